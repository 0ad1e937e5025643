import {
  unionBox,
  type BoundingBox,
  type DocumentLayout,
  type Evidence,
  type LabelledMark,
  type Line,
  type WordSpan,
  type XmlValue,
} from '../../model/index.ts';
import type { Printed } from './word-run.ts';

/** What a printed stretch rests on: one piece of evidence a page (or a cell, paragraph, mail header), one box a line. */
export function evidenceOf(layout: DocumentLayout, printed: Printed): Evidence[] {
  const texts = printed.text.split('\n');
  const pieces: Piece[] = [];
  printed.spans.forEach((span, at) => {
    const line = layout.lines[span.line];
    if (!line) return;
    // A value that runs on over lines has one line of text a span; one inside a line has one in all.
    const text = texts.length === printed.spans.length ? (texts[at] ?? '') : at === 0 ? printed.text : '';
    const piece = { line, text, box: boxOfSpan(line, span), origin: originOf(line, span) };
    const last = pieces.at(-1);
    if (last && samePlace(last.line, line)) addTo(last, piece);
    else pieces.push({ ...piece, boxes: [piece.box] });
  });
  return pieces.filter((piece) => piece.text !== '').map(evidenceOfPiece);
}

interface Piece {
  line: Line;
  text: string;
  boxes: BoundingBox[];
  origin: 'text' | 'form' | 'ocr';
}

function addTo(piece: Piece, next: { text: string; box: BoundingBox }): void {
  if (next.text !== '') piece.text += `\n${next.text}`;
  piece.boxes.push(next.box);
}

function samePlace(a: Line, b: Line): boolean {
  return a.pageNumber === b.pageNumber && JSON.stringify(a.place) === JSON.stringify(b.place);
}

function evidenceOfPiece({ line, text, boxes, origin }: Piece): Evidence {
  const { pageNumber, place } = line;
  switch (place.kind) {
    case 'page':
      return { kind: 'words', pageNumber, boxes, text, origin };
    case 'cell':
      return { kind: 'cell', pageNumber, table: place.table, reference: place.reference, text };
    case 'paragraph':
    case 'line':
      return { kind: place.kind, pageNumber, number: place.number, text };
    case 'mail-header':
      return { kind: 'mail-header', name: place.name, text };
    case 'form-field':
      return { kind: 'form-field', pageNumber, name: place.name, box: null, text };
    case 'xml-path':
      return { kind: 'xml-path', fileName: null, path: place.path, text };
  }
}

export function evidenceOfMark(mark: LabelledMark, label: string): Evidence {
  const { pageNumber, box, inkShare, checked } = mark;
  return { kind: 'mark', pageNumber, box, inkShare, checked, label };
}

export const evidenceOfXml = ({ fileName, path, value }: XmlValue): Evidence => ({ kind: 'xml-path', fileName, path, text: value });

/** The printed text of a piece of evidence; empty for what has none. */
export function evidenceText(evidence: Evidence): string {
  if (evidence.kind === 'mark') return evidence.label;
  if (evidence.kind === 'attachment-list') return evidence.names.join('\n');
  return evidence.kind === 'person' ? '' : evidence.text;
}

function boxOfSpan(line: Line, span: WordSpan): BoundingBox {
  const boxes = line.words.slice(span.from, span.to).map((word) => word.box);
  return boxes.length ? unionBox(boxes) : line.box;
}

function originOf(line: Line, span: WordSpan): 'text' | 'form' | 'ocr' {
  const origins = line.words.slice(span.from, span.to).map((word) => word.origin);
  return origins.includes('ocr') ? 'ocr' : origins.includes('form') ? 'form' : 'text';
}
