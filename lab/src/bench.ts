// `npm run bench -- [words|ocr|documents|xlsx|workers]...`: ratios measured in one run, each beside its reference.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchDocuments, benchWords } from './bench-reading.ts';
import { benchOcr } from './bench-ocr.ts';
import { benchWorkers } from './bench-workers.ts';
import { benchXlsx } from './bench-xlsx.ts';
import { type Figure, printFigures } from './figure.ts';
import { NotMeasured } from './not-measured.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

const program = (name: string) => (): string | null =>
  spawnSync(name, ['-v']).error === undefined ? null : `the reference program "${name}" is not installed`;

const builtServer = (): string | null =>
  ['web/dist/index.html', 'server/dist/main.js'].every((path) => existsSync(join(PROJECT_ROOT, 'apps', path)))
    ? null
    : 'the server is not built; "npm run build" comes first';

/** `lacks`: why a part cannot be measured here. */
const PARTS: Record<string, { lacks?: () => string | null; run: () => Promise<Figure[]> }> = {
  words: { lacks: program('pdftotext'), run: benchWords },
  documents: { run: benchDocuments },
  ocr: { lacks: program('tesseract'), run: benchOcr },
  xlsx: { run: benchXlsx },
  workers: { lacks: builtServer, run: benchWorkers },
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
for (const name of chosen) {
  const part = PARTS[name];
  if (!part) {
    console.error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`);
    process.exit(1);
  }
  const lacking = part.lacks?.() ?? null;
  try {
    if (lacking !== null) throw new NotMeasured(lacking);
    printFigures(await part.run());
  } catch (cause) {
    if (!(cause instanceof NotMeasured)) throw cause;
    console.log(`${name}: not measured, ${cause.message}.`);
  }
}
