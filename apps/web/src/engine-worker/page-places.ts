/** Where one page's JSON stands in the JSON of a reading, in bytes. */
export interface PagePlace {
  pageNumber: number;
  from: number;
  to: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENERS = new Set([0x5b, 0x7b]);
const CLOSERS = new Set([0x5d, 0x7d]);

/** Longer than the head of a page's JSON, which its kind and number open. */
const HEAD_BYTES = 64;

/**
 * Finds each page in the JSON of a document that was read, so that one page can be parsed without the others: a long
 * document has tens of megabytes. `json` is what `JSON.stringify` made of a `ReadDocument`.
 */
export function pagePlaces(json: Uint8Array): PagePlace[] {
  const places: PagePlace[] = [];
  let depth = 0;
  let lastName = '';
  let inPages = false;
  let from = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!;
    if (byte === QUOTE) {
      const end = endOfString(json, at);
      if (depth === 1) lastName = decode(json, at + 1, end);
      at = end;
    } else if (OPENERS.has(byte)) {
      depth++;
      if (depth === 2) inPages = lastName === 'pages';
      if (depth === 3 && inPages) from = at;
    } else if (CLOSERS.has(byte)) {
      depth--;
      if (depth === 2 && inPages) places.push({ pageNumber: pageNumberOf(json, from), from, to: at + 1 });
    }
  }
  return places;
}

/** The index of the quote that ends the string that begins at `start`. */
function endOfString(json: Uint8Array, start: number): number {
  let end = json.indexOf(QUOTE, start + 1);
  while (end > 0 && isEscaped(json, end)) end = json.indexOf(QUOTE, end + 1);
  return end < 0 ? json.length : end;
}

function isEscaped(json: Uint8Array, at: number): boolean {
  let backslashes = 0;
  while (json[at - 1 - backslashes] === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

function pageNumberOf(json: Uint8Array, from: number): number {
  return Number(/"pageNumber":(\d+)/.exec(decode(json, from, from + HEAD_BYTES))?.[1]);
}

function decode(json: Uint8Array, from: number, to: number): string {
  return new TextDecoder().decode(json.subarray(from, to));
}
