import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadFinder, type RowMode } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { EXIT } from '../exit-codes.ts';
import { MODEL_OPTIONS, openModel } from '../language-models/open-model.ts';
import { oneOf, parsing, timeBudget, wholeNumber } from '../parsing.ts';
import { readTemplate } from '../template-argument.ts';
import { UsageError } from '../usage-error.ts';
import { WorkbookProblem } from '../workbook/workbook-problem.ts';
import { holdLock } from './hold-lock.ts';
import { OutWorkbook } from './out-workbook.ts';
import { takeFile } from './take-file.ts';
import { watchFolder } from './watch-folder.ts';
import type { Watched } from './watched.ts';

/** `sheetlift watch FOLDER|MAILBOX --template T --out FILE.xlsx`: the rows of what comes are put below those of a workbook. */
export async function watchCommand(args: string[]): Promise<number> {
  const { values, positionals } = parsing(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        out: { type: 'string' },
        rows: { type: 'string', default: 'auto' },
        rest: { type: 'string', default: '3' },
        since: { type: 'string' },
        time: { type: 'string' },
        once: { type: 'boolean', default: false },
        ...MODEL_OPTIONS,
      },
    }),
  );
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new UsageError('Name one folder or mailbox. Run "sheetlift --help".');
  if (values.template === undefined) throw new UsageError('Name a template with --template. Run "sheetlift --help".');
  if (values.out === undefined || !/\.xlsx$/i.test(values.out))
    throw new UsageError('Name a workbook (.xlsx) with --out. Run "sheetlift --help".');
  const { template, memory } = await readTemplate(values.template);
  const rowMode: RowMode = oneOf('--rows', values.rows, ['auto', 'document', 'item'] as const);
  const restMs = wholeNumber('--rest', values.rest) * 1000;
  const stopping = stopOnSignal();
  const model = await openModel(values, process.env, stopping);
  const out = resolve(values.out);
  const watched = await open(source, { out, restMs, since: values.since });
  const unlock = await holdLock(`${out}.lock`);
  const reader = createIsolatedReader();
  try {
    const workbook = await OutWorkbook.open(out, template);
    const parts = {
      template,
      memory,
      rowMode,
      options: { embedded: true, ...timeBudget(values.time) },
      reader,
      finder: await loadFinder(loadNodeAsset),
      model,
    };
    process.stderr.write(`${values.once ? 'Looking at' : 'Watching'} ${source}; rows go to ${values.out}\n`);
    let code: number = EXIT.done;
    while (!stopping.aborted) {
      for await (const document of watched.coming()) {
        code = Math.max(code, await takeFile(document, workbook, parts, stopping));
        if (stopping.aborted) break;
      }
      if (values.once && !watched.areComing()) break;
      await wait(watched.lookMs, undefined, { signal: stopping }).catch(() => {});
    }
    return values.once ? code : EXIT.done;
  } catch (error) {
    if (error instanceof WorkbookProblem) throw new UsageError(`${values.out}: ${error.message}. Nothing was changed in it.`);
    throw error;
  } finally {
    model?.close();
    reader.close();
    await watched.close();
    await unlock();
  }
}

async function open(source: string, given: { out: string; restMs: number; since: string | undefined }): Promise<Watched> {
  if (!/^imaps?:\/\//i.test(source)) {
    if (given.since !== undefined) throw new UsageError('--since goes with a mailbox.');
    return watchFolder(source, given);
  }
  // What speaks with mailboxes is fetched where one is named.
  const { watchMailbox } = await import('./watch-mailbox.ts');
  return watchMailbox(source, { password: process.env['IMAP_PASSWORD'], since: given.since });
}

/** What is under way is ended first, but for a language model, which is asked no more; a second signal ends all at once. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}
