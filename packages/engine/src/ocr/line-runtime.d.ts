// The part of the inference runtime that line-reader.ts uses: its own types are written against the browser's.
declare module 'onnxruntime-web/wasm' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dimensions: readonly number[]);
    readonly data: Float32Array;
    readonly dims: readonly number[];
    dispose(): void;
  }

  export interface InferenceSession {
    run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
  }

  export const InferenceSession: {
    create(model: Uint8Array, options: { executionProviders: ['wasm']; graphOptimizationLevel: 'all' }): Promise<InferenceSession>;
  };

  export const env: { wasm: { wasmBinary: Uint8Array; numThreads: number; proxy: boolean }; logLevel: 'error' };
}
