import { boxCentreX, type FormField } from '../model/index.ts';
import { couldBeLabel } from './label-shape.ts';
import { neighboursAbove, neighboursInRow } from './neighbours.ts';
import { uprightPieces, wholePiece, type PageParts, type PieceSpan } from './page-parts.ts';
import type { PagePair } from './pairs.ts';
import type { Piece } from './pieces.ts';

/** How far left of its field a printed label may end, and how far above it may stand, in points. */
const LEFT_REACH_PT = 220;
const ABOVE_REACH_PT = 26;

/** The fields of an interactive form with their printed labels: on the left, else above. Tick boxes are marks. */
export function pairFormFields(parts: PageParts, fields: readonly FormField[]): PagePair[] {
  if (parts.formBoxes.length === 0) return [];
  const pieces = uprightPieces(parts);
  const values = valuesByField(pieces);
  return parts.formBoxes.flatMap(({ index: number, box }): PagePair[] => {
    const field = fields[number];
    if (!field || field.kind === 'checkbox' || field.kind === 'radio') return [];
    const value = values.get(field.name) ?? [];
    const isLabel = (piece: Piece): boolean => /\p{L}/u.test(piece.text) && piece.words.every((word) => !word.word.formField);
    const left = neighboursInRow(parts.neighbours, box)
      .filter((piece) => boxCentreX(piece) < box.left && piece.right > box.left - LEFT_REACH_PT && isLabel(piece) && couldBeLabel(piece))
      .at(-1);
    const above = neighboursAbove(parts.neighbours, box, ABOVE_REACH_PT).find(isLabel);
    const label = left && (!above || box.left - left.right < 40) ? left : above;
    return label ? [{ label: [wholePiece(label)], value, relation: 'form' }] : [];
  });
}

function valuesByField(pieces: readonly Piece[]): Map<string, PieceSpan[]> {
  const values = new Map<string, PieceSpan[]>();
  for (const piece of pieces) {
    const name = piece.words[0]?.word.formField;
    if (name !== undefined) values.set(name, [...(values.get(name) ?? []), wholePiece(piece)]);
  }
  return values;
}
