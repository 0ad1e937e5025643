import { cutCharacters } from '@sheetlift/contract';
import type { FieldType, TemplateField } from '@sheetlift/engine/model';
import { GripVertical, Hash, List, SquareCheck, Trash2, Type } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { pressedAct } from '../../lib/acts/pressed-act.ts';
import { FIELD_TYPES, MAX_FIELD_DESCRIPTION_CHARACTERS, MAX_FIELD_NAME_CHARACTERS } from './column-draft.ts';
import { type Accuracy, AccuracyLine } from './accuracy-line.tsx';
import { EnumValues } from './enum-values.tsx';
import { type LearnedField, LearnedLine } from './learned-line.tsx';
import { FieldRulesPart } from './rules/field-rules.tsx';

/** What the document in view says for a field. */
export interface FoundValue {
  mark: 'sure' | 'check' | 'none';
  text: string;
  /** Where it stands in the document; null where it says nothing. */
  where: string | null;
}

interface ColumnRowProps {
  field: TemplateField;
  /** All of the template. */
  fields: readonly TemplateField[];
  /** From 0. */
  position: number;
  problem: string | null;
  found: FoundValue | null;
  /** What corrections taught it; null: nothing. */
  learned: LearnedField | null;
  /** How often what it found was right at first; null where too few cells were decided. */
  accuracy: Accuracy | null;
  dragged: boolean;
  dropBefore: boolean;
  onChange: (change: Partial<TemplateField>) => void;
  /** The name was left as it is now; it was this before. */
  onRenamed: (before: string) => void;
  onForget: (lessonId: string | null) => void;
  onRemove: () => void;
  /** Another field is wanted below it. */
  onNext: () => void;
  /** A list was pasted as its name; false where it is no list, and one name like any other. */
  onPasteList: (text: string) => boolean;
  onMove: (by: 1 | -1) => void;
  onDragStart: (event: PointerEvent) => void;
}

const TYPE_ICONS = { text: Type, number: Hash, 'yes/no': SquareCheck, enum: List } as const;

/** One field: its name, its type, what it means, and what it finds. */
export function ColumnRow({
  field,
  fields,
  position,
  problem,
  found,
  learned,
  accuracy,
  dragged,
  dropBefore,
  onChange,
  onRenamed,
  onForget,
  onRemove,
  onNext,
  onPasteList,
  onMove,
  onDragStart,
}: ColumnRowProps) {
  const nameBefore = useRef('');
  const { id, variableName, description, type, enumValues } = field;
  const named = variableName || `field ${position + 1}`;
  const TypeIcon = TYPE_ICONS[type];
  const steer = (event: KeyboardEvent): void => {
    if (!pressedAct(event, ['move-field'])) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const goOn = (event: KeyboardEvent): void => {
    // Enter that ends the composing of a character is no wish for a field; nor is one more without a name.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || variableName.trim() === '') return;
    event.preventDefault();
    onNext();
  };
  const takeList = (event: ClipboardEvent): void => {
    if (onPasteList(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    // The controls in the row hold the focus; Alt and an arrow in any of them moves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li data-field={id} className={`column${dragged ? ' dragged' : ''}${dropBefore ? ' drop-before' : ''}`} onKeyDown={steer}>
      <button
        type="button"
        className="grip"
        data-number={position + 1}
        aria-label={`Move ${named}`}
        title="Drag, or press Alt and an arrow"
        onPointerDown={onDragStart}
      >
        <GripVertical size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <input
        className="in name"
        aria-label={`Name of field ${position + 1}`}
        placeholder="Name"
        value={variableName}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `problem-${id}` : undefined}
        onChange={(event) => onChange({ variableName: cutCharacters(event.target.value, MAX_FIELD_NAME_CHARACTERS) })}
        onKeyDown={goOn}
        onPaste={takeList}
        onFocus={() => {
          nameBefore.current = variableName;
        }}
        onBlur={() => {
          if (variableName !== nameBefore.current) onRenamed(nameBefore.current);
        }}
      />
      <span className="type">
        <TypeIcon size={14} strokeWidth={1.5} aria-hidden="true" />
        <select
          className="in"
          aria-label={`Type of ${named}`}
          value={type}
          onChange={(event) => onChange({ type: event.target.value as FieldType })}
        >
          {FIELD_TYPES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </span>
      <Button look="quiet" icon className="remove" aria-label={`Remove ${named}`} onClick={onRemove}>
        <Trash2 size={14} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      {problem && (
        <p className="problem" id={`problem-${id}`} role="alert">
          {problem}
        </p>
      )}
      <input
        className="in about"
        aria-label={`Description of ${named}`}
        placeholder="What it means, in your own words"
        value={description}
        onKeyDown={goOn}
        onChange={(event) => onChange({ description: cutCharacters(event.target.value, MAX_FIELD_DESCRIPTION_CHARACTERS) })}
      />
      <FieldRulesPart named={named} field={field} fields={fields} onChange={(rules) => onChange({ rules })} />
      {type === 'enum' && <EnumValues named={named} values={enumValues} onChange={(values) => onChange({ enumValues: values })} />}
      {found && (
        <p className="found">
          <span className={`mk ${found.mark}`} aria-hidden="true" />
          <span className="said">
            <span className="clip">{found.text}</span>
            {found.where !== null && <small className="clip">{found.where}</small>}
          </span>
        </p>
      )}
      {accuracy && <AccuracyLine accuracy={accuracy} />}
      {learned && <LearnedLine named={named} learned={learned} onForget={onForget} />}
    </li>
  );
}
