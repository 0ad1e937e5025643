import type { BoundingBox, DocumentLayout, Evidence, Line, Stretch, WordSpan } from '../model/index.ts';
import { lineText, stretchInLine } from './line-text.ts';

/** The words that a citation names; null where it names none (a mark, an attachment list, a person). */
export function citedStretch(layout: DocumentLayout, evidence: readonly Evidence[]): Stretch | null {
  const parts = evidence.flatMap((each) => stretchOf(layout, each));
  const spans = parts.flatMap((part) => part.spans);
  return spans.length > 0 ? { spans, printed: parts.map((part) => part.printed).join('\n') } : null;
}

function stretchOf(layout: DocumentLayout, evidence: Evidence): Stretch[] {
  switch (evidence.kind) {
    case 'words':
      return inBoxes(layout, evidence.pageNumber, evidence.boxes, evidence.text);
    case 'cell':
      return inLines(
        layout,
        ({ place }) => place.kind === 'cell' && place.reference === evidence.reference && place.table === evidence.table,
        evidence.text,
      );
    case 'paragraph':
    case 'line':
      return inLines(layout, ({ place }) => place.kind === evidence.kind && place.number === evidence.number, evidence.text);
    case 'mail-header':
      return inLines(layout, ({ place }) => place.kind === 'mail-header' && place.name === evidence.name, evidence.text);
    case 'form-field':
      return inLines(layout, ({ place }) => place.kind === 'form-field' && place.name === evidence.name, evidence.text);
    case 'xml-path':
    case 'mark':
    case 'attachment-list':
    case 'person':
      return [];
  }
}

function inBoxes(layout: DocumentLayout, pageNumber: number, boxes: readonly BoundingBox[], text: string): Stretch[] {
  const spans: WordSpan[] = layout.lines.flatMap((line) => {
    if (line.pageNumber !== pageNumber) return [];
    const held = line.words.flatMap(({ box }, at) => (boxes.some((around) => holds(around, box)) ? [at] : []));
    const [first, last] = [held[0], held.at(-1)];
    return first === undefined || last === undefined ? [] : [{ line: line.index, from: first, to: last + 1 }];
  });
  return spans.length > 0 ? [{ spans, printed: text }] : [];
}

/** Its middle lies inside; half a point is forgiven to boxes that were rounded. */
function holds(around: BoundingBox, box: BoundingBox): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= around.left - 0.5 && x <= around.right + 0.5 && y >= around.top - 0.5 && y <= around.bottom + 0.5;
}

/** The text in the first line of a place that holds it; a place may be typeset in several lines. */
function inLines(layout: DocumentLayout, isPlace: (line: Line) => boolean, text: string): Stretch[] {
  for (const line of layout.lines.filter(isPlace)) {
    const own = lineText(line);
    const at = own.text.indexOf(text);
    const stretch = at < 0 ? null : stretchInLine(own, at, at + text.length);
    if (stretch) return [stretch];
  }
  return [];
}
