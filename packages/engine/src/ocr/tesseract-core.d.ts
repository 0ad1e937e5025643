// The part of Tesseract's interface that tesseract.ts uses; the package carries no types.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TesseractApi {
    /** 0 on success. `oem` 1 is the LSTM recogniser. */
    Init(dataPath: null, languages: string, oem: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the picture file "/input"; not 0 where it cannot. */
    SetImageFile(exifOrientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(page: number): string;
    /** Forgets the picture and its words. */
    Clear(): void;
    End(): void;
  }

  export interface TesseractModule {
    TessBaseAPI: new () => TesseractApi;
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    /** Frees the C++ object behind a wrapper. */
    destroy(wrapper: TesseractApi): void;
  }

  export default function loadTesseract(options: {
    wasmBinary: Uint8Array;
    print(line: string): void;
    printErr(line: string): void;
  }): Promise<TesseractModule>;
}
