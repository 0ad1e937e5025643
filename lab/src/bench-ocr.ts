import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GreyPicture, openFile, type RawPicture } from '@sheetlift/engine';
import { createNodePorts } from '@sheetlift/engine/node';
import type { Figure } from './figure.ts';
import { generateTextPdf } from './generate-pdf.ts';
import { median } from './median.ts';

const SCANS = 6;
const RUNS = 3;
/** After this no further picture is begun, and native Tesseract is given those that were read: the whole ends within three minutes. */
const BUDGET_MS = 60_000;
const WIDTH_PX = 1240;

/** One recognition pass over page pictures beside the native program with the same pack, mode and pictures; says how far it is. */
export async function benchOcr(): Promise<Figure[]> {
  const ports = createNodePorts();
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-ocr-'));
  try {
    const open = await openFile(await generateTextPdf(SCANS, 7), { fileName: 'scans.pdf', embedded: false }, ports);
    const pictures: GreyPicture[] = [];
    for (let page = 1; page <= SCANS; page++) pictures.push(greyOf((await open.renderPage(page, WIDTH_PX)) as RawPicture));
    open.close();
    const paths = pictures.map((picture, index) => {
      const path = join(folder, `${index}.pgm`);
      writeFileSync(path, Buffer.concat([Buffer.from(`P5 ${picture.width} ${picture.height} 255\n`), picture.grey]));
      return path;
    });
    const list = join(folder, 'list.txt');
    const pack = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
    writeFileSync(join(folder, 'eng.traineddata'), gunzipSync(readFileSync(pack)));

    const ours: number[] = [];
    const native: number[] = [];
    let pages = 0;
    const startedAt = performance.now();
    tell('starting the recognisers');
    await ports.recognise(pictures[0] as GreyPicture, { languages: ['eng'], segmentation: 6 });
    const isOver = (): boolean => performance.now() - startedAt > BUDGET_MS;
    for (let run = 1; run <= RUNS && (run === 1 || !isOver()); run++) {
      const oursFrom = performance.now();
      let read = 0;
      while (read < SCANS && (read === 0 || !isOver())) {
        tell(`run ${run} of ${RUNS}, picture ${read + 1} of ${SCANS}`);
        await ports.recognise(pictures[read++]!, { languages: ['eng'], segmentation: 6 });
      }
      pages += read;
      const nativeFrom = performance.now();
      ours.push((nativeFrom - oursFrom) / read);
      tell(`run ${run} of ${RUNS}, native tesseract`);
      writeFileSync(list, paths.slice(0, read).join('\n'));
      execFileSync('tesseract', [list, join(folder, 'out'), '--tessdata-dir', folder, '-l', 'eng', '--oem', '1', '--psm', '6'], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        stdio: 'ignore',
      });
      native.push((performance.now() - nativeFrom) / read);
    }
    return [
      {
        measure: 'OCR, a page picture, one pass / native tesseract',
        value: median(ours) / median(native),
        unit: 'x',
        goal: '<= 1.1',
        detail: `${pages} pictures in ${ours.length} runs, ${Math.round(median(ours))} / ${Math.round(median(native))} ms a page`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
    await ports.close();
  }
}

/** On stderr, so that the figures can be kept alone. */
const tell = (progress: string): void => void process.stderr.write(`ocr: ${progress}\n`);

function greyOf({ width, height, rgba }: RawPicture): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++)
    grey[pixel] = Math.round(((rgba[4 * pixel] ?? 0) + (rgba[4 * pixel + 1] ?? 0) + (rgba[4 * pixel + 2] ?? 0)) / 3);
  return { width, height, grey };
}
