import { findDates, type DayOrder } from '../../values/find-dates.ts';
import { after, before, type ClauseMatch } from './clause.ts';

/** A date that a contract states, with how its numbers were read. */
interface DatedClause extends ClauseMatch {
  reading: string;
}

/** Characters searched: the opening names the date, else the signatures at the end. */
const OPENING = 12_000;
const CLOSING = 4_000;

/** Dates from which a contract counts: "effective as of", "made and entered into this 5th day of", a letter's own date. */
export function findContractDates(text: string, order: DayOrder): DatedClause[] {
  const closing = Math.max(OPENING, text.length - CLOSING);
  return findDates(text, { order }).flatMap((date) => {
    if (date.precision !== 'day' || (date.from > OPENING && date.from < closing)) return [];
    const confidence = confidenceOf(text, date.from, date.to);
    return confidence > 0
      ? [{ start: date.from, end: date.to, confidence, reason: 'the date from which it counts', reading: date.reading }]
      : [];
  });
}

function confidenceOf(text: string, start: number, end: number): number {
  const left = before(text, start, 130);
  const right = after(text, end, 80);
  const inOpening = start < 3_000;
  const lead = left.slice(-70);
  // Another paper's date: "under the Plan (as amended and restated effective January 1, 2015)".
  if (/\b(?:as\s+amended|restated)\b[^.]{0,40}$/i.test(lead) && start > 300) return 0.3;
  if (
    /\b(?:effective(?:\s+date)?\s*(?:is|as\s+of|on|from|:|\()?|takes?\s+effect\s+(?:as\s+of|on)?|commenc\w+\s+(?:on|as\s+of)|beginning\s+(?:on)?)\W*(?:the\s+)?$/i.test(
      lead,
    )
  )
    return inOpening ? 1 : 0.8;
  if (/^\W{0,3}(?:\(\s*)?(?:the\s+)?[“"'‘]?(?:revised\s+)?effective\s+date/i.test(right)) return 1;
  if (/\beffective\b[^.]{0,30}$/i.test(lead) && inOpening) return 0.95;
  if (
    /\b(?:made|entered|dated|executed|agreement|between|contract|signed|is)\b[^.]{0,90}\b(?:as\s+of|on|this|dated)\W*(?:the\s+)?$/i.test(
      left,
    ) &&
    inOpening
  )
    return /\b(?:filed|amend\w*|certain|prior|pursuant)\b[^.]{0,60}$/i.test(lead) ? 0.55 : 0.9;
  if (/\b(?:as\s+of|dated(?:\s+as\s+of)?|this)\W*(?:the\s+)?$/i.test(lead)) return inOpening ? 0.75 : 0.45;
  if (standsAlone(text, start, end)) return start < 1_500 ? 0.7 : start < 3_000 ? 0.4 : 0.3;
  if (/\b(?:date|dated|datum|accepted)\W{0,12}$/i.test(lead)) return 0.45;
  return start < 800 ? 0.35 : 0;
}

/** The date is a line of its own, as at the top of a letter. */
function standsAlone(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  return (
    text.slice(lineStart, start).trim() === '' &&
    text
      .slice(end, lineEnd < 0 ? text.length : lineEnd)
      .replace(/[.,]/g, '')
      .trim() === ''
  );
}
