import type { Line } from '../../model/index.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { printedRun, runOfLines } from '../document/word-run.ts';
import type { Search } from '../search/search.ts';
import { placeFeatures } from './place-features.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** Print of one size differs by no more, in points. */
const SAME_SIZE_PT = 0.8;
/** So much higher than the usual line of its page print is a headline, and so long it may be. */
const [LARGE, MOST_LINES] = [1.35, 5];
/** Of a headline that names a person. */
const LIKE_A_NAME = 0.5;

/** The largest print of the first page: the title where a field asks for it, or the person a paper is of, where it is a name. */
export function proposeHeadline(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const isPerson = field.concept === 'full-name' && field.role === null;
  if (field.concept !== 'document-title' && !isPerson) return [];
  const lines = headlineOf(search);
  const printed = printedRun(
    runOfLines(
      search.layout,
      lines.map(({ index }) => index),
    ),
  );
  const [first] = lines;
  if (!printed || !first || (isPerson && personLikelihood(printed.text) < LIKE_A_NAME)) return [];
  const features = { ...placeFeatures(search, { printed, line: first, likelihood: 1, reading: null }), kind: 1, large: 1, role: 1 };
  const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: 'the largest print of the first page' };
  return [proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: null })].filter((proposal) => proposal !== null);
}

/** The lines of the largest print; none where print of that size stands in several places, or hardly larger than the rest. */
function headlineOf({ layout }: Search): Line[] {
  const [page] = layout.pages;
  if (page?.source !== 'text-layer') return [];
  const lines = layout.lines.filter(({ pageNumber, text }) => pageNumber === page.pageNumber && /\p{L}{2}/u.test(text));
  const heights = lines.map(heightOf).sort((a, b) => a - b);
  const [usual = 0, most = 0] = [heights[heights.length >> 1], heights.at(-1)];
  const largest = lines.filter((line) => heightOf(line) >= most - SAME_SIZE_PT);
  const isOne = largest.every((line, at) => at === 0 || line.box.top - (largest[at - 1]?.box.bottom ?? 0) < most);
  return most >= LARGE * usual && isOne && largest.length <= MOST_LINES ? largest : [];
}

const heightOf = ({ box }: Line): number => box.bottom - box.top;
