import { init } from '@embedpdf/pdfium';
import { MAX_PDFIUM_BYTES } from '../../limits.ts';
import type { EnginePorts } from '../../model/engine-ports.ts';
import type { Matrix } from './matrix.ts';
import type { PdfiumApi } from './pdfium-api.ts';

/** Above this an instance without documents is given up: WebAssembly memory grows and never shrinks. */
const KEPT_HEAP_BYTES = 96 * 1024 * 1024;
const SCRATCH_BYTES = 256;

let running: Promise<Pdfium> | null = null;
let compiled: Promise<WebAssembly.Module> | null = null;

/** The one PDFium of this process or worker; a fresh one where the last has crashed or grown too large. */
export async function loadPdfium(ports: EnginePorts): Promise<Pdfium> {
  if (running === null || (await running).isSpent) running = startPdfium(ports);
  try {
    return await running;
  } catch (cause) {
    running = null;
    throw cause;
  }
}

/** A PDFium and its memory. Handles are numbers; none outlives the instance. */
export class Pdfium {
  readonly api: PdfiumApi;
  /** 256 bytes for out parameters, valid until the next call that uses them. */
  readonly scratch: number;
  /** Documents open in it. */
  documents = 0;
  #crashed = false;
  #bytes = new Uint8Array();
  #floats = new Float32Array();
  readonly #memory: PdfiumMemory;

  constructor(api: PdfiumApi, memory: PdfiumMemory) {
    this.api = api;
    this.#memory = memory;
    this.scratch = api.malloc(SCRATCH_BYTES);
  }

  get isCrashed(): boolean {
    return this.#crashed;
  }

  get isSpent(): boolean {
    return this.#crashed || (this.documents === 0 && this.api.memory.buffer.byteLength > KEPT_HEAP_BYTES);
  }

  /** The whole heap. A view is emptied when memory grows, so it is asked for again after every call that allocates. */
  get bytes(): Uint8Array {
    if (this.#bytes.length === 0) this.#bytes = new Uint8Array(this.api.memory.buffer);
    return this.#bytes;
  }

  /** The heap as floats; `pointer >> 2` is the index. */
  get floats(): Float32Array {
    if (this.#floats.length === 0) this.#floats = new Float32Array(this.api.memory.buffer);
    return this.#floats;
  }

  int32(pointer: number): number {
    return new DataView(this.api.memory.buffer).getInt32(pointer, true);
  }

  /** An FS_MATRIX: six floats. */
  matrix(pointer: number): Matrix {
    const { floats } = this;
    const at = pointer >> 2;
    return { a: floats[at]!, b: floats[at + 1]!, c: floats[at + 2]!, d: floats[at + 3]!, e: floats[at + 4]!, f: floats[at + 5]! };
  }

  /** Room in the heap while `use` runs. Null where the memory does not suffice. */
  withMemory<T>(size: number, use: (pointer: number) => T): T | null {
    const pointer = this.api.malloc(Math.max(size, 4));
    if (pointer === 0) return null;
    return this.releasing(
      () => use(pointer),
      () => this.api.free(pointer),
    );
  }

  /** Runs `use`, then `release` whatever it threw, except a trap: after one no call may be made. */
  releasing<T>(use: () => T, release: () => void): T {
    let result: T;
    try {
      result = this.guard(use);
    } catch (cause) {
      if (!this.#crashed) release();
      throw cause;
    }
    release();
    return result;
  }

  /** The UTF-16 text of a call that takes (buffer, bytes) and tells the bytes needed, with their closing zero. */
  utf16(call: (buffer: number, size: number) => number): string {
    const text = this.#measured(call, (bytes) => new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - 2)), 2);
    return text ?? '';
  }

  /** The 8-bit text of such a call. */
  utf8(call: (buffer: number, size: number) => number): string {
    return this.#measured(call, (bytes) => new TextDecoder().decode(bytes.subarray(0, bytes.length - 1)), 1) ?? '';
  }

  /** Runs a call into PDFium. A trap leaves its memory in an unknown state, so the instance is given up. */
  guard<T>(call: () => T): T {
    try {
      return call();
    } catch (cause) {
      if (!isTrap(cause)) throw cause;
      this.#crashed = true;
      throw new PdfiumCrash(this.#memory.exhausted, cause);
    }
  }

  #measured<T>(call: (buffer: number, size: number) => number, read: (bytes: Uint8Array) => T, empty: number): T | null {
    const size = call(0, 0);
    if (size <= empty || size > MAX_PDFIUM_BYTES) return null;
    return this.withMemory(size, (pointer) => {
      call(pointer, size);
      return read(this.bytes.slice(pointer, pointer + size));
    });
  }
}

/** PDFium trapped. What it had open is lost; the process and every other document live on. */
export class PdfiumCrash extends Error {
  /** It asked for more memory than one document may have. */
  readonly outOfMemory: boolean;

  constructor(outOfMemory: boolean, cause: unknown) {
    super('PDFium crashed', { cause });
    this.outOfMemory = outOfMemory;
  }
}

interface PdfiumMemory {
  exhausted: boolean;
}

async function startPdfium(ports: EnginePorts): Promise<Pdfium> {
  compiled ??= ports.loadAsset('pdfium.wasm').then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));
  try {
    return await instantiate(await compiled);
  } catch (cause) {
    compiled = null;
    throw cause;
  }
}

async function instantiate(module: WebAssembly.Module): Promise<Pdfium> {
  const memory: PdfiumMemory = { exhausted: false };
  const start = init as unknown as (overrides: object) => Promise<{ pdfium: { wasmExports: PdfiumApi } }>;
  let reject: (cause: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const started = start({
    instantiateWasm: (imports: WasmImports, done: (instance: WebAssembly.Instance) => void) => {
      imports.env.emscripten_resize_heap = boundedGrowth(imports.env.emscripten_resize_heap, memory);
      void bind(module, imports, done, reject);
      return {};
    },
    print: () => undefined,
    printErr: () => undefined,
  });
  const wrapped = await Promise.race([started, failure]);
  // The wrapper checks arguments on every call; the bare exports are ten times as fast.
  const api = wrapped.pdfium.wasmExports;
  api.PDFiumExt_Init();
  return new Pdfium(api, memory);
}

async function bind(
  module: WebAssembly.Module,
  imports: WasmImports,
  done: (instance: WebAssembly.Instance) => void,
  fail: (cause: unknown) => void,
): Promise<void> {
  try {
    done(await WebAssembly.instantiate(module, imports));
  } catch (cause) {
    fail(cause);
  }
}

type WasmImports = { env: { emscripten_resize_heap: (requested: number) => number } };

/** Emscripten's own growth goes on to 2 GiB: refused here beyond the bound. */
function boundedGrowth(grow: (requested: number) => number, state: PdfiumMemory): (requested: number) => number {
  return (requested) => {
    if (requested >>> 0 <= MAX_PDFIUM_BYTES) return grow(requested);
    state.exhausted = true;
    return 0;
  };
}

/** A WebAssembly trap, an exhausted stack, or what Emscripten throws for an exit or a long jump nobody caught. */
function isTrap(cause: unknown): boolean {
  return cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError || !(cause instanceof Error);
}
