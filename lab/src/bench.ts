// `npm run bench -- [words|ocr|documents|xlsx]...`: ratios measured in one run, each beside its reference.
import { spawnSync } from 'node:child_process';
import { benchDocuments, benchWords } from './bench-reading.ts';
import { benchOcr } from './bench-ocr.ts';
import { benchXlsx } from './bench-xlsx.ts';
import { type Figure, printFigures } from './figure.ts';

const hasProgram = (name: string): boolean => spawnSync(name, ['-v']).error === undefined;

const PARTS: Record<string, { needs: string | null; run: () => Promise<Figure[]> }> = {
  words: { needs: 'pdftotext', run: benchWords },
  documents: { needs: null, run: benchDocuments },
  ocr: { needs: 'tesseract', run: benchOcr },
  xlsx: { needs: null, run: benchXlsx },
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
for (const name of chosen) {
  const part = PARTS[name];
  if (!part) {
    console.error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`);
    process.exit(1);
  }
  if (part.needs && !hasProgram(part.needs)) console.log(`${name}: not measured, the reference program "${part.needs}" is not installed.`);
  else printFigures(await part.run());
}
