import { createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { loadFinder, type SheetDocument, SHEET_FORMATS, type SheetFormat, type Template, writeRows } from '@sheetlift/engine';
import { budgetInWords, BudgetTally, columnsOfRows } from '@sheetlift/engine/review';
import { createRuleJudge } from '@sheetlift/engine/rules';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { counted } from './counted.ts';
import { EXIT } from './exit-codes.ts';
import { extractDocument, type Extracted, tellOutcome } from './extract-document.ts';
import { extractOnServer } from './server/extract-on-server.ts';
import { MODEL_OPTIONS, modelModeGiven, openModel } from './language-models/open-model.ts';
import { oneOf, pageRanges, parsing, timeBudget, wholeNumber } from './parsing.ts';
import { withReaders } from './reader-pool.ts';
import { documentsOf, readSource } from './source-files.ts';
import { readTemplate } from './template-argument.ts';
import { UsageError } from './usage-error.ts';

/** `sheetlift extract FILES... --template T`: one sheet of rows out of all files. */
export async function extractCommand(args: string[]): Promise<number> {
  const { values, positionals } = parsing(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        rows: { type: 'string', default: 'auto' },
        format: { type: 'string' },
        output: { type: 'string', short: 'o' },
        remarks: { type: 'boolean', default: false },
        pages: { type: 'string' },
        password: { type: 'string' },
        embedded: { type: 'string', default: 'on' },
        jobs: { type: 'string', default: '1' },
        time: { type: 'string' },
        server: { type: 'string' },
        ...MODEL_OPTIONS,
      },
    }),
  );
  if (positionals.length === 0) throw new UsageError('Name at least one file. Run "sheetlift --help".');
  if (values.template === undefined) throw new UsageError('Name a template with --template. Run "sheetlift --help".');
  const { template, memory } = await readTemplate(values.template);
  const rowMode = oneOf('--rows', values.rows, ['auto', 'document', 'item'] as const);
  const format = formatOf(values.format, values.output);
  if (values.server !== undefined) {
    refuseDeviceOptions(args);
    const { server, output, remarks } = values;
    const modelMode = modelModeGiven(values);
    if (memory.lessons.length > 0) process.stderr.write('What the template learned stays here: the server reads without it.\n');
    return extractOnServer({
      server,
      apiKey: process.env['SHEETLIFT_API_KEY'],
      files: positionals,
      template,
      rowMode,
      modelMode,
      format,
      remarks,
      output,
    });
  }
  const embedded = oneOf('--embedded', values.embedded, ['on', 'off'] as const) === 'on';
  const jobs = wholeNumber('--jobs', values.jobs);
  const password = values.password === undefined ? {} : { password: values.password };
  const limits = { ...pageRanges(values.pages), ...timeBudget(values.time) };

  const stop = new AbortController();
  const stopAsking = (): void => stop.abort();
  const model = await openModel(values, process.env, stop.signal);
  // What was read until then is written. Without a model to wait for, Ctrl-C ends the command as it ends others.
  if (model) process.once('SIGINT', stopAsking);
  const finder = await loadFinder(loadNodeAsset);
  const sources = await Promise.all(positionals.map(readSource));
  const waiting = sources.flatMap(documentsOf);
  const extracted = await withReaders(jobs, waiting, async (document, reader): Promise<Extracted> => {
    const outcome =
      'error' in document
        ? document
        : await extractDocument(document, {
            template,
            memory,
            rowMode,
            options: { embedded, ...password, ...limits },
            reader,
            finder,
            model,
          });
    tellOutcome(outcome);
    return outcome;
  });
  model?.close();
  process.off('SIGINT', stopAsking);
  const readable = extracted.filter((one) => 'result' in one);
  tellToCheck(template, readable);
  await pipeline(
    Readable.from(writeRows({ template, documents: readable }, format, { csv: { remarks: values.remarks } })),
    values.output === undefined ? process.stdout : createWriteStream(values.output),
  );
  if (readable.length < extracted.length) return EXIT.unread;
  return readable.some(({ result }) => result.status === 'partial') ? EXIT.partial : EXIT.done;
}

const FORMATS = Object.keys(SHEET_FORMATS) as SheetFormat[];

/** What is asked for; else what the name of the file to write says; else a workbook, which is nothing to print on a terminal. */
function formatOf(asked: string | undefined, output: string | undefined): SheetFormat {
  if (asked !== undefined) return oneOf('--format', asked, FORMATS);
  if (output === undefined && process.stdout.isTTY)
    throw new UsageError('A workbook cannot be shown here: name a file with -o, or a format, as --format csv.');
  const named = extname(output ?? '')
    .slice(1)
    .toLowerCase();
  return FORMATS.find((format) => format === named) ?? 'xlsx';
}

/** What a server reads it reads whole, with its own limits and, where its operator has one, its own language model. */
function refuseDeviceOptions(args: readonly string[]): void {
  const given = args.find((arg) => /^--(pages|password|embedded|jobs|time|model(?!-mode))/.test(arg));
  if (given !== undefined) throw new UsageError(`${given.split('=', 1)[0]} does not go with --server.`);
}

/** What is to check, and what to expect of the rest; how many cells break a rule, some only beside other documents, so it is said of all at the end. */
function tellToCheck(template: Template, documents: readonly SheetDocument[]): void {
  const judge = createRuleJudge(template);
  const ids = template.entities.map(({ id }) => id);
  const columns = documents.flatMap(({ fileName, result }) => columnsOfRows(judge(fileName, result.rows), ids));
  const broken = columns.flat().filter((cell) => cell.broken).length;
  if (broken > 0) process.stderr.write(`${counted(broken, 'cell')} to check by the rules of the template\n`);
  const tally = new BudgetTally();
  for (const column of columns) tally.add(column);
  const { budget } = tally;
  if (budget.cells > 0) process.stderr.write(`${budgetInWords(budget)}\n`);
}
