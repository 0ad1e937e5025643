import { parseArgs } from 'node:util';
import { EngineError } from '@sheetlift/engine';
import { createIsolatedReader } from '@sheetlift/engine/node';
import { EXIT } from './exit-codes.ts';
import { pageRanges, parsing, timeBudget } from './parsing.ts';
import { printedDocument } from './printed-document.ts';
import { readSource } from './source-files.ts';
import { UsageError } from './usage-error.ts';

/** `sheetlift read FILE --json`: the words of each page on standard output. */
export async function readCommand(args: string[]): Promise<number> {
  const { values, positionals } = parsing(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, password: { type: 'string' }, pages: { type: 'string' }, time: { type: 'string' } },
    }),
  );
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0)
    throw new UsageError('Usage: sheetlift read FILE --json [--password P] [--pages 1-3,7] [--time SECONDS]');
  if (!values.json) throw new UsageError('sheetlift read prints JSON only: add --json.');
  const source = await readSource(path);
  const reader = createIsolatedReader();
  try {
    const password = values.password === undefined ? {} : { password: values.password };
    const document = await reader.read(source.bytes, {
      fileName: source.fileName,
      embedded: false,
      ...password,
      ...pageRanges(values.pages),
      ...timeBudget(values.time),
    });
    process.stdout.write(`${JSON.stringify(printedDocument(document))}\n`);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    process.stderr.write(`${JSON.stringify({ code: error.code, message: error.message })}\n`);
    return EXIT.unread;
  } finally {
    reader.close();
  }
}
