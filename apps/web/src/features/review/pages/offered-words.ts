import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import type { OfferedPick } from './field-maker.ts';
import type { PageSize, PlacedPage } from './page-layout.ts';
import { boxesOfWords, pickOfWords } from './page-words.ts';
import { shownBox } from './shown-box.ts';
import type { WordSelection } from './use-word-picking.ts';

/** The words with the place of their last line. */
export function offeredWords(
  { pageNumber, words }: WordSelection,
  place: PlacedPage | undefined,
  size: PageSize | undefined,
  turn: QuarterTurns,
): OfferedPick | null {
  const pick = pickOfWords(pageNumber, words);
  const box = shownBox(boxesOfWords(words).slice(-1), size, turn);
  if (!pick || !place) return null;
  return {
    pick,
    leftPx: place.leftPx + box.left * place.widthPx,
    topPx: place.topPx + box.top * place.heightPx,
    widthPx: (box.right - box.left) * place.widthPx,
    heightPx: (box.bottom - box.top) * place.heightPx,
  };
}
