import type { Line } from '../../model/index.ts';
import { addressLikelihood, isContact, isRegistration } from '../../values/address-likelihood.ts';
import { linesBelow, type DocumentIndex } from '../document/document-index.ts';
import type { LabelHit } from '../labels/label-hits.ts';
import { readsAsLabel } from '../labels/label-words.ts';

/** Lines below a party's heading that are looked at. */
const MAX_LINES = 7;

/** Lines of the block under "Bill to" or "Seller" that may be the party's name, nearest first: no numbers, addresses or calls. */
export function nameLinesBelow(index: DocumentIndex, hit: LabelHit): Line[] {
  const names: Line[] = [];
  let box = hit.box;
  for (let step = 0; step < MAX_LINES; step++) {
    const height = Math.max(4, box.bottom - box.top);
    const next = linesBelow(index, hit.pageNumber, { ...hit.box, top: box.top, bottom: box.bottom }, 1.9 * height)[0];
    if (!next) break;
    if (addressLikelihood(next.text) >= 0.5) break;
    if (isNameLike(next)) names.push(next);
    box = next.box;
  }
  return names;
}

const isNameLike = (line: Line): boolean =>
  /\p{L}{2}/u.test(line.text) &&
  !/[:：]/.test(line.text) &&
  !/\d{4}/.test(line.text) &&
  line.text.length <= 80 &&
  !isContact(line.text) &&
  !isRegistration(line.text) &&
  !readsAsLabel(line) &&
  !ATTENTION.test(line.text);

const ATTENTION = /^\W*(?:attn|attention|c\/o|z\.?\s?hd|zu\s+h(?:ä|ae)nden|abteilung|department)\b/i;
