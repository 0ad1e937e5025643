import type { TextSpan } from './text-span.ts';

/** "14:15", "9.30", "10h20", "18 h 30", "08:05:11", "2:30 pm", "4 p.m."; what only says that it is one ("Uhr", "hrs") stays outside. */
const TIME =
  /(?<![\d.,:/-])(?:(?:[01]?\d|2[0-3])(?::|\s?h\s?|\.(?=\d{2}(?!\d)))[0-5]\d(?::[0-5]\d)?(?:\s?[ap]\.?\s?m\b\.?)?|(?:1[0-2]|[1-9])\s?[ap]\.?\s?m\b\.?)(?![\d:]|[.,/-]\d)/giu;

/** Every time of day in a text, in order. */
export const findTimes = (text: string): TextSpan[] =>
  [...text.matchAll(TIME)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
