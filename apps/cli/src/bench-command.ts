import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  EngineError,
  type ExtractionResult,
  type FieldResult,
  type Finder,
  layOutDocument,
  loadFinder,
  plainValue,
  type ReadDocument,
  type Template,
} from '@sheetlift/engine';
import { type IsolatedReader, loadNodeAsset, openReadingCache, type ReadingCache } from '@sheetlift/engine/node';
import { EXIT } from './exit-codes.ts';
import { oneOf, parsing, wholeNumber } from './parsing.ts';
import { withReaders } from './reader-pool.ts';
import { readTemplate } from './template-argument.ts';
import { UsageError } from './usage-error.ts';

interface BenchCase {
  set: string;
  id: string;
  documentPath: string;
  templatePath: string;
}

/** `sheetlift bench CASES_DIR --out PRED_DIR`: one prediction file a case, for an outside scorer. */
export async function benchCommand(args: string[]): Promise<number> {
  const { values, positionals } = parsing(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        jobs: { type: 'string', default: '1' },
        set: { type: 'string', multiple: true },
        embedded: { type: 'string', default: 'on' },
        cache: { type: 'string' },
      },
    }),
  );
  const [casesDir, ...rest] = positionals;
  const outDir = values.out;
  if (casesDir === undefined || rest.length > 0 || outDir === undefined)
    throw new UsageError('Usage: sheetlift bench CASES_DIR --out PRED_DIR [--jobs N] [--set S] [--embedded off]');
  const embedded = oneOf('--embedded', values.embedded, ['on', 'off'] as const) === 'on';
  const jobs = wholeNumber('--jobs', values.jobs);
  const cases = await findCases(casesDir, values.set);
  if (cases.length === 0) throw new UsageError(`${casesDir} holds no cases (<set>/<id>/document.*).`);
  const cache = values.cache === undefined ? null : await openReadingCache(values.cache);

  const finder = await loadFinder(loadNodeAsset);

  let done = 0;
  const outcomes = await withReaders(jobs, cases, async (one, reader) => {
    const prediction = await predict(one, { embedded, cache, reader, finder });
    await mkdir(join(outDir, one.set), { recursive: true });
    await writeFile(join(outDir, one.set, `${one.id}.json`), JSON.stringify(prediction));
    done++;
    process.stderr.write(
      `${done}/${cases.length} ${one.set}/${one.id} ${Math.round(prediction.ms)} ms${prediction.error ? ` ${prediction.error.code}` : ''}\n`,
    );
    return prediction;
  });
  return outcomes.some((outcome) => outcome.error) ? EXIT.unread : EXIT.done;
}

async function findCases(casesDir: string, onlySets: string[] | undefined): Promise<BenchCase[]> {
  const cases: BenchCase[] = [];
  for (const set of await subfolders(casesDir)) {
    if (onlySets && !onlySets.includes(set)) continue;
    for (const id of await subfolders(join(casesDir, set))) {
      const folder = join(casesDir, set, id);
      const document = (await readdir(folder)).sort().find((name) => name.startsWith('document.'));
      if (document === undefined) continue;
      const own = join(folder, 'template.json');
      cases.push({
        set,
        id,
        documentPath: join(folder, document),
        templatePath: existsSync(own) ? own : join(casesDir, set, 'template.json'),
      });
    }
  }
  return cases;
}

async function subfolders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => {
    throw new UsageError(`${path}: no such folder`);
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

interface Prediction {
  rows: Record<string, string | number | null>[];
  /** Per row and field name: the full result with state, confidence, evidence and derivation. */
  cells: Record<string, unknown>[];
  /** All that was read, line by line: what is not in it, no choice of values can find. */
  read: string;
  ms: number;
  pages: number;
  error?: { code: string; message: string };
}

interface Predicting {
  embedded: boolean;
  cache: ReadingCache | null;
  reader: IsolatedReader;
  finder: Finder;
}

async function predict({ documentPath, templatePath }: BenchCase, { embedded, cache, reader, finder }: Predicting): Promise<Prediction> {
  const { template } = await readTemplate(templatePath);
  const bytes = await readFile(documentPath);
  const startedAt = performance.now();
  try {
    const options = { fileName: basename(documentPath), embedded };
    const read = (): Promise<ReadDocument> => reader.read(bytes, options);
    const document = cache ? await cache.get(bytes, JSON.stringify(options), read) : await read();
    const layout = layOutDocument(document);
    const result = finder.extractRows(layout, template, 'auto');
    return {
      rows: valuesByName(result, template),
      cells: cellsByName(result, template),
      read: layout.lines.map((line) => line.text).join('\n'),
      ms: performance.now() - startedAt,
      pages: result.pageCount,
    };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return {
      rows: [],
      cells: [],
      read: '',
      ms: performance.now() - startedAt,
      pages: 0,
      error: { code: error.code, message: error.message },
    };
  }
}

function valuesByName(result: ExtractionResult, template: Template): Prediction['rows'] {
  return byName(result, template, (cell) => (cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null));
}

function cellsByName(result: ExtractionResult, template: Template): Record<string, unknown>[] {
  return byName(result, template, (cell) => {
    if (!cell || !('chosen' in cell)) return { ...cell, evidence: [] };
    const { confidence, evidence, derivation, printed, reason, proof } = cell.chosen;
    return { state: cell.state, confidence, evidence, derivation, printed, reason, proof };
  });
}

function byName<Value>(
  result: ExtractionResult,
  template: Template,
  tell: (cell: FieldResult | undefined) => Value,
): Record<string, Value>[] {
  return result.rows.map(({ cells }) =>
    Object.fromEntries(template.entities.map(({ id, variableName }) => [variableName, tell(cells[id])])),
  );
}
