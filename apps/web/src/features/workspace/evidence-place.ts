import type { BoundingBox, Candidate, Evidence } from '@sheetlift/engine/model';

/** In words, where a piece of evidence stands: "page 1", "sheet Orders, cell B7". */
export function placeOf(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'words':
      return `page ${evidence.pageNumber}`;
    case 'mark':
      return `page ${evidence.pageNumber}, tick box`;
    case 'form-field':
      return `page ${evidence.pageNumber}, form field ${evidence.name}`;
    case 'cell':
      return evidence.table === null ? evidence.reference : `${evidence.table}, ${evidence.reference}`;
    case 'paragraph':
      return `paragraph ${evidence.number}`;
    case 'line':
      return `line ${evidence.number}`;
    case 'mail-header':
      return `mail header ${evidence.name}`;
    case 'xml-path':
      return evidence.fileName === null ? evidence.path : `${evidence.fileName}, ${evidence.path}`;
    case 'attachment-list':
      return 'list of attachments';
    case 'person':
      return 'entered by a person';
  }
}

/** The words themselves, as the document prints them. */
export function wordingOf(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'mark':
      return `${evidence.checked ? '☒' : '☐'} ${evidence.label}`;
    case 'attachment-list':
      return evidence.names.join(', ') || 'no attachments';
    case 'person':
      return '';
    default:
      return evidence.text;
  }
}

/** Places on a page that can be drawn; null where the evidence has none. */
export function boxesOf(evidence: Evidence): { pageNumber: number; boxes: BoundingBox[] } | null {
  switch (evidence.kind) {
    case 'words':
      return evidence;
    case 'mark':
      return { pageNumber: evidence.pageNumber, boxes: [evidence.box] };
    case 'form-field':
      return evidence.box && { pageNumber: evidence.pageNumber, boxes: [evidence.box] };
    default:
      return null;
  }
}

/** The page a value was read from, from 1; 1 where its format has no pages. */
export function pageOf(candidate: Candidate): number {
  for (const evidence of candidate.evidence) if ('pageNumber' in evidence) return evidence.pageNumber;
  return 1;
}

/** Where a candidate's evidence stands, each place once: "page 1, page 3". */
export function wholePlace(candidate: Candidate): string {
  return [...new Set(candidate.evidence.map(placeOf))].join(', ');
}

/** All wording of a candidate in one line. */
export function wholeWording(candidate: Candidate): string {
  const wordings = candidate.evidence.map(wordingOf).filter((wording) => wording !== '');
  return [...new Set(wordings)].join(' … ');
}

/** Splits a wording around the printed value, so that the value can be set off; no middle where it is not in it verbatim. */
export function splitAround(wording: string, printed: string): [before: string, middle: string, after: string] {
  const at = printed === '' ? -1 : wording.indexOf(printed);
  return at < 0 ? [wording, '', ''] : [wording.slice(0, at), printed, wording.slice(at + printed.length)];
}
