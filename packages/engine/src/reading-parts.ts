// The parts of reading a picture, one by one: for measuring them only.
export { createLineReader, type LineReader } from './ocr/line-reader.ts';
export { type LineSegment, segmentsOf } from './ocr/line-segments.ts';
export { OcrStopped } from './ocr/ocr-pool.ts';
export { separateDrawing } from './ocr/page-drawing.ts';
export { preparePicture } from './ocr/prepare-picture.ts';
export { createTesseract, type Tesseract } from './ocr/tesseract.ts';
export { voteWords } from './ocr/vote-words.ts';
