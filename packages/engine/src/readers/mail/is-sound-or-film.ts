import { sniffType } from '../sniff-type.ts';
import type { MailAttachment } from './mail-content.ts';

const NAMES = /\.(?:aac|aiff?|amr|flac|m4a|midi?|mp3|oga|ogg|opus|wav|wma|3gp|avi|m4v|mkv|mov|mp4|mpe?g|webm|wmv)$/i;

/** Whether an attachment is there to be heard or watched, such as a voice message: it has no page, and nobody misses its rows. */
export function isSoundOrFilm({ mediaType, fileName, bytes }: MailAttachment): boolean {
  if (!/^(?:audio|video)\//.test(mediaType) && !NAMES.test(fileName)) return false;
  try {
    sniffType(bytes(), fileName);
    return false;
  } catch {
    return true;
  }
}
