import type { FlowCell, FlowPage, FlowParagraph, FormField } from '@sheetlift/engine/model';
import { cellKey, fieldKey, paragraphKey, type PlaceKey } from './flow-places.ts';

/** A piece of content that is set as one: what a list of them is virtualised by. */
export type TextItem = { pageNumber: number; keys: readonly PlaceKey[] } & (
  | { kind: 'heads'; paragraphs: readonly FlowParagraph[] }
  | { kind: 'paragraph'; paragraph: FlowParagraph }
  | { kind: 'value'; paragraph: FlowParagraph; path: string }
  | { kind: 'table'; name: string | null; rows: readonly FlowCell[][]; /** false: a table too long for one item goes on */ opens: boolean }
  | { kind: 'fields'; fields: readonly FormField[] }
);

/** Rows set as one: more would make one item higher than the screen is slow. */
const ROWS_PER_ITEM = 60;

export function textItems(pages: readonly FlowPage[]): TextItem[] {
  return pages.flatMap(itemsOfPage);
}

function itemsOfPage({ pageNumber, blocks }: FlowPage): TextItem[] {
  const items: TextItem[] = [];
  const fields: FormField[] = [];
  let heads: FlowParagraph[] = [];
  for (const block of blocks) {
    if (block.kind === 'form-field') fields.push(block.field);
    else if (block.kind === 'table') items.push(...tableItems(block.name, block.rows, pageNumber));
    else if (block.place.kind === 'mail-header') {
      // All heads of a mail stand as one, where the first does.
      if (heads.length === 0) items.push({ kind: 'heads', pageNumber, paragraphs: (heads = []), keys: [] });
      heads.push(block);
    } else if (block.place.kind === 'xml-path')
      items.push({ kind: 'value', pageNumber, paragraph: block, path: block.place.path, keys: [paragraphKey(block)] });
    else {
      heads = [];
      items.push({ kind: 'paragraph', pageNumber, paragraph: block, keys: [paragraphKey(block)] });
    }
  }
  if (fields.length > 0) items.push({ kind: 'fields', pageNumber, fields, keys: fields.map(({ name }) => fieldKey(name)) });
  return items.map((item) => (item.kind === 'heads' ? { ...item, keys: item.paragraphs.map(paragraphKey) } : item));
}

function tableItems(name: string | null, rows: readonly FlowCell[][], pageNumber: number): TextItem[] {
  // A cell that spans rows must not be cut from those it spans.
  const cuttable = rows.length > ROWS_PER_ITEM && rows.every((row) => row.every(({ rowSpan }) => rowSpan === 1));
  const size = cuttable ? ROWS_PER_ITEM : Math.max(1, rows.length);
  const items: TextItem[] = [];
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size);
    items.push({
      kind: 'table',
      pageNumber,
      name,
      rows: part,
      opens: from === 0,
      keys: part.flatMap((row) => row.map(({ reference }) => cellKey(name, reference))),
    });
  }
  return items;
}

/** Place -> index of the item it stands in. */
export function itemsByPlace(items: readonly TextItem[]): ReadonlyMap<PlaceKey, number> {
  const places = new Map<PlaceKey, number>();
  items.forEach(({ keys }, index) => {
    for (const key of keys) if (!places.has(key)) places.set(key, index);
  });
  return places;
}
