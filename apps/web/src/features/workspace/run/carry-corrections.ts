import {
  type BoundingBox,
  type CellCorrection,
  type DocumentCorrections,
  type Evidence,
  type ExtractionRow,
  overlapX,
  overlapY,
  type RowId,
  WHOLE_DOCUMENT,
} from '@sheetlift/engine/model';

/**
 * What a person changed in the rows of a document, for the same document with its rows found otherwise: a row is the one that stands at the same
 * place on the pages. What they decided about a row that is found no more stays, as a row added by hand where it stood.
 */
export function carryCorrections(
  corrections: DocumentCorrections,
  before: readonly ExtractionRow[],
  after: readonly ExtractionRow[],
): DocumentCorrections {
  return carryRows(corrections, before, after).corrections;
}

/** The same, and which row each of them is now; undefined where it is found no more and nobody decided anything in it. */
export function carryRows(
  corrections: DocumentCorrections,
  before: readonly ExtractionRow[],
  after: readonly ExtractionRow[],
): { corrections: DocumentCorrections; rowNow: (rowId: RowId) => RowId | undefined } {
  const nowAt = sameRows(before, after);
  const lost = [...new Set(corrections.cells.filter(isDecidedOnFound).map(({ rowId }) => rowId))]
    .filter((rowId) => !nowAt.has(rowId))
    .sort((one, other) => Number(one) - Number(other));
  const number = Math.max(0, ...corrections.addedRows.map(({ rowId }) => Number(rowId)));
  const added = new Map(lost.map((rowId, index) => [rowId, `+${number + 1 + index}`]));
  const idOf = (rowId: RowId): RowId | undefined => (isFound(rowId) ? (nowAt.get(rowId) ?? added.get(rowId)) : rowId);
  /** The nearest row from this one upwards that is there. */
  const anchorOf = (rowId: RowId): RowId => {
    for (let at = Number(rowId); at >= 0; at--) {
      const now = nowAt.get(String(at));
      if (now !== undefined) return now;
    }
    return '0';
  };
  const carried = {
    ...corrections,
    cells: corrections.cells.flatMap((cell): CellCorrection[] => {
      const rowId = idOf(cell.rowId);
      return rowId === undefined ? [] : [{ ...cell, rowId }];
    }),
    removedRows: corrections.removedRows.flatMap((rowId) => nowAt.get(rowId) ?? []),
    addedRows: [
      ...corrections.addedRows.map(({ rowId, after: row }) => ({ rowId, after: isFound(row) ? (idOf(row) ?? anchorOf(row)) : row })),
      ...[...added].map(([former, rowId]) => ({ rowId, after: anchorOf(former) })),
    ],
  };
  return { corrections: carried, rowNow: idOf };
}

const isFound = (rowId: RowId): boolean => /^\d+$/.test(rowId);

const isDecidedOnFound = ({ rowId, decision }: CellCorrection): boolean =>
  rowId !== WHOLE_DOCUMENT && isFound(rowId) && decision.kind !== 'learned';

/** Row as it was -> row as it is, by how much of their print is the same; each is taken once, those that share most first. */
function sameRows(before: readonly ExtractionRow[], after: readonly ExtractionRow[]): Map<RowId, RowId> {
  // The one row of a document is that document, wherever its values stand.
  if (before.length === 1 && after.length === 1) return new Map([['0', '0']]);
  const places = after.map(placesOf);
  const shared = before.flatMap((row, from) => {
    const own = placesOf(row);
    return places.flatMap((other, to) => {
      const common = sharedPrint(own, other);
      return common > 0 ? [{ from, to, common }] : [];
    });
  });
  const [taken, found] = [new Set<number>(), new Map<RowId, RowId>()];
  for (const { from, to } of shared.sort((one, other) => other.common - one.common || one.from - other.from)) {
    if (taken.has(to) || found.has(String(from))) continue;
    taken.add(to);
    found.set(String(from), String(to));
  }
  return found;
}

interface Place {
  pageNumber: number;
  box: BoundingBox;
}

/** Where a row's own print stands, and none of what the document says once. */
const placesOf = ({ cells, ofDocument }: ExtractionRow): Place[] =>
  Object.entries(cells).flatMap(([fieldId, result]) =>
    'chosen' in result && !ofDocument?.includes(fieldId) ? result.chosen.evidence.flatMap(placesOfEvidence) : [],
  );

const placesOfEvidence = (evidence: Evidence): Place[] =>
  evidence.kind === 'words' ? evidence.boxes.map((box) => ({ pageNumber: evidence.pageNumber, box })) : [];

/** Square points. */
function sharedPrint(one: readonly Place[], other: readonly Place[]): number {
  let area = 0;
  for (const a of one)
    for (const b of other)
      if (a.pageNumber === b.pageNumber) area += Math.max(0, overlapX(a.box, b.box)) * Math.max(0, overlapY(a.box, b.box));
  return area;
}
