import { useRef } from 'react';
import type { PageFacts } from '../../engine-worker/engine-protocol.ts';
import type { ActiveSource } from './active-source.ts';
import { EvidenceBoxes } from './evidence-boxes.tsx';
import { QuoteView } from './quote-view.tsx';
import type { RunStore } from './run-store.ts';
import { usePagePicture, type Zoom } from './use-page-picture.ts';

interface PageViewProps {
  source: ActiveSource;
  store: RunStore;
  page: PageFacts | undefined;
  zoom: Zoom;
}

/** The page with the places of the row's values drawn in; the words themselves where a format has no pages. */
export function PageView({ source, store, page, zoom }: PageViewProps) {
  return (
    <section className="stage" tabIndex={0} aria-label="Page">
      {page?.widthPt != null && page.heightPt != null ? (
        <PagePicture source={source} store={store} pageNumber={page.pageNumber} widthPt={page.widthPt} heightPt={page.heightPt} zoom={zoom} />
      ) : (
        <QuoteView source={source} store={store} />
      )}
    </section>
  );
}

interface PagePictureProps {
  source: ActiveSource;
  store: RunStore;
  pageNumber: number;
  widthPt: number;
  heightPt: number;
  zoom: Zoom;
}

function PagePicture({ source, store, pageNumber, widthPt, heightPt, zoom }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const failure = usePagePicture(canvas, store, source.documentId, pageNumber, zoom);
  return (
    <>
      {failure && (
        <p role="alert" className="note fail mb-3">
          {failure}
        </p>
      )}
      <div className="page" style={{ width: zoom === 'fit' ? '100%' : '200%', aspectRatio: `${widthPt} / ${heightPt}` }}>
        <canvas ref={canvas} role="img" aria-label={`Page ${pageNumber} of ${source.fileName}`} />
        <EvidenceBoxes key={zoom} source={source} pageNumber={pageNumber} widthPt={widthPt} heightPt={heightPt} zoom={zoom} />
      </div>
    </>
  );
}
