import { type ModelProtocol, type ServedModel, VENDOR_ADDRESSES } from './model-server.ts';

/** Where a vendor's models answer, and which variable of the environment holds the key to them. */
interface Vendor {
  protocol: ModelProtocol;
  baseUrl: (environment: Environment) => string;
  keyName: string | null;
  needsKey: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const VENDORS: Record<string, Vendor> = {
  ollama: {
    protocol: 'openai',
    baseUrl: ({ OLLAMA_HOST }) => `${withScheme(OLLAMA_HOST || '127.0.0.1:11434')}/v1`,
    keyName: null,
    needsKey: false,
  },
  lmstudio: { protocol: 'openai', baseUrl: () => 'http://127.0.0.1:1234/v1', keyName: null, needsKey: false },
  openai: { protocol: 'openai', baseUrl: () => VENDOR_ADDRESSES.openai, keyName: 'OPENAI_API_KEY', needsKey: true },
  anthropic: { protocol: 'anthropic', baseUrl: () => VENDOR_ADDRESSES.anthropic, keyName: 'ANTHROPIC_API_KEY', needsKey: true },
  google: { protocol: 'google', baseUrl: () => VENDOR_ADDRESSES.google, keyName: 'GEMINI_API_KEY', needsKey: true },
  compatible: { protocol: 'openai', baseUrl: ({ MODEL_BASE_URL }) => MODEL_BASE_URL ?? '', keyName: 'MODEL_API_KEY', needsKey: false },
};

/** What is wrong with the name of a model, or missing for it, in a sentence for whoever wrote it. */
export class ModelNameProblem extends Error {}

/** "ollama/qwen3:8b", "anthropic/NAME": the server that answers, its key from the environment. Throws `ModelNameProblem`. */
export function namedModel(given: string, environment: Environment): ServedModel {
  const [, name = '', model = ''] = /^([a-z]+)\/(.+)$/.exec(given) ?? [];
  const vendor = VENDORS[name];
  if (!vendor) throw new ModelNameProblem(`A model is VENDOR/NAME, VENDOR one of ${Object.keys(VENDORS).join(', ')}; not "${given}".`);
  const baseUrl = vendor.baseUrl(environment);
  if (!URL.canParse(baseUrl))
    throw new ModelNameProblem('Say in MODEL_BASE_URL where the model answers, such as http://127.0.0.1:8080/v1.');
  const key = (vendor.keyName === null ? null : environment[vendor.keyName]) || null;
  if (vendor.needsKey && !key) throw new ModelNameProblem(`Put the key for ${name} into the environment, as ${vendor.keyName}.`);
  return { protocol: vendor.protocol, id: given, baseUrl, model, key };
}

const withScheme = (host: string): string => (/^https?:\/\//.test(host) ? host : `http://${host}`).replace(/\/+$/, '');
