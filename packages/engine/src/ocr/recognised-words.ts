import type { RecognisedWord } from '../model/index.ts';

/** The part of Tesseract's JSON that is kept. */
interface CoreResult {
  blocks: { paragraphs: { lines: { words: CoreWord[] }[] }[] }[];
}

interface CoreWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
  choices?: { text: string; confidence: number }[];
}

/** Words as Tesseract tells them, confidence 0..1; what holds no character is left out. */
export function parseRecognisedWords(json: string): RecognisedWord[] {
  const { blocks } = JSON.parse(json) as CoreResult;
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  return lines.flatMap(({ words }, line) => words.filter(({ text }) => text.trim() !== '').map((word) => toRecognisedWord(word, line)));
}

function toRecognisedWord({ text, confidence, bbox, choices = [] }: CoreWord, line: number): RecognisedWord {
  const others = choices.filter((choice) => choice.text.trim() !== '' && choice.text !== text);
  return {
    text: text.trim(),
    confidence: confidence / 100,
    box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
    alternatives: others.map((choice) => ({ text: choice.text.trim(), confidence: choice.confidence / 100 })),
    line,
  };
}
