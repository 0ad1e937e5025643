import { createHash } from 'node:crypto';
import { foldName } from '@sheetlift/contract';

/** An index of PostgreSQL takes 2,700 bytes; a unit of UTF-16 is three of them at most. */
const MAX_UNITS = 600;

/** What the database holds one of for each owner: the folded name, or its hash where a hundred characters are of the longest kind. */
export function nameKey(name: string): string {
  const folded = foldName(name);
  return folded.length <= MAX_UNITS ? folded : `sha256:${createHash('sha256').update(folded).digest('hex')}`;
}
