import type { TemplateField } from '@sheetlift/engine/model';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import { whenText } from '../../lib/when-text.ts';

/** What corrections taught a field: an entry a document, newest first; at least one. */
export type LearnedField = readonly LearnedValue[];

interface LearnedValue {
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
  /** Deletes it; can be undone. */
  forget: (field: TemplateField) => void;
}

/** More say nothing new. */
const MOST_SHOWN = 6;

/** One line of what a field learned; opened, the corrections themselves and the way to forget them. */
export function LearnedLine({ named, learned, onForget }: { named: string; learned: LearnedField; onForget: () => void }) {
  const [now] = useState(() => new Date());
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
        {learned.slice(0, MOST_SHOWN).map((each, index) => (
          <li key={index}>
            <bdi>{wordsOf(each)}</bdi> <span className="count">{whenText(each.at, now)}</span>
          </li>
        ))}
        {learned.length > MOST_SHOWN && <li className="count">and {(learned.length - MOST_SHOWN).toLocaleString('en-GB')} more</li>}
      </ul>
      <Button size="small" aria-label={`Forget what ${named} learned`} onClick={onForget}>
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
