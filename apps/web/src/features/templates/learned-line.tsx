import type { TemplateField } from '@sheetlift/engine/model';
import { Eraser, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import { whenText } from '../../lib/when-text.ts';

/** What corrections taught a field: an entry a document, newest first; at least one. */
export type LearnedField = readonly LearnedValue[];

interface LearnedValue {
  /** Of the lesson. */
  id: string;
  /** ISO date and time in UTC. */
  at: string;
  /** Null: the document does not say it. */
  value: string | null;
  /** What stood next to it; null where nothing that can be told. */
  where: string | null;
}

/** What a template's fields learned, by field id. */
export interface FieldLearning {
  of: ReadonlyMap<string, LearnedField>;
  /** Deletes one lesson, or (null) all of a field; can be undone. */
  forget: (field: TemplateField, lessonId: string | null) => void;
}

/** More say little that is new: they are shown when they are asked for. */
const FIRST_SHOWN = 6;

interface LearnedLineProps {
  named: string;
  learned: LearnedField;
  /** One lesson, or (null) all of them. */
  onForget: (lessonId: string | null) => void;
}

/** One line of what a field learned; opened, the corrections themselves and the way to forget each or all. */
export function LearnedLine({ named, learned, onForget }: LearnedLineProps) {
  const [now] = useState(() => new Date());
  const [all, setAll] = useState(false);
  const shown = all ? learned : learned.slice(0, FIRST_SHOWN);
  const [newest] = learned;
  return (
    <details className="learned">
      <summary>
        <span className="clip">
          Learned from {plural(learned.length, 'document')}
          {newest && `, last: ${wordsOf(newest)}`}
        </span>
      </summary>
      <ul>
        {shown.map((each) => (
          <li key={each.id}>
            <span>
              <bdi>{wordsOf(each)}</bdi> <span className="count">{whenText(each.at, now)}</span>
            </span>
            {learned.length > 1 && (
              <Button look="quiet" size="small" icon aria-label={`Forget ${wordsOf(each)}, of ${named}`} onClick={() => onForget(each.id)}>
                <X size={14} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < learned.length && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          Show {(learned.length - shown.length).toLocaleString('en-GB')} more
        </Button>
      )}
      <Button size="small" aria-label={`Forget what ${named} learned`} onClick={() => onForget(null)}>
        <Eraser size={14} strokeWidth={1.5} aria-hidden="true" />
        Forget
      </Button>
    </details>
  );
}

/** “12.50” beside “total due”. */
function wordsOf({ value, where }: LearnedValue): string {
  if (value === null) return 'not in the document';
  return where === null ? `“${value}”` : `“${value}” ${where}`;
}
