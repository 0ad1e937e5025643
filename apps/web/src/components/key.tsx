/** Keys as they stand on a keyboard: "Ctrl+K" becomes two of them. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys">
      {keys.split('+').map((key) => (
        <kbd key={key} className="key">
          {key}
        </kbd>
      ))}
    </span>
  );
}
