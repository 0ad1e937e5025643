import { EngineError } from '../../errors.ts';
import { MAX_WORDS_PER_PAGE } from '../../limits.ts';
import { apply, multiply } from './matrix.ts';
import { boxAround, roundBox, rounded } from './page-frame.ts';
import type { EnginePorts } from '../../model/engine-ports.ts';
import type { Word } from '../../model/page-content.ts';
import type { QuarterTurn } from '../../model/quarter-turn.ts';
import type { Matrix } from './matrix.ts';
import type { PdfJs, PdfJsDocument, PdfJsPage, PdfJsTask, PdfJsText } from './pdf-js.ts';

/** Parts of a font's height above and below its base line, where pdf.js tells only the height. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/** A document open in pdf.js, which reads some files and fonts that PDFium cannot. */
export class SecondReader {
  readonly #task: PdfJsTask;
  readonly #document: PdfJsDocument;

  /** Null where pdf.js refuses the file too. Throws password_required. */
  static async open(bytes: Uint8Array, password: string | undefined, ports: EnginePorts): Promise<SecondReader | null> {
    const pdfJs = (await ports.loadPdfJs()) as PdfJs;
    const task = pdfJs.getDocument({
      data: new Uint8Array(bytes),
      ...(password === undefined ? {} : { password }),
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      useWorkerFetch: false,
    });
    try {
      return new SecondReader(task, await task.promise);
    } catch (cause) {
      await task.destroy();
      if (cause instanceof Error && cause.name === 'PasswordException') throw new EngineError('password_required', { cause });
      return null;
    }
  }

  private constructor(task: PdfJsTask, document: PdfJsDocument) {
    this.#task = task;
    this.#document = document;
  }

  get pageCount(): number {
    return this.#document.numPages;
  }

  /** The same pages as a new, sound file; null where pdf.js cannot write them. */
  async rewrite(): Promise<Uint8Array | null> {
    return (await this.#hasAllPages()) ? this.#document.extractPages([{ document: null }]) : null;
  }

  /** The words of a page, boxes in display space, turned by so much more; none where pdf.js fails on it. */
  async readWords(pageNumber: number, turn: QuarterTurn): Promise<Word[]> {
    try {
      const page = await this.#document.getPage(pageNumber);
      const words = await wordsOf(page, turn);
      page.cleanup();
      return words;
    } catch {
      return [];
    }
  }

  async close(): Promise<void> {
    await this.#task.destroy();
  }

  /** Tried before writing: a page missing then leaves pdf.js with promises that nobody catches. */
  async #hasAllPages(): Promise<boolean> {
    try {
      for (let number = 1; number <= this.pageCount; number += 1) (await this.#document.getPage(number)).cleanup();
      return this.pageCount > 0;
    } catch {
      return false;
    }
  }
}

async function wordsOf(page: PdfJsPage, turn: QuarterTurn): Promise<Word[]> {
  const view = matrixOf(page.getViewport({ scale: 1, rotation: page.rotate + turn }).transform);
  const { items } = await page.getTextContent();
  const texts = items.filter((item): item is PdfJsText => 'str' in item);
  return texts.flatMap((text) => splitText(text, view)).slice(0, MAX_WORDS_PER_PAGE);
}

/** pdf.js gives whole pieces of lines: their words get shares of the width by their number of characters. */
function splitText(text: PdfJsText, view: Matrix): Word[] {
  const matrix = matrixOf(text.transform);
  const fontSizePt = Math.hypot(matrix.c, matrix.d) || text.height || 1;
  // From a space in which the text runs along x from 0 to 1 and its font is 1 high.
  const run = multiply({ a: text.width / (Math.hypot(matrix.a, matrix.b) || 1), b: 0, c: 0, d: 1, e: 0, f: 0 }, multiply(matrix, view));
  return [...text.str.matchAll(/\S+/gu)].map((match) => {
    const from = match.index / text.str.length;
    const to = (match.index + match[0].length) / text.str.length;
    const corners = [apply(run, from, -DESCENT), apply(run, to, -DESCENT), apply(run, from, ASCENT), apply(run, to, ASCENT)];
    return { text: match[0], box: roundBox(boxAround(corners)), origin: 'text', confidence: 1, fontSizePt: rounded(fontSizePt) };
  });
}

function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return { a, b, c, d, e, f };
}
