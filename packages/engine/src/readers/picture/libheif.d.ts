// The part of libheif's interface that decode-heic.ts uses. The package's own types cover the C functions only.
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface HeifError {
    code: unknown;
    message?: string;
  }
  export interface HeifHandle {
    readonly heifHandle: unique symbol;
  }
  export interface HeifChannel {
    id: unknown;
    width: number;
    height: number;
    /** Bytes from row to row. */
    stride: number;
    data: Uint8Array;
  }
  export interface LibHeif {
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGBA: unknown };
    heif_channel: { heif_channel_interleaved: unknown };
    heif_context_alloc(): unknown;
    heif_context_free(context: unknown): void;
    heif_context_read_from_memory(context: unknown, bytes: Uint8Array): HeifError;
    heif_js_context_get_primary_image_handle(context: unknown): HeifHandle | HeifError;
    heif_image_handle_get_width(handle: HeifHandle): number;
    heif_image_handle_get_height(handle: HeifHandle): number;
    heif_image_handle_release(handle: HeifHandle): void;
    heif_js_decode_image2(
      handle: HeifHandle,
      colours: unknown,
      chroma: unknown,
    ): Promise<{ image: unknown; channels: HeifChannel[] } | HeifError>;
    heif_image_release(image: unknown): void;
  }
  export default function createLibHeif(options: {
    wasmBinary: Uint8Array;
    print(line: string): void;
    printErr(line: string): void;
  }): LibHeif;
}
