import type { Linker } from '../../linker/linker.ts';
import type { TemplateField } from '../../model/index.ts';
import { embedAsked } from '../compile/asked-wordings.ts';
import { LOOKS, type Look } from '../candidates/looks.ts';
import { kindShares, type KindWeights } from './text-knowledge.ts';

/** How a field is asked for, as the linker sees it. */
export interface AskedField {
  /** The name; name and description; what the user quotes as printed. Nearness to the nearest of them counts. */
  vectors: Float32Array[];
  /** How likely its value is of each kind; adds up to 1. */
  kinds: Readonly<Record<Look, number>>;
}

/** Kinds that a field of each type may have. */
const KINDS_OF_TYPE: Record<TemplateField['type'], readonly Look[]> = {
  text: LOOKS.filter((look) => look !== 'money' && look !== 'number' && look !== 'percent' && look !== 'yesno'),
  number: ['money', 'number', 'percent'],
  'yes/no': ['yesno'],
  enum: ['choice'],
};

export function askField(field: TemplateField, linker: Linker, kinds: KindWeights): AskedField {
  const quoted = [...field.description.matchAll(/["“„«]([^"”“»]{2,60})["”“»]/gu)].map((match) => linker.embed(match[1] ?? ''));
  const asked = embedAsked(field, linker);
  return { vectors: [...asked, ...quoted], kinds: kindsOf(field, asked.at(-1) ?? NO_WORDS, kinds) };
}

const NO_WORDS = new Float32Array(0);

function kindsOf({ type }: TemplateField, vector: Float32Array, kinds: KindWeights): Record<Look, number> {
  const possible = KINDS_OF_TYPE[type];
  const shares = kindShares(vector, possible, kinds);
  return Object.fromEntries(LOOKS.map((look) => [look, shares[possible.indexOf(look)] ?? 0])) as Record<Look, number>;
}
