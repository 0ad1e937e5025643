import { cutCharacters } from '@sheetlift/contract';
import type { CellValue, FieldType, TemplateField } from '@sheetlift/engine/model';
import { readTypedValue, type TypedValue } from '@sheetlift/engine/review';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import type { PlacedField } from '../../../engine-worker/engine-protocol.ts';
import { newId } from '../../../lib/new-id.ts';
import {
  FIELD_TYPES,
  fieldProblems,
  MAX_FIELD_DESCRIPTION_CHARACTERS,
  MAX_FIELD_NAME_CHARACTERS,
  withValues,
} from '../../templates/column-draft.ts';
import { valueText } from '../cell-text.ts';
import type { FieldMaker } from './field-maker.ts';
import type { Pick } from './view-marks.ts';

interface NewFieldFormProps {
  maker: FieldMaker;
  pick: Pick;
  onDone: () => void;
}

/** Names the field that a place of the document is the value of. */
export function NewFieldForm({ maker, pick, onDone }: NewFieldFormProps) {
  const [asked, setAsked] = useState<{ placed: PlacedField } | { failure: string } | null>(null);
  const { suggest } = maker;
  const [first] = useState(() => ({ suggest, pick }));
  useEffect(() => {
    let isHere = true;
    first.suggest(first.pick).then(
      (placed) => isHere && setAsked({ placed }),
      ({ message }: Error) => isHere && setAsked({ failure: message }),
    );
    return () => {
      isHere = false;
    };
  }, [first]);
  if (!asked) return <p role="status">Looking for its name</p>;
  if ('failure' in asked) return <p role="alert">{asked.failure}</p>;
  return <PlacedForm maker={maker} placed={asked.placed} onDone={onDone} />;
}

function PlacedForm({ maker: { fields, add }, placed, onDone }: { maker: FieldMaker; placed: PlacedField; onDone: () => void }) {
  const [field, setField] = useState<TemplateField>(() => ({
    id: newId(),
    variableName: placed.variableName,
    description: placed.description,
    type: placed.type,
    enumValues: [],
  }));
  const [tried, setTried] = useState(false);
  const change = (next: Partial<TemplateField>): void => setField({ ...field, ...next });
  const whole = { ...field, enumValues: field.type === 'enum' ? withValues([], placed.printed) : [] };
  const value = valueAs(whole, placed);
  const problem = fieldProblems([...fields, whole]).get(field.id) ?? null;
  const isNameless = field.variableName.trim() === '';
  const take = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (problem !== null || value.kind === 'refused') return;
    add({ ...whole, variableName: field.variableName.trim() }, placed, value.value);
    onDone();
  };
  return (
    <form onSubmit={take}>
      <Field
        label="New field"
        problem={isNameless && !tried ? null : problem}
        hint={isNameless ? 'Nothing beside it reads like a name. What would you call it?' : null}
      >
        {(ties) => (
          <input
            {...ties}
            className="in"
            // Asked for by drawing over the words: the name is what is left to say.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            autoComplete="off"
            value={field.variableName}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => change({ variableName: cutCharacters(target.value, MAX_FIELD_NAME_CHARACTERS) })}
          />
        )}
      </Field>
      <Field label="What it means" hint={null}>
        {(ties) => (
          <input
            {...ties}
            className="in"
            autoComplete="off"
            value={field.description}
            placeholder="In your own words"
            onChange={({ target }) => change({ description: cutCharacters(target.value, MAX_FIELD_DESCRIPTION_CHARACTERS) })}
          />
        )}
      </Field>
      <div className="new-field-value">
        <select className="in" aria-label="Type" value={field.type} onChange={({ target }) => change({ type: target.value as FieldType })}>
          {FIELD_TYPES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {value.kind === 'value' ? (
          <output className={value.value.kind === 'number' ? 'number' : undefined} aria-label="In this document">
            {valueText(value.value)}
          </output>
        ) : (
          <p className="problem" role="alert">
            {value.sentence}
          </p>
        )}
      </div>
      <div className="new-field-acts">
        <Button onClick={onDone}>Cancel</Button>
        <Button look="primary" type="submit" disabled={value.kind === 'refused'}>
          Add field
        </Button>
      </div>
    </form>
  );
}

/** What the print says for a field of this type; of the type suggested it was read with the document's own ways of writing. */
function valueAs(field: TemplateField, placed: PlacedField): TypedValue {
  const suggested: CellValue = placed.value;
  return field.type === placed.type ? { kind: 'value', value: suggested } : readTypedValue(placed.printed, field);
}
