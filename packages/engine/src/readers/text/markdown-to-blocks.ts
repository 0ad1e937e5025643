import { MAX_FLOW_BLOCKS } from '../../limits.ts';
import type { FlowBlock, FlowCell } from '../../model/index.ts';
import { InlineText } from '../inline-text.ts';
import { lineParagraph } from './lines-to-blocks.ts';

/** Markdown as a person reads it: headings, list items with their tick boxes, tables (GitHub's), links; emphasis without its signs. */
export function markdownToBlocks(text: string): FlowBlock[] {
  const lines = text.split('\n');
  const blocks: FlowBlock[] = [];
  let tables = 0;
  for (let index = 0; index < lines.length && blocks.length < MAX_FLOW_BLOCKS;) {
    const tableEnd = endOfTable(lines, index);
    if (tableEnd > index) {
      tables += 1;
      blocks.push({ kind: 'table', name: null, rows: tableRows(lines.slice(index, tableEnd), tables) });
      index = tableEnd;
      continue;
    }
    const underlined = /^ {0,3}(=+|-{2,})\s*$/.test(lines[index + 1] ?? '') && /\S/.test(lines[index]!);
    blocks.push(markdownLine(underlined ? `# ${lines[index]!}` : lines[index]!, index + 1));
    index += underlined ? 2 : 1;
  }
  return blocks.filter((block, index) => !isBlank(block) || (index > 0 && !isBlank(blocks[index - 1]!)));
}

const isBlank = (block: FlowBlock): boolean => block.kind === 'paragraph' && block.text === '';

/** A row of cells, then a row of dashes; the table ends with the first line that has no bar. */
function endOfTable(lines: readonly string[], start: number): number {
  const rule = (lines[start + 1] ?? '').trim();
  if (!lines[start]!.includes('|') || !rule.includes('|') || !/^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/.test(rule)) return start;
  let end = start + 2;
  while (end < lines.length && /\|/.test(lines[end]!) && lines[end]!.trim() !== '') end += 1;
  return end;
}

function tableRows(lines: readonly string[], table: number): FlowCell[][] {
  const written = lines.filter((_, index) => index !== 1);
  const width = splitRow(written[0]!).length;
  return written.map((line, row) =>
    Array.from({ length: width }, (_, column) => ({
      reference: `table ${table}, row ${row + 1}, column ${column + 1}`,
      text: plain(splitRow(line)[column] ?? '').text,
      stored: null,
      columnSpan: 1,
      rowSpan: 1,
      header: row === 0,
    })),
  );
}

const splitRow = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function markdownLine(line: string, number: number): FlowBlock {
  const heading = /^ {0,3}#{1,6}\s+(\S.*)$/.exec(line.trimEnd());
  const item = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[([ xX])\]\s+)?(.*)$/.exec(line);
  if (/^\s*(```|~~~|([-*_])\s*(\2\s*){2,}$)/.test(line)) return lineParagraph('', number);
  if (!heading && !item) return inlineParagraph('text', line.replace(/^\s*>\s?/, ''), number);
  if (heading) return inlineParagraph('heading', heading[1]!.replace(/\s#+$/, ''), number);
  return inlineParagraph('list-item', item![2]!, number, item![1]);
}

function inlineParagraph(role: 'heading' | 'text' | 'list-item', written: string, number: number, box?: string): FlowBlock {
  const inline = new InlineText();
  if (box !== undefined) {
    inline.mark(box !== ' ');
    inline.append(' ');
  }
  const { text, links } = plain(written);
  inline.append(text);
  return { kind: 'paragraph', place: { kind: 'line', number }, role, ...inline.take(), links };
}

/** Without the signs of emphasis and code; links as their text. The bounds keep long lines of lone signs cheap. */
function plain(written: string): { text: string; links: { text: string; target: string }[] } {
  const links: { text: string; target: string }[] = [];
  const text = written
    .replace(/!?\[([^\][]{0,300})\]\([ \t]{0,9}<?([^\s()<>]{0,2000})>?[^()]{0,300}\)/g, (_, label: string, target: string) => {
      if (label !== '' && /^(https?|mailto|tel):/i.test(target)) links.push({ text: label, target });
      return label;
    })
    .replace(/<(https?:[^\s<>]+|[^\s<>@]{1,100}@[^\s<>@]+)>/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{0,300}?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]{0,300}?\S)\1(?![\w*])/g, '$2')
    .replace(/(`{1,3})(.{0,300}?)\1/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1');
  return { text, links };
}
