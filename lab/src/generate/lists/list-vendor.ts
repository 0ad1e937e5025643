import { seededRandom, type SeededRandom } from '../../seeded-random.ts';
import { dateStylesOf, NUMBER_STYLES } from '../business/writing-habits.ts';
import { number, text, yesNo, type DocumentFamily, type GeneratedField, type TruthValue } from '../generated-document.ts';
import { heading, labelsAcross, labelsInline, labelsLeft, LOOKS, page, paragraphs, small, table } from '../markup.ts';
import { address, firm } from '../people-and-places.ts';
import { cellValue, type CellValue, type ListHabits } from './cell-values.ts';
import type { CellKind, ListColumn, ListKind } from './list-kind.ts';

const NUMBERS: readonly CellKind[] = ['count', 'measure', 'percent', 'money', 'year'];
const ANSWERS: Record<string, readonly [string, string]> = {
  eng: ['yes', 'no'],
  deu: ['ja', 'nein'],
  fra: ['oui', 'non'],
  spa: ['sí', 'no'],
  ita: ['sì', 'no'],
  por: ['sim', 'não'],
  nld: ['ja', 'nee'],
  pol: ['tak', 'nie'],
};
const PRINTED_SHARE = 0.8;
/** Asked for although no column gives it. */
const ABSENT_SHARE = 0.3;
const BLANK_SHARE = 0.15;

/** A firm that keeps a list in its own form, and a user who wants some of its columns in their own words. */
export function listVendor(kind: ListKind, seed: number): DocumentFamily {
  const random = seededRandom(seed);
  const [first, ...rest] = kind.columns as [ListColumn, ...ListColumn[]];
  const printed = [first, ...rest.filter(() => random.chance(PRINTED_SHARE))];
  const shown = random.chance(0.2) ? [first, ...random.shuffled(printed.slice(1))] : printed;
  const missing = kind.columns.filter((column) => !shown.includes(column));
  const above = kind.once.filter(() => random.chance(0.7));
  const asked = [
    ...random.some(shown, Math.max(2, random.whole(shown.length - 3, shown.length))),
    ...(random.chance(ABSENT_SHARE) ? missing.slice(0, 1) : []),
    ...above.filter(() => random.chance(0.35)),
  ];
  const wording = random.pick(['own', 'own', 'heads', 'bare'] as const);
  const heads = new Map(kind.columns.concat(kind.once).map((column) => [column, random.pick(column.heads.split('|'))]));
  const habits = habitsOf(kind, random);
  const title = random.pick(kind.titles.split('|'));
  const style = {
    look: random.pick(LOOKS),
    grid: random.pick(['ruled', 'lined', 'bare']),
    longest: random.pick([6, 12, 38]),
    sparse: random.chance(0.4) ? shown.slice(2).filter(() => random.chance(0.3)) : [],
    sums: random.chance(0.35),
    narrow: random.chance(0.35),
    intro: random.chance(0.3),
    above: random.pick([labelsLeft, labelsInline, labelsAcross]),
  };
  return {
    id: `list-${kind.id}-${seed}`,
    language: kind.language,
    name: title,
    description: random.chance(0.8) ? kind.row : '',
    fields: asked.map((column) => fieldOf(column, heads.get(column) ?? '', wording)),
    write(draw) {
      const once = new Map(above.map((column) => [column, cellValue(column.cell, draw, habits)]));
      const rows = Array.from(
        { length: draw.whole(3, style.longest) },
        () =>
          new Map(
            shown.map((column): [ListColumn, CellValue] => [
              column,
              style.sparse.includes(column) && draw.chance(BLANK_SHARE) ? { shown: '', truth: null } : cellValue(column.cell, draw, habits),
            ]),
          ),
      );
      const cells = rows.map((row) => shown.map((column) => row.get(column)?.shown ?? ''));
      const sums = style.sums && shown.length > 2 ? [sumsRow(shown, draw, habits)] : [];
      const grid = table(
        shown.map((column) => heads.get(column) ?? ''),
        [...cells, ...sums],
        { look: style.grid, right: shown.flatMap(({ cell }, at) => (NUMBERS.includes(cell) ? [at] : [])) },
      );
      const pairs = above.map((column): [string, string] => [heads.get(column) ?? '', once.get(column)?.shown ?? '']);
      const html = page(
        style.look,
        small(`${firm(draw, kind.language)} · ${address(draw, kind.language).line}`),
        heading(title),
        pairs.length ? style.above(pairs) : '',
        style.intro ? paragraphs(kind.row) : '',
        style.narrow ? `<div style="width:72%">${grid}</div>` : grid,
      );
      return { html, rows: rows.map((row) => asked.map((column): TruthValue => (row.get(column) ?? once.get(column))?.truth ?? null)) };
    },
  };
}

function habitsOf(kind: ListKind, random: SeededRandom): ListHabits {
  return {
    language: kind.language,
    dates: random.pick(dateStylesOf(kind.language)),
    numbers: NUMBER_STYLES[kind.language] ?? 'en',
    currency: random.pick(['', '', ' €', ' EUR']),
    codes: random.pick(['digits', 'dashed', 'letters'] as const),
    answers: ANSWERS[kind.language] ?? ['yes', 'no'],
    words: kind.words.split(','),
    notes: kind.notes.split(','),
  };
}

function fieldOf(column: ListColumn, head: string, wording: 'own' | 'heads' | 'bare'): GeneratedField {
  const name = wording === 'heads' && head !== '' ? head : column.name;
  const said = wording === 'bare' ? '' : column.said;
  if (NUMBERS.includes(column.cell)) return number(name, said);
  return column.cell === 'answer' ? yesNo(name, said) : text(name, said);
}

/** The last row of a list that adds up its money; it is no item. */
function sumsRow(shown: readonly ListColumn[], draw: SeededRandom, habits: ListHabits): string[] {
  return shown.map(({ cell }, at) => (at === 0 ? 'Total' : cell === 'money' ? cellValue('money', draw, habits).shown : ''));
}
