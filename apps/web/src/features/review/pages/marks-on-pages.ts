import type { BoundingBox, Evidence } from '@sheetlift/engine/model';
import type { EvidenceMark, MarkMode } from './view-marks.ts';

/** A mark's places on one page. */
export interface PlacedMark {
  mark: EvidenceMark;
  boxes: readonly BoundingBox[];
}

/** The marks that are shown: all, or the active one and the candidates beside it, or it and what no cell uses. */
export function shownMarks(marks: readonly EvidenceMark[], mode: MarkMode): readonly EvidenceMark[] {
  if (mode === 'all') return marks;
  return marks.filter(
    ({ active, candidateNumber, state }) => active || (mode === 'unused' ? state === 'unused' : candidateNumber !== undefined),
  );
}

/** Page number -> the marks on it, the active one last so that it lies on top. */
export function marksByPage(marks: readonly EvidenceMark[]): ReadonlyMap<number, readonly PlacedMark[]> {
  const byPage = new Map<number, PlacedMark[]>();
  for (const mark of [...marks].sort((one, other) => layerOf(one) - layerOf(other))) {
    for (const [pageNumber, boxes] of placesOf(mark)) {
      const onPage = byPage.get(pageNumber) ?? [];
      onPage.push({ mark, boxes });
      byPage.set(pageNumber, onPage);
    }
  }
  return byPage;
}

const layerOf = ({ active, candidateNumber }: EvidenceMark): number => (active ? 2 : candidateNumber === undefined ? 0 : 1);

/** Page number -> the boxes a mark has there. */
export function placesOf({ evidence }: EvidenceMark): ReadonlyMap<number, readonly BoundingBox[]> {
  const places = new Map<number, BoundingBox[]>();
  for (const piece of evidence) {
    const boxes = boxesOn(piece);
    if (boxes.length > 0 && 'pageNumber' in piece) places.set(piece.pageNumber, [...(places.get(piece.pageNumber) ?? []), ...boxes]);
  }
  return places;
}

function boxesOn(evidence: Evidence): readonly BoundingBox[] {
  switch (evidence.kind) {
    case 'words':
      return evidence.boxes;
    case 'mark':
      return [evidence.box];
    case 'form-field':
      return evidence.box ? [evidence.box] : [];
    default:
      return [];
  }
}

/** What a screen reader is told of a mark. */
export function nameOfMark({ label, text, state, candidateNumber, fieldNumber }: EvidenceMark): string {
  const field = fieldNumber === undefined ? '' : `${fieldNumber}, `;
  const candidate = candidateNumber === undefined ? '' : `, candidate ${candidateNumber}`;
  return `${field}${label}: ${text}${candidate}${state === 'check' ? ', to check' : ''}`;
}
