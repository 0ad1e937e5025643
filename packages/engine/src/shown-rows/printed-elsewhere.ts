import type { DocumentLayout } from '../model/index.ts';
import { foldWords } from '../values/fold.ts';

/** 0..1: the share of some documents that print one of these labels. */
export type PrintedElsewhere = (labels: readonly string[]) => number;

export function printedIn(documents: readonly DocumentLayout[]): PrintedElsewhere {
  const prints = documents.map(({ lines }) => inWords(lines.map(({ text }) => text).join(' ')));
  return (labels) => {
    const wanted = labels.map(inWords).filter((words) => words.trim() !== '');
    return prints.filter((print) => wanted.some((words) => print.includes(words))).length / Math.max(1, prints.length);
  };
}

const inWords = (text: string): string => ` ${foldWords(text).join(' ')} `;
