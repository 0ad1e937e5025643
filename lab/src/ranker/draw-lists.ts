import { layOutDocument } from '@sheetlift/engine';
import type { DocumentLayout } from '@sheetlift/engine/model';
import {
  askField,
  conventionsOf,
  type AskedField,
  FEATURE_NAMES,
  judgeField,
  knowCandidates,
  generateCandidates,
  indexDocument,
  createTextKnowledge,
  type TextWeights,
  type Linker,
  type PrintedCandidate,
} from '@sheetlift/engine/training';
import { drawPaper, type DrawnPaper } from '../papers/draw-paper.ts';
import { boxHand } from '../papers/hands/box-hand.ts';
import { certificateHand } from '../papers/hands/certificate-hand.ts';
import { type Hand, plainHand } from '../papers/hands/plain-hand.ts';
import { proseHand } from '../papers/hands/prose-hand.ts';
import { PageCanvas } from '../papers/page-canvas.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import type { Domain } from '../words/read-words.ts';

/** One question to the ranker: the candidates of a document, and which of them are right; none where the paper does not say it. */
export interface RankedList {
  rows: Float32Array;
  count: number;
  empty: Float32Array;
  right: number[];
  /** Wrong candidates of the document for each one that was kept. */
  share: number;
}

/** Half of the papers are an office's plain ones. */
const HANDS: readonly Hand[] = [plainHand, plainHand, plainHand, plainHand, boxHand, boxHand, proseHand, certificateHand];

/** A composed paper as the engine sees it. */
export interface ComposedPaper {
  drawn: DrawnPaper;
  canvas: PageCanvas;
  layout: DocumentLayout;
}

export function composePaper(domain: Domain, seed: number): ComposedPaper {
  const random = seededRandom(seed);
  const drawn = drawPaper(domain, random);
  const canvas = new PageCanvas(random.chance(0.75) ? 'a4' : 'letter');
  random.pick(HANDS)(drawn.paper, canvas);
  return { drawn, canvas, layout: layOutDocument(canvas.document()) };
}

/** One list a field that asks for a fact of the whole paper. */
export function listsOf({ drawn, canvas, layout }: ComposedPaper, linker: Linker, texts: TextWeights): RankedList[] {
  const conventions = conventionsOf(layout);
  const candidates = generateCandidates(indexDocument(layout), conventions);
  const fields = drawn.asked.map(({ field }): AskedField => askField(field, linker, texts.kinds));
  const known = knowCandidates(candidates, fields, createTextKnowledge(linker, texts));
  return drawn.asked.flatMap(({ key, inRow, field }, fieldIndex) => {
    if (inRow || field.type === 'yes/no' || field.type === 'enum') return [];
    const truth = drawn.truth.get(key) ?? null;
    const places = new Set((canvas.places.get(key) ?? []).map(({ pageNumber, box }) => placeKey(pageNumber, box)));
    const right =
      truth === null
        ? []
        : candidates.flatMap((candidate, index) => (says(candidate, layout, places, truth.truth, truth.printed) ? [index] : []));
    // What no candidate holds cannot be learned from.
    if (truth !== null && right.length === 0) return [];
    const { rows, empty } = judgeField(known, fields[fieldIndex]!, { fieldIndex, fields: fields.length });
    return [{ rows, empty, count: candidates.length, right, share: 1 }];
  });
}

/** The candidate stands where the value was written and says all of it. */
function says(
  { printed, pageNumber }: PrintedCandidate,
  layout: DocumentLayout,
  places: ReadonlySet<string>,
  truth: string | number,
  asPrinted: string,
): boolean {
  const boxes = printed.spans.flatMap((span) => layout.lines[span.line]?.words.slice(span.from, span.to).map(({ box }) => box) ?? []);
  if (!boxes.every((box) => places.has(placeKey(pageNumber, box)))) return false;
  const [text, whole] = [plain(printed.text), plain(asPrinted)];
  // Of an amount, a share or a day the figures are enough; the currency and the unit may stay behind.
  return text === whole || (typeof truth === 'number' && figures(text) === figures(whole));
}

const plain = (text: string): string =>
  text
    .replace(/[\s.,;:]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/, /g, ' ')
    .toLowerCase();
const figures = (text: string): string => text.replace(/[^\d.,-]/g, '');
const placeKey = (pageNumber: number, { left, top }: { left: number; top: number }): string =>
  `${pageNumber} ${left.toFixed(1)} ${top.toFixed(1)}`;

/** Candidates of a list that are learned from beside the right ones. */
const KEPT = 45;

/** The list with a part of its wrong candidates: more of them teach little and cost much. */
export function thinned({ rows, count, empty, right }: RankedList, random: SeededRandom): RankedList {
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => !right.includes(at));
  const keep = [...right, ...random.some(others, KEPT)];
  const width = FEATURE_NAMES.length;
  const kept = new Float32Array(keep.length * width);
  keep.forEach((from, to) => kept.set(rows.subarray(from * width, (from + 1) * width), to * width));
  return { rows: kept, count: keep.length, empty, right: right.map((_, at) => at), share: Math.max(1, others.length / KEPT) };
}
