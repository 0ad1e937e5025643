import type { Evidence } from '@sheetlift/engine/model';
import { cellKey, fieldKey, paragraphEvidence, paragraphKey, type PlaceKey } from './flow-places.ts';
import { wordAround } from './marked-stretches.ts';
import type { TextItem } from './text-items.ts';
import type { Pick } from './view-marks.ts';

/** Makes the evidence of a stretch of the place that a name stands for. */
type Cite = (text: string) => Evidence;

/** How each place of an item is cited. */
function citesOf(item: TextItem): ReadonlyMap<PlaceKey, { cite: Cite; whole: string }> {
  const { pageNumber } = item;
  switch (item.kind) {
    case 'heads':
      return new Map(
        item.paragraphs.map((paragraph) => [
          paragraphKey(paragraph),
          { cite: (text: string) => paragraphEvidence(paragraph, pageNumber, text), whole: paragraph.text },
        ]),
      );
    case 'paragraph':
    case 'value':
      return new Map([
        [
          paragraphKey(item.paragraph),
          { cite: (text: string) => paragraphEvidence(item.paragraph, pageNumber, text), whole: item.paragraph.text },
        ],
      ]);
    case 'table':
      return new Map(
        item.rows.flatMap((row) =>
          row.map(
            ({ reference, text: whole }) =>
              [
                cellKey(item.name, reference),
                { cite: (text: string): Evidence => ({ kind: 'cell', pageNumber, table: item.name, reference, text }), whole },
              ] as const,
          ),
        ),
      );
    case 'fields':
      return new Map(
        item.fields.map(({ name, box, value }) => [
          fieldKey(name),
          { cite: (text: string): Evidence => ({ kind: 'form-field', pageNumber, name, box, text }), whole: value ?? '' },
        ]),
      );
  }
}

/** A click: in running text the word below it, in a cell, a value or a field all of it. */
export function pickAt(item: TextItem, place: HTMLElement, clientX: number, clientY: number): Pick | null {
  const found = citesOf(item).get(place.dataset['key'] ?? '');
  if (!found) return null;
  const running = item.kind === 'paragraph' || item.kind === 'heads';
  const text = running ? wordBelow(place, clientX, clientY) : found.whole;
  return text === '' ? null : { text, evidence: [found.cite(text)], words: [] };
}

function wordBelow(place: HTMLElement, clientX: number, clientY: number): string {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || caret.offsetNode.nodeType !== Node.TEXT_NODE || !place.contains(caret.offsetNode)) return '';
  const before = document.createRange();
  before.setStart(place, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return wordAround(place.textContent ?? '', before.toString().length);
}

/** Text that was selected, cited place by place. Null where it touches none. */
export function pickSelected(selection: Selection, room: HTMLElement, itemOf: (place: HTMLElement) => TextItem | null): Pick | null {
  if (selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const evidence: Evidence[] = [];
  const texts: string[] = [];
  for (const place of room.querySelectorAll<HTMLElement>('[data-key]')) {
    const text = range.intersectsNode(place) ? partWithin(range, place) : '';
    const item = text === '' ? null : itemOf(place);
    const found = item && citesOf(item).get(place.dataset['key'] ?? '');
    if (!found) continue;
    texts.push(text);
    evidence.push(found.cite(text));
  }
  return evidence.length === 0 ? null : { text: texts.join('\n'), evidence, words: [] };
}

function partWithin(range: Range, place: HTMLElement): string {
  const part = document.createRange();
  part.selectNodeContents(place);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0) part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) part.setEnd(range.endContainer, range.endOffset);
  return part.toString().trim();
}
