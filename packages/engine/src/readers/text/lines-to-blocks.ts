import type { FlowBlock } from '../../model/index.ts';
import { InlineText } from '../inline-text.ts';

/** Each line as a paragraph cited by its number; blank lines in a row leave one empty paragraph, the gap between blocks. */
export function linesToBlocks(text: string): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let blank = true;
  for (const [index, line] of text.split(/\n|\f/).entries()) {
    const written = line.trimEnd();
    if (written === '' && blank) continue;
    blank = written === '';
    blocks.push(lineParagraph(written, index + 1));
  }
  if (blank) blocks.pop();
  return blocks;
}

/** Leading blanks are kept: columns typed with spaces stay columns. */
export function lineParagraph(line: string, number: number): FlowBlock {
  const inline = new InlineText();
  inline.append(line);
  const indent = line.length - line.trimStart().length;
  const { marks } = inline.take();
  return { kind: 'paragraph', place: { kind: 'line', number }, role: 'text', text: line, links: [], marks: marks.map(({ at, checked }) => ({ at: at + indent, checked })) };
}
