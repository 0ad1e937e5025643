import { candidatesOf, type ExtractionRow } from '../model/index.ts';
import type { TypingHints } from './read-typed-value.ts';

/** Rows looked at: what they agree on, later ones do not change. */
const MAX_ROWS = 200;

/** How a document writes dates and numbers, and whether a field of it holds dates: told by what was found in its rows. */
export function typingHints(rows: readonly ExtractionRow[], fieldId: string): TypingHints {
  let hints = known.get(rows);
  if (!hints) known.set(rows, (hints = hintsOf(rows)));
  const { dayOrder, decimalSign, dateFields } = hints;
  return { dayOrder, decimalSign, dates: dateFields.has(fieldId) };
}

interface DocumentHints extends Pick<TypingHints, 'dayOrder' | 'decimalSign'> {
  dateFields: ReadonlySet<string>;
}

/** A paste of thousands of cells asks for each of them. */
const known = new WeakMap<readonly ExtractionRow[], DocumentHints>();

function hintsOf(rows: readonly ExtractionRow[]): DocumentHints {
  const dateFields = new Set<string>();
  const hints: DocumentHints = { dayOrder: null, decimalSign: null, dateFields };
  for (const { cells } of rows.slice(0, MAX_ROWS)) {
    for (const [id, result] of Object.entries(cells)) {
      for (const { value, derivation } of candidatesOf(result)) {
        if (value.kind === 'date') dateFields.add(id);
        const reading = derivation.kind === 'normalise' ? derivation.reading : null;
        if (reading === 'day-first' || reading === 'month-first') hints.dayOrder ??= reading;
        if (reading === 'comma-decimal' || reading === 'point-decimal') hints.decimalSign ??= reading === 'comma-decimal' ? ',' : '.';
      }
    }
  }
  return hints;
}
