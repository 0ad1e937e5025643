import type { BoundingBox } from './bounding-box.ts';
import type { Evidence } from './result.ts';

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

/** Where a piece of evidence stands, in a few words for the screen: "page 1", "Orders, B7". */
export function citationInWords(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'words':
      return `page ${evidence.pageNumber}`;
    case 'mark':
      return `page ${evidence.pageNumber}, tick box`;
    case 'form-field':
      return `page ${evidence.pageNumber}, form field ${evidence.name}`;
    case 'mail-header':
      return `mail header ${evidence.name}`;
    case 'xml-path':
      return evidence.fileName === null ? evidence.path : `${evidence.fileName}, ${evidence.path}`;
    case 'attachment-list':
      return evidenceKindInWords(evidence);
    case 'person':
      return 'entered by a person';
    case 'cell':
    case 'paragraph':
    case 'line':
      return placeInWords(evidence);
  }
}

/** Where to look for it beside its page, for someone who has the document at hand and no screen that marks it. */
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

/** The words themselves, as the document has them; empty where it has none. */
export function evidenceWording(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'mark':
      return `${evidence.checked ? '☒' : '☐'} ${evidence.label}`;
    case 'attachment-list':
      return placeInWords(evidence);
    case 'person':
      return '';
    default:
      return evidence.text;
  }
}

/** The page it stands on; null where it has none. */
export const pageNumberOf = (evidence: Evidence): number | null => ('pageNumber' in evidence ? evidence.pageNumber : null);

/** The element itself first, because the path to it is longer than a column. */
function xmlPlaceInWords(fileName: string | null, path: string): string {
  const element = path.slice(path.lastIndexOf('/') + 1);
  return `${element}${fileName === null ? '' : ` in ${fileName}`}: ${path}`;
}

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/** In millimetres, as a ruler on the printed page finds it. */
const positionInWords = (box: BoundingBox): string => `${millimetres(box.left)} mm from the left, ${millimetres(box.top)} mm from the top`;

const millimetres = (points: number): number => Math.round(points / POINTS_PER_MILLIMETRE);
