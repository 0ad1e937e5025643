/// <reference path="./tesseract-core.d.ts" />
import { gunzipSync } from 'fflate';
import loadTesseract, { type TesseractApi, type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { MAX_OCR_MODELS } from '../limits.ts';
import type { GreyPicture, Language, RecognisedWord, RecogniseOptions } from '../model/index.ts';
import { parseRecognisedWords } from './recognised-words.ts';

/** Where Tesseract's WebAssembly and the language packs come from. */
export interface TesseractFiles {
  loadCore(): Promise<Uint8Array>;
  /** A `.traineddata` file, gzipped or not (a server may have unpacked it on the way). */
  loadPack(language: Language): Promise<Uint8Array>;
}

/** One Tesseract. It computes on the calling thread, so it belongs into a worker. */
export interface Tesseract {
  recognise(picture: GreyPicture, options: RecogniseOptions): Promise<RecognisedWord[]>;
}

/** LSTM recogniser: the packs of the `best_int` kind carry nothing else. */
const OEM_LSTM = 1;

export async function createTesseract(files: TesseractFiles): Promise<Tesseract> {
  const silent = (): void => {};
  const tesseract = await loadTesseract({ wasmBinary: await files.loadCore(), print: silent, printErr: silent });
  const models = new Map<string, TesseractApi>();
  const packs = new Set<Language>();

  const loadModel = async (languages: readonly Language[]): Promise<TesseractApi> => {
    const name = languages.join('+');
    const loaded = models.get(name);
    if (loaded) return loaded;
    for (const language of languages) {
      if (packs.has(language)) continue;
      tesseract.FS.writeFile(`${language}.traineddata`, unpack(await files.loadPack(language)));
      packs.add(language);
    }
    dropOldestModel(tesseract, models);
    const model = startModel(tesseract, name);
    models.set(name, model);
    return model;
  };

  return {
    async recognise(picture, options) {
      const model = await loadModel(options.languages);
      model.SetVariable('tessedit_pageseg_mode', String(options.segmentation));
      tesseract.FS.writeFile('/input', greyMap(picture));
      if (model.SetImageFile(1, 0) !== 0) throw new Error('Tesseract refused the picture');
      model.Recognize(null);
      const words = parseRecognisedWords(model.GetJSONText(0));
      model.Clear();
      return words;
    },
  };
}

function startModel(tesseract: TesseractModule, name: string): TesseractApi {
  const model = new tesseract.TessBaseAPI();
  if (model.Init(null, name, OEM_LSTM) !== 0) throw new Error(`Tesseract refused the language pack ${name}`);
  // Words of one picture must not change how the next one is read: same picture, same words.
  model.SetVariable('tessedit_enable_doc_dict', '0');
  return model;
}

function dropOldestModel(tesseract: TesseractModule, models: Map<string, TesseractApi>): void {
  const [oldest] = models;
  if (models.size < MAX_OCR_MODELS || !oldest) return;
  oldest[1].End();
  tesseract.destroy(oldest[1]);
  models.delete(oldest[0]);
}

const unpack = (pack: Uint8Array): Uint8Array => (pack[0] === 0x1f && pack[1] === 0x8b ? gunzipSync(pack) : pack);

/** A binary PGM file: the one picture format that costs nothing to write and to read. */
function greyMap({ width, height, grey }: GreyPicture): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + width * height);
  file.set(header);
  file.set(grey.subarray(0, width * height), header.length);
  return file;
}
