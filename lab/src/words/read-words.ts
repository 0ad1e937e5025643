import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../shared-folder.ts';

export const WORD_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

export type MeaningKind =
  | 'person'
  | 'company'
  | 'office'
  | 'place'
  | 'address'
  | 'date'
  | 'time'
  | 'period'
  | 'duration'
  | 'money'
  | 'number'
  | 'percent'
  | 'code'
  | 'email'
  | 'phone'
  | 'url'
  | 'yesno'
  | 'choice'
  | 'phrase'
  | 'sentence';

/** How one language prints a field, names it and asks for it. */
export interface Wordings {
  labels: string[];
  names: string[];
  questions: string[];
}

/** A field of a domain's papers. */
export interface Meaning {
  id: string;
  kind: MeaningKind;
  /** A column of a table or part of a repeated entry, not a fact of the whole paper. */
  inRow: boolean;
  /** Units of a number, examples of a code. */
  forms: string[];
  wordings: Record<WordLanguage, Wordings>;
  /** Answers of a choice, in the same order in every language; possible values of a phrase or sentence. */
  values: Partial<Record<WordLanguage, string[]>>;
  /** Ids of meanings of the same domain that are easily taken for this one. */
  opposites: string[];
}

/** Papers of a trade, an office, a science: see lab/words/README.md. */
export interface Domain {
  code: string;
  name: string;
  papers: Record<WordLanguage, string[]>;
  items: Record<WordLanguage, string[]>;
  meanings: Meaning[];
}

const FOLDER = join(PROJECT_ROOT, 'lab/words/domains');

/** All domains, by name of their file. */
export const readDomains = (): Domain[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.words'))
    .sort()
    .map((name) => parseDomain(name.replace(/\.words$/, ''), readFileSync(join(FOLDER, name), 'utf8')));

/** Throws an `Error` that names the line where a file is not of the form. */
export function parseDomain(code: string, text: string): Domain {
  const domain: Domain = { code, name: code, papers: noLists(), items: noLists(), meanings: [] };
  let lists: Record<WordLanguage, string[]> | null = null;
  let meaning: Meaning | null = null;
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    const fail = (): never => {
      throw new Error(`${code}.words:${index + 1}: cannot be read: ${line}`);
    };
    if (line === '') return;
    if (line.startsWith('domain:')) domain.name = line.slice('domain:'.length).trim();
    else if (line === 'papers' || line === 'items') [lists, meaning] = [domain[line], null];
    else if (line.startsWith('=')) {
      meaning = parseHead(line) ?? fail();
      domain.meanings.push(meaning);
    } else if (line.startsWith('!')) (meaning ?? fail()).opposites = list(line.slice(1), ',');
    else if (line.startsWith('~')) {
      const [language, values] = parts(line.slice(1));
      (meaning ?? fail()).values[languageOf(language) ?? fail()] = list(values, ';');
    } else {
      const [name, ...columns] = parts(line);
      const language = languageOf(name) ?? fail();
      const [first = '', second = '', third = ''] = columns;
      if (meaning) meaning.wordings[language] = { labels: list(first, ';'), names: list(second, ';'), questions: list(third, ';') };
      else (lists ?? fail())[language] = list(first, ';');
    }
  });
  return domain;
}

function parseHead(line: string): Meaning | null {
  const match = /^= ([a-z0-9_]+)( \[row\])? : (\w+)\b(.*)$/.exec(line);
  if (!match) return null;
  const [, id = '', row, kind, forms = ''] = match;
  return {
    id,
    kind: kind as MeaningKind,
    inRow: row !== undefined,
    forms: list(forms, ';'),
    wordings: Object.fromEntries(
      WORD_LANGUAGES.map((language) => [language, { labels: [], names: [], questions: [] }]),
    ) as unknown as Record<WordLanguage, Wordings>,
    values: {},
    opposites: [],
  };
}

const noLists = (): Record<WordLanguage, string[]> =>
  Object.fromEntries(WORD_LANGUAGES.map((language) => [language, []])) as unknown as Record<WordLanguage, string[]>;

const languageOf = (name: string | undefined): WordLanguage | undefined => WORD_LANGUAGES.find((language) => language === name);

const parts = (line: string): string[] => line.split('|').map((part) => part.trim());

const list = (text: string | undefined, separator: string): string[] =>
  (text ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
