/**
 * Tab-separated text as spreadsheets put it on the clipboard: fields between tabs, rows between line ends, a field with a
 * tab, a line end or a leading quote in quotes, quotes inside doubled.
 */
export function writeTabText(table: readonly (readonly string[])[]): string {
  const lines = table.map((row) => row.map(quoted).join('\t'));
  // A last row of one empty field would read as the line end after the row before it.
  if (lines.length > 1 && lines.at(-1) === '') lines[lines.length - 1] = '""';
  return lines.join('\n');
}

/** Reads what `writeTabText`, Excel, Sheets, Numbers and LibreOffice write. A quote that closes nowhere is an ordinary character. */
export function readTabText(text: string): string[][] {
  const table: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const { field, end } = readQuoted(text, at) ?? readPlain(text, at);
    row.push(field);
    at = end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    table.push(row);
    row = [];
    if (at >= text.length) return table;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // The line end after the last row begins no row.
    if (at >= text.length) return table;
  }
}

interface ReadField {
  field: string;
  /** Where the tab or line end after the field stands, or the length of the text. */
  end: number;
}

function readQuoted(text: string, start: number): ReadField | null {
  if (text[start] !== '"') return null;
  let field = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    field += text.slice(from, quote);
    if (text[quote + 1] === '"') {
      field += '"';
      from = quote + 2;
      continue;
    }
    return quote + 1 === text.length || '\t\r\n'.includes(text[quote + 1]!) ? { field, end: quote + 1 } : null;
  }
}

function readPlain(text: string, start: number): ReadField {
  let end = start;
  while (end < text.length && !'\t\r\n'.includes(text[end]!)) end += 1;
  return { field: text.slice(start, end), end };
}

function quoted(field: string): string {
  return /[\t\r\n]|^"/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
