import type { RawPicture } from '../../model/index.ts';
import type { PictureHeader } from './picture-header.ts';

/** One page of a picture file: what is known of it, and its pixels on demand. */
export interface PictureFrame extends PictureHeader {
  /** Pixels as stored, orientation not applied; throws `EngineError`. */
  decode(): Promise<RawPicture>;
}
