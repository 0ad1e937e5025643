import type { DocumentLayout, Evidence, Line } from '../model/index.ts';

/** The lines of a document by the place they stand in. */
export type LinesByPlace = ReadonlyMap<string, readonly Line[]>;

export function linesByPlace(layout: DocumentLayout): LinesByPlace {
  const lines = new Map<string, Line[]>();
  for (const line of layout.lines) {
    const key = line.place.kind === 'page' ? pageKey(line.pageNumber) : JSON.stringify(line.place);
    const others = lines.get(key);
    if (others) others.push(line);
    else lines.set(key, [line]);
  }
  return lines;
}

const pageKey = (pageNumber: number): string => `page ${pageNumber}`;

/** Indices of the lines that evidence stands on; empty for what stands on none, as a list of attachments. */
export function linesOfEvidence(lines: LinesByPlace, evidence: readonly Evidence[]): number[] {
  return evidence.flatMap((one) => {
    const placed = lines.get(placeKey(one)) ?? [];
    return placed.filter((line) => one.kind !== 'words' || one.boxes.some((box) => standsOn(line, box))).map(({ index }) => index);
  });
}

function placeKey(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'words':
      return pageKey(evidence.pageNumber);
    case 'cell':
      return JSON.stringify({ kind: 'cell', table: evidence.table, reference: evidence.reference });
    case 'paragraph':
    case 'line':
      return JSON.stringify({ kind: evidence.kind, number: evidence.number });
    case 'mail-header':
    case 'form-field':
      return JSON.stringify({ kind: evidence.kind, name: evidence.name });
    case 'xml-path':
      return JSON.stringify({ kind: 'xml-path', path: evidence.path });
    default:
      return '';
  }
}

function standsOn({ box }: Line, other: { left: number; top: number; right: number; bottom: number }): boolean {
  const middle = (other.top + other.bottom) / 2;
  return box.left < other.right && other.left < box.right && box.top < middle && middle < box.bottom;
}
