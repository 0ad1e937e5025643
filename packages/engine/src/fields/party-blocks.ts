import type { Line } from '../model/index.ts';
import { addressLikeness, hasPostcode, isRegistration } from '../values/address-likeness.ts';
import type { DocumentIndex } from './document-index.ts';

/** A party as documents print it: its name, then its address, then how to reach it. */
export interface PartyBlock {
  pageNumber: number;
  /** Lines above the address that may be the name, nearest to the address last. */
  names: Line[];
  address: Line[];
  /** The lines around hold a tax, registration or bank number, as a letterhead does. */
  registered: boolean;
  /** All of it stands in one line ("ACME, 1 Main St, 12345 Town"), as senders print above a window. */
  inOneLine: boolean;
}

/** Lines of a page looked at: parties stand at the top, seldom in the middle. */
const MAX_LINES = 160;
/** Name lines kept above an address. */
const MAX_NAME_LINES = 5;
/** Address lines of one party. */
const MAX_ADDRESS_LINES = 6;

/** Parties with an address on a page, in reading order. */
export function partyBlocks(index: DocumentIndex, pageNumber: number): PartyBlock[] {
  const lines = index.layout.lines.filter((line) => line.pageNumber === pageNumber && line.cell === null).slice(0, MAX_LINES);
  const blocks: PartyBlock[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || addressLikeness(line.text) < STARTS_ADDRESS) continue;
    const address = addressFrom(lines, at);
    const strength = address.reduce((sum, part) => sum + addressLikeness(part.text), 0);
    if (strength < MIN_ADDRESS) continue;
    const names = namesAbove(lines, at);
    const around = [...lines.slice(Math.max(0, at - 3), at), ...lines.slice(at + address.length, at + address.length + 6)];
    blocks.push({ pageNumber, names, address, registered: around.some((other) => isRegistration(other.text)), inOneLine: address.length === 1 && /,.*,/.test(line.text) });
    at += address.length - 1;
  }
  return blocks;
}

/** Hand-set: a street or a postcode starts an address, both make one. */
const STARTS_ADDRESS = 0.45;
const MIN_ADDRESS = 0.75;

function addressFrom(lines: readonly Line[], start: number): Line[] {
  const address: Line[] = [];
  for (let at = start; at < lines.length && address.length < MAX_ADDRESS_LINES; at++) {
    const line = lines[at];
    const previous = address.at(-1);
    if (!line || (previous && !follows(previous, line))) break;
    const likelihood = addressLikeness(line.text);
    const goesOn = previous !== undefined && (likelihood >= 0.3 || ((/[,&-]$/.test(previous.text.trim()) || hasPostcode(previous.text) || likelihood > 0) && endsPlace(line.text)));
    if (address.length > 0 && !goesOn) break;
    address.push(line);
  }
  return address;
}

function namesAbove(lines: readonly Line[], start: number): Line[] {
  const names: Line[] = [];
  let below = lines[start];
  for (let at = start - 1; at >= 0 && names.length < MAX_NAME_LINES && below; at--) {
    const line = lines[at];
    if (!line || !follows(line, below, 2.4)) break;
    names.unshift(line);
    below = line;
  }
  return names;
}

/** The second line stands closely under the first: same column, no wide gap. */
function follows(above: Line, below: Line, reach = 1.6): boolean {
  const height = Math.max(4, above.box.bottom - above.box.top, below.box.bottom - below.box.top);
  const gap = below.box.top - above.box.bottom;
  const shared = Math.min(above.box.right, below.box.right) - Math.max(above.box.left, below.box.left);
  return gap < reach * height && gap > -height && shared > 0;
}

/** A place's name in capitals, as addresses end: "JOHOR BAHRU, JOHOR." */
const endsPlace = (text: string): boolean => /^[\p{L}\s.,'’-]{3,40}$/u.test(text.trim()) && /^\p{Lu}/u.test(text.trim()) && text.trim().split(/\s+/).length <= 4 && !NO_PLACE.test(text);
const NO_PLACE = /\b(?:invoice|receipt|bill|tax|cash|date|order|cashier|table|customer|tel|fax|gst|total|rechnung|facture|statement|page|welcome|thank)\b/i;
