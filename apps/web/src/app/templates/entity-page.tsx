import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { activeCell, type CellPlace } from '../../features/review/active-cell.ts';
import { evidenceMarks } from '../../features/review/evidence-marks.ts';
import { FindBar } from '../../features/review/find/find-bar.tsx';
import { useFind } from '../../features/review/find/use-find.ts';
import { DocumentView } from '../../features/review/pages/document-view.tsx';
import type { MarkMode } from '../../features/review/pages/view-marks.ts';
import { shownColumns } from '../../features/review/sheet-columns.ts';
import { sheetRows } from '../../features/review/sheet-rows.ts';
import { type RunFields, useFieldMaker } from '../../features/review/use-field-maker.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';

interface EntityPageProps {
  run: RunSnapshot;
  store: RunStore;
  fields: RunFields;
}

/** The first document that was read, with what the fields say of it marked: a field more is made by pointing at it. */
export function EntityPage({ run, store, fields }: EntityPageProps) {
  const { documents, corrections, template, view } = run;
  const [mode, setMode] = useState<MarkMode>('all');
  const [chosen, setChosen] = useState<CellPlace | null>(null);
  const columns = useMemo(() => shownColumns(template, view), [template, view]);
  const document = documents.find(({ state }) => state.kind === 'done' && state.rows.length > 0);
  const rows = useMemo(() => (document ? sheetRows([document], corrections, template) : []), [document, corrections, template]);
  const [first] = rows;
  const firstField = columns.find(({ kind }) => kind === 'field');
  const place = chosen ?? (first && firstField ? { rowKey: first.key, columnId: firstField.id } : null);
  const active = activeCell(rows, columns, (rowKey) => rows.findIndex(({ key }) => key === rowKey), place);
  const numbers = new Map(fields.fields.map(({ id }, index) => [id, index + 1]));
  const marks = active ? evidenceMarks(active, columns, []).map((mark) => ({ ...mark, fieldNumber: numbers.get(mark.fieldId) })) : [];
  const { maker } = useFieldMaker({ store, documentId: document?.id ?? null, runFields: fields, at: place, goTo: setChosen });
  const find = useFind({ store, ground: { sheets: noSheets, documents: document ? [document] : [] }, show: nothing });
  if (!document) return null;
  return (
    <section className="entity-page" aria-label="Open document">
      <FindBar find={find} where="document" />
      <DocumentView
        key={document.id}
        found={find.onPages(document.id)}
        onFind={find.open}
        store={store}
        document={document}
        marks={marks}
        mode={mode}
        onModeChange={setMode}
        fieldMaker={maker}
        onPickMark={({ fieldId }) => first && setChosen({ rowKey: first.key, columnId: fieldId })}
        tools={
          fields.pointing && (
            <Button
              look="quiet"
              size="small"
              icon
              className="narrow-close"
              aria-label="Back to the fields"
              onClick={() => fields.setPointing(false)}
            >
              <X size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          )
        }
      />
    </section>
  );
}

const noSheets = (): [] => [];

/** The document is in view already, and moves to what was found by itself. */
function nothing(): void {}
