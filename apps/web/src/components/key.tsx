const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
};

/** Keys as they stand on a keyboard: "Ctrl+K" becomes two of them; named as in the table of acts. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys">
      {(keys === '+' ? [keys] : keys.split('+')).map((key) => (
        <kbd key={key} className="key">
          {SIGNS[key] ?? key}
        </kbd>
      ))}
    </span>
  );
}
