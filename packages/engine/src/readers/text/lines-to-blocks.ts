import { MAX_FLOW_BLOCKS } from '../../limits.ts';
import type { FlowBlock } from '../../model/index.ts';
import { withTypedMarks } from '../inline-text.ts';

/** Each line as a paragraph cited by its number; blank lines in a row leave one empty paragraph, the gap between blocks. */
export function linesToBlocks(text: string): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let blank = true;
  let number = 0;
  for (const line of linesOf(text)) {
    number += 1;
    const written = line.trimEnd();
    if (written === '' && blank) continue;
    if (blocks.length >= MAX_FLOW_BLOCKS) break;
    blank = written === '';
    blocks.push(lineParagraph(written, number));
  }
  if (blank) blocks.pop();
  return blocks;
}

/** Leading blanks are kept: columns typed with spaces stay columns. */
export const lineParagraph = (line: string, number: number): FlowBlock => ({
  kind: 'paragraph',
  place: { kind: 'line', number },
  role: 'text',
  text: line,
  links: [],
  marks: withTypedMarks(line, []),
});

/** One at a time: an array of all lines of a large file of short ones would not fit into memory. */
function* linesOf(text: string): Generator<string> {
  for (let from = 0; from <= text.length;) {
    const feed = text.indexOf('\n', from);
    const end = feed < 0 ? text.length : feed;
    yield text.slice(from, end);
    from = end + 1;
  }
}
