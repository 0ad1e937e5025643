import type { DocumentLayout } from '../model/index.ts';
import { foldWords } from '../values/fold.ts';

/** 0..1: the share of some documents that print one of these labels; of no documents all, as none speaks against a label. */
export type PrintedElsewhere = (labels: readonly string[]) => number;

export function printedIn(documents: readonly DocumentLayout[]): PrintedElsewhere {
  const prints = documents.map(({ lines }) => inWords(lines.map(({ text }) => text).join(' ')));
  return (labels) => {
    if (prints.length === 0) return 1;
    const wanted = labels.map(inWords).filter((words) => words.trim() !== '');
    return prints.filter((print) => wanted.some((words) => print.includes(words))).length / prints.length;
  };
}

const inWords = (text: string): string => ` ${foldWords(text).join(' ')} `;
