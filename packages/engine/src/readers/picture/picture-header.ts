import type { ViewingHints } from './exif.ts';

/** What a picture's header says, known before anything is decoded. */
export interface PictureHeader extends ViewingHints {
  /** Pixels as stored, before the orientation is applied. */
  width: number;
  height: number;
  /** False where the file ends early or a checksum is wrong: the decoder may still show most of it. */
  complete: boolean;
}
