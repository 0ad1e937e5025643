import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { ReviewDesk } from './review-desk.ts';
import { allColumns } from './sheet-columns.ts';

/** The filters that are set, each with its text; nothing where there is none. */
export function SheetFilters({ desk }: { desk: ReviewDesk }) {
  const { run, shown, rows } = desk;
  const filters = Object.entries(run.view.filters);
  if (filters.length === 0) return null;
  const columns = allColumns(run.template, run.view);
  return (
    <div className="filters" role="search" aria-label="Filters">
      {filters.map(([columnId, text]) => (
        <Filter
          key={columnId}
          name={columns.find(({ id }) => id === columnId)?.name ?? columnId}
          text={text}
          onChange={(next) => desk.arrange({ ...run.view, filters: { ...run.view.filters, [columnId]: next } })}
          onRemove={() => desk.arrange({ ...run.view, filters: without(run.view.filters, columnId) })}
        />
      ))}
      <span className="count" role="status">
        {shown.length.toLocaleString('en-GB')} of {rows.length.toLocaleString('en-GB')} rows
      </span>
    </div>
  );
}

interface FilterProps {
  name: string;
  text: string;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** Typing goes on while the rows are looked through. */
const PAUSE_MS = 120;

function Filter({ name, text, onChange, onRemove }: FilterProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // A filter that was just added waits for its text.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => latest.current(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <span className="filter">
      <label>
        <span className="clip">{name} contains</span>
        <input
          ref={field}
          className="in"
          type="text"
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onRemove()}
        />
      </label>
      <Button look="quiet" size="small" icon aria-label={`Remove the filter on ${name}`} onClick={onRemove}>
        <X size={14} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </span>
  );
}

function without(filters: Readonly<Record<string, string>>, columnId: string): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([id]) => id !== columnId));
}
