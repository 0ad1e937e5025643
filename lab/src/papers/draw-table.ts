import type { SeededRandom } from '../seeded-random.ts';
import type { Meaning, MeaningKind, WordLanguage } from '../words/read-words.ts';
import type { Labelled } from './draw-labels.ts';
import type { DrawnValue, PaperHabits, RowTable } from './paper.ts';

/** Shares of tables: without heads, with heads cut short, with a number of each column below its head, with heads in common above. */
const HEADLESS = 0.06;
const SHORT_HEADS = 0.35;
const NUMBERED_COLUMNS = 0.06;
const COMMON_HEADS = 0.12;
/** Of tables with such a column: its value is the same in rows that follow each other. */
const GROUPED = 0.14;
/** Kinds of which one value may hold for several rows. */
const GROUPING: readonly MeaningKind[] = ['phrase', 'choice', 'person', 'company', 'office', 'place', 'date'];
/** Of columns of choices: "G" for "good". */
const CODED_CHOICES = 0.25;

/** The repeated part of a paper, of these meanings. `items`: short texts that stand in rows of the domain's papers. */
export function drawTable(
  meanings: readonly Meaning[],
  { labelled, items, habits, random }: { labelled: Labelled; items: readonly string[]; habits: PaperHabits; random: SeededRandom },
): RowTable {
  const heads = random.chance(HEADLESS) ? () => '' : random.chance(SHORT_HEADS) ? (label: string) => shortened(label, random) : asItIs;
  const drawn = meanings.map((meaning) => ({ meaning, ...labelled(meaning) }));
  const columns = drawn.map(({ meaning, label }) => ({ meaning, label: heads(label) }));
  const blanks = columns.map(() => (random.chance(0.15) ? 0.3 : 0));
  const coded = columns.map(({ meaning }) => meaning.kind === 'choice' && random.chance(CODED_CHOICES));
  const count = random.pick([2, 3, 4, 5, 6, 8, 12, 20, 45]);
  const firstPhrase = meanings.findIndex(({ kind }) => kind === 'phrase');
  const rows = Array.from({ length: count }, () =>
    drawn.map(({ draw }, column): DrawnValue | null => {
      if (random.chance(blanks[column] ?? 0)) return null;
      const item = column === firstPhrase && items.length > 0 ? random.pick(items) : null;
      if (item !== null) return { printed: item, truth: item };
      const value = draw();
      return coded[column] && value ? { ...value, printed: value.printed.slice(0, 2).toUpperCase() } : value;
    }),
  );
  const money = meanings.findIndex(({ kind }) => kind === 'money');
  const sum = rows.reduce((total, row) => total + (typeof row[money]?.truth === 'number' ? row[money].truth : 0), 0);
  const sums =
    money >= 0 && random.chance(0.5) ? [{ label: random.pick(SUMS[habits.language]), printed: habits.money(sum.toFixed(2)) }] : [];
  return {
    columns,
    rows,
    sums,
    carried: money >= 0 && random.chance(0.5) ? random.pick(CARRIED[habits.language]) : undefined,
    above: columns.length > 3 && random.chance(COMMON_HEADS) ? commonHeads(columns.length, items, random) : undefined,
    below: random.chance(NUMBERED_COLUMNS) ? columns.map((_, at) => String(at + 1)) : undefined,
    grouped: columns.length > 2 && random.chance(GROUPED) ? groupRows(meanings, rows, random) : undefined,
  };
}

const asItIs = (label: string): string => label;

/** Over two of the columns what they have in common; nothing over the others. */
function commonHeads(count: number, items: readonly string[], random: SeededRandom): string[] | undefined {
  const at = random.whole(1, count - 2);
  return items.length === 0 ? undefined : Array.from({ length: count }, (_, column) => (column === at ? random.pick(items) : ''));
}

/** Gives rows that follow each other one value in a column that can have that; which column, none where none can. */
function groupRows(meanings: readonly Meaning[], rows: (DrawnValue | null)[][], random: SeededRandom): number | undefined {
  const column = meanings.findIndex(({ kind }) => GROUPING.includes(kind));
  if (column < 0) return undefined;
  let left = 0;
  let value: DrawnValue | null = null;
  for (const row of rows) {
    if (left === 0) [left, value] = [random.whole(2, 6), row[column] ?? null];
    row[column] = value;
    left--;
  }
  return column;
}

/** "Quantity ordered" as narrow columns print it: "Quant. ord.", "Qntty", "Q". */
function shortened(label: string, random: SeededRandom): string {
  const words = label.split(' ');
  const form = random.next();
  if (form < 0.4) return label;
  if (form < 0.75) return words.map((word) => (word.length > 5 ? `${word.slice(0, random.whole(3, 5))}.` : word)).join(' ');
  if (form < 0.85) return words.map((word) => word.charAt(0) + word.slice(1).replace(/[aeiouäöüáéíóúàèù]/g, '')).join(' ');
  return form < 0.93 ? (words[0] ?? '') : words.map((word) => word.charAt(0).toUpperCase()).join('.');
}

const SUMS: Record<WordLanguage, readonly string[]> = {
  en: ['Total', 'Sum', 'Grand total'],
  de: ['Summe', 'Gesamt'],
  fr: ['Total', 'Total général'],
  es: ['Total', 'Suma'],
  it: ['Totale'],
  pt: ['Total', 'Soma'],
  nl: ['Totaal'],
  pl: ['Razem', 'Suma'],
};

const CARRIED: Record<WordLanguage, readonly string[]> = {
  en: ['Carried forward', 'Balance c/f'],
  de: ['Übertrag'],
  fr: ['À reporter', 'Report'],
  es: ['Suma y sigue'],
  it: ['Da riportare', 'Riporto'],
  pt: ['A transportar', 'Transporte'],
  nl: ['Transport', 'Over te brengen'],
  pl: ['Do przeniesienia'],
};
