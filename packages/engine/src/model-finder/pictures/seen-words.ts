import type { Word, WordReading } from '../../model/index.ts';
import { squash } from '../print-stream.ts';

/**
 * Recognised words as a model reads their picture, where the recognisers give what it reads among their readings, word by word and figure by figure; null
 * where they do not. The text is the recogniser's own: a model chooses, it writes nothing. Such words are to check, whatever they make.
 */
export function seenWords(words: readonly Word[], read: string): Word[] | null {
  const parts = words.length === 1 ? [read.trim()] : read.trim().split(/\s+/);
  if (parts.length !== words.length) return null;
  const seen = words.flatMap((word, at) => seenWord(word, parts[at] ?? '') ?? []);
  return seen.length === words.length ? seen : null;
}

function seenWord(word: Word, read: string): Word | null {
  const readings: WordReading[] = [word, ...(word.alternatives ?? [])].map(({ text, confidence }) => ({ text, confidence }));
  const own =
    readings.find(({ text }) => text === read) ?? readings.find(({ text }) => squash(read) !== '' && squash(text) === squash(read));
  if (!own) return null;
  return {
    ...word,
    text: own.text,
    // A second reader that sees the same leaves half of the doubt.
    confidence: 1 - (1 - own.confidence) / 2,
    alternatives: readings.filter((other) => other !== own),
    chosen: { first: word.chosen?.first ?? word.text, because: 'a language model reads its picture so' },
  };
}
