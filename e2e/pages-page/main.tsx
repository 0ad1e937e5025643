/// <reference types="vite/client" />
// The product's document viewer over its own engine workers, without the rest of the app. Built apart; no part of the product.
import '../../apps/web/src/app/styles/index.css';
import '../../apps/web/src/app/styles/desk.css';
import './pages-page.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { blobKey, openKey } from '../../apps/web/src/engine-worker/open-key.ts';
import { createEnginePool } from '../../apps/web/src/engine-worker/engine-pool.ts';
import type { PageFacts, PageRange } from '../../apps/web/src/engine-worker/engine-protocol.ts';
import { givenFile } from '../../apps/web/src/engine-worker/given-file.ts';
import { startEngineWorker } from '../../apps/web/src/engine-worker/start-engine-worker.ts';
import { FindBar } from '../../apps/web/src/features/review/find/find-bar.tsx';
import { useFind } from '../../apps/web/src/features/review/find/use-find.ts';
import { DocumentView } from '../../apps/web/src/features/review/pages/document-view.tsx';
import { PageCrop } from '../../apps/web/src/features/review/pages/page-crop.tsx';
import type { EvidenceMark, MarkMode, Pick } from '../../apps/web/src/features/review/pages/view-marks.ts';
import type { RunDocument, RunStore } from '../../apps/web/src/features/workspace/run/run-store.ts';
import type { PagesPage } from './pages-page.ts';

const readers = createEnginePool({ size: 1, startWorker: startEngineWorker });
const foreground = createEnginePool({ size: 1, startWorker: startEngineWorker, idleMs: 300_000 });
const done = { picks: [] as Pick[], used: [] as Pick[], marks: [] as string[] };
let shown: Shown | null = null;

interface Shown {
  document: RunDocument;
  marks: EvidenceMark[];
  goTo: { pageNumber: number } | null;
  crop: boolean;
}

/** The part of a run's store that the viewer uses. */
const store = {
  async drawPage(_: string, pageNumber: number, widthPx: number) {
    const { file, turn } = shown!.document;
    return foreground.run({ kind: 'draw', key: openKey({ file, turn }), open: { file, turn }, pageNumber, widthPx });
  },
  async pageWords(_: string, pageNumber: number) {
    const { state } = shown!.document;
    return state.kind === 'done'
      ? foreground.run({ kind: 'page-words', key: blobKey(state.reading), reading: state.reading, pageNumber })
      : [];
  },
  async flowPages(_: string, range?: PageRange) {
    const { state } = shown!.document;
    return state.kind === 'done'
      ? foreground.run({ kind: 'flow-pages', key: blobKey(state.reading), reading: state.reading, range: range ?? null })
      : [];
  },
} satisfies Partial<RunStore> as unknown as RunStore;

const root = createRoot(document.getElementById('root')!);

function Page({ shown: { document, marks, goTo, crop } }: { shown: Shown }) {
  const [mode, setMode] = useState<MarkMode>('all');
  const find = useFind({ store, ground: { sheets: () => [], documents: [document] }, show: () => undefined });
  if (crop) return <PageCrop store={store} document={document} marks={marks} />;
  return (
    <>
      <FindBar find={find} where="document" />
      <DocumentView
        found={find.onPages(document.id)}
        onFind={find.open}
        store={store}
        document={document}
        marks={marks}
        mode={mode}
        onModeChange={setMode}
        onPick={(pick) => done.picks.push(pick)}
        selectionAction={{ label: 'Use in Total', run: (pick) => done.used.push(pick) }}
        onPickMark={({ key }) => done.marks.push(key)}
        rowLabel="used in row 7"
        {...(goTo && { goTo })}
      />
    </>
  );
}

function show(changes: Partial<Shown>): void {
  shown = { ...shown!, ...changes };
  flushSync(() => root.render(<Page key={shown!.document.id} shown={shown!} />));
}

let opened = 0;

const pagesPage: PagesPage = {
  async open({ read }) {
    const bytes = document.querySelector<HTMLInputElement>('#document')!.files![0]!;
    const file = givenFile(bytes.name, bytes);
    const inspection = await readers.run({ kind: 'inspect', file });
    if (inspection.needsPassword) throw new Error('The document is locked');
    const facts = inspection;
    const id = `document-${opened++}`;
    const base = { id, file, needsPassword: false, ranges: null, turn: 0, readAt: null } as const;
    let state: RunDocument['state'] = { kind: 'ready', facts };
    if (read) {
      const pages: PageFacts[] = [];
      const { reading } = await readers.run(
        { kind: 'read', open: { file, turn: 0 }, ranges: null, earlier: null, budgetMs: 600_000, embedded: true },
        { totalMs: 600_000, onProgress: (progress) => progress.kind === 'page-read' && pages.push(progress.page) },
      );
      state = { kind: 'done', facts, pages, rows: [], rowMode: 'document', foundFor: '', issues: [], reading, result: new Blob() };
    }
    performance.mark('opened');
    show({ document: { ...base, state }, marks: [], goTo: null, crop: false });
  },
  mark: (marks) => show({ marks }),
  goTo: (pageNumber) => show({ goTo: { pageNumber } }),
  picked: () => done,
  crop: () => show({ crop: true }),
};
Object.assign(window, { pagesPage });
