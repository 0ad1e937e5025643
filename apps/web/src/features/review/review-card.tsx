import { confidenceFigure } from '@sheetlift/engine/model';
import { ChevronLeft, ChevronRight, Keyboard, MousePointerClick, Scan, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import type { ActiveValue, CellPlace } from './active-cell.ts';
import { CandidateWords } from './candidate-words.tsx';
import { doubt } from './candidates-popover.tsx';
import { candidatesToOffer } from './cell-edits.ts';
import { cellState } from './cell-state.ts';
import { cellText, editText, valueText } from './cell-text.ts';
import { wholePlace } from './evidence-place.ts';
import { FindBar } from './find/find-bar.tsx';
import type { Find } from './find/use-find.ts';
import { LearnedStrip } from './learned/learned-strip.tsx';
import { PageCrop } from './pages/page-crop.tsx';
import type { FieldMaker } from './pages/field-maker.ts';
import type { ReviewDesk } from './review-desk.ts';
import { nextToCheck } from './next-to-check.ts';
import { ReviewDone } from './review-done.tsx';
import { cellsOf } from './row-tally.ts';
import { decisionWords } from './source-bar.tsx';
import { SourcePane } from './source-pane.tsx';

interface ReviewCardProps {
  desk: ReviewDesk;
  /** Null where no fields can be made. */
  maker: FieldMaker | null;
  find: Find;
  onClose: () => void;
  /** Stands where nothing is left to check: the way out. */
  done?: ReactNode;
}

/**
 * Reviewing on a phone: one cell at a time, the place on the page above it, the decision at the thumb. It covers the rows, and has the
 * focus until it closes.
 */
export function ReviewCard({ desk, maker, find, onClose, done }: ReviewCardProps) {
  const [wholePage, setWholePage] = useState(false);
  const { tally, active, run } = desk;
  const left = tally.cells['to-check'];
  const all = cellsOf(tally.cells);
  const value = active?.value ?? null;
  const card = useFocusWhileOpen();
  // The last cell of these rows was decided just now: the card is turned over. A cell that is chosen later is shown as any other.
  const leftHere = nextToCheck(desk.shown, desk.columns, null) !== null;
  const [wasLeftHere, setLeftHere] = useState(leftHere);
  const [isDone, setDone] = useState(false);
  if (leftHere !== wasLeftHere) {
    setLeftHere(leftHere);
    setDone(!leftHere);
  }
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  const backToCell = (): void => {
    setWholePage(false);
    maker?.setPointing(false);
  };
  if (wholePage || maker?.pointing) {
    const bar = <FindBar find={find} where="pages" />;
    return <SourcePane desk={desk} maker={maker} find={find} bar={bar} onClose={backToCell} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="card-review" role="dialog" aria-label="Review" aria-modal="true" tabIndex={-1} ref={card} onKeyDown={closeOnEscape}>
      <header>
        <Button look="quiet" icon aria-label="Back to rows" onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <div>
          <h1>
            <span role="status">
              {left > 0 ? `${left.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} left to check` : 'Nothing left to check'}
            </span>
          </h1>
          <p>{run.template.name}</p>
        </div>
      </header>
      <span className={left > 0 ? 'meter budget-line open' : 'meter budget-line'} aria-hidden="true">
        <i style={{ width: all > 0 ? `${(100 * (all - left)) / all}%` : 0 }} />
      </span>
      <LearnedStrip desk={desk} />
      {value && !isDone ? (
        <CellCard key={`${value.row.key}/${value.field.id}`} desk={desk} value={value} onWholePage={() => setWholePage(true)} />
      ) : (
        <ReviewDone desk={desk} onLast={value && (() => setDone(false))}>
          {done}
        </ReviewDone>
      )}
    </div>
  );
}

/** Takes the focus when it opens, and gives it back to what had it. */
function useFocusWhileOpen(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus();
    return () => {
      // What was covered takes the focus only when it can be reached again.
      if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
    };
  }, []);
  return element;
}

type Choice = { kind: 'candidate'; index: number } | { kind: 'absent' } | { kind: 'typed'; text: string };

