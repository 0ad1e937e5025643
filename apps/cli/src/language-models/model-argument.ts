import type { BudgetLimits } from '@sheetlift/engine';
import { type ModelProtocol, type ServedModel, VENDOR_ADDRESSES } from '@sheetlift/language-models';
import { UsageError } from '../usage-error.ts';

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
    baseUrl: ({ OLLAMA_HOST }) => `${withScheme(OLLAMA_HOST ?? '127.0.0.1:11434')}/v1`,
    keyName: null,
    needsKey: false,
  },
  lmstudio: { protocol: 'openai', baseUrl: () => 'http://127.0.0.1:1234/v1', keyName: null, needsKey: false },
  openai: { protocol: 'openai', baseUrl: () => VENDOR_ADDRESSES.openai, keyName: 'OPENAI_API_KEY', needsKey: true },
  anthropic: { protocol: 'anthropic', baseUrl: () => VENDOR_ADDRESSES.anthropic, keyName: 'ANTHROPIC_API_KEY', needsKey: true },
  google: { protocol: 'google', baseUrl: () => VENDOR_ADDRESSES.google, keyName: 'GEMINI_API_KEY', needsKey: true },
  compatible: { protocol: 'openai', baseUrl: ({ MODEL_BASE_URL }) => MODEL_BASE_URL ?? '', keyName: 'MODEL_API_KEY', needsKey: false },
};

/** `--model ollama/qwen3:8b`: the server that answers, its key from the environment. */
export function modelServer(given: string, environment: Environment): ServedModel {
  const [, name = '', model = ''] = /^([a-z]+)\/(.+)$/.exec(given) ?? [];
  const vendor = VENDORS[name];
  if (!vendor) throw new UsageError(`--model takes VENDOR/NAME, VENDOR one of ${Object.keys(VENDORS).join(', ')}; not "${given}".`);
  const baseUrl = vendor.baseUrl(environment);
  if (!URL.canParse(baseUrl)) throw new UsageError('Say in MODEL_BASE_URL where the model answers, such as http://127.0.0.1:8080/v1.');
  const key = vendor.keyName === null ? null : (environment[vendor.keyName] ?? null);
  if (vendor.needsKey && !key) throw new UsageError(`Put the key for ${name} into the environment, as ${vendor.keyName}.`);
  return { protocol: vendor.protocol, id: given, baseUrl, model, key };
}

const withScheme = (host: string): string => (/^https?:\/\//.test(host) ? host : `http://${host}`).replace(/\/+$/, '');

/** `--model-tokens N`, `--model-money N` and `--model-price INPUT/OUTPUT`, of a million tokens. */
export function modelLimits({
  tokens,
  money,
  price,
}: {
  tokens?: string | undefined;
  money?: string | undefined;
  price?: string | undefined;
}): BudgetLimits {
  const [, input, output] = /^([\d.]+)\/([\d.]+)$/.exec(price ?? '') ?? [];
  if (price !== undefined && output === undefined)
    throw new UsageError(`--model-price takes what a million tokens cost, in and out: 0.5/1.5; not "${price}".`);
  if (money !== undefined && price === undefined) throw new UsageError('--model-money needs --model-price.');
  return {
    tokens: amount('--model-tokens', tokens),
    money: amount('--model-money', money),
    price: output === undefined ? null : { input: Number(input), output: Number(output) },
  };
}

function amount(option: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  const number = Number(given);
  if (!(number > 0)) throw new UsageError(`${option} takes a number above 0; not "${given}".`);
  return number;
}
