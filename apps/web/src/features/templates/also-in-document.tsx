import { MAX_TEMPLATE_FIELDS } from '@sheetlift/contract';
import type { TemplateField } from '@sheetlift/engine/model';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';

/** A field that a document gives and the template does not ask for. */
export interface OfferedField {
  field: Omit<TemplateField, 'id'>;
  /** What the document says for it. */
  value: string;
}

interface AlsoInDocumentProps {
  offered: readonly OfferedField[];
  /** Fields the template has. */
  fieldCount: number;
  onAdd: (fields: readonly OfferedField['field'][]) => void;
}

/** What the open document holds besides the fields, each with its value: added by one click, one or all. */
export function AlsoInDocument({ offered, fieldCount, onAdd }: AlsoInDocumentProps) {
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = offered.filter(({ field }) => !dropped.has(field.variableName));
  const room = MAX_TEMPLATE_FIELDS - fieldCount;
  if (shown.length === 0) return null;

  /** The line that was answered goes: the next one takes its place, or the last one, or the head. */
  const goOn = (at: number): void =>
    void requestAnimationFrame(() =>
      (list.current?.children[Math.min(at, shown.length - 2)]?.querySelector<HTMLElement>('button') ?? title.current)?.focus(),
    );
  return (
    <section className="also" aria-labelledby="also-title">
      <div className="head">
        <h3 id="also-title" ref={title} tabIndex={-1}>
          Also in this document
        </h3>
        <Button size="small" disabled={room < 1} onClick={() => onAdd(shown.slice(0, room).map(({ field }) => field))}>
          {shown.length === 1 ? 'Add it' : `Add all ${shown.length}`}
        </Button>
        <p className="text-12 text-ink-3">
          {plural(shown.length, 'more field')}, with the value {shown.length === 1 ? 'it' : 'each'} would give
        </p>
      </div>
      <ul ref={list} aria-labelledby="also-title">
        {shown.map(({ field, value }, at) => (
          <li key={field.variableName}>
            <span className="also-name">
              <b className="clip" title={field.variableName}>
                {field.variableName}
              </b>
              <span className="text-12 text-ink-3">{field.type}</span>
            </span>
            <span className="also-value clip" title={value}>
              {value}
            </span>
            <Button
              size="small"
              disabled={room < 1}
              aria-label={`Add ${field.variableName}`}
              onClick={() => {
                onAdd([field]);
                goOn(at);
              }}
            >
              <Plus size={14} strokeWidth={1.5} aria-hidden="true" />
              Add
            </Button>
            <Button
              look="quiet"
              size="small"
              icon
              aria-label={`Leave ${field.variableName} out`}
              onClick={() => {
                setDropped(new Set([...dropped, field.variableName]));
                goOn(at);
              }}
            >
              <X size={14} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
