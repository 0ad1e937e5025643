/** How a field is made of what is shown, and how to leave it; a finger has no keys. */
export function PointHint({ mouse, finger }: { mouse: string; finger: string }) {
  return (
    <>
      <span className="fine-only">{mouse}, or use the arrow keys. Esc ends</span>
      <span className="coarse-only">{finger}: a new field</span>
    </>
  );
}

/** A box of a scan is being read again; said beside the page, for on it the words would hide others. */
export function ReadingHint() {
  return (
    <span role="status">
      Reading the box again<span className="fine-only">. Esc stops</span>
    </span>
  );
}

/** What a finger does while a box is to be drawn. */
export function BoxHint() {
  return <span role="status">Draw a box, or tap the marked place: it is read again</span>;
}

/** How the chosen cell is filled from what is shown; on a scan a box is read again too. */
export function PickHint({ boxes = false }: { boxes?: boolean }) {
  return (
    <>
      <span className="fine-only">{boxes ? 'click a word, or draw a box' : 'click a word to fill the cell'}</span>
      <span className="coarse-only">tap a word to fill the cell</span>
    </>
  );
}
