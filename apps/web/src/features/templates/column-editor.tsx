import {
  countCharacters,
  MAX_TEMPLATE_DESCRIPTION_CHARACTERS,
  MAX_TEMPLATE_FIELDS,
  MAX_TEMPLATE_NAME_CHARACTERS,
  templateTextProblem,
} from '@sheetlift/contract';
import type { RowMode, TemplateField } from '@sheetlift/engine/model';
import { renamedInRules, rulesProblem } from '@sheetlift/engine/rules';
import { Copy, Ellipsis, Plus, SquareDashedMousePointer, TableProperties, Trash2, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Keys } from '../../components/key.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { showToast } from '../../components/toast.ts';
import { newId } from '../../lib/new-id.ts';
import { plural } from '../../lib/plural.ts';
import { AccuracyLine, type TemplateAccuracy } from './accuracy-line.tsx';
import type { OfferedField } from './also-in-document.tsx';
import { fieldProblems, moved, newField, withField } from './column-draft.ts';
import { fetchTypeOfName, fieldsFromPaste, isListOfFields } from './fields-from-paste.ts';
import { ColumnRow, type FoundValue } from './column-row.tsx';
import type { FieldLearning } from './learned-line.tsx';
import { RowModePicker } from './row-mode-picker.tsx';
import { SaveBar } from './save-bar.tsx';
import type { TemplatePlace } from './template-store.ts';
import type { TemplateDraft } from './use-template-draft.ts';
import { useRowDrag } from './use-row-drag.ts';

const AlsoInDocument = lazy(() => import('./also-in-document.tsx').then(({ AlsoInDocument }) => ({ default: AlsoInDocument })));

interface ColumnEditorProps {
  draft: TemplateDraft;
  /** What a row stands for in the run; null where there is none. */
  rows: { mode: RowMode; onMode: (mode: RowMode) => void } | null;
  /** Field id -> what the document in view says; null before one was read. */
  found: ReadonlyMap<string, FoundValue> | null;
  /** What the open document gives besides; null where none is open, or it is not known yet. */
  offered: readonly OfferedField[] | null;
  /** What its fields learned from corrections; null where it is not kept. */
  learning: FieldLearning | null;
  /** How often what its fields found was right at first; null where that is not known. */
  accuracy: TemplateAccuracy | null;
  /** Lets a person point at the open document for the next field; null where none is open. */
  onFromPage: (() => void) | null;
  /** Makes the fields from finished rows of the person's own; null where no document was read. */
  onFinishedRows: (() => void) | null;
  /** Where its template is kept. */
  place: TemplatePlace;
  /** What the change would do to the rows at hand, while it waits for an answer. */
  trial: ReactNode;
  /** Names other templates have. */
  takenNames: readonly string[];
  onRemove: () => void;
  onClose: () => void;
}

