import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GreyPicture, openFile, type RawPicture } from '@sheetlift/engine';
import { createNodePorts } from '@sheetlift/engine/node';
import { OcrStopped } from '@sheetlift/engine/reading-parts';
import type { Figure } from './figure.ts';
import { generateTextPdf } from './generate-pdf.ts';
import { median } from './median.ts';
import { NotMeasured } from './not-measured.ts';

const SCANS = 6;
const RUNS = 3;
/** After this no further picture is begun, and native Tesseract is given those that were read. */
const BUDGET_MS = 60_000;
/** Then native Tesseract is ended too, so that the whole takes three minutes at most: on a machine that busy no ratio is worth waiting for. */
const END_MS = 165_000;
const WIDTH_PX = 1240;

/** One recognition pass over page pictures beside the native program with the same pack, mode and pictures; says how far it is. Throws `NotMeasured`. */
export async function benchOcr(): Promise<Figure[]> {
  const ports = createNodePorts();
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-ocr-'));
  try {
    tell('drawing the pictures');
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
    const isOver = (): boolean => performance.now() - startedAt > BUDGET_MS;
    const read = async (picture: number): Promise<void> =>
      void (await ports.recognise(pictures[picture] as GreyPicture, { languages: ['eng'], segmentation: 6 }));
    const readNatively = (count: number): void => {
      writeFileSync(list, paths.slice(0, count).join('\n'));
      execFileSync('tesseract', [list, join(folder, 'out'), '--tessdata-dir', folder, '-l', 'eng', '--oem', '1', '--psm', '6'], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        stdio: 'ignore',
        timeout: Math.max(1, Math.floor(END_MS - (performance.now() - startedAt))),
      });
    };
    try {
      await read(0);
      for (let run = 1; run <= RUNS && (run === 1 || !isOver()); run++) {
        const oursFrom = performance.now();
        let count = 0;
        while (count < SCANS && (count === 0 || !isOver())) {
          tell(`run ${run} of ${RUNS}, picture ${count + 1} of ${SCANS}`);
          await read(count++);
        }
        const nativeFrom = performance.now();
        tell(`run ${run} of ${RUNS}, native tesseract`);
        readNatively(count);
        ours.push((nativeFrom - oursFrom) / count);
        native.push((performance.now() - nativeFrom) / count);
        pages += count;
      }
    } catch (cause) {
      if (!isTooSlow(cause)) throw cause;
      if (native.length === 0) throw new NotMeasured(`other work leaves too little of this machine (${cause.message})`);
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

/** A picture was given up by the engine, or the native program was ended. */
const isTooSlow = (cause: unknown): cause is Error =>
  cause instanceof OcrStopped || (cause instanceof Error && 'code' in cause && cause.code === 'ETIMEDOUT');

/** On stderr, so that the figures can be kept alone. */
const tell = (progress: string): void => void process.stderr.write(`ocr: ${progress}\n`);

function greyOf({ width, height, rgba }: RawPicture): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++)
    grey[pixel] = Math.round(((rgba[4 * pixel] ?? 0) + (rgba[4 * pixel + 1] ?? 0) + (rgba[4 * pixel + 2] ?? 0)) / 3);
  return { width, height, grey };
}
