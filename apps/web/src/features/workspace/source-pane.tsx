import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PageStepper } from '../../components/page-stepper.tsx';
import { type Segment, Segments } from '../../components/segments.tsx';
import type { ActiveSource } from './active-source.ts';
import { cellText } from './cell-text.ts';
import { pageOf, wholePlace } from './evidence-place.ts';
import { PageView } from './page-view.tsx';
import type { DocumentState, RunStore } from './run-store.ts';
import { absenceText, Wording } from './source-bar.tsx';
import type { Zoom } from './use-page-picture.ts';

const ZOOMS: readonly Segment<Zoom>[] = [
  { value: 'fit', label: 'Fit' },
  { value: 'large', label: '2×' },
];

interface SourcePaneProps {
  source: ActiveSource;
  store: RunStore;
  narrow: boolean;
  onClose: () => void;
}

/** The document beside its rows, opened where the chosen cell was read. */
export function SourcePane({ source, store, narrow, onClose }: SourcePaneProps) {
  const { documentId, fileName, result, row } = source;
  const home = 'chosen' in result ? pageOf(result.chosen) : row.pageNumber;
  const [turned, setTurned] = useState<{ source: ActiveSource['address']; pageNumber: number } | null>(null);
  const [zoom, setZoom] = useState<Zoom>(narrow ? 'large' : 'fit');
  const document = store.snapshot().documents.find(({ id }) => id === documentId);
  const pages = pagesOf(document?.state);
  // Turning pages by hand lasts until another cell is chosen.
  const pageNumber = turned?.source === source.address ? turned.pageNumber : home;
  const page = pages.find((each) => each.pageNumber === pageNumber);
  const drawn = page?.widthPt != null;
  const pane = useRef<HTMLElement>(null);
  // On a phone the pane covers the rows: it takes the focus, and gives it back to the cell.
  useEffect(() => {
    if (!narrow) return;
    pane.current?.focus();
    return () => window.document.querySelector<HTMLElement>('td.active')?.focus();
  }, [narrow]);
  useEffect(() => {
    const listener = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [onClose]);
  return (
    <section className="left over-all" aria-label="Source" ref={pane} tabIndex={-1}>
      <div className="stage-bar">
        <h2 className="clip flex-1">{fileName}</h2>
        {drawn && pages.length > 1 && <PageStepper pageNumber={pageNumber} pageCount={pages.length} onTurn={(next) => setTurned({ source: source.address, pageNumber: next })} />}
        {drawn && <Segments label="Size" segments={ZOOMS} chosen={zoom} onChoose={setZoom} small />}
        <button type="button" className="btn quiet sm icon" aria-label="Close, back to the documents" onClick={onClose}>
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <PageView source={source} store={store} page={page} zoom={zoom} />
      {narrow ? <SourceFacts source={source} /> : drawn && <Legend />}
    </section>
  );
}

/** On a phone the source bar has no room; the same facts stand below the page. */
function SourceFacts({ source }: { source: ActiveSource }) {
  const { field, result } = source;
  return (
    <div className="stage-facts">
      <p className="title">
        <span className="flex-1">{field.variableName}</span>
        {result.state === 'unsure' && (
          <span className="badge">
            <i className="mk check" aria-hidden="true" />
            to check
          </span>
        )}
      </p>
      <dl className="facts">
        <dt>Value</dt>
        <dd>
          <b>{cellText(result)}</b>
        </dd>
        {'chosen' in result ? (
          <>
            <dt>Printed</dt>
            <dd>
              <Wording source={source} />
            </dd>
            <dt>Where</dt>
            <dd>{wholePlace(result.chosen)}</dd>
            <dt>Why</dt>
            <dd>{result.chosen.reason}</dd>
            <dt>Confidence</dt>
            <dd>{result.chosen.confidence.toFixed(2)}</dd>
          </>
        ) : (
          <>
            <dt>Why</dt>
            <dd>{absenceText(source)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function Legend() {
  return (
    <p className="foot">
      <span>
        <i className="swatch active" aria-hidden="true" />
        this cell
      </span>
      <span>
        <i className="swatch" aria-hidden="true" />
        its row
      </span>
      <span>
        <i className="swatch check" aria-hidden="true" />
        to check
      </span>
    </p>
  );
}

function pagesOf(state: DocumentState | undefined) {
  return state && 'pages' in state ? state.pages : [];
}
