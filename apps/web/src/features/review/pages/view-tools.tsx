import { ChevronLeft, ChevronRight, Minus, MoveHorizontal, Plus, RotateCw, Scan, Search, SquareDashedMousePointer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Segment, Segments } from '../../../components/segments.tsx';
import type { FieldMaker } from './field-maker.ts';
import type { MarkMode } from './view-marks.ts';

const MODES: readonly Segment<MarkMode>[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
];

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface ViewToolsProps {
  name: string;
  children?: ReactNode;
  mode: MarkMode;
  onModeChange: (mode: MarkMode) => void;
  onFind: (() => void) | null;
  /** Null where no field can be made of what is shown. */
  maker: FieldMaker | null;
  tools: ReactNode;
}

/** The bar above a document: its name, ways to move in it, which evidence is marked. */
export function ViewTools({ name, children, mode, onModeChange, onFind, maker, tools }: ViewToolsProps) {
  return (
    <div className="view-bar">
      <h2 className="clip" title={name}>
        {name}
      </h2>
      {children}
      {onFind && (
        <button type="button" className="btn quiet sm icon" aria-label="Find in document" onClick={onFind}>
          <Search {...ICON} />
        </button>
      )}
      {maker && (
        <button type="button" className="btn quiet sm icon" aria-label="New field from the page" title="New field from the page: draw a box or select words" aria-pressed={maker.pointing} onClick={() => maker.setPointing(!maker.pointing)}>
          <SquareDashedMousePointer {...ICON} />
        </button>
      )}
      <Segments label="Evidence shown" segments={MODES} chosen={mode} onChoose={onModeChange} small />
      {tools}
    </div>
  );
}

interface PageFieldProps {
  pageNumber: number;
  pageCount: number;
  onTurn: (pageNumber: number) => void;
}

/** "2 of 9": a field to type a page into, a step to either side. */
export function PageField({ pageNumber, pageCount, onTurn }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (wanted >= 1) onTurn(Math.min(wanted, pageCount));
  };
  return (
    <span className="pager">
      <button type="button" className="btn quiet sm icon" aria-label="Previous page" disabled={pageNumber <= 1} onClick={() => onTurn(pageNumber - 1)}>
        <ChevronLeft {...ICON} />
      </button>
      <input
        className="in"
        type="text"
        inputMode="numeric"
        aria-label="Page"
        style={{ width: `calc(${String(pageCount).length}ch + 12px)` }}
        value={typed ?? pageNumber}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          else if (event.key === 'Escape' && typed !== null) setTyped(null);
          else return;
          event.stopPropagation();
        }}
      />
      <span className="of">of {pageCount.toLocaleString('en-GB')}</span>
      <button type="button" className="btn quiet sm icon" aria-label="Next page" disabled={pageNumber >= pageCount} onClick={() => onTurn(pageNumber + 1)}>
        <ChevronRight {...ICON} />
      </button>
    </span>
  );
}

interface SizeToolsProps {
  scale: number;
  fitsPage: boolean;
  onStep: (direction: 1 | -1) => void;
  onFit: (kind: 'fit-width' | 'fit-page') => void;
  onRotate: () => void;
}

/** Smaller, larger, to fit; and the view turned. */
export function SizeTools({ scale, fitsPage, onStep, onFit, onRotate }: SizeToolsProps) {
  return (
    <span className="sizer">
      <button type="button" className="btn quiet sm icon" aria-label="Zoom out" onClick={() => onStep(-1)}>
        <Minus {...ICON} />
      </button>
      <span className="percent">{Math.round(scale * 100)} %</span>
      <button type="button" className="btn quiet sm icon" aria-label="Zoom in" onClick={() => onStep(1)}>
        <Plus {...ICON} />
      </button>
      <button type="button" className="btn quiet sm icon" aria-label={fitsPage ? 'Fit width' : 'Fit page'} onClick={() => onFit(fitsPage ? 'fit-width' : 'fit-page')}>
        {fitsPage ? <MoveHorizontal {...ICON} /> : <Scan {...ICON} />}
      </button>
      <button type="button" className="btn quiet sm icon" aria-label="Rotate view" onClick={onRotate}>
        <RotateCw {...ICON} />
      </button>
    </span>
  );
}
