import type { Evidence, FlowCell, FlowPage, FlowParagraph } from '@sheetlift/engine/model';
import { joinTexts, type JoinedText, piecesAt } from './text-offsets.ts';
import type { Match } from './find-in-document.ts';
import type { EvidenceMark } from './view-marks.ts';

/** A paragraph, line or cell by the name a citation gives it: the same for the content and for what cites it. */
export type PlaceKey = string;

export const cellKey = (table: string | null, reference: string): PlaceKey => `cell ${table ?? ''}|${reference}`;

export function paragraphKey({ place }: Pick<FlowParagraph, 'place'>): PlaceKey {
  switch (place.kind) {
    case 'paragraph':
    case 'line':
      return `${place.kind} ${place.number}`;
    case 'mail-header':
      return `header ${place.name}`;
    case 'xml-path':
      return `xml ${place.path}`;
  }
}

export const fieldKey = (name: string): PlaceKey => `field ${name}`;

/** The place a piece of evidence names; null where it names none in the content. */
export function evidenceKey(evidence: Evidence): PlaceKey | null {
  switch (evidence.kind) {
    case 'cell':
      return cellKey(evidence.table, evidence.reference);
    case 'paragraph':
    case 'line':
      return `${evidence.kind} ${evidence.number}`;
    case 'mail-header':
      return `header ${evidence.name}`;
    case 'xml-path':
      return `xml ${evidence.path}`;
    case 'form-field':
      return fieldKey(evidence.name);
    default:
      return null;
  }
}

/** A mark on a place, with the words of the place it rests on. */
export interface PlaceMark {
  mark: EvidenceMark;
  text: string;
}

export function marksByPlace(marks: readonly EvidenceMark[]): ReadonlyMap<PlaceKey, readonly PlaceMark[]> {
  const places = new Map<PlaceKey, PlaceMark[]>();
  for (const mark of marks) {
    for (const evidence of mark.evidence) {
      const key = evidenceKey(evidence);
      if (key === null) continue;
      const there = places.get(key) ?? [];
      there.push({ mark, text: 'text' in evidence ? evidence.text : '' });
      places.set(key, there);
    }
  }
  return places;
}

/** The evidence by which a stretch of a paragraph is cited. */
export function paragraphEvidence({ place }: Pick<FlowParagraph, 'place'>, pageNumber: number, text: string): Evidence {
  switch (place.kind) {
    case 'paragraph':
    case 'line':
      return { kind: place.kind, pageNumber, number: place.number, text };
    case 'mail-header':
      return { kind: 'mail-header', name: place.name, text };
    case 'xml-path':
      return { kind: 'xml-path', fileName: null, path: place.path, text };
  }
}

/** One searchable text of a page, and the place it stands in. */
interface FlowUnit {
  key: PlaceKey;
  text: string;
}

/** The texts of a page in reading order. The header that opens every later page of a CSV file is left out: it stands on the first. */
export function unitsOf({ blocks, pageNumber }: FlowPage): FlowUnit[] {
  return blocks.flatMap((block): FlowUnit[] => {
    switch (block.kind) {
      case 'paragraph':
        return [{ key: paragraphKey(block), text: block.text }];
      case 'form-field':
        return [];
      case 'table':
        return bodyRows(block.rows, pageNumber).flatMap((row) =>
          row.filter(({ text }) => text !== '').map((cell) => ({ key: cellKey(block.name, cell.reference), text: cell.text })),
        );
    }
  });
}

/** A later page of a CSV file opens with the first one's header, which the reader repeats. */
export function bodyRows(rows: readonly FlowCell[][], pageNumber: number): readonly FlowCell[][] {
  const [first] = rows[0] ?? [];
  return pageNumber > 1 &&
    first?.header &&
    /^[A-Z]+1$/.test(first.reference) &&
    rows.length > 1 &&
    !/^[A-Z]+2$/.test(rows[1]![0]?.reference ?? '')
    ? rows.slice(1)
    : rows;
}

export function textOfUnits(units: readonly FlowUnit[]): JoinedText {
  return joinTexts(
    units.map(({ text }) => text),
    () => '\n',
  );
}

/** A stretch of a place's text that was found. */
export interface PlaceHit {
  from: number;
  to: number;
  match: Match;
}

/** Where matches stand, place by place; a match never goes over the end of its place. */
export function hitsByPlace(page: FlowPage, matches: readonly Match[]): ReadonlyMap<PlaceKey, readonly PlaceHit[]> {
  const units = unitsOf(page);
  const joined = textOfUnits(units);
  const hits = new Map<PlaceKey, PlaceHit[]>();
  for (const match of matches) {
    const { first } = piecesAt(joined, match.from, match.to);
    const unit = units[first];
    if (!unit) continue;
    const from = match.from - joined.starts[first]!;
    const there = hits.get(unit.key) ?? [];
    there.push({ from, to: Math.min(unit.text.length, match.to - joined.starts[first]!), match });
    hits.set(unit.key, there);
  }
  return hits;
}
