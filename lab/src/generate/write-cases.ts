import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../seeded-random.ts';
import { degradePicture } from './degrade-picture.ts';
import type { DocumentFamily } from './generated-document.ts';
import { photographPicture } from './photograph-picture.ts';
import { openPagePrinter, type PagePrinter } from './print-pages.ts';

/** As a print with a text layer, as a scan or a photo of it, flat or bent, or as the page of a browser. */
export type WrittenAs = 'pdf' | 'picture' | 'photo' | 'curled photo' | 'html';

/** Writes documents of the families as cases of the benchmark's form: `<family>/<number>/document.*`, expected.json, template.json. */
export async function writeCases(
  families: readonly DocumentFamily[],
  { folder, documents, seed, as }: { folder: string; documents: number; seed: number; as: WrittenAs },
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const printer = await openPagePrinter();
  try {
    for (const [at, family] of families.entries()) {
      for (let number = 0; number < documents; number++) {
        const caseSeed = seed + at * 10_000 + number;
        const { html, rows } = family.write(seededRandom(caseSeed), number);
        const into = join(folder, family.id, String(number).padStart(3, '0'));
        mkdirSync(into, { recursive: true });
        await writeDocument(printer, into, { html, as, seed: caseSeed });
        writeFileSync(join(into, 'expected.json'), JSON.stringify({ rows: rows.map((row) => rowOf(row, family)) }));
      }
      writeFileSync(
        join(folder, family.id, 'template.json'),
        JSON.stringify({ name: family.name, description: family.description, entities: family.fields }),
      );
    }
  } finally {
    await printer.close();
  }
}

async function writeDocument(
  printer: PagePrinter,
  into: string,
  { html, as, seed }: { html: string; as: WrittenAs; seed: number },
): Promise<void> {
  switch (as) {
    case 'pdf':
      return writeFileSync(join(into, 'document.pdf'), undated(await printer.toPdf(html)));
    case 'picture':
      return writeFileSync(join(into, 'document.jpg'), await degradePicture(await printer.toPicture(html), seed));
    case 'photo':
    case 'curled photo':
      return writeFileSync(join(into, 'document.jpg'), await photographPicture(await printer.toPicture(html), seed, as === 'curled photo'));
    case 'html':
      return writeFileSync(join(into, 'document.html'), html);
  }
}

function rowOf(row: readonly unknown[], family: DocumentFamily): Record<string, unknown> {
  if (row.length !== family.fields.length)
    throw new Error(`${family.id} has ${family.fields.length} fields and a row of ${row.length} values.`);
  return Object.fromEntries(family.fields.map(({ variableName }, index) => [variableName, row[index]]));
}

/** The printer writes the time into the file; without it the same document is the same bytes, and is read once. */
function undated(pdf: Uint8Array): Uint8Array {
  const latin = Buffer.from(pdf).toString('latin1');
  return Buffer.from(latin.replace(/D:\d{14}/g, 'D:20260101000000'), 'latin1');
}
