import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { TemplateLesson } from '@sheetlift/contract';
import { EngineError, layOutDocument, type CellValue, teach, type Template, type TemplateField } from '@sheetlift/engine';
import { createIsolatedReader } from '@sheetlift/engine/node';
import { readTypedValue } from '@sheetlift/engine/review';
import { counted } from '../counted.ts';
import { EXIT } from '../exit-codes.ts';
import { parsing } from '../parsing.ts';
import { replaceFile } from '../replace-file.ts';
import { readSource } from '../source-files.ts';
import { readTemplate } from '../template-argument.ts';
import { UsageError } from '../usage-error.ts';
import { keptLessons } from './kept-lessons.ts';

interface TaughtField {
  field: TemplateField;
  value: CellValue | null;
}

/** `sheetlift teach T --document F --row R`: what a document says, by a person; later ones of its layout are read accordingly. */
export async function teachCommand(args: string[]): Promise<number> {
  const { values, positionals } = parsing(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { document: { type: 'string' }, row: { type: 'string' }, password: { type: 'string' } },
    }),
  );
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0 || values.document === undefined || values.row === undefined)
    throw new UsageError('Usage: sheetlift teach T.json --document FILE --row ROW.json [--password P]');
  const { template, json } = await readTemplate(path);
  const taught = await readRow(values.row, template);
  const source = await readSource(values.document);
  const reader = createIsolatedReader();
  try {
    const password = values.password === undefined ? {} : { password: values.password };
    const layout = layOutDocument(await reader.read(source.bytes, { fileName: source.fileName, embedded: true, ...password }));
    const document = createHash('sha256').update(source.bytes).digest('hex');
    const at = new Date().toISOString();
    const lessons = teach(
      layout,
      taught.map(({ value }) => ({ value, evidence: [] })),
    ).map((lesson, index): TemplateLesson => ({ id: randomUUID(), field: taught[index]!.field.variableName, document, at, ...lesson }));
    const names = new Set(lessons.map(({ field }) => field));
    const before = keptLessons(json['lessons']).filter(
      ({ document: of, field, value }) => of !== document || !names.has(field) || value?.kind === 'table',
    );
    await replaceFile(path, `${JSON.stringify({ ...json, lessons: [...before, ...lessons] }, null, 2)}\n`);
    for (const { field, value, contexts } of lessons)
      if (value !== null && contexts.length === 0)
        process.stderr.write(`${field}: nothing on the document prints this value, so it teaches little\n`);
    process.stderr.write(
      `${source.fileName}: ${counted(lessons.length, 'field')} taught; ${path} carries ${counted(before.length + lessons.length, 'lesson')}\n`,
    );
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    process.stderr.write(`${source.fileName}: ${error.code}: ${error.message}\n`);
    return EXIT.unread;
  } finally {
    reader.close();
  }
}

/** {"Total": "12.50", "Paid": null}: values as a person would type them; null where the document does not say it. Fields left out are not taught. */
async function readRow(path: string, { entities }: Template): Promise<TaughtField[]> {
  const row = parseRow(
    path,
    await readFile(path, 'utf8').catch(() => {
      throw new UsageError(`${path}: no such row file`);
    }),
  );
  const fields = new Map(entities.map((field) => [field.variableName, field]));
  return Object.entries(row).map(([name, typed]) => {
    const field = fields.get(name);
    if (!field) throw new UsageError(`${path}: the template has no field "${name}"`);
    if (typed === null) return { field, value: null };
    const read = readTypedValue(String(typed), field);
    if (read.kind === 'refused') throw new UsageError(`${path}: ${name}: ${read.sentence}`);
    return { field, value: read.value };
  });
}

function parseRow(path: string, text: string): Record<string, string | number | boolean | null> {
  try {
    const row: unknown = JSON.parse(text);
    const isRow = typeof row === 'object' && row !== null && !Array.isArray(row) && Object.keys(row).length > 0;
    if (isRow && Object.values(row).every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value)))
      return row as Record<string, string | number | boolean | null>;
  } catch {
    // Said below.
  }
  throw new UsageError(`${path} is not a row, such as {"Total": "12.50", "Paid": null}`);
}
