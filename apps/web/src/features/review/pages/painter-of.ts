import type { RunDocument, RunStore } from '../../workspace/run/run-store.ts';
import { PagePainter } from './page-painter.ts';

/** One painter a run: the viewer, the strip of small pages and the crops share what is drawn. */
export function painterOf(store: RunStore): PagePainter {
  const known = painters.get(store);
  if (known) return known;
  const painter = new PagePainter((documentId, pageNumber, widthPx) => store.drawPage(documentId, pageNumber, widthPx));
  painters.set(store, painter);
  return painter;
}

const painters = new WeakMap<RunStore, PagePainter>();

/** Changes with what a document's pages look like: its turn, and whether its file is there. */
export function versionOf({ turn, file }: RunDocument): string {
  return `${turn}/${file.parts.length}`;
}
