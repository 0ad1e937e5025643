import type { BoundingBox, DocumentLayout, Evidence, ExtractionRow, Line, LinePlace } from '../model/index.ts';

/** What of a document the rows use. */
export interface UsedPrint {
  /** Lines (their indices) in which a value of the row stands. */
  linesOf(row: ExtractionRow): ReadonlySet<number>;
  /** Whether a value of any row takes a word. */
  takes(line: Line, word: number): boolean;
}

/** Lines are sought by the height at which they stand, in bands of so many points. */
const BAND_PT = 8;

/** Where the values of rows stand in their document; what a person typed or cited is a use as well. */
export function usedPrint(layout: DocumentLayout, rows: readonly ExtractionRow[]): UsedPrint {
  const bands = new Map<string, Line[]>();
  const places = new Map<string, Line[]>();
  for (const line of layout.lines) {
    if (line.place.kind !== 'page') put(places, keyOf(line.place), line);
    else for (const band of bandsOf(line.box)) put(bands, `${line.pageNumber} ${band}`, line);
  }
  const boxesIn = new Map<number, BoundingBox[]>();
  const textsIn = new Map<number, string[]>();
  const linesOf = new Map(rows.map((row) => [row, new Set(evidenceIn(row).flatMap(use))]));
  return { linesOf: (row) => linesOf.get(row) ?? new Set(), takes };

  /** The lines that evidence names. */
  function use(evidence: Evidence): number[] {
    if (evidence.kind === 'words') return evidence.boxes.flatMap((box) => useBox(evidence.pageNumber, box));
    const key = keyOf(evidence);
    const lines = (key !== '' && places.get(key)) || [];
    for (const { index } of lines) if ('text' in evidence) put(textsIn, index, evidence.text);
    return lines.map(({ index }) => index);
  }

  function useBox(pageNumber: number, box: BoundingBox): number[] {
    const near = new Set(bandsOf(box).flatMap((band) => bands.get(`${pageNumber} ${band}`) ?? []));
    const lines = [...near].filter((line) => line.words.some((word) => isInside(word.box, box)));
    for (const { index } of lines) put(boxesIn, index, box);
    return lines.map(({ index }) => index);
  }

  function takes({ index, words }: Line, at: number): boolean {
    const word = words[at];
    if (!word) return false;
    return (
      (boxesIn.get(index) ?? []).some((box) => isInside(word.box, box)) ||
      (textsIn.get(index) ?? []).some((text) => text.includes(word.text))
    );
  }
}

const evidenceIn = ({ cells }: ExtractionRow): Evidence[] =>
  Object.values(cells).flatMap((cell) => ('chosen' in cell ? cell.chosen.evidence : []));

const bandsOf = ({ top, bottom }: BoundingBox): number[] => {
  const [first, last] = [Math.floor(top / BAND_PT), Math.floor(bottom / BAND_PT)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

/** Its middle lies inside; half a point is forgiven to boxes that were rounded. */
function isInside(box: BoundingBox, around: BoundingBox): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= around.left - 0.5 && x <= around.right + 0.5 && y >= around.top - 0.5 && y <= around.bottom + 0.5;
}

/** One key for a place of a flowing document, whether a line or a citation names it; empty where neither does. */
function keyOf(place: LinePlace | Evidence): string {
  switch (place.kind) {
    case 'cell':
      return `cell ${place.table ?? ''} ${place.reference}`;
    case 'paragraph':
    case 'line':
      return `${place.kind} ${place.number}`;
    case 'mail-header':
    case 'form-field':
      return `${place.kind} ${place.name}`;
    case 'xml-path':
      return `${place.kind} ${place.path}`;
    default:
      return '';
  }
}

function put<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
