/// <reference path="./line-runtime.d.ts" />
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { BoundingBox, GreyPicture } from '../model/index.ts';
import { CHARACTERS } from './line-characters.ts';
import { cutLine, LINE_HEIGHT_PX } from './line-picture.ts';
import { type OwnWord, ownWordsOf } from './own-words.ts';

/** Where the runtime's WebAssembly and the trained network come from. */
export interface LineReaderFiles {
  loadRuntime(): Promise<Uint8Array>;
  /** An ONNX file: lab/recogniser says how it was made. */
  loadNetwork(): Promise<Uint8Array>;
}

/** Our own recogniser of text lines: a small network that knows no language and only reads what it sees. */
export interface LineReader {
  /** The words of one line, given by the box around its ink in the picture's pixels. */
  read(picture: GreyPicture, line: BoundingBox): Promise<OwnWord[]>;
}

/** Throws where the runtime does not start, or the network's file is none or a damaged one. */
export async function createLineReader(files: LineReaderFiles): Promise<LineReader> {
  env.logLevel = 'error';
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.wasm.wasmBinary = await files.loadRuntime();
  const session = await startNetwork(await files.loadNetwork());
  return {
    async read(picture, line) {
      const { ink, widthPx, place } = cutLine(picture, line);
      const input = new Tensor('float32', ink, [1, 1, LINE_HEIGHT_PX, widthPx]);
      const { probabilities } = await session.run({ ink: input });
      const classes = probabilities?.dims[2];
      if (!probabilities || classes !== CHARACTERS.length + 1)
        throw new Error(`The line network answers for ${classes ?? 0} characters where this engine knows ${CHARACTERS.length + 1}`);
      const words = ownWordsOf({ probabilities: probabilities.data, classes }, place);
      input.dispose();
      probabilities.dispose();
      return words;
    },
  };
}

/** Weights lie in the file as bytes; optimising multiplies them out, once. */
async function startNetwork(network: Uint8Array): Promise<InferenceSession> {
  try {
    return await InferenceSession.create(network, { executionProviders: ['wasm'], graphOptimizationLevel: 'all' });
  } catch (cause) {
    throw new Error(`The line network (${network.length} bytes) could not be started: ${String(cause)}`, { cause });
  }
}
