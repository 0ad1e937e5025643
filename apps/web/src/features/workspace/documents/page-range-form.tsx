import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { PageRange } from '../../../engine-worker/engine-protocol.ts';
import { formatPageRanges, parsePageRanges } from '../run/page-ranges.ts';

interface PageRangeFormProps {
  fileName: string;
  pageCount: number;
  ranges: readonly PageRange[] | null;
  /** Null: all pages. */
  onChoose: (ranges: readonly PageRange[] | null) => void;
  onCancel: () => void;
}

/** The menu that opened the form gives the focus back to its button as it closes. */
const AFTER_MENU_MS = 50;

/** Asks which pages of a document are read, where the document stands. */
export function PageRangeForm({ fileName, pageCount, ranges, onChoose, onCancel }: PageRangeFormProps) {
  const [text, setText] = useState(() => formatPageRanges(ranges));
  const [sentence, setSentence] = useState<string | null>(null);
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), AFTER_MENU_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = parsePageRanges(text, pageCount);
        if (parsed.kind === 'pages') onChoose(parsed.ranges);
        else setSentence(parsed.sentence);
      }}
    >
      <input
        ref={input}
        className="in"
        inputMode="text"
        autoComplete="off"
        aria-label={`Pages of ${fileName}`}
        aria-describedby={hint}
        aria-invalid={sentence !== null}
        placeholder={`1-${pageCount}`}
        value={text}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        onChange={(event) => {
          setText(event.target.value);
          setSentence(null);
        }}
      />
      <Button type="submit" size="small">
        Read these
      </Button>
      <Button look="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
      <p id={hint} className={sentence ? 'hint wrong' : 'hint'} role={sentence ? 'alert' : undefined}>
        {sentence ?? 'Pages like 1-3, 7. Empty for all.'}
      </p>
    </form>
  );
}
