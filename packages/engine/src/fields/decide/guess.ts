import type { Grounds } from './confidence-signals.ts';
import { isOfList } from './of-list.ts';
import { isOnlyRanked } from './unnamed.ts';

/** From here on words name the value as the field's: a label, the head of a column. Set on the second to fourth wave of other kinds. */
const [NAMED_BY_LABEL, NAMED_BY_HEAD] = [0.45, 0.2];
/** A label that stands less as one is a word of a sentence. Looked at on all waves, as the three below. */
const STANDS_AS_LABEL = 0.5;
/** A cell whose shape so few others of its column have is a head that stands again, a sum or a note. */
export const USUAL_SHAPE = 0.2;
/** A row with a smaller share of filled cells is carried over, a sum, or a piece of one. Rows of the benchmark and of the first two waves have more. */
export const WHOLE_ROW = 0.4;
/** One lesson alone makes nothing sure; a second document of the layout that was taught the same place does. */
const LESSONS_THAT_AGREE = 2;
/** A half is where another field of the template is as near to a column's head, or another column to the field. */
const [LEAST_LEAD, LEAST_COLUMN_LEAD] = [0.3, 0.55];

/**
 * Whether a value is a guess, and never sure by itself, whatever the fit thinks of it. What the print hardly means more than another answer. A field that no list
 * knows, and no words that surely name it: beside "next match" stands a date as well as beside "match", and the only date of a document may be the
 * date of something else. A known one that a word of a sentence hardly names. A value for which only the ranker speaks. What belongs to a list.
 */
export function isGuess(grounds: Grounds): boolean {
  const { proposal, field, choice, context } = grounds;
  if (proposal.isHardlyMeant) return true;
  if (choice.kind === 'column') return isGuessedColumn(choice, context) || isPieceOfRow(grounds);
  if (choice.kind === 'party') return false;
  if (isOfList(grounds)) return true;
  const { features, lessons = 0 } = proposal;
  const { label = 0, clause = 0, stated = 0, learned = 0 } = features;
  const isNamed = Math.max(label, clause, stated) >= NAMED_BY_LABEL;
  if (learned > 0 && !isNamed) return lessons < LESSONS_THAT_AGREE;
  if (field.concept === null) return !isNamed;
  const isInSentence = clause === 0 && label > 0 && (context.labelStands ?? 1) < STANDS_AS_LABEL;
  return (isInSentence && !isNamed) || isOnlyRanked(features);
}

/**
 * What was learned of columns alone; a column whose head is clearly nearer to another field or means one ("Ring" for a ringer); one of two that name the field
 * alike ("Load kg", "Gear kg"); a cell of another shape than its column; a word among
 * figures ("disq." for a time); a cell of a table of which two lines are likely one row.
 */
const isGuessedColumn = (
  { named, meansOther, isWordAmongFigures = false, isOfHalfRow = false }: Grounds['choice'] & { kind: 'column' },
  { fieldLead = 1, columnLead = 1, columnUsual = 1 }: Grounds['context'],
): boolean =>
  named < NAMED_BY_HEAD ||
  isWordAmongFigures ||
  isOfHalfRow ||
  meansOther >= NAMED_BY_LABEL ||
  fieldLead < LEAST_LEAD ||
  columnLead < LEAST_COLUMN_LEAD ||
  columnUsual < USUAL_SHAPE;

/** Where another head is nearer to the field, or another field to the head, it contradicts. */
const [CONTRADICTED, WHOLLY_FILLED] = [0.5, 0.6];

/** Whether what was learned of columns leaves a cell's field no other column, nor its column another field, and neither the heads nor the print contradict. */
export const isUncontested = ({ choice, context, proposal }: Grounds): boolean =>
  choice.kind === 'column' &&
  choice.isOnlyMatch === true &&
  proposal.isHardlyMeant !== true &&
  choice.isOfHalfRow !== true &&
  choice.meansOther < NAMED_BY_LABEL &&
  Math.min(context.fieldLead ?? 1, context.columnLead ?? 1) >= CONTRADICTED &&
  (context.rowFilled ?? 1) >= WHOLLY_FILLED;

/** Whether a cell stands in a row that hardly has others: "carried forward", and the balance. */
export const isPieceOfRow = ({ choice, context: { rowFilled = 1 } }: Pick<Grounds, 'choice' | 'context'>): boolean =>
  choice.kind === 'column' && rowFilled < WHOLE_ROW;
