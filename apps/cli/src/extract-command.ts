import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import {
  EngineError,
  type ExtractionResult,
  type Finder,
  layOutDocument,
  loadFinder,
  type ReadOptions,
  type RowMode,
  type SheetDocument,
  SHEET_FORMATS,
  type SheetFormat,
  type SourceDocument,
  type Template,
  writeRows,
} from '@sheetlift/engine';
import { createRuleJudge } from '@sheetlift/engine/rules';
import { type IsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { EXIT } from './exit-codes.ts';
import { MODEL_OPTIONS, type OpenModel, openModel } from './language-models/open-model.ts';
import { oneOf, pageRanges, parsing, timeBudget, wholeNumber } from './parsing.ts';
import { withReaders } from './reader-pool.ts';
import { documentsOf, type FailedFile, readSource } from './source-files.ts';
import { readTemplate } from './template-argument.ts';
import { UsageError } from './usage-error.ts';

type Extracted = { fileName: string; result: ExtractionResult } | FailedFile;

/** `sheetlift extract FILES... --template T`: one sheet of rows out of all files. */
export async function extractCommand(args: string[]): Promise<number> {
  const { values, positionals } = parsing(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        rows: { type: 'string', default: 'auto' },
        format: { type: 'string', default: 'xlsx' },
        output: { type: 'string', short: 'o' },
        pages: { type: 'string' },
        password: { type: 'string' },
        embedded: { type: 'string', default: 'on' },
        jobs: { type: 'string', default: '1' },
        time: { type: 'string' },
        ...MODEL_OPTIONS,
      },
    }),
  );
  if (positionals.length === 0) throw new UsageError('Name at least one file. Run "sheetlift --help".');
  if (values.template === undefined) throw new UsageError('Name a template with --template. Run "sheetlift --help".');
  const template = await readTemplate(values.template);
  const rowMode = oneOf('--rows', values.rows, ['auto', 'document', 'item'] as const);
  const format = oneOf('--format', values.format, Object.keys(SHEET_FORMATS) as SheetFormat[]);
  const embedded = oneOf('--embedded', values.embedded, ['on', 'off'] as const) === 'on';
  const jobs = wholeNumber('--jobs', values.jobs);
  const password = values.password === undefined ? {} : { password: values.password };
  const limits = { ...pageRanges(values.pages), ...timeBudget(values.time) };

  const model = await openModel(values, process.env);

  const finder = await loadFinder(loadNodeAsset);
  const sources = await Promise.all(positionals.map(readSource));
  const waiting = sources.flatMap(documentsOf);
  const extracted = await withReaders(jobs, waiting, async (document, reader): Promise<Extracted> => {
    const outcome =
      'error' in document
        ? document
        : await extractDocument(document, { template, rowMode, options: { embedded, ...password, ...limits }, reader, finder, model });
    tell(outcome);
    return outcome;
  });
  model?.close();
  const readable = extracted.filter((one) => 'result' in one);
  tellBroken(template, readable);
  await pipeline(
    Readable.from(writeRows({ template, documents: readable }, format, {})),
    values.output === undefined ? process.stdout : createWriteStream(values.output),
  );
  if (readable.length < extracted.length) return EXIT.unread;
  return readable.some(({ result }) => result.status === 'partial') ? EXIT.partial : EXIT.done;
}

interface Extracting {
  template: Template;
  rowMode: RowMode;
  options: Pick<ReadOptions, 'embedded' | 'password' | 'ranges' | 'budgetMs'>;
  reader: IsolatedReader;
  finder: Finder;
  model: OpenModel | null;
}

async function extractDocument(
  { fileName, bytes }: SourceDocument,
  { template, rowMode, options, reader, finder, model }: Extracting,
): Promise<Extracted> {
  try {
    const document = await reader.read(bytes, { fileName, ...options });
    const layout = layOutDocument(document);
    const result = model
      ? await model.extractRows(finder, { fileName, layout, template, rowMode })
      : finder.extractRows(layout, template, rowMode);
    return { fileName, result };
  } catch (error) {
    if (error instanceof EngineError) return { fileName, error };
    throw error;
  }
}

function tell(outcome: Extracted): void {
  if ('error' in outcome) {
    process.stderr.write(`${outcome.fileName}: ${outcome.error.code}: ${outcome.error.message}\n`);
    return;
  }
  const { rows, pageCount, issues } = outcome.result;
  process.stderr.write(`${outcome.fileName}: ${count(rows.length, 'row')} from ${count(pageCount, 'page')}\n`);
  for (const issue of issues) process.stderr.write(`  ${issue.severity}: ${issue.message}\n`);
}

/** How many cells break a rule; some only beside other documents, so it is said of all at the end. */
function tellBroken(template: Template, documents: readonly SheetDocument[]): void {
  const judge = createRuleJudge(template);
  const rows = documents.flatMap(({ fileName, result }) => judge(fileName, result.rows));
  const broken = rows.flatMap(({ cells }) => Object.values(cells).filter((cell) => cell.broken));
  if (broken.length > 0) process.stderr.write(`${count(broken.length, 'cell')} to check by the rules of the template\n`);
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
