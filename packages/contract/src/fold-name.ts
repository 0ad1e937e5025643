/**
 * What makes two names one: Unicode's form NFKC with the difference between capitals and small letters taken away (case folding). Computed
 * here, for page and server alike, because databases and locales each fold in a way of their own.
 */
export function foldName(name: string): string {
  const folded = Array.from(name.trim().normalize('NFKC'), foldLetter).join('');
  return folded.normalize('NFKC');
}

/** By single letters, as a sigma looks different at the end of a word. Small, large, small: the way from ẞ over ß and SS to ss. */
function foldLetter(letter: string): string {
  // Its capital is I, so the way over capitals would make it an i, which it is in no language.
  if (letter === 'ı') return letter;
  return letter.toLowerCase().toUpperCase().toLowerCase();
}