function CellCard({ desk, value, onWholePage }: { desk: ReviewDesk; value: ActiveValue; onWholePage: () => void }) {
  const { field, result, row } = value;
  const { active, document, marks, store } = desk;
  const candidates = candidatesToOffer(result);
  const state = cellState(result);
  const first: Choice = candidates.length > 0 && 'chosen' in result ? { kind: 'candidate', index: 0 } : { kind: 'absent' };
  const [choice, setChoice] = useState<Choice>(first);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [wholeWidth, setWholeWidth] = useState(false);
  const place: CellPlace = { rowKey: row.key, columnId: field.id };
  const name = active?.column.name ?? field.variableName;

  const decide = (event: FormEvent): void => {
    event.preventDefault();
    if (choice.kind === 'typed') {
      const sentence = desk.takeEdits([{ rowIndex: active?.rowIndex ?? 0, ...place, text: choice.text }], 'type');
      setRefusal(sentence);
      if (sentence === null) desk.goToNext();
      return;
    }
    if (choice.kind === 'absent') desk.markAbsent();
    else if (candidates[choice.index]) desk.take(candidates[choice.index]!);
    if (state !== 'to-check') desk.goToNext();
  };
  return (
    <form className="card" onSubmit={decide}>
      <div className="card-crop">
        {document && (
          <>
            <PageCrop store={store} document={document} marks={marks} wholeWidth={wholeWidth} />
            <Button
              icon
              className="card-fit"
              aria-label="Whole width of the page"
              aria-pressed={wholeWidth}
              onClick={() => setWholeWidth(!wholeWidth)}
            >
              <Scan size={20} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
      <div className="card-body">
        <p className="card-at clip">{'chosen' in result ? `${row.fileName} · ${wholePlace(result.chosen)}` : row.fileName}</p>
        <div className="card-name">
          <h2>{name}</h2>
          {state === 'to-check' && (
            <Badge signal="check">
              <i className="mk check" aria-hidden="true" />
              to check
            </Badge>
          )}
          {state === 'confirmed' && (
            <Badge signal="accent">
              <i className="mk ok" aria-hidden="true" />
              {decisionWords(desk, value)}
            </Badge>
          )}
        </div>
        {choice.kind === 'typed' ? (
          // What may be chosen gives way: beside a keyboard there is room for the place and the words alone.
          <>
            <label className="card-typed">
              <span>{name}</span>
              <input
                className="in"
                // Asked for by a tap: the keyboard comes up with it.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                value={choice.text}
                inputMode={field.type === 'number' ? 'decimal' : 'text'}
                aria-invalid={refusal !== null}
                onChange={({ target }) => setChoice({ kind: 'typed', text: target.value })}
              />
              {refusal && <span role="alert">{refusal}</span>}
            </label>
            <div className="card-more">
              <Button look="quiet" onClick={() => setChoice(first)}>
                Choose instead
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="card-doubt">{doubt(value)}</p>
            <fieldset className="card-choices">
              <legend className="sr-only">{name}</legend>
              {candidates.map((candidate, index) => (
                <label key={candidate.id} className="card-choice">
                  <input
                    type="radio"
                    name="choice"
                    checked={choice.kind === 'candidate' && choice.index === index}
                    onChange={() => setChoice({ kind: 'candidate', index })}
                  />
                  <CandidateWords candidate={candidate} />
                  <span className="cands-at">{confidenceFigure(candidate.confidence)}</span>
                </label>
              ))}
              <label className="card-choice">
                <input type="radio" name="choice" checked={choice.kind === 'absent'} onChange={() => setChoice({ kind: 'absent' })} />
                <span className="card-whole">Not in this document</span>
              </label>
            </fieldset>
            <div className="card-more">
              <Button
                look="quiet"
                onClick={() => setChoice({ kind: 'typed', text: 'chosen' in result ? editText(result.chosen.value) : '' })}
              >
                <Keyboard size={20} strokeWidth={1.5} aria-hidden="true" />
                Type it
              </Button>
              <Button look="quiet" onClick={onWholePage}>
                <MousePointerClick size={20} strokeWidth={1.5} aria-hidden="true" />
                Tap the page
              </Button>
            </div>
          </>
        )}
      </div>
      <footer>
        <Button size="big" icon aria-label="Previous cell to check" onClick={() => desk.goToNext(-1)}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Button size="big" icon aria-label="Next cell to check" onClick={() => desk.goToNext()}>
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Button look="primary" size="big" type="submit">
          <span className="clip">
            {verb(
              choice,
              candidates.map(({ value: each }) => valueText(each)),
              cellText(result),
            )}
          </span>
        </Button>
      </footer>
    </form>
  );
}

function verb(choice: Choice, values: readonly string[], shown: string): string {
  if (choice.kind === 'typed') return choice.text.trim() === '' ? 'Not in document' : `Take ${choice.text}`;
  if (choice.kind === 'absent') return 'Not in document';
  return `Take ${values[choice.index] ?? shown}`;
}
