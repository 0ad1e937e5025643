import type { DocumentLayout, Line, Word } from '../../model/index.ts';

/** A line of other words in the same places. */
export function lineOfWords(line: Line, words: readonly Word[]): Line {
  const text = words.reduce((read, word) => read + (read === '' || word.joinsPrevious ? '' : ' ') + word.text, '');
  return { ...line, words: [...words], text };
}

/** The layout with some lines, by their index, in the place of its own, in tables too. */
export function withLines(layout: DocumentLayout, moved: ReadonlyMap<number, Line>): DocumentLayout {
  if (moved.size === 0) return layout;
  const lines = layout.lines.map((line) => moved.get(line.index) ?? line);
  const inCell = (text: string, index: number): string => text.replace(layout.lines[index]?.text ?? '', () => lines[index]?.text ?? '');
  const tables = layout.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => cell && { ...cell, text: cell.lines.filter((index) => moved.has(index)).reduce(inCell, cell.text) }),
    })),
  }));
  return { ...layout, lines, tables };
}
