import { Button } from './button.tsx';
import { showToast } from './toast.ts';

/** A text to take along: an address, or a key that is shown this once. */
export function CopiedText({ label, text }: { label: string; text: string }) {
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showToast({ signal: 'done', title: `${label} copied` }),
      () => showToast({ signal: 'check', title: 'Not copied', sentence: 'This browser lets no page copy. Press Ctrl+C in the field.' }),
    );
  };
  return (
    <span className="copied">
      <input className="in" readOnly aria-label={label} value={text} onFocus={(event) => event.target.select()} />
      <Button onClick={copy} aria-label={`Copy ${label.toLowerCase()}`}>
        Copy
      </Button>
    </span>
  );
}
