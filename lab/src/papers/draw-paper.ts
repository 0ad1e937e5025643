import type { FieldType, Template } from '@sheetlift/engine/model';
import { address, firm } from '../generate/people-and-places.ts';
import { drawAsked, drawLanguage } from '../linker/draw-pairs.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type Domain, type Meaning, type MeaningKind, type WordLanguage } from '../words/read-words.ts';
import { drawAside } from './asides.ts';
import { regionOf } from './draw-name.ts';
import { drawHabits, drawOfKind, drawValue } from './draw-value.ts';
import { FILLER } from './filler.ts';
import { type Asked, cellKey, type DrawnValue, type Fact, type Paper, type PaperHabits, type RowTable } from './paper.ts';

export interface DrawnPaper {
  paper: Paper;
  template: Template;
  asked: Asked[];
  /** Key of what is asked -> what a reader should answer; null where the paper does not say it. */
  truth: Map<string, DrawnValue | null>;
}

/** Shares of papers: with rows, asked in the language they are printed in, asked by names alone. */
const WITH_ROWS = 0.4;
const OWN_LANGUAGE = 0.7;
const NAMES_ONLY = 0.5;
/** Of the columns of a table. */
const ASKED_COLUMNS = 0.7;
/** Of what is asked for, so much is not on the paper, and half of that not even as a label over a blank. */
const NOT_THERE = 0.15;

/** Shares of papers whose labels are printed in capitals, and in two languages. */
const CAPITALS = 0.12;
const BILINGUAL = 0.08;
/** Of numbers that have a unit. */
const UNIT_IN_LABEL = 0.3;

const TYPES: Partial<Record<MeaningKind, FieldType>> = {
  money: 'number',
  number: 'number',
  percent: 'number',
  yesno: 'yes/no',
  choice: 'enum',
};
/** Shares of tables: without heads, with heads cut short. */
const HEADLESS = 0.06;
const SHORT_HEADS = 0.35;
/** Of columns of choices: "G" for "good". */
const CODED_CHOICES = 0.25;
/** What cannot be held in one cell of a table. */
const TOO_LONG_FOR_CELLS: readonly MeaningKind[] = ['address', 'sentence'];

export function drawPaper(domain: Domain, random: SeededRandom): DrawnPaper {
  const language = drawLanguage(random);
  const habits = drawHabits(language, random);
  const known = domain.meanings.filter(({ wordings }) => wordings[language].labels.length > 0);
  const labelled = drawLabels(habits, random);
  const withRows = random.chance(WITH_ROWS) && known.filter(({ inRow }) => inRow).length >= 3;
  const facts = random
    .some(
      known.filter(({ inRow }) => !inRow),
      random.whole(5, 18),
    )
    .map((meaning): Fact => {
      const { label, draw } = labelled(meaning);
      return { key: meaning.id, meaning, label, value: draw() };
    });
  const table = withRows
    ? drawTable(
        random.some(
          known.filter(({ inRow, kind }) => inRow && !TOO_LONG_FOR_CELLS.includes(kind)),
          random.whole(3, 7),
        ),
        labelled,
        domain,
        { habits, random },
      )
    : null;
  const issuerFact = facts.find(({ meaning }) => meaning.kind === 'company' || meaning.kind === 'office');
  const own = address(random, regionOf(language));
  const paper: Paper = {
    language,
    domain: domain.code,
    title: random.pick(domain.papers[language].length > 0 ? domain.papers[language] : domain.papers.en),
    issuer: {
      name: issuerFact?.value?.printed ?? firm(random, regionOf(language)),
      key: issuerFact?.key,
      address: own.line,
      contact: drawOfKind('phone', habits, random).printed,
    },
    facts,
    table,
    filler: random.shuffled([
      ...random.some(FILLER[language], random.whole(0, 3)),
      ...Array.from({ length: random.whole(0, 4) }, () => drawAside(habits, random)),
    ]),
    habits,
    random,
  };
  return { paper, ...drawQuestions(domain, paper, random) };
}

/** What a paper prints beside values of a meaning, and how it draws them. */
type Labelled = (meaning: Meaning) => { label: string; draw(): DrawnValue };

