import type { BoundingBox, Derivation, Evidence } from '../model/index.ts';

/** What kind of thing a value was read from, for a person. */
export function evidenceKindInWords(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'words':
      return { text: 'text on the page', form: 'form field', ocr: 'recognised text' }[evidence.origin];
    case 'cell':
      return 'table cell';
    case 'paragraph':
      return 'paragraph';
    case 'line':
      return 'line of text';
    case 'mail-header':
      return 'mail header';
    case 'form-field':
      return 'form field';
    case 'mark':
      return 'tick box';
    case 'xml-path':
      return 'e-invoice data';
    case 'attachment-list':
      return 'list of attachments';
    case 'person':
      return 'a person';
  }
}

/** Where to look for it. */
export function placeInWords(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'words':
      return evidence.boxes[0] ? positionInWords(evidence.boxes[0]) : '';
    case 'cell':
      return evidence.table === null ? evidence.reference : `${evidence.table}, ${evidence.reference}`;
    case 'paragraph':
      return `paragraph ${evidence.number}`;
    case 'line':
      return `line ${evidence.number}`;
    case 'mail-header':
      return evidence.name;
    case 'form-field':
      return `field "${evidence.name}"`;
    case 'mark':
      return `box "${evidence.label}", ${evidence.checked ? 'ticked' : 'not ticked'}`;
    case 'xml-path':
      return xmlPlaceInWords(evidence.fileName, evidence.path);
    case 'attachment-list':
      return evidence.names.length === 0 ? 'no attachments' : evidence.names.join(', ');
    case 'person':
      return '';
  }
}

/** The page it stands on; null where it has none. */
export const pageNumberOf = (evidence: Evidence): number | null => ('pageNumber' in evidence ? evidence.pageNumber : null);

/** How the value follows from what is printed, where it is not simply what is printed; else null. */
export function derivationInWords(derivation: Derivation): string | null {
  switch (derivation.kind) {
    case 'normalise':
    case 'mark':
      return null;
    case 'sum':
      return 'Sum of the places named.';
    case 'product':
      return 'Product of the places named.';
    case 'concept':
      return `The wording stands for "${derivation.of}".`;
    case 'absence':
      return derivation.place === 'closed' ? 'The whole place was searched and it is not there.' : 'It is not mentioned in the document.';
    case 'learned-replacement':
      return 'Written as an earlier correction taught.';
    case 'arithmetic-repair':
      return `Repaired so that the figures add up: ${derivation.rule}.`;
  }
}

/** The element itself first, because the path to it is longer than a column. */
function xmlPlaceInWords(fileName: string | null, path: string): string {
  const element = path.slice(path.lastIndexOf('/') + 1);
  return `${element}${fileName === null ? '' : ` in ${fileName}`}: ${path}`;
}

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/** In millimetres, as a ruler on the printed page finds it. */
const positionInWords = (box: BoundingBox): string => `${millimetres(box.left)} mm from the left, ${millimetres(box.top)} mm from the top`;

const millimetres = (points: number): number => Math.round(points / POINTS_PER_MILLIMETRE);
