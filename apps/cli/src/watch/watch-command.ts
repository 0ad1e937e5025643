import { basename, dirname, resolve } from 'node:path';
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
import { Arrivals } from './arrivals.ts';
import { holdLock } from './hold-lock.ts';
import { OutWorkbook } from './out-workbook.ts';
import { takeFile } from './take-file.ts';

/** How often the folder is looked at. */
const LOOK_MS = 500;

/** `sheetlift watch FOLDER --template T --out FILE.xlsx`: the rows of files that come are put below those of a workbook. */
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
        time: { type: 'string' },
        once: { type: 'boolean', default: false },
        ...MODEL_OPTIONS,
      },
    }),
  );
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder. Run "sheetlift --help".');
  if (values.template === undefined) throw new UsageError('Name a template with --template. Run "sheetlift --help".');
  if (values.out === undefined || !/\.xlsx$/i.test(values.out))
    throw new UsageError('Name a workbook (.xlsx) with --out. Run "sheetlift --help".');
  const { template, memory } = await readTemplate(values.template);
  const rowMode: RowMode = oneOf('--rows', values.rows, ['auto', 'document', 'item'] as const);
  const restMs = wholeNumber('--rest', values.rest) * 1000;
  const stopping = stopOnSignal();
  const model = await openModel(values, process.env, stopping);
  const out = resolve(values.out);
  const unlock = await holdLock(`${out}.lock`);
  const reader = createIsolatedReader();
  try {
    const workbook = await OutWorkbook.open(out, template);
    const ours = dirname(out) === resolve(folder) ? ['', '.lock', '.watched.json'].map((ending) => basename(out) + ending) : [];
    const arrivals = new Arrivals(folder, ours, restMs);
    const parts = {
      template,
      memory,
      rowMode,
      options: { embedded: true, ...timeBudget(values.time) },
      reader,
      finder: await loadFinder(loadNodeAsset),
      model,
    };
    process.stderr.write(`${values.once ? 'Looking at' : 'Watching'} ${folder}; rows go to ${values.out}\n`);
    let code: number = EXIT.done;
    while (!stopping.aborted) {
      for (const path of await wholeFiles(arrivals, folder)) {
        if (stopping.aborted) break;
        code = Math.max(code, await takeFile(path, workbook, parts, stopping));
      }
      if (values.once && !arrivals.areComing) break;
      await wait(LOOK_MS, undefined, { signal: stopping }).catch(() => {});
    }
    return values.once ? code : EXIT.done;
  } catch (error) {
    if (error instanceof WorkbookProblem) throw new UsageError(`${values.out}: ${error.message}. Nothing was changed in it.`);
    throw error;
  } finally {
    model?.close();
    reader.close();
    await unlock();
  }
}

async function wholeFiles(arrivals: Arrivals, folder: string): Promise<string[]> {
  return arrivals.whole(Date.now()).catch(() => {
    throw new UsageError(`${folder}: no such folder, or it cannot be read`);
  });
}

/** What is under way is ended first, but for a language model, which is asked no more; a second signal ends all at once. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}
