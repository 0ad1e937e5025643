import { foldInPlace } from '../../values/fold.ts';
import { splitName } from '../../values/split-name.ts';
import type { Linker } from '../../linker/linker.ts';
import type { TemplateField } from '../../model/index.ts';
import { embedAsked, nearness } from './asked-wordings.ts';

/** What a field asks for one end of: the least or the most that is printed as a range. */
export interface Bound {
  /** Index in the template's entities. */
  field: number;
  end: 'least' | 'most';
  /** -1..1: how near printed words are in meaning to what the range is of. */
  near(printed: string): number;
  /** Whether both ask for ends of the same range. */
  isOf(other: Bound): boolean;
}

const LEAST =
  /\b(?:min|minim\p{L}*|lowest|least|smallest|lower|niedrigst\p{L}*|kleinst\p{L}*|unterst?e[rns]?|mindest\p{L}*|plus (?:bas|petit)e?|inferieure?|mas baj[ao]|inferior|piu bass[ao]|inferiore|mais baix[ao]|laagste|onderste|ondergrens|najnizsz\p{L}*|najmniejsz\p{L}*|dolna)\b/gu;
const MOST =
  /\b(?:max|maxim\p{L}*|maksym\p{L}*|maxima\p{L}*|highest|greatest|largest|upper|hochst\p{L}*|grosst\p{L}*|oberst?e[rns]?|plus (?:haut|grand)e?|superieure?|mas alt[ao]|superior|massim\p{L}*|piu alt[ao]|superiore|mais alt[ao]|hoogste|bovenste|bovengrens|najwyzsz\p{L}*|najwieksz\p{L}*|gorna)\b/gu;

/**
 * The fields of numbers that ask for the least or the most of something ("T min", "highest permitted voltage"). Two that differ by nothing
 * else ask for the same range, and what is said of the one holds for both.
 */
export function boundsOf(fields: readonly TemplateField[], linker: Linker): Bound[] {
  const asked = fields.flatMap((field, at) => {
    const name = splitName(field.variableName);
    const said = foldInPlace(`${name} . ${field.description}`);
    const [isLeast, isMost] = [said.search(LEAST) >= 0, said.search(MOST) >= 0];
    if (field.type !== 'number' || isLeast === isMost) return [];
    const bare = { ...field, variableName: without(name), description: without(field.description) };
    return [{ field: at, end: isLeast ? ('least' as const) : ('most' as const), bare }];
  });
  const of = new Map(asked.map(({ field, bare }) => [field, bare.variableName]));
  return asked.map(({ field, end, bare }) => {
    const same = asked.filter((other) => other.bare.variableName === bare.variableName);
    const ways = same.flatMap((other) => [
      ...embedAsked(other.bare, linker),
      ...(other.bare.description === '' ? [] : [linker.embed(other.bare.description)]),
    ]);
    return {
      field,
      end,
      near: (printed) => nearness(ways, linker.embed(printed)),
      isOf: (other) => of.get(other.field) === bare.variableName,
    };
  });
}

/** The words without those for least and most. */
function without(text: string): string {
  const folded = foldInPlace(text);
  let bare = text;
  for (const { index, 0: word } of [...folded.matchAll(LEAST), ...folded.matchAll(MOST)])
    bare = bare.slice(0, index) + ' '.repeat(word.length) + bare.slice(index + word.length);
  return bare.replace(/[\s,;.]+/g, ' ').trim();
}
