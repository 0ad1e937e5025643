import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MOST_MATCHES } from './find-in-document.ts';
import type { Find, Finding } from './use-find.ts';

/** What to look for, how often it is there, and steps between the places. */
export function FindBar({ find, onLeave }: { find: Find; onLeave: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { finding } = find;
  if (!finding) return null;
  const close = (): void => {
    find.close();
    onLeave();
  };
  return (
    <search className="find">
      <input
        ref={input}
        className="in"
        type="text"
        aria-label="Find in document"
        placeholder="Find in document"
        spellCheck={false}
        autoComplete="off"
        value={finding.query}
        onChange={({ target }) => find.search(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') close();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className="count" role="status">
        {countOf(finding)}
      </span>
      <button
        type="button"
        className="btn quiet sm icon"
        aria-label="Previous match"
        disabled={finding.matches.length === 0}
        onClick={() => find.step(-1)}
      >
        <ChevronUp size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn quiet sm icon"
        aria-label="Next match"
        disabled={finding.matches.length === 0}
        onClick={() => find.step(1)}
      >
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button type="button" className="btn quiet sm icon" aria-label="Close find" onClick={close}>
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </search>
  );
}

function countOf({ query, matches, at, done }: Finding): string {
  if (query.trim() === '') return '';
  if (matches.length === 0) return done ? 'not found' : 'searching';
  const total = matches.length >= MOST_MATCHES ? `${MOST_MATCHES.toLocaleString('en-GB')} or more` : matches.length.toLocaleString('en-GB');
  return `${(at + 1).toLocaleString('en-GB')} of ${total}${done ? '' : ' so far'}`;
}
