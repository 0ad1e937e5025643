import { useCallback, useMemo, useState } from 'react';
import type { PageFacts } from '../../../engine-worker/engine-protocol.ts';
import type { RunDocument } from '../../workspace/run/run-store.ts';
import { type PageSize, USUAL_PAGE } from './page-layout.ts';

/** A drawing whose shape differs by less shows the same page: it was rounded to whole pixels. */
const SAME_SHAPE = 0.01;

/** The size of each page: as it was read, else as it turned out when drawn, else like the page before it. */
export function usePageSizes(
  { state }: RunDocument,
  pageCount: number,
): { sizes: readonly PageSize[]; onShape: (pageNumber: number, widthPx: number, heightPx: number) => void } {
  const [drawn, setDrawn] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const pages = 'pages' in state ? state.pages : null;
  const sizes = useMemo(() => sizesOf(pages ?? [], drawn, pageCount), [pages, pageCount, drawn]);
  const onShape = useCallback(
    (pageNumber: number, widthPx: number, heightPx: number) => {
      const size = sizes[pageNumber - 1];
      if (!size || pages?.some((page) => page.pageNumber === pageNumber && page.widthPt !== null)) return;
      const shape = heightPx / widthPx;
      if (Math.abs(shape / (size.heightPt / size.widthPt) - 1) < SAME_SHAPE) return;
      setDrawn((before) => new Map(before).set(pageNumber, { widthPt: USUAL_PAGE.widthPt, heightPt: USUAL_PAGE.widthPt * shape }));
    },
    [sizes, pages],
  );
  return { sizes, onShape };
}

function sizesOf(pages: readonly PageFacts[], drawn: ReadonlyMap<number, PageSize>, pageCount: number): PageSize[] {
  const read = new Map(pages.map((page) => [page.pageNumber, page]));
  const sizes: PageSize[] = [];
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    const page = read.get(pageNumber);
    sizes.push(
      page?.widthPt && page.heightPt
        ? { widthPt: page.widthPt, heightPt: page.heightPt }
        : (drawn.get(pageNumber) ?? sizes.at(-1) ?? USUAL_PAGE),
    );
  }
  return sizes;
}
