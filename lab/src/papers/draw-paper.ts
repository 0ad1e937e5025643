import type { FieldType, Template } from '@sheetlift/engine/model';
import { address, firm } from '../generate/people-and-places.ts';
import { drawAsked, drawLanguage } from '../linker/draw-pairs.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type Domain, type Meaning, type MeaningKind, type WordLanguage } from '../words/read-words.ts';
import { drawAside } from './asides.ts';
import { drawLabels } from './draw-labels.ts';
import { regionOf } from './draw-name.ts';
import { drawTable } from './draw-table.ts';
import { drawHabits, drawOfKind } from './draw-value.ts';
import { FILLER } from './filler.ts';
import { type Asked, cellKey, type DrawnValue, type Fact, type Paper } from './paper.ts';

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
/** Shares of papers without a table that say of one thing what tables say of many, and of all papers that have a table nobody asks for. */
const OF_ONE_ROW = 0.2;
const WITH_ANOTHER_TABLE = 0.15;
/** Of papers with a firm or an office among their facts: it prints them, and no label names it. */
const ISSUER_ASKED = 0.65;
/** Of what is asked for and missing: another value stands there that is easily taken for it. */
const MISTAKABLE = 0.6;

const TYPES: Partial<Record<MeaningKind, FieldType>> = {
  money: 'number',
  number: 'number',
  percent: 'number',
  yesno: 'yes/no',
  choice: 'enum',
};
const MOST_ROWS_BESIDES = 6;
/** What cannot be held in one cell of a table. */
const TOO_LONG_FOR_CELLS: readonly MeaningKind[] = ['address', 'sentence'];

export function drawPaper(domain: Domain, random: SeededRandom): DrawnPaper {
  const language = drawLanguage(random);
  const habits = drawHabits(language, random);
  const known = domain.meanings.filter(({ wordings }) => wordings[language].labels.length > 0);
  const labelled = drawLabels(habits, random);
  const withRows = random.chance(WITH_ROWS) && known.filter(({ inRow }) => inRow).length >= 3;
  const ofRows = known.filter(({ inRow, kind }) => inRow && !TOO_LONG_FOR_CELLS.includes(kind));
  const ofPaper = known.filter(({ inRow }) => !inRow);
  const isOfOneRow = !withRows && ofRows.length >= 3 && random.chance(OF_ONE_ROW);
  const facts = random.some(isOfOneRow ? known : ofPaper, random.whole(5, 18)).map((meaning): Fact => {
    const { label, draw } = labelled(meaning);
    return { key: meaning.id, meaning, label, value: draw() };
  });
  const drawing = { labelled, items: domain.items[language], habits, random };
  const ofTable = random.some(ofRows, random.whole(3, 7));
  const table = withRows ? drawTable(ofTable, drawing) : null;
  const others = ofRows.filter((meaning) => !(withRows && ofTable.includes(meaning)) && !facts.some(({ key }) => key === meaning.id));
  const besides =
    others.length >= 2 && random.chance(WITH_ANOTHER_TABLE) ? drawTable(random.some(others, random.whole(2, 4)), drawing) : null;
  const issuerFact = random.chance(ISSUER_ASKED)
    ? facts.find(({ meaning }) => meaning.kind === 'company' || meaning.kind === 'office')
    : undefined;
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
    besides: besides && { ...besides, rows: besides.rows.slice(0, MOST_ROWS_BESIDES) },
    filler: random.shuffled([
      ...random.some(FILLER[language], random.whole(0, 3)),
      ...Array.from({ length: random.whole(0, 4) }, () => drawAside(habits, random)),
    ]),
    habits,
    random,
  };
  return { paper, ...drawQuestions(domain, paper, random) };
}

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
  const mistakable = missing.filter(({ kind, opposites }) =>
    paper.facts.some(({ key, meaning }) => opposites.includes(key) || (meaning.kind === kind && !asked.some((one) => one.key === key))),
  );
  const isMistaken = mistakable.length > 0 && random.chance(MISTAKABLE);
  if (!paper.table)
    for (const meaning of random.some(isMistaken ? mistakable : missing, random.whole(0, 2))) ask(meaning, meaning.id, false);
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
