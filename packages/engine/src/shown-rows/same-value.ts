import type { CellValue, FieldResult } from '../model/index.ts';
import { plainValue } from '../model/index.ts';
import { foldWords } from '../values/fold.ts';
import { squash, textSimilarity } from '../values/read-alike.ts';

type Chosen = Extract<FieldResult, { chosen: unknown }>['chosen'];

/** What a cell was chosen to say, where that is the value; else null. */
export function says(cell: FieldResult | undefined, value: CellValue): Chosen | null {
  return cell && 'chosen' in cell && isSame(cell.chosen.value, value) ? cell.chosen : null;
}

function isSame(found: CellValue, value: CellValue): boolean {
  return found.kind === 'number' && value.kind === 'number'
    ? Math.abs(found.number - value.number) < 0.005
    : squash(String(plainValue(found))) === squash(String(plainValue(value)));
}

/** What a text counts that says nearly what was shown: the place is right, only its ends are others. Hand-set. */
const NEARLY = 0.7;
/** Letters that two spellings have in common at least. */
const LEAST_ALIKE = 0.8;

/** 0..1: how far a cell says the value. */
export const likenessOf = (cell: FieldResult | undefined, value: CellValue): number =>
  cell && 'chosen' in cell ? valueLikeness(cell.chosen.value, value) : 0;

/** 0..1: "Amazon" of "Amazon Web Services, Inc." is nearly it. */
export function valueLikeness(found: CellValue, value: CellValue): number {
  if (isSame(found, value)) return 1;
  if (value.kind !== 'text' || (found.kind !== 'text' && found.kind !== 'enum')) return 0;
  const [one, other] = [foldWords(String(plainValue(found))), foldWords(value.text)];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isInside = short.join('').length >= 4 && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `);
  return isInside || textSimilarity(one.join(''), other.join('')) >= LEAST_ALIKE ? NEARLY : 0;
}
