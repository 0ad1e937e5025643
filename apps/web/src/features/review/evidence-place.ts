import { type Candidate, citationInWords, evidenceWording } from '@sheetlift/engine/model';

/** Where a candidate's evidence stands, each place once: "page 1, page 3". */
export function wholePlace(candidate: Candidate): string {
  return [...new Set(onDocument(candidate).map(citationInWords))].join(', ');
}

/** "p. 1", where there is little room. */
export function shortPlace(candidate: Candidate): string {
  return wholePlace(candidate).replaceAll('page ', 'p. ');
}

/** All wording of a candidate in one line. */
export function wholeWording(candidate: Candidate): string {
  const wordings = onDocument(candidate)
    .map(evidenceWording)
    .filter((wording) => wording !== '');
  return [...new Set(wordings)].join(' … ');
}

/** Splits a wording around the printed value, so that the value can be set off; no middle where it is not in it verbatim. */
export function splitAround(wording: string, printed: string): [before: string, middle: string, after: string] {
  const at = printed === '' ? -1 : wording.indexOf(printed);
  return at < 0 ? [wording, '', ''] : [wording.slice(0, at), printed, wording.slice(at + printed.length)];
}

/** A reason that names the print beside the value: 'right of “Total due EUR”'. */
const BESIDE = /^(?:right of|left of|above|below|beside) “[“"]?(.+?)[”"]?”/;

/** The print by which a value was found, where its own words say no more than the value; empty where there is none. */
export function labelOf(candidate: Candidate): string {
  const label = BESIDE.exec(candidate.reason)?.[1] ?? '';
  return wholeWording(candidate) === candidate.printed && !label.includes(candidate.printed) ? label : '';
}

function onDocument({ evidence }: Candidate): Candidate['evidence'] {
  return evidence.filter(({ kind }) => kind !== 'person');
}
