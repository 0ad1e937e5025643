import { isFlow } from '@sheetlift/engine/model';
import { useCallback, useState } from 'react';
import { lacksPages, MissingPages } from '../../workspace/documents/missing-pages.tsx';
import type { DocumentFacts, DocumentState } from '../../workspace/run/run-store.ts';
import type { DocumentViewProps } from './document-view-props.ts';
import { FlowView } from './flow-view.tsx';
import type { Zoom } from './page-layout.ts';
import { PagesView } from './pages-view.tsx';
import { ViewTools } from './view-tools.tsx';

/** How large a person wants pages stays when another document comes. */
let lastZoom: Zoom = { kind: 'reading' };

/** A document for reading beside its rows: its pages as they look, or its content where it has no look of its own. */
export function DocumentView(props: DocumentViewProps) {
  const [zoom, setZoom] = useState<Zoom>(lastZoom);
  const changeZoom = useCallback((next: Zoom) => {
    lastZoom = next;
    setZoom(next);
  }, []);
  const { document, store, mode, onModeChange, tools } = props;
  const look = lookOf(document.state);
  if (look.kind === 'flow') return <FlowView key={document.id} {...props} facts={look.facts} />;
  const missing = look.kind === 'pages' && lacksPages(document);
  if (look.kind === 'pages' && !missing)
    return <PagesView key={document.id} {...props} facts={look.facts} zoom={zoom} onZoom={changeZoom} />;
  return (
    <section className="doc-view" aria-label="Document">
      <ViewTools name={document.file.name} size={null} mode={mode} onModeChange={onModeChange} onFind={null} maker={null} tools={tools} />
      {look.kind === 'pages' ? (
        <MissingPages document={document} store={store} />
      ) : look.sentence === null ? (
        <div className="view-opening" role="status" aria-label="Opening" />
      ) : (
        <p className="view-message">{look.sentence}</p>
      )}
    </section>
  );
}

type Look =
  | { kind: 'pages'; facts: DocumentFacts }
  | { kind: 'flow'; facts: DocumentFacts }
  | { kind: 'message'; /** null: it is being opened */ sentence: string | null };

function lookOf(state: DocumentState): Look {
  switch (state.kind) {
    case 'opening':
      return { kind: 'message', sentence: null };
    case 'locked':
      return { kind: 'message', sentence: 'This document is locked. Enter its password beside its name to see it.' };
    case 'failed':
      return { kind: 'message', sentence: state.message };
    default:
      return { kind: isFlow(state.facts.type) ? 'flow' : 'pages', facts: state.facts };
  }
}
