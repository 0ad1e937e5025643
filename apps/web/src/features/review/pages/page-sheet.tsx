import type { BoundingBox, Word } from '@sheetlift/engine/model';
import { memo, type CSSProperties, useCallback, useState } from 'react';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { EvidenceLayer } from './evidence-layer.tsx';
import type { Match } from './find-in-document.ts';
import type { PlacedMark } from './marks-on-pages.ts';
import { PageCanvas } from './page-canvas.tsx';
import { type PageSize, type PlacedPage, PX_PER_PT } from './page-layout.ts';
import type { PagePainter } from './page-painter.ts';
import { boxesOfWords } from './page-words.ts';
import { shareOf } from './share-of.ts';
import type { TableDrawing } from './table-drawing.ts';
import { TableLayer } from './table-layer.tsx';
import { TextLayer } from './text-layer.tsx';
import { usePageWords } from './use-page-words.ts';
import type { WordShelf } from './word-shelf.ts';

interface PageSheetProps {
  painter: PagePainter;
  shelf: WordShelf;
  documentId: string;
  version: string;
  pageNumber: number;
  size: PageSize;
  place: PlacedPage;
  scale: number;
  turn: QuarterTurns;
  drawnWidthPx: number;
  marks: readonly PlacedMark[];
  matches: readonly Match[];
  match: Match | null;
  selected: readonly Word[];
  /** What a click would pick. */
  hovered: readonly Word[];
  /** The table, while a person draws it. */
  table: TableDrawing | null;
  /** A box as it is being drawn. */
  drawn: BoundingBox | null;
  /** A box that is being read again. */
  readAgain: BoundingBox | null;
  /** Why the page is not all there, as a sentence. */
  trouble: string | null;
  /** The edges of the place that is cited can be dragged. */
  movable: boolean;
  isMoving: () => boolean;
  onShape: (pageNumber: number, widthPx: number, heightPx: number) => void;
}

/** One page: its picture, and on it what is selected, found and cited. */
export const PageSheet = memo(function PageSheet({
  painter,
  shelf,
  documentId,
  version,
  pageNumber,
  size,
  place,
  scale,
  turn,
  drawnWidthPx,
  marks,
  matches,
  match,
  selected,
  hovered,
  table,
  drawn,
  readAgain,
  trouble,
  movable,
  isMoving,
  onShape,
}: PageSheetProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const onFailure = useCallback((sentence: string | null) => setFailure(sentence), []);
  const words = usePageWords(shelf, pageNumber, isMoving);
  const sentence = failure ?? trouble;
  return (
    <div
      className="page"
      role="group"
      aria-label={`Page ${pageNumber}`}
      data-page={pageNumber}
      style={{ left: place.leftPx, top: place.topPx, width: place.widthPx, height: place.heightPx }}
    >
      <div className="face" style={faceStyle(size, scale, turn)}>
        <PageCanvas
          painter={painter}
          documentId={documentId}
          version={version}
          pageNumber={pageNumber}
          widthPx={drawnWidthPx}
          isMoving={isMoving}
          onShape={onShape}
          onFailure={onFailure}
        />
        <TextLayer words={words ?? NO_WORDS} size={size} matches={matches} match={match} visible={failure !== null} />
        {boxesOfWords(selected).map((box, index) => (
          <i key={index} className="chosen" style={shareOf(box, size)} />
        ))}
        {boxesOfWords(hovered).map((box, index) => (
          <i key={index} className="hovered" style={shareOf(box, size)} />
        ))}
        {drawn && <i className="drawn" style={shareOf(drawn, size)} />}
        {readAgain && <i className="drawn reread" style={shareOf(readAgain, size)} />}
        <EvidenceLayer marks={marks} size={size} words={words} pxPerPt={PX_PER_PT * scale} movable={movable} />
        {table && <TableLayer drawing={table} pageNumber={pageNumber} size={size} turn={turn} />}
      </div>
      {sentence && (
        <p className="page-note" role="status">
          {sentence}
        </p>
      )}
    </div>
  );
});

const NO_WORDS: readonly Word[] = [];

/** The page itself, upright, turned into the room it takes. */
function faceStyle({ widthPt, heightPt }: PageSize, scale: number, turn: QuarterTurns): CSSProperties {
  const width = widthPt * PX_PER_PT * scale;
  const height = heightPt * PX_PER_PT * scale;
  const moves: Record<QuarterTurns, string> = {
    0: '',
    90: `translate(${height}px, 0)`,
    180: `translate(${width}px, ${height}px)`,
    270: `translate(0, ${width}px)`,
  };
  return {
    width,
    height,
    ...(turn === 0 ? {} : { transform: `${moves[turn]} rotate(${turn}deg)` }),
    '--turn': `${-turn}deg`,
    '--pt': `${PX_PER_PT * scale}px`,
  } as CSSProperties;
}
