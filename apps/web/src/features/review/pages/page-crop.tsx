import { useEffect, useMemo, useRef, useState } from 'react';
import { lacksPages } from '../../workspace/documents/missing-pages.tsx';
import type { RunDocument, RunStore } from '../../workspace/run/run-store.ts';
import { copyTo } from './copy-to.ts';
import { cropAround, topOfPage, wideAround } from './crop-around.ts';
import { EvidenceLayer } from './evidence-layer.tsx';
import { marksByPage, nameOfMark, type PlacedMark, placesOf } from './marks-on-pages.ts';
import { drawnWidthPx, PX_PER_PT } from './page-layout.ts';
import { RANK } from './page-painter.ts';
import { painterOf, versionOf } from './painter-of.ts';
import { useElementSize } from './use-element-size.ts';
import { usePageSizes } from './use-page-sizes.ts';
import { usePageWords } from './use-page-words.ts';
import { useWordShelf } from './use-word-shelf.ts';
import type { EvidenceMark } from './view-marks.ts';

interface PageCropProps {
  store: RunStore;
  document: RunDocument;
  /** The active one is in the middle of the crop. */
  marks: readonly EvidenceMark[];
  /** The page is as wide as the crop, however small what is written. */
  wholeWidth?: boolean;
  className?: string;
}

/**
 * The piece of a page around the active mark, large enough to be read; the top of the first page where nothing is marked. Fills the width
 * and height it is given; the words alone where there is no page, or it cannot be shown.
 */
export function PageCrop({ store, document, marks, wholeWidth = false, className }: PageCropProps) {
  const room = useRef<HTMLDivElement>(null);
  const view = useElementSize(room);
  const active = marks.find((mark) => mark.active);
  const place = useMemo(() => (active ? [...placesOf(active)][0] : undefined), [active]);
  const placed = useMemo(() => marksByPage(marks), [marks]);
  const { sizes } = usePageSizes(document, place?.[0] ?? 1);
  const [pageNumber, boxes] = place ?? [1, []];
  const shelf = useWordShelf(store, document.id, 'reading' in document.state ? document.state.reading : null);
  const words = usePageWords(shelf, pageNumber, isStill);
  const size = place || (!active && isDrawn(document)) ? sizes[pageNumber - 1] : undefined;
  const crop =
    view && size && !lacksPages(document)
      ? boxes[0]
        ? (wholeWidth ? wideAround : cropAround)(boxes[0], size, view.widthPx, view.heightPx)
        : topOfPage(size, view.widthPx)
      : null;
  return (
    <div
      ref={room}
      className={['crop', className].filter(Boolean).join(' ')}
      role="group"
      aria-label={active ? `Where ${nameOfMark(active)} stands` : `Piece of ${document.file.name}`}
    >
      {crop && size ? (
        <div
          className="page"
          style={{
            left: -crop.leftPx,
            top: -crop.topPx,
            width: size.widthPt * PX_PER_PT * crop.scale,
            height: size.heightPt * PX_PER_PT * crop.scale,
          }}
        >
          <div className="face" style={{ width: '100%', height: '100%' }}>
            <CropCanvas
              store={store}
              document={document}
              pageNumber={pageNumber}
              widthPx={drawnWidthPx(size, crop.scale, devicePixelRatio)}
            />
            <EvidenceLayer
              marks={placed.get(pageNumber) ?? NO_MARKS}
              size={size}
              words={words}
              pxPerPt={PX_PER_PT * crop.scale}
              movable={false}
            />
          </div>
        </div>
      ) : (
        <p className="crop-words">{active?.evidence.map((evidence) => ('text' in evidence ? evidence.text : '')).join(' ')}</p>
      )}
    </div>
  );
}

const NO_MARKS: readonly PlacedMark[] = [];

const isStill = (): boolean => false;

/** Whether its pages have a size of their own: a text is set for reading instead. */
function isDrawn({ state }: RunDocument): boolean {
  return 'pages' in state && state.pages.some(({ widthPt }) => widthPt !== null);
}

function CropCanvas({
  store,
  document,
  pageNumber,
  widthPx,
}: {
  store: RunStore;
  document: RunDocument;
  pageNumber: number;
  widthPx: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const version = versionOf(document);
  useEffect(() => {
    const given = new AbortController();
    const wish = { documentId: document.id, version, pageNumber, widthPx, rank: RANK.sharpInView };
    const painter = painterOf(store);
    const show = (bitmap: ImageBitmap | null): void => {
      if (bitmap && canvas.current && !given.signal.aborted) copyTo(canvas.current, bitmap);
    };
    show(painter.findAny(wish));
    painter.paint(wish, given.signal).then(show, ({ message }: Error) => given.signal.aborted || setFailure(message));
    return () => given.abort();
  }, [store, document.id, version, pageNumber, widthPx]);
  return failure === null ? <canvas ref={canvas} aria-hidden="true" /> : <p className="page-note">{failure}</p>;
}
