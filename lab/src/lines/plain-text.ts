/** Letters and digits of a text in lower case, and where each stands in it. */
export interface PlainText {
  text: string;
  /** Index in the original of each character of `text`. */
  at: number[];
}

export function plainText(original: string): PlainText {
  const at: number[] = [];
  let text = '';
  for (let index = 0; index < original.length; index++) {
    const character = (original[index] as string).toLowerCase();
    if (!/^[\p{L}\p{N}]$/u.test(character)) continue;
    text += character;
    at.push(index);
  }
  return { text, at };
}
