import { type SyntheticEvent, useState } from 'react';
import { PopoverPanel } from '../../../components/popover-panel.tsx';
import type { FieldMaker, OfferedPick } from './field-maker.ts';
import { NewFieldForm } from './new-field-form.tsx';
import type { Pick } from './view-marks.ts';

interface PickOfferProps {
  offered: OfferedPick;
  /** Fills the chosen cell; absent where none can be filled. */
  action: { label: string; run: (pick: Pick) => void } | undefined;
  maker: FieldMaker | undefined;
  /** The new field is being named. */
  naming: boolean;
  onNaming: () => void;
  /** It was used, or is not wanted. */
  onDone: () => void;
}

/** What can be done with words that were selected on a document, below them. */
export function PickOffer({
  offered: { pick, leftPx, topPx, widthPx, heightPx },
  action,
  maker,
  naming,
  onNaming,
  onDone,
}: PickOfferProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    // What is done here is not done to the page below it, of which it is a part also where it floats.
    <div
      className="contents"
      role="presentation"
      onClick={stay}
      onPointerDown={stay}
      onPointerMove={stay}
      onPointerUp={stay}
      onKeyDown={stay}
    >
      <span
        ref={setAnchor}
        className="pick-anchor"
        aria-hidden="true"
        style={{ left: leftPx, top: topPx, width: widthPx, height: heightPx }}
      />
      {naming && maker && anchor && (
        <PopoverPanel box={anchor} label="New field" align="start" className="note-pop new-field" onClose={onDone}>
          <NewFieldForm maker={maker} pick={pick} onDone={onDone} />
        </PopoverPanel>
      )}
      {!naming && (
        <div className="pick-bar" style={{ left: `min(${leftPx}px, calc(100% - 300px))`, top: topPx + heightPx + 6 }}>
          {action && !maker?.pointing && (
            <button
              type="button"
              className="btn sm"
              onClick={() => {
                action.run(pick);
                onDone();
              }}
            >
              {action.label}
            </button>
          )}
          {maker && (
            <button type="button" className="btn sm" onClick={onNaming}>
              New field from this
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const stay = (event: SyntheticEvent): void => event.stopPropagation();
