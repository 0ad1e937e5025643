import { foldWords } from '../../values/fold.ts';
import { isCalledAfterHeader } from '../propose/propose-mail.ts';
import type { ConfidenceSignals, Grounds } from './confidence-signals.ts';
import { isUncontested } from './guess.ts';
import type { SignalName } from './signals.ts';

/** From here on a value that all witnesses agree on is sure, and what is said of it then: less than the share of such values that are right on the waves. */
export const LEAST_WITNESSED = 0.85;
export const WITNESSED = 0.97;

/** How surely the linker takes the head for the field's, how well its words name the field, and how alike and filled the column is. Looked at on all waves. */
const [LINKED, NAMED, USUAL, FILLED, TABLE_NAMED] = [0.4, 0.7, 0.8, 0.9, 0.3];
/** How well a label names the field, stands as one, and how likely the ranker takes the value (0.9, as `ranked3` has it). */
const [LABELLED, STANDS, LIKELY] = [0.45, 0.75, 0.66];

/**
 * Whether witnesses that do not know of each other say the same of a value, where a fit that has met few such papers hesitates. Of a column: the words of its
 * head, what was learned of their meaning, the other heads of the table, and cells that are all there and all alike. Of a value beside a label: the
 * label, which stands as one and beside nothing else, and the ranker, which weighs all that is printed; and nothing says that it could be cut otherwise. A header
 * of a mail is no print but a statement: who it is from, and to whom.
 */
export function isWitnessed({ choice, field, proposal }: Grounds, { fit, signals }: ConfidenceSignals): boolean {
  const says = (name: SignalName): number => signals[name] ?? 0;
  switch (choice.kind) {
    case 'column':
      return (
        fit === 'column' &&
        choice.means >= LINKED &&
        choice.named >= NAMED &&
        says('columnUsual') >= USUAL &&
        says('columnFilled') >= FILLED &&
        says('tableNamed') >= TABLE_NAMED
      );
    case 'ranked':
      if (proposal.evidence.some((each) => each.kind === 'mail-header' && isCalledAfterHeader(field, each.name.toLowerCase()))) return true;
      return (
        fit === 'text' &&
        choice.label !== null &&
        says('label') >= LABELLED &&
        says('labelStands') >= STANDS &&
        says('ranked3') >= LIKELY &&
        says('labelRivals') + says('cut') + says('runsIn') + says('runsOn') === 0 &&
        !isCompoundOf(choice.label, proposal.printed)
      );
    case 'party':
      return false;
  }
}

/**
 * Whether a cell is sure by what was learned of columns alone, whatever the fit thinks of it, which has not met it: the pairing has no rival
 * (`isUncontested`), and no print goes on where the value begins or ends.
 */
export const isLearnedColumn = (grounds: Grounds, { fit, signals }: ConfidenceSignals): boolean =>
  fit === 'column' && isUncontested(grounds) && (signals.runsIn ?? 0) + (signals.runsOn ?? 0) === 0;

/** "District" and "Districtmanager Ada Brandt": the next label, with its value. */
function isCompoundOf(label: string, printed: string): boolean {
  const [last, first] = [foldWords(label).at(-1) ?? '', foldWords(printed)[0] ?? ''];
  return first !== last && last !== '' && first.startsWith(last);
}
