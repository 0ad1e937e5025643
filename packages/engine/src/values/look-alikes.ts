/** Digits, each with the characters that are taken for it in print and in recognition. */
const TAKEN_FOR: readonly (readonly [digit: string, characters: string])[] = [
  ['0', 'ODQo'],
  ['1', 'Il|i7'],
  ['2', 'Zz'],
  ['3', '8B'],
  ['4', 'A'],
  ['5', 'Ss'],
  ['6', 'Gb'],
  ['7', '1'],
  ['8', 'B3'],
  ['9', 'gq'],
];

/** One character of a text read as another that looks like it. */
export interface LookAlike {
  /** Index in the text. */
  at: number;
  printed: string;
  read: string;
}

/** A text is no longer than this where one of its characters may be told by what it must add up to. */
const MOST_CHARACTERS = 60;

/** Each way to read one character of a text as a digit that looks like it; that a letter was meant is rarer, and would close too much by chance. */
export function lookAlikes(text: string): LookAlike[] {
  if (text.length > MOST_CHARACTERS) return [];
  return [...text].flatMap((printed, at) =>
    TAKEN_FOR.flatMap(([read, characters]) => (characters.includes(printed) ? [{ at, printed, read }] : [])),
  );
}

/** The text with one character read otherwise; null where it does not stand there, or does not look like that. */
export function readOtherwise(text: string, { at, printed, read }: LookAlike): string | null {
  const looksSo = TAKEN_FOR.some(([digit, characters]) => digit === read && characters.includes(printed));
  return looksSo && text[at] === printed ? text.slice(0, at) + read + text.slice(at + 1) : null;
}

/** The one character that, read otherwise, makes a text fulfil what it must; null where none does, or several do. */
export function closingLookAlike(text: string, isRight: (text: string) => boolean): LookAlike | null {
  const closing = lookAlikes(text).filter((alike) => isRight(readOtherwise(text, alike) ?? ''));
  return closing.length === 1 ? (closing[0] ?? null) : null;
}
