import type { ModelErrorCode } from '@sheetlift/engine/language-model';
import { ModelError } from '@sheetlift/engine/language-model';
import type { Listed, Tried } from './model-worker-protocol.ts';

type Trouble = Extract<Listed, { kind: 'trouble' }>['trouble'];

/** Why the models of a server are not known, and what to do. `origin` is this page's own. */
export function troubleWords(trouble: Trouble, address: string, origin: string): string {
  const { host } = new URL(address);
  switch (trouble) {
    case 'unreachable':
      return `Nothing answers at ${host}. Check the address and whether the server is running; where the browser asks, let this page connect to devices and programs.`;
    case 'refused':
      return `${host} is there, and does not let this page speak to it. Allow ${origin} on the server: for Ollama set OLLAMA_ORIGINS=${origin} and start it again; in LM Studio switch on CORS in the server’s settings; for vLLM add --allowed-origins '["${origin}"]'.`;
    case 'key-refused':
      return `${host} did not accept the key.`;
    case 'no-list':
      return `What answers at ${host} has no list of models. The address of a server of the OpenAI protocol usually ends in /v1.`;
    case 'not-allowed':
      return `This installation does not let its page reach ${host}. Its operator can allow it (MODEL_ORIGINS).`;
  }
}

/** What came of trying a model. */
export function trialWords(trial: Tried, model: string, address: string | null, origin: string): string {
  switch (trial.kind) {
    case 'answered':
      return trial.right
        ? `It pointed at the right words of a sample, “${trial.quote}”, in ${(trial.ms / 1_000).toFixed(1)} s with ${trial.tokens.toLocaleString('en-GB')} tokens.`
        : `It answered in the right form and pointed at the wrong words of a sample: “${trial.quote}”. A larger model may do better.`;
    case 'formless':
      return `It answered, but not in the form that was asked for: “${trial.text.slice(0, 80)}”. A larger model may do better.`;
    case 'refused':
      return troubleWords('refused', address ?? origin, origin);
    case 'failed':
      return failureWords(trial.code, model);
  }
}

function failureWords(code: ModelErrorCode, model: string): string {
  return code === 'unknown_model' ? `The server has no language model named “${model}”.` : new ModelError(code).message;
}
