import type { ModelProtocol } from '../model-server.ts';
import { ANTHROPIC } from './anthropic.ts';
import { GOOGLE } from './google.ts';
import { OPENAI } from './openai.ts';
import type { Protocol } from './protocol.ts';

export const PROTOCOLS: Record<ModelProtocol, Protocol> = { openai: OPENAI, anthropic: ANTHROPIC, google: GOOGLE };
