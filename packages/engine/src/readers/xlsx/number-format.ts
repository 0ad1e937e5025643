import { formatSerialDate, isDateSection } from './date-format.ts';
import { showGeneral } from './general-number.ts';
import { formatNumberSection } from './number-section.ts';

/** How a cell with this format shows a number, and whether it is a date or a time. */
export interface NumberFormat {
  kind: 'number' | 'date' | 'time' | 'text';
  show(value: number): string;
}

/**
 * A number format code (ECMA-376 part 1, 18.8.31) as a program with English separators shows it. The separators a user sees depend on
 * their system, which the file does not know; so do the system's date formats, which come out as ISO dates.
 */
export function parseNumberFormat(code: string): NumberFormat {
  const sections = splitSections(code.slice(0, LONGEST_CODE));
  const [first = ''] = sections;
  if (code === '' || /^(\[[^\]]*\])*general$/i.test(first.trim())) return { kind: 'number', show: showGeneral };
  if (sections.some(isDateSection)) return { kind: isDayDate(first) ? 'date' : 'time', show: (value) => formatSerialDate(value, first) };
  if (first === '@') return { kind: 'text', show: showGeneral };
  return { kind: 'number', show: (value) => showNumber(value, sections) };
}

/** Excel itself allows 255 characters. */
const LONGEST_CODE = 500;

/** Years, months or days in it; the rest is a time of day or a duration. */
const isDayDate = (section: string): boolean => /[yd]/i.test(bare(section)) || !/[hs]/i.test(bare(section));

/** A section without literal text, colours and conditions. */
const bare = (section: string): string => section.replace(/"[^"]*"?|\\.|_.|\*./g, '').replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '');

function splitSections(code: string): string[] {
  const sections: string[] = [''];
  for (const token of code.match(/"[^"]*"?|\[[^\]]*\]|\\.|_.|\*.|;|[^]/g) ?? []) {
    if (token === ';') sections.push('');
    else sections[sections.length - 1] += token;
  }
  return sections;
}

function showNumber(value: number, sections: readonly string[]): string {
  const { section, signless } = chooseSection(value, sections);
  if (section === '') return '';
  if (/^(\[[^\]]*\])*general$/i.test(section.trim())) return showGeneral(signless ? Math.abs(value) : value);
  return formatNumberSection(signless ? Math.abs(value) : value, section);
}

/** Positive; negative; zero; text, unless the sections carry conditions of their own. A section for negatives brings its sign. */
function chooseSection(value: number, sections: readonly string[]): { section: string; signless: boolean } {
  const conditional = sections.slice(0, 3).find((section) => conditionOf(section)?.(value));
  if (conditional !== undefined) return { section: conditional, signless: value < 0 && conditional !== sections[0] };
  if (sections.some((section) => conditionOf(section))) {
    const other = sections.find((section) => !conditionOf(section) && section !== '@') ?? 'General';
    return { section: other, signless: false };
  }
  const [positive = 'General', negative, zero] = sections;
  if (value < 0 && negative !== undefined && sections.length > 1) return { section: negative, signless: true };
  if (value === 0 && zero !== undefined && sections.length > 2) return { section: zero, signless: true };
  return { section: positive, signless: false };
}

function conditionOf(section: string): ((value: number) => boolean) | null {
  const match = /^(?:\[[^\]<>=]*\])*\[(<=|>=|<>|<|>|=)\s*(-?[\d.]+)\]/.exec(section);
  if (!match) return null;
  const limit = Number(match[2]);
  switch (match[1]) {
    case '<':
      return (value) => value < limit;
    case '>':
      return (value) => value > limit;
    case '<=':
      return (value) => value <= limit;
    case '>=':
      return (value) => value >= limit;
    case '<>':
      return (value) => value !== limit;
    default:
      return (value) => value === limit;
  }
}
