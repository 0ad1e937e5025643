import type { DocumentLayout } from '../../model/index.ts';
import { runOfLines, type WordRun } from './word-run.ts';

/** Characters of running text searched: some two hundred pages. */
const MAX_PROSE = 600_000;

/** The running text: all lines but page headers and footers. */
export function proseOf(layout: DocumentLayout): WordRun {
  const lines: number[] = [];
  let length = 0;
  for (const line of layout.lines) {
    const role = layout.blocks[line.block]?.role;
    if (role === 'header' || role === 'footer') continue;
    length += line.text.length + 1;
    if (length > MAX_PROSE) break;
    lines.push(line.index);
  }
  return runOfLines(layout, lines);
}
