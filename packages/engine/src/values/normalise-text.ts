/**
 * A text value as it goes into a cell: the printed form without the space and punctuation that only joined it to its
 * surroundings. Case, accents and inner punctuation stay.
 */
export function normaliseText(printed: string): string {
  let text = printed
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
  // Only signs: they are the value.
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  text = text.replace(/^[\s:;,|*•·=_~.\-–—]+(?=\S)/u, (lead) => keptLead(lead, text)).replace(/[\s:;,|_~=*]+$/u, '');
  text = withoutLoneBrackets(text);
  // "Berlin." ends a sentence, "Inc." and "p. 3 ff." do not: a full stop goes only after a word of four letters or more that is not a
  // company form.
  if (/\p{Ll}{4,}\.$/u.test(text) && !/\b(?:corp|assn|bros|dept|blvd|tech|intl|mfrs?)\.$/i.test(text)) text = text.slice(0, -1);
  return withoutQuotes(text).trim();
}

/** A minus or a decimal point belongs to the number behind it. */
function keptLead(lead: string, text: string): string {
  const sign = /[-–—.]$/.exec(lead.trim())?.[0] ?? '';
  return /^\d/.test(text.slice(lead.length)) ? sign : '';
}

/** "Berlin)" was cut out of a bracket. */
function withoutLoneBrackets(text: string): string {
  const opens = text.split(/[([]/).length;
  const closes = text.split(/[)\]]/).length;
  if (closes > opens) return text.replace(/\s*[)\]]$/, '');
  if (opens > closes) return text.replace(/^[([]\s*/, '').replace(/\s*[([]$/, '');
  return text;
}

const QUOTES: [string, string][] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
];

function withoutQuotes(text: string): string {
  for (const [open, close] of QUOTES) {
    if (text.length > 2 && text.startsWith(open) && text.endsWith(close) && !text.slice(1, -1).includes(open)) return text.slice(1, -1);
  }
  return text;
}
