/** How a field is made of what is shown, and how to leave it; a finger has no keys. */
export function PointHint({ mouse, finger }: { mouse: string; finger: string }) {
  return (
    <>
      <span className="fine-only">{mouse}, or use the arrow keys: a new field. Esc ends</span>
      <span className="coarse-only">{finger}: a new field</span>
    </>
  );
}

/** How the chosen cell is filled from what is shown. */
export function PickHint() {
  return (
    <>
      <span className="fine-only">click a word to fill the cell</span>
      <span className="coarse-only">tap a word to fill the cell</span>
    </>
  );
}
