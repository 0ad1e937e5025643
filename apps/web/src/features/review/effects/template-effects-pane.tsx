import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Keys } from '../../../components/key.tsx';
import { useActs } from '../../../lib/acts/offered-acts.ts';
import { plural } from '../../../lib/plural.ts';
import type { CellEffect, RunSnapshot, TemplateEffects, TemplateTrial } from '../../workspace/run/run-store.ts';
import { CellEffectLine, isJudgedAlone } from './cell-effect-line.tsx';

interface TemplateEffectsPaneProps {
  run: RunSnapshot;
  trial: TemplateTrial;
  onTake: () => void;
  /** The template goes back to what the run looks for. */
  onBack: () => void;
}

/** Lines that are shown; what changes more than that is seen by them. */
const MOST_SHOWN = 200;

/** What a change of the template would change in the rows at hand, field by field, and whether it is made. It takes no focus: typing goes on. */
export function TemplateEffectsPane({ run, trial, onTake, onBack }: TemplateEffectsPaneProps) {
  const list = useRef<HTMLDivElement>(null);
  const { effects } = trial;
  useActs({
    'see-effects': effects !== null && (() => list.current?.focus()),
    'take-change': effects !== null && onTake,
    'leave-change': onBack,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onBack();
    else if (event.key === 'Enter' && event.target === list.current && effects) onTake();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (!effects) {
    return (
      <section className="effects" aria-label="What the change would do">
        <p className="effects-looking" role="status">
          Looking at what would change: {trial.done.toLocaleString('en-GB')} of {plural(trial.documents, 'document')}
        </p>
      </section>
    );
  }
  const breaking = effects.cells.filter(({ breaks }) => breaks !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys typed in any part of it
    <section className="effects" aria-label="What the change would do" onKeyDown={onKeyDown}>
      <header>
        <h3>
          <span role="status">{headline(effects)}</span>
        </h3>
        {breaking.length > 0 && (
          <p className="effects-breaking">
            <i className="mk check" aria-hidden="true" />
            {plural(breaking.length, 'cell')} you decided would not fit any more
          </p>
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="effects-list" ref={list} tabIndex={0} role="group" aria-label="Cells that would change">
        {effects.rows.length > 0 && (
          <section>
            <h4>Rows</h4>
            <ul>
              {effects.rows.slice(0, MOST_SHOWN).map(({ documentId, before, after }) => (
                <li key={documentId}>
                  <span className="learned-at clip">{nameOf(run, documentId)}</span>
                  <span className="learned-change">
                    <del>{plural(before, 'row')}</del>
                    <span aria-hidden="true">→</span>
                    <span className="sr-only">becomes</span>
                    <ins>{plural(after, 'row')}</ins>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {byField(run, effects.cells).map(({ fieldId, name, cells }) => (
          <section key={fieldId}>
            <h4>
              <span className="clip">{name}</span>
              <span className="count">{plural(cells.length, 'cell')}</span>
            </h4>
            <ul>
              {cells.slice(0, MOST_SHOWN).map((effect) => (
                <CellEffectLine
                  key={`${effect.documentId}/${effect.rowNumber}`}
                  effect={effect}
                  fileName={nameOf(run, effect.documentId)}
                />
              ))}
            </ul>
            {cells.length > MOST_SHOWN && <p className="hint">And {plural(cells.length - MOST_SHOWN, 'cell')} more.</p>}
          </section>
        ))}
      </div>
      <footer>
        <Button look="quiet" onClick={onBack}>
          Go back{' '}
          <span className="fine-only">
            <Keys keys="Escape" />
          </span>
        </Button>
        <Button onClick={onTake}>
          Make the change{' '}
          <span className="fine-only">
            <Keys keys="Enter" />
          </span>
        </Button>
      </footer>
    </section>
  );
}

function headline({ cells, rows }: TemplateEffects): string {
  const own = cells.filter(({ breaks }) => breaks === null);
  const judged = own.filter(isJudgedAlone).length;
  const changed = own.length - judged;
  const parts = [
    ...(changed > 0 || judged + rows.length === 0 ? [`${plural(changed, 'cell')} would change`] : []),
    ...(judged > 0 ? [`${plural(judged, 'cell')} would be to check`] : []),
    ...(rows.length > 0 ? [`${plural(rows.length, 'document')} would have other rows`] : []),
  ];
  return parts.join(', ');
}

const nameOf = ({ documents }: RunSnapshot, documentId: string): string => documents.find(({ id }) => id === documentId)?.file.name ?? '';

/** In the order of the fields; those that a person decided first. */
function byField({ template }: RunSnapshot, effects: readonly CellEffect[]): { fieldId: string; name: string; cells: CellEffect[] }[] {
  return template.entities.flatMap(({ id, variableName }) => {
    const own = effects.filter(({ fieldId }) => fieldId === id);
    const cells = [...own.filter(({ breaks }) => breaks !== null), ...own.filter(({ breaks }) => breaks === null)];
    return cells.length > 0 ? [{ fieldId: id, name: variableName, cells }] : [];
  });
}
