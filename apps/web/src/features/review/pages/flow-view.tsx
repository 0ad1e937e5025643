import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { pressedAct } from '../../../lib/acts/pressed-act.ts';
import type { DocumentFacts } from '../../workspace/run/run-store.ts';
import type { DocumentViewProps } from './document-view-props.ts';
import { marksByPlace } from './flow-places.ts';
import { shownMarks } from './marks-on-pages.ts';
import { PickHint, PointHint } from './pointing-hint.tsx';
import { SheetView } from './sheet-view.tsx';
import { TextView } from './text-view.tsx';
import { UnplacedEvidence } from './unplaced-evidence.tsx';
import { useFlowShelf } from './use-flow-shelf.ts';
import { ViewLegend } from './view-legend.tsx';
import type { EvidenceMark } from './view-marks.ts';
import { ViewTools } from './view-tools.tsx';

/** A document without a look of its own, set as text and tables with what is cited marked in it. */
export function FlowView({
  store,
  document,
  facts,
  marks,
  mode,
  onModeChange,
  onPick,
  selectionAction,
  fieldMaker,
  onPickMark,
  found,
  onFind,
  goTo,
  rowLabel = 'used in this row',
  tools,
}: DocumentViewProps & { facts: DocumentFacts }) {
  const { id: documentId, state } = document;
  const { pageCount } = facts;
  const reading = 'reading' in state ? state.reading : null;
  const shelf = useFlowShelf(store, documentId, reading);
  const view = useRef<HTMLElement>(null);
  const shown = useMemo(() => shownMarks(marks, mode), [marks, mode]);
  const pointing = fieldMaker?.pointing ?? false;
  useEffect(() => {
    if (pointing) view.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  }, [pointing]);
  const places = useMemo(() => marksByPlace(shown), [shown]);
  const active = marks.find((mark) => mark.active);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && fieldMaker?.pointing) fieldMaker.setPointing(false);
    else if (pressedAct(event, ['find'])) onFind();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isTable = facts.type === 'xlsx' || facts.type === 'csv';
  const Content = isTable ? SheetView : TextView;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys typed in any part of it
    <section className="doc-view" aria-label="Document" ref={view} onKeyDown={onKeyDown}>
      <ViewTools
        name={document.file.name}
        size={null}
        mode={mode}
        onModeChange={onModeChange}
        onFind={reading ? onFind : null}
        maker={reading ? (fieldMaker ?? null) : null}
        tools={tools}
      />
      {active && <UnplacedEvidence mark={active} />}
      {reading ? (
        <Content
          name={document.file.name}
          type={facts.type}
          shelf={shelf}
          pageCount={pageCount}
          places={places}
          active={active ?? null}
          matches={found.matches}
          match={found.match}
          onPick={onPick}
          selectionAction={selectionAction}
          fieldMaker={fieldMaker}
          onPickMark={(key) => {
            const mark = marks.find((each) => each.key === key);
            if (mark) onPickMark?.(mark);
          }}
          goTo={goTo}
        />
      ) : (
        <p className="view-message">Its content is shown here once it was read.</p>
      )}
      <ViewLegend
        mode={mode}
        onModeChange={onModeChange}
        marks={pointing ? NO_MARKED : shown}
        rowLabel={rowLabel}
        hint={
          pointing ? (
            isTable ? (
              <PointHint mouse="Click a cell" finger="Tap a cell" />
            ) : (
              <PointHint mouse="Click or select words" finger="Tap or select words" />
            )
          ) : onPick && reading ? (
            <PickHint />
          ) : null
        }
      />
    </section>
  );
}

const NO_MARKED: readonly EvidenceMark[] = [];
