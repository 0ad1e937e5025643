import { FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import type { ListColumn } from './list-columns.ts';

interface RuleListProps {
  /** The field it belongs to. */
  named: string;
  entries: readonly string[];
  problem: string | null;
  onChange: (entries: string[]) => void;
}

/** A file that was chosen, and which of its columns is the list. */
interface ChosenFile {
  fileName: string;
  columns: readonly ListColumn[];
  chosen: number;
}

/** The entries a value may be one of: an entry a line, typed, pasted, or taken from a column of one's own workbook. */
export function RuleList({ named, entries, problem, onChange }: RuleListProps) {
  const [text, setText] = useState(() => entries.join('\n'));
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const columnId = useId();
  // They were changed elsewhere, as by going back to the kept template.
  if (entriesIn(text).join('\n') !== entries.join('\n')) setText(entries.join('\n'));

  const take = (next: string): void => {
    setText(next);
    onChange(entriesIn(next));
  };
  const takeColumn = (of: ChosenFile): void => {
    const { entries: found, problem: wrong } = of.columns[of.chosen]!;
    setFile(of);
    setRefusal(wrong);
    if (wrong === null) take(found.join('\n'));
  };
  const choose = async (given: File): Promise<void> => {
    try {
      const { listColumns } = await import('./list-columns.ts');
      const columns = listColumns(given.name, new Uint8Array(await given.arrayBuffer()));
      const sameName = columns.findIndex(({ name }) => name.toLowerCase() === named.toLowerCase());
      takeColumn({ fileName: given.name, columns, chosen: Math.max(0, sameName) });
    } catch (error) {
      setFile(null);
      setRefusal((error as Error).message);
    }
  };

  return (
    <div className="rule-list">
      <Field
        label="One of a list"
        problem={refusal ?? problem}
        hint={entries.length === 0 ? 'An entry a line' : `${entries.length.toLocaleString('en-GB')} in the list`}
      >
        {(ties) => (
          <textarea
            {...ties}
            className="in"
            rows={Math.min(6, Math.max(2, entries.length))}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setRefusal(null);
              take(target.value);
            }}
          />
        )}
      </Field>
      <div className="rule-file">
        <Button size="small" onClick={() => input.current?.click()}>
          <FileSpreadsheet size={14} strokeWidth={1.5} aria-hidden="true" />
          From Excel or CSV
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label={`File with the list of ${named}`}
          onChange={({ target }) => {
            const [given] = target.files ?? [];
            if (given) void choose(given);
            // The same file may be chosen again after it was changed.
            target.value = '';
          }}
        />
        {file && file.columns.length > 1 && (
          <>
            <label className="sr-only" htmlFor={columnId}>
              Column of {file.fileName}
            </label>
            <select
              id={columnId}
              className="in"
              value={file.chosen}
              onChange={({ target }) => takeColumn({ ...file, chosen: Number(target.value) })}
            >
              {file.columns.map(({ name, entries: { length } }, index) => (
                <option key={index} value={index}>
                  {name} ({length.toLocaleString('en-GB')})
                </option>
              ))}
            </select>
          </>
        )}
      </div>
    </div>
  );
}

/** Each once, without blanks around it. */
function entriesIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/\r?\n|\t/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  ];
}
