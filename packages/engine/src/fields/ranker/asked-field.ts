import type { Linker } from '../../linker/linker.ts';
import type { TemplateField } from '../../model/index.ts';
import { embedAsked } from '../compile/asked-wordings.ts';
import { LOOKS, type Look } from '../candidates/looks.ts';

/** How a field is asked for, as the linker sees it. */
export interface AskedField {
  /** The name; name and description; what the user quotes as printed. Nearness to the nearest of them counts. */
  vectors: Float32Array[];
  /** How likely its value is of each kind; adds up to 1. */
  kinds: Readonly<Record<Look, number>>;
}

/** Tells the kind of value from how a field is asked for: one row of weights a kind over the linker's vector, then a bias. */
export type KindWeights = Readonly<Record<Look, { weights: Float32Array; bias: number }>>;

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
  const scores = possible.map((look) => Math.exp(kinds[look].bias + dot(kinds[look].weights, vector)));
  const sum = scores.reduce((total, score) => total + score, 0);
  const shares = new Map(possible.map((look, at) => [look, (scores[at] ?? 0) / sum]));
  return Object.fromEntries(LOOKS.map((look) => [look, shares.get(look) ?? 0])) as Record<Look, number>;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
