import { createHash } from 'node:crypto';
import type { CellValue, ExtractionRow, SourceDocument, Template } from '@sheetlift/engine';
import { createRuleJudge } from '@sheetlift/engine/rules';
import { EXIT } from '../exit-codes.ts';
import { extractDocument, type Extracting, tellOutcome } from '../extract-document.ts';
import { documentsOf } from '../source-files.ts';
import type { SheetValue } from '../workbook/append-rows.ts';
import type { OutRow, OutWorkbook } from './out-workbook.ts';

/** Reads a file and puts its rows into the workbook. The exit code that it alone would give. */
export async function takeFile(
  { fileName: name, bytes }: SourceDocument,
  workbook: OutWorkbook,
  parts: Extracting,
  stopping: AbortSignal,
): Promise<number> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const before = workbook.nameOf(hash);
  if (before !== null) {
    if (before !== name) process.stderr.write(`${name}: the same file as ${before}, whose rows are there\n`);
    return EXIT.done;
  }
  const rows: OutRow[] = [];
  let unread = 0;
  let isPartial = false;
  const documents = documentsOf({ fileName: name, bytes });
  const judge = createRuleJudge(parts.template);
  for (const document of documents) {
    const outcome = 'error' in document ? document : await extractDocument(document, parts);
    tellOutcome(outcome);
    if ('error' in outcome) unread++;
    else {
      isPartial ||= outcome.result.status === 'partial';
      rows.push(...judge(outcome.fileName, outcome.result.rows).map((row) => outRow(outcome.fileName, row, parts.template)));
    }
  }
  // Of what cannot be read at all nothing is kept: it is tried again when it changes, and at the next start.
  if (unread < documents.length) await workbook.add({ hash, name }, rows, stopping);
  return unread > 0 ? EXIT.unread : isPartial ? EXIT.partial : EXIT.done;
}

function outRow(fileName: string, { cells }: ExtractionRow, { entities }: Template): OutRow {
  const results = entities.map(({ id }) => cells[id]);
  return {
    document: fileName,
    fields: results.map((result) => (result && 'chosen' in result ? sheetValue(result.chosen.value) : null)),
    toCheck: entities.flatMap(({ variableName }, index) => {
      const result = results[index];
      return result && (result.state === 'unsure' || ('broken' in result && result.broken)) ? [variableName] : [];
    }),
  };
}

function sheetValue(value: CellValue): SheetValue {
  switch (value.kind) {
    case 'number':
      return Number.isFinite(value.number) ? { kind: 'number', number: value.number } : { kind: 'text', text: String(value.number) };
    case 'date':
      return { kind: 'date', iso: value.iso };
    case 'yes/no':
      return { kind: 'text', text: value.yes ? 'yes' : 'no' };
    case 'enum':
      return { kind: 'text', text: value.value };
    case 'text':
      return { kind: 'text', text: value.text };
  }
}
