import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { WORD_LANGUAGES, type WordLanguage } from './read-words.ts';

/** What everyday and working words of one line mean, whatever paper they stand on: see lab/words/README.md. */
export interface DictionaryEntry {
  /** The field of meaning whose other entries mean something else. */
  group: string;
  /** Most usual first. */
  words: Record<WordLanguage, string[]>;
  /** In everyday English, without the entry's own words. */
  explanation: string;
}

const FOLDER = join(PROJECT_ROOT, 'lab/words/dictionary');

/** All entries, by name of their file. */
export const readDictionary = (): DictionaryEntry[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.words'))
    .sort()
    .flatMap((name) => parseDictionary(name.replace(/\.words$/, ''), readFileSync(join(FOLDER, name), 'utf8')));

/** Throws an `Error` that names the line where a file is not of the form. */
export function parseDictionary(code: string, text: string): DictionaryEntry[] {
  let group = code;
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '') return [];
    if (line.startsWith('#')) {
      group = `${code}/${line.slice(1).trim()}`;
      return [];
    }
    const parts = line.split('|').map((part) => part.trim());
    const words = WORD_LANGUAGES.map((_language, at) => wordsOf(parts[at]));
    const explanation = parts[WORD_LANGUAGES.length];
    if (parts.length !== WORD_LANGUAGES.length + 1 || !explanation || words.some((list) => list.length === 0))
      throw new Error(`${code}.words:${index + 1}: cannot be read: ${line}`);
    return [
      {
        group,
        words: Object.fromEntries(WORD_LANGUAGES.map((language, at) => [language, words[at]])) as DictionaryEntry['words'],
        explanation,
      },
    ];
  });
}

const wordsOf = (part: string | undefined): string[] =>
  (part ?? '')
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
