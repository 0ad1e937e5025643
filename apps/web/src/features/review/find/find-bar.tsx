import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { MOST_MATCHES } from '../pages/find-in-document.ts';
import { ReplaceForm, type Replacing } from './replace-form.tsx';
import type { Find, Finding } from './use-find.ts';

interface FindBarProps {
  find: Find;
  /** "rows and pages" */
  where: string;
  /** What is found can be replaced. */
  replacing?: Replacing;
}

/**
 * What to look for, how often it is there, and steps between the places. Nothing while it is closed; then the focus is again where it was.
 */
export function FindBar({ find, where, replacing }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const { finding, asked } = find;
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (asked === 0 || document.activeElement === input.current) return;
    before.current = document.activeElement;
    input.current?.select();
  }, [asked]);
  if (!finding) return null;
  const close = (): void => {
    find.close();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const none = finding.matches.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed in any part of it
    <search
      className="find"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <input
        ref={input}
        className="in"
        type="text"
        aria-label={`Find in ${where}`}
        placeholder={`Find in ${where}`}
        spellCheck={false}
        autoComplete="off"
        value={finding.query}
        onChange={({ target }) => find.search(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          find.step(event.shiftKey ? -1 : 1);
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className="count" role="status">
        {countOf(finding)}
      </span>
      <Button look="quiet" size="small" icon aria-label="Previous match" disabled={none} onClick={() => find.step(-1)}>
        <ChevronUp size={16} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <Button look="quiet" size="small" icon aria-label="Next match" disabled={none} onClick={() => find.step(1)}>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      {replacing && <ReplaceForm {...replacing} searching={!finding.done} />}
      <Button look="quiet" size="small" icon aria-label="Close find" onClick={close}>
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </search>
  );
}

function countOf({ query, matches, at, done }: Finding): string {
  if (query.trim() === '') return '';
  if (matches.length === 0) return done ? 'no match' : 'searching';
  const total = matches.length >= MOST_MATCHES ? `${MOST_MATCHES.toLocaleString('en-GB')} or more` : matches.length.toLocaleString('en-GB');
  return `${(at + 1).toLocaleString('en-GB')} of ${total}${done ? '' : ' so far'}`;
}
