import { CircleAlert, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { kindName, TURNABLE } from '../run/kind-name.ts';
import type { DocumentState, RunDocument, RunStore } from '../run/run-store.ts';
import { thumbnailsOf } from './thumbnails.ts';

/** A document in small: its first page, or a drawing of its kind where it has no look of its own. */
export function DocumentThumb({ document, store }: { document: RunDocument; store: RunStore }) {
  const { state, file, needsPassword } = document;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const drawable = 'facts' in state && TURNABLE.has(state.facts.type) && file.parts.length > 0 && !needsPassword;
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  const look = drawable ? `${document.turn} ${document.ranges?.[0]?.from ?? 1} ${document.file.password ?? ''}` : null;
  useEffect(() => {
    if (look === null) return;
    const gone = new AbortController();
    paint(latest.current, store, canvas, gone.signal).then(
      (painted) => gone.signal.aborted || setDrawn(painted),
      // The drawing of its kind stays.
      () => undefined,
    );
    return () => gone.abort();
  }, [look, store]);
  return (
    <span className={drawn ? 'thumb drawn' : thumbClass(state)} aria-hidden="true">
      {drawable && <canvas ref={canvas} hidden={!drawn} />}
      {!drawn && <Drawing state={state} />}
    </span>
  );
}

async function paint(
  document: RunDocument,
  store: RunStore,
  canvas: { current: HTMLCanvasElement | null },
  signal: AbortSignal,
): Promise<boolean> {
  const picture = await thumbnailsOf(store).draw(document, signal);
  const target = canvas.current;
  if (!picture || !target || signal.aborted) return false;
  target.width = picture.width;
  target.height = picture.height;
  target.getContext('2d')?.drawImage(picture, 0, 0);
  return true;
}

function Drawing({ state }: { state: DocumentState }) {
  if (state.kind === 'failed' || state.kind === 'locked') {
    const Icon = state.kind === 'locked' ? Lock : CircleAlert;
    return <Icon size={16} strokeWidth={1.5} />;
  }
  const kind = kindName(state);
  if (kind === 'sheet' || kind === 'table') return null;
  if (kind === 'photo') {
    return (
      <span>
        <Lines widths={['60%', '100%', '70%', '100%', '80%']} />
      </span>
    );
  }
  return <Lines widths={['50%', '100%', '80%', '60%', '100%', '100%', '70%', '100%', '45%']} />;
}

function thumbClass(state: DocumentState): string {
  if (state.kind === 'failed' || state.kind === 'locked') return 'thumb bad';
  const kind = kindName(state);
  if (kind === 'sheet' || kind === 'table') return 'thumb grid';
  return kind === 'scan' || kind === 'photo' ? `thumb ${kind}` : 'thumb';
}

function Lines({ widths }: { widths: readonly string[] }) {
  return widths.map((width, index) => (
    <i key={index} className={index === 0 ? 'dark' : index % 3 === 1 ? 'thin' : undefined} style={{ width }} />
  ));
}
