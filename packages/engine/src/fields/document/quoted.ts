const MOST_LETTERS = 60;

/** Print in a sentence: on one line, in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line}”`;
}