/** One way for the whole paper. A unit stands in the label or behind each value. */
function drawLabels(habits: PaperHabits, random: SeededRandom): Labelled {
  const isCapital = random.chance(CAPITALS);
  const isBilingual = habits.language !== 'en' && random.chance(BILINGUAL);
  const brackets = random.pick(['()', '()', '[]', ', ']);
  return (meaning) => {
    const { wordings, kind, forms } = meaning;
    const own = random.pick(wordings[habits.language].labels);
    const whole = isBilingual && wordings.en.labels.length > 0 ? `${own} / ${random.pick(wordings.en.labels)}` : own;
    const label = isCapital ? whole.toUpperCase() : whole;
    if (kind !== 'number' || forms.length === 0 || !random.chance(UNIT_IN_LABEL))
      return { label, draw: () => drawValue(meaning, habits, random) };
    const unit = random.pick(forms);
    const bare = { ...meaning, forms: [] };
    const withUnit = brackets === ', ' ? `${label}, ${unit}` : `${label} ${brackets.charAt(0)}${unit}${brackets.charAt(1)}`;
    return { label: withUnit, draw: () => drawValue(bare, habits, random) };
  };
}

interface Drawing {
  habits: PaperHabits;
  random: SeededRandom;
}

function drawTable(meanings: readonly Meaning[], labelled: Labelled, domain: Domain, { habits, random }: Drawing): RowTable {
  const items = domain.items[habits.language];
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
  return { columns, rows, sums };
}

const asItIs = (label: string): string => label;

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

function drawQuestions(domain: Domain, paper: Paper, random: SeededRandom): Omit<DrawnPaper, 'paper'> {
  const language = random.chance(OWN_LANGUAGE) ? paper.language : drawLanguage(random);
  const namesOnly = random.chance(NAMES_ONLY);
  const [asked, truth] = [[] as Asked[], new Map<string, DrawnValue | null>()];
  const ask = (meaning: Meaning, key: string, inRow: boolean): void => {
    const field = fieldOf(meaning, `f${asked.length}`, { language, namesOnly, random });
    if (field) asked.push({ field, key, inRow });
  };
  if (paper.table) paper.table.columns.forEach(({ meaning }, column) => random.chance(ASKED_COLUMNS) && ask(meaning, String(column), true));
  for (const fact of random.some(paper.facts, random.whole(paper.table ? 0 : 3, Math.min(12, paper.facts.length)))) {
    ask(fact.meaning, fact.key, false);
    if (random.chance(NOT_THERE)) takeAway(paper, fact, random);
  }
  const missing = domain.meanings.filter(({ id, inRow }) => !inRow && !paper.facts.some(({ key }) => key === id));
  if (!paper.table) for (const meaning of random.some(missing, random.whole(0, 2))) ask(meaning, meaning.id, false);
  for (const { key, inRow } of asked) if (!inRow) truth.set(key, paper.facts.find((fact) => fact.key === key)?.value ?? null);
  paper.table?.rows.forEach((row, number) => row.forEach((value, column) => truth.set(cellKey(number, column), value)));
  return {
    template: { name: random.chance(0.7) ? paper.title : '', description: '', entities: random.shuffled(asked.map(({ field }) => field)) },
    asked,
    truth,
  };
}

/** The paper keeps the label over a blank, or nothing of it. */
function takeAway(paper: Paper, fact: Fact, random: SeededRandom): void {
  if (paper.issuer.key === fact.key) paper.issuer.key = undefined;
  if (random.chance(0.5)) fact.value = null;
  else paper.facts.splice(paper.facts.indexOf(fact), 1);
}

function fieldOf(
  meaning: Meaning,
  id: string,
  { language, namesOnly, random }: { language: WordLanguage; namesOnly: boolean; random: SeededRandom },
): Asked['field'] | null {
  const { names, questions } = meaning.wordings[language];
  const type = TYPES[meaning.kind] ?? 'text';
  const options = meaning.values[language] ?? meaning.values.en ?? [];
  if (names.length === 0 || (type === 'enum' && options.length < 2))
    return drawAsked(meaning, language, random) === null
      ? null
      : { id, variableName: meaning.id, description: '', type: 'text', enumValues: [] };
  return {
    id,
    variableName: random.pick(names),
    description: namesOnly || random.chance(0.3) || questions.length === 0 ? '' : random.pick(questions),
    type,
    enumValues: type === 'enum' ? options : [],
  };
}
