// The parts of reading a picture, one by one: for measuring them only.
export { eraseRulings } from './ocr/erase-rulings.ts';
export { findInk } from './ocr/find-ink.ts';
export { findLines } from './ocr/find-lines.ts';
export { findPrintInk } from './ocr/find-print-ink.ts';
export { findRulings } from './ocr/find-rulings.ts';
export { findInkShapes } from './ocr/ink-shapes.ts';
export { capitalHeight, findLetters } from './ocr/letters.ts';
export { createLineReader, type LineReader } from './ocr/line-reader.ts';
export { type LineSegment, segmentsOf } from './ocr/line-segments.ts';
export { OcrStopped } from './ocr/ocr-pool.ts';
export { separateDrawing } from './ocr/page-drawing.ts';
export { partLines } from './ocr/part-lines.ts';
export { preparePicture } from './ocr/prepare-picture.ts';
export { createTesseract, type Tesseract } from './ocr/tesseract.ts';
export { voteWords } from './ocr/vote-words.ts';
export { withoutRulings } from './ocr/without-rulings.ts';
