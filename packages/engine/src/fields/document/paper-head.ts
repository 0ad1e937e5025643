import { median } from '../../layout/median.ts';
import type { Line } from '../../model/index.ts';
import { hasLegalForm } from '../../values/company-likelihood.ts';
import type { DocumentIndex } from './document-index.ts';

/** What stands at the head of a paper's first page, before its text begins. */
export interface PaperHead {
  /** The lines of its title, from top to bottom. */
  title: Line[];
  /** Lines between the title and the text, in reading order: who wrote it, where, when. */
  below: Line[];
}

/** A title's letters are so much larger than those of the document's text. Hand-set. */
const LARGER = 1.3;
/** Lines of one title are of one size. */
const SAME_SIZE = 0.07;
/** Between two lines of a title, in its line heights. */
const MOST_GAP = 1.1;
const MOST_LINES = 5;
/** A title begins in this share of its page. */
const UPPER = 0.6;
/** Lines between a title and the text. */
const MOST_BELOW = 16;
/** From so many words on a line is one of a text. */
const PROSE_WORDS = 9;

/** The heading of a first part. */
const NUMBERED = /^[1I]\.?(?:\s+\p{Lu}|$)/u;

/** The first page's title and what stands below it; null where no print of the page stands out as one. */
export function paperHead(index: DocumentIndex): PaperHead | null {
  const [first] = index.layout.lines;
  const lines = index.linesOfPage.get(first?.pageNumber ?? -1) ?? [];
  const page = index.layout.pages.find(({ pageNumber }) => pageNumber === first?.pageNumber);
  const usual = median([...index.letterHeights.values()], 10);
  const large = lines.filter(
    (line) =>
      line.cell === null &&
      line.box.top < UPPER * (page?.heightPt ?? 0) &&
      heightOf(line) > LARGER * usual &&
      (line.text.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
      !hasLegalForm(line.text),
  );
  const height = Math.max(0, ...large.map(heightOf));
  const from = large.findIndex((line) => isOfSize(line, height));
  const start = large[from];
  if (!start) return null;
  const title = [start];
  for (const line of large.slice(from + 1)) {
    const above = title.at(-1) ?? start;
    if (title.length === MOST_LINES || !isOfSize(line, height) || line.box.top - above.box.bottom > MOST_GAP * height) break;
    title.push(line);
  }
  const last = title.at(-1) ?? start;
  const after = lines.filter((line) => line.box.top >= last.box.bottom - 0.3 * height);
  const text = after.findIndex((line) => line.words.length >= PROSE_WORDS || NUMBERED.test(line.text));
  return { title, below: after.slice(0, Math.min(text < 0 ? after.length : text, MOST_BELOW)) };
}

const heightOf = ({ box }: Line): number => box.bottom - box.top;
const isOfSize = (line: Line, height: number): boolean => Math.abs(heightOf(line) - height) <= SAME_SIZE * height;
