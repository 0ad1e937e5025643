import { type BoundingBox, unionBox, type Word } from '@sheetlift/engine/model';
import { type CSSProperties, memo, useMemo } from 'react';
import type { Match } from './find-in-document.ts';
import type { PageSize } from './page-layout.ts';
import { boxesOfWords, linesOf, textOfWords } from './page-words.ts';
import { shareOf } from './share-of.ts';
import { piecesAt } from './text-offsets.ts';
import { textOfPage } from './word-shelf.ts';

interface TextLayerProps {
  words: readonly Word[];
  size: PageSize;
  matches: readonly Match[];
  match: Match | null;
  /** The picture failed: the words stand in for it. */
  visible: boolean;
}

/** The page's words as text, line by line, for screen readers and for touch; and what was found among them. */
export function TextLayer({ words, size, matches, match, visible }: TextLayerProps) {
  const joined = useMemo(() => textOfPage(words), [words]);
  return (
    <>
      {words.length > 0 &&
        matches.map((each) => {
          const { first, last } = piecesAt(joined, each.from, each.to);
          return boxesOfWords(words.slice(first, last + 1)).map((box, index) => (
            <i key={`${each.from}/${index}`} className={each === match ? 'hit on' : 'hit'} style={shareOf(box, size)} />
          ));
        })}
      <TextLines words={words} size={size} visible={visible} />
    </>
  );
}

const TextLines = memo(function TextLines({ words, size, visible }: { words: readonly Word[]; size: PageSize; visible: boolean }) {
  const lines = useMemo(
    () => linesOf(words).map((line) => ({ text: textOfWords(line), box: unionBox(line.map(({ box }) => box)) })),
    [words],
  );
  return (
    <div className={visible ? 'words visible' : 'words'}>
      {lines.map(({ text, box }, index) => (
        <span key={index} style={lineStyle(text, box, size)}>
          {text}{' '}
        </span>
      ))}
    </div>
  );
});

/** Set in its box's height and stretched to its width, for the print's own letters are not at hand. */
function lineStyle(text: string, box: BoundingBox, size: PageSize): CSSProperties {
  const heightPt = (box.bottom - box.top) * 0.9;
  const naturalPt = widthPerEm(text) * heightPt;
  const { left, top } = shareOf(box, size);
  return {
    left,
    top,
    fontSize: `calc(var(--pt) * ${heightPt.toFixed(2)})`,
    transform: `scaleX(${((box.right - box.left) / naturalPt).toFixed(3)})`,
  };
}

let measure: CanvasRenderingContext2D | null = null;

function widthPerEm(text: string): number {
  measure ??= document.createElement('canvas').getContext('2d');
  if (!measure) return text.length / 2;
  measure.font = '100px sans-serif';
  return Math.max(0.1, measure.measureText(text).width / 100);
}