/** The columns of the sheet, changed while the document and its rows are in view. */
export function ColumnEditor({
  draft,
  rows,
  found,
  offered,
  learning,
  accuracy,
  onFromPage,
  onFinishedRows,
  place,
  trial,
  takenNames,
  onRemove,
  onClose,
}: ColumnEditorProps) {
  const { template, origin } = draft;
  const fields = template.entities;
  const problems = fieldProblems(fields);
  const textProblem = templateTextProblem(template);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);

  const change = (entities: TemplateField[]): void => draft.edit({ entities });
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= fields.length || to === from) return;
    change(moved(fields, from, to));
    setSaid(`${fields[from]!.variableName || 'The field'} is now ${to + 1} of ${fields.length}`);
  };
  const drag = useRowDrag(list, move);
  const awaited = useRef<string>(undefined);
  // A new row may be drawn later than the next frame where the page has much to do.
  useEffect(() => {
    const name = awaited.current && list.current?.querySelector<HTMLElement>(`[data-field="${awaited.current}"] input`);
    if (!name) return;
    awaited.current = undefined;
    name.focus();
  });
  const goToField = (id: string): void => {
    awaited.current = id;
  };
  const addAt = (at: number): void => {
    if (fields.length >= MAX_TEMPLATE_FIELDS) return;
    const field = newField();
    change(fields.toSpliced(at, 0, field));
    goToField(field.id);
  };
  /** A list of names, or rows of a sheet with their heads: a field each, in the place of one that has no name yet. */
  const pasteAt = async (at: number, text: string): Promise<void> => {
    const typeOfName = await fetchTypeOfName();
    const isEmpty = fields[at]!.variableName.trim() === '';
    const pasted = fieldsFromPaste(text, isEmpty ? fields.toSpliced(at, 1) : fields, typeOfName);
    change(isEmpty ? fields.toSpliced(at, 1, ...pasted.fields) : fields.toSpliced(at + 1, 0, ...pasted.fields));
    const last = pasted.fields.at(-1);
    if (last) goToField(last.id);
    showToast({
      signal: 'done',
      title: `${plural(pasted.fields.length, 'field')} added`,
      ...(pasted.skipped.length > 0 && { sentence: `Left out: ${pasted.skipped.join('; ')}.` }),
      action: { label: 'Undo', onSelect: () => draft.edit({ entities: fields }) },
    });
  };
  const takePasted = (at: number, text: string): boolean => {
    const isList = isListOfFields(text);
    if (isList) void pasteAt(at, text);
    return isList;
  };
  const take = (taken: readonly OfferedField['field'][]): void => {
    change([...fields, ...taken.map((field) => ({ id: newId(), ...field }))]);
    if (taken.length === 1) return setSaid(`${taken[0]!.variableName} added`);
    showToast({
      signal: 'done',
      title: `${taken.length} fields added`,
      action: { label: 'Undo', onSelect: () => draft.edit({ entities: fields }) },
    });
  };
  const remove = (at: number): void => {
    const field = fields[at]!;
    change(fields.toSpliced(at, 1));
    showToast({
      signal: 'done',
      title: field.variableName ? `“${field.variableName}” removed` : 'Field removed',
      action: { label: 'Undo', onSelect: () => draft.edit({ entities: fields }) },
    });
    requestAnimationFrame(() =>
      (list.current?.children[Math.min(at, fields.length - 2)]?.querySelector<HTMLElement>('input') ?? title.current)?.focus(),
    );
  };

  return (
    <section className="editor" aria-labelledby="columns-title">
      <header>
        <h2 id="columns-title" ref={title} tabIndex={-1}>
          Columns <span className="count">{fields.length}</span>
        </h2>
        <Menu
          label="Template"
          align="end"
          trigger={
            <Button look="quiet" icon aria-label="More for this template">
              <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem icon={Copy} disabled={!origin} onSelect={() => void draft.duplicate()}>
            Duplicate template
          </MenuItem>
          <MenuItem icon={Trash2} disabled={!origin} danger onSelect={onRemove}>
            Delete template
          </MenuItem>
        </Menu>
        <Button look="quiet" icon aria-label="Close columns" onClick={onClose}>
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </header>
      <div className="editor-body">
        <TextField
          label="Name"
          value={template.name}
          most={MAX_TEMPLATE_NAME_CHARACTERS}
          problem={textProblem?.includes('name') ? textProblem : null}
          onChange={(name) => draft.edit({ name })}
        />
        <TextField
          label="What it is for"
          value={template.description}
          most={MAX_TEMPLATE_DESCRIPTION_CHARACTERS}
          problem={textProblem?.includes('description') ? textProblem : null}
          onChange={(description) => draft.edit({ description })}
        />
        {accuracy?.whole && <AccuracyLine accuracy={accuracy.whole} />}
        {rows && (
          <div className="label-row">
            <span className="label">Rows</span>
            <RowModePicker chosen={rows.mode} onChoose={rows.onMode} />
          </div>
        )}
        {fields.length > 0 && (
          // Each box below says its own name to those who do not see these.
          <div className="column-heads" aria-hidden="true">
            <span>Field</span>
            <span>Type</span>
            <span>Description, in your own words</span>
            {found && <span>In this document</span>}
          </div>
        )}
        <ol ref={list} className="column-list" aria-label="Fields">
          {fields.map((field, at) => (
            <ColumnRow
              key={field.id}
              field={field}
              fields={fields}
              position={at}
              problem={problems.get(field.id) ?? null}
              found={found?.get(field.id) ?? null}
              learned={learning?.of.get(field.id) ?? null}
              accuracy={accuracy?.of.get(field.id) ?? null}
              dragged={drag.from === at}
              dropBefore={drag.to === at && drag.from !== at}
              onChange={(next) => change(withField(fields, field.id, next))}
              onRenamed={(before) => change(renamedInRules(fields, field.id, before))}
              onForget={(lessonId) => learning?.forget(field, lessonId)}
              onRemove={() => remove(at)}
              onNext={() => addAt(at + 1)}
              onPasteList={(text) => takePasted(at, text)}
              onMove={(by) => move(at, at + by)}
              onDragStart={(event) => drag.start(at, event)}
            />
          ))}
        </ol>
        {fields.length === 0 && (
          <p className="text-ink-2">
            A template needs at least one field. Name what you want from each document, such as “Total” or “Due date”.
          </p>
        )}
        <div className="add-row">
          <Button look="quiet" onClick={() => addAt(fields.length)} disabled={fields.length >= MAX_TEMPLATE_FIELDS}>
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            Add field
          </Button>
          {onFromPage && (
            <Button
              look="quiet"
              onClick={onFromPage}
              disabled={fields.length >= MAX_TEMPLATE_FIELDS}
              title="Draw a box or select words on the page"
            >
              <SquareDashedMousePointer size={16} strokeWidth={1.5} aria-hidden="true" />
              From the page
            </Button>
          )}
          {onFinishedRows && (
            <Button look="quiet" onClick={onFinishedRows} title="The fields are made from rows of your own sheet">
              <TableProperties size={16} strokeWidth={1.5} aria-hidden="true" />
              Show finished rows
            </Button>
          )}
          <span className="wide-only text-12 text-ink-3">
            <Keys keys="Enter" /> next field <Keys keys="Alt+↑" /> <Keys keys="Alt+↓" /> move
          </span>
        </div>
        {offered && offered.length > 0 && (
          <Suspense>
            <AlsoInDocument offered={offered} fieldCount={fields.length} onAdd={take} />
          </Suspense>
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
      {trial}
      <SaveBar
        draft={draft}
        takenNames={takenNames}
        place={place}
        problem={textProblem ?? leftOut(problems.size > 0, rulesProblem(fields) !== null)}
      />
    </section>
  );
}

function leftOut(fields: boolean, rules: boolean): string | null {
  if (fields) return 'Unfinished fields are left out until they are named.';
  return rules ? 'Rules that cannot be followed are left out until they can.' : null;
}

interface TextFieldProps {
  label: string;
  value: string;
  most: number;
  problem: string | null;
  onChange: (value: string) => void;
}

function TextField({ label, value, most, problem, onChange }: TextFieldProps) {
  const id = `template-${label.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}{' '}
        <span className="count">
          {countCharacters(value)} of {most}
        </span>
      </label>
      <input
        id={id}
        className="in"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
