import {
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  Minus,
  MoveHorizontal,
  Plus,
  RotateCw,
  Scan,
  Search,
  SquareDashedMousePointer,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuRule } from '../../../components/menu.tsx';
import { useLargeControls } from '../../../lib/use-narrow.ts';
import type { FieldMaker } from './field-maker.ts';
import { MARK_MODES, type MarkMode } from './view-marks.ts';

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface ViewToolsProps {
  name: string;
  /** The pages to move between; absent where there is one. */
  pager?: ReactNode;
  /** Null for what has no size of its own. */
  size: SizeChoices | null;
  mode: MarkMode;
  /** Null where there is no evidence to choose among. */
  onModeChange: ((mode: MarkMode) => void) | null;
  onFind: (() => void) | null;
  /** Null where no field can be made of what is shown. */
  maker: FieldMaker | null;
  tools: ReactNode;
}

/** The bar above a document: its name, and ways to move in it. Where fingers are at work what is seldom wanted is in a menu, with which evidence is marked. */
export function ViewTools({ name, pager, size, mode, onModeChange, onFind, maker, tools }: ViewToolsProps) {
  const large = useLargeControls();
  return (
    <div className="view-bar">
      <h2 className="clip" title={name}>
        {name}
      </h2>
      {pager}
      {size && !large && <SizeTools {...size} />}
      {onFind && (
        <button type="button" className="btn quiet sm icon" aria-label="Find" onClick={onFind}>
          <Search {...ICON} />
        </button>
      )}
      {maker && (
        <button
          type="button"
          className="btn quiet sm icon"
          aria-label="New field from the page"
          title="New field from the page: draw a box or select words"
          aria-pressed={maker.pointing}
          onClick={() => maker.setPointing(!maker.pointing)}
        >
          <SquareDashedMousePointer {...ICON} />
        </button>
      )}
      {large && (size || onModeChange) && <ViewMenu size={size} mode={mode} onModeChange={onModeChange} />}
      {tools}
    </div>
  );
}

function ViewMenu({ size, mode, onModeChange }: Pick<ViewToolsProps, 'size' | 'mode' | 'onModeChange'>) {
  return (
    <Menu
      label="View"
      align="end"
      trigger={
        <Button look="quiet" size="small" icon aria-label="More for this view">
          <Ellipsis {...ICON} />
        </Button>
      }
    >
      {size && (
        <>
          <MenuItem icon={Plus} onSelect={() => size.onStep(1)}>
            Zoom in
          </MenuItem>
          <MenuItem icon={Minus} onSelect={() => size.onStep(-1)}>
            Zoom out
          </MenuItem>
          <MenuItem icon={size.fitsPage ? MoveHorizontal : Scan} onSelect={() => size.onFit(size.fitsPage ? 'fit-width' : 'fit-page')}>
            {size.fitsPage ? 'Fit width' : 'Fit page'}
          </MenuItem>
          <MenuItem icon={RotateCw} onSelect={size.onRotate}>
            Rotate view
          </MenuItem>
        </>
      )}
      {size && onModeChange && <MenuRule />}
      {onModeChange && (
        <MenuChoice
          label="Evidence shown"
          chosen={mode}
          choices={MARK_MODES.map(({ value, told }) => ({ value, label: told }))}
          onChoose={onModeChange}
        />
      )}
    </Menu>
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
      <button
        type="button"
        className="btn quiet sm icon"
        aria-label="Previous page"
        disabled={pageNumber <= 1}
        onClick={() => onTurn(pageNumber - 1)}
      >
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
      <button
        type="button"
        className="btn quiet sm icon"
        aria-label="Next page"
        disabled={pageNumber >= pageCount}
        onClick={() => onTurn(pageNumber + 1)}
      >
        <ChevronRight {...ICON} />
      </button>
    </span>
  );
}

export interface SizeChoices {
  scale: number;
  fitsPage: boolean;
  onStep: (direction: 1 | -1) => void;
  onFit: (kind: 'fit-width' | 'fit-page') => void;
  onRotate: () => void;
}

/** Smaller, larger, to fit, and turned. */
function SizeTools({ scale, fitsPage, onStep, onFit, onRotate }: SizeChoices) {
  return (
    <span className="sizer">
      <button type="button" className="btn quiet sm icon" aria-label="Zoom out" onClick={() => onStep(-1)}>
        <Minus {...ICON} />
      </button>
      <span className="percent">{Math.round(scale * 100)} %</span>
      <button type="button" className="btn quiet sm icon" aria-label="Zoom in" onClick={() => onStep(1)}>
        <Plus {...ICON} />
      </button>
      <button
        type="button"
        className="btn quiet sm icon"
        aria-label={fitsPage ? 'Fit width' : 'Fit page'}
        onClick={() => onFit(fitsPage ? 'fit-width' : 'fit-page')}
      >
        {fitsPage ? <MoveHorizontal {...ICON} /> : <Scan {...ICON} />}
      </button>
      <button type="button" className="btn quiet sm icon" aria-label="Rotate view" onClick={onRotate}>
        <RotateCw {...ICON} />
      </button>
    </span>
  );
}
