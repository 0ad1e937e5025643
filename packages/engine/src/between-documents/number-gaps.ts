import type { BetweenNote } from './between-note.ts';
import type { DocumentHeader } from './header-values.ts';
import { numberingFields } from './repeats.ts';

/** A row of numbers shorter than this may be chance. */
const LEAST_IN_SERIES = 5;
/** So many of the numbers from the first to the last are there, where they are a row and not numbers of the same length. */
const LEAST_THERE = 0.6;
/** Of more missing numbers only the first are named. */
const MOST_NAMED = 5;

interface Numbered {
  header: DocumentHeader;
  /** As printed. */
  text: string;
  number: number;
}

/** Numbers that are missing in a row of numbers, such as 1044 between 1043 and 1045. */
export function numberGaps(headers: readonly DocumentHeader[]): BetweenNote[] {
  return numberingFields(headers).flatMap((fieldId) => {
    const series = new Map<string, Numbered[]>();
    for (const header of headers) {
      const value = header.values.get(fieldId);
      const parts = value?.kind === 'text' ? /^(.*?)(\d{1,9})(\D*)$/u.exec(value.text) : null;
      if (!parts || value?.kind !== 'text') continue;
      const [, before = '', digits = '', after = ''] = parts;
      const key = `${before}#${digits.startsWith('0') ? digits.length : ''}#${after}`;
      series.set(key, [...(series.get(key) ?? []), { header, text: value.text, number: Number(digits) }]);
    }
    return [...series.values()].flatMap((numbered) => gapsIn(numbered, fieldId));
  });
}

function gapsIn(numbered: readonly Numbered[], fieldId: string): BetweenNote[] {
  const sorted = numbered.toSorted((a, b) => a.number - b.number);
  const [first] = sorted;
  const last = sorted.at(-1);
  const there = new Set(sorted.map(({ number }) => number));
  if (!first || !last || there.size < LEAST_IN_SERIES || there.size < (last.number - first.number + 1) * LEAST_THERE) return [];
  return sorted.slice(1).flatMap((after, at): BetweenNote[] => {
    const before = sorted[at];
    if (!before || after.number - before.number < 2) return [];
    return [
      {
        kind: 'number-missing',
        sentence: `${missingInWords(before, after)} missing between ${before.text} and ${after.text}.`,
        documentIds: [before.header.document.id, after.header.document.id],
        fieldId,
      },
    ];
  });
}

/** "1044 is", "1044 and 1045 are", "1044 to 1060 are": the last digits of the number above, counted on. */
function missingInWords(before: Numbered, after: Numbered): string {
  const missing = Array.from({ length: after.number - before.number - 1 }, (_, at) => withNumber(before.text, before.number + at + 1));
  const [first = ''] = missing;
  const last = missing.at(-1) ?? '';
  if (missing.length === 1) return `${first} is`;
  if (missing.length > MOST_NAMED) return `${first} to ${last} are`;
  return `${missing.slice(0, -1).join(', ')} and ${last} are`;
}

const withNumber = (text: string, number: number): string =>
  text.replace(/\d{1,9}(?=\D*$)/u, (digits) => String(number).padStart(digits.startsWith('0') ? digits.length : 0, '0'));
