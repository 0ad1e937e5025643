import { overlapX, type DocumentLayout, type Line } from '../../model/index.ts';
import { addressLikelihood, hasPostcode, isContact, isRegistration } from '../../values/address-likelihood.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import { printedRows, type PrintedRow } from '../document/printed-rows.ts';

/** A party as documents print it: its name, then its address, then how to reach it. */
export interface PartyBlock {
  pageNumber: number;
  /** Lines above the address that may be the name, nearest to the address last. */
  names: PrintedRow[];
  address: PrintedRow[];
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
  const lines = rowsInReadingOrder(index, pageNumber).slice(0, MAX_LINES);
  const blocks: PartyBlock[] = [];
  const used = new Set<PrintedRow>();
  for (const line of lines) {
    if (used.has(line) || addressLikelihood(line.text) < STARTS_ADDRESS) continue;
    const column = columnOf(line, lines);
    const at = column.indexOf(line);
    const address = [...leadOf(column, at), ...addressFrom(column, at)];
    const strength = address.reduce(
      (sum, part) => sum + Math.max(addressLikelihood(part.text), part !== line && STREET_SHAPE.test(part.text) ? LEAST_OF_STREET : 0),
      0,
    );
    if (strength < MIN_ADDRESS) continue;
    const first = column.indexOf(address[0] ?? line);
    const names = namesAbove(column, first);
    const around = [...column.slice(Math.max(0, first - 3), first), ...column.slice(first + address.length, first + address.length + 6)];
    blocks.push({
      pageNumber,
      names,
      address,
      registered: around.some((other) => isRegistration(other.text)),
      inOneLine: address.length === 1 && /,.*,/.test(line.text),
    });
    for (const row of address) used.add(row);
  }
  return blocks;
}

/** The rows above and below one, from top to bottom: what stands beside it may come between them in the order of reading. */
const columnOf = ({ box }: PrintedRow, rows: readonly PrintedRow[]): PrintedRow[] =>
  rows.filter((row) => overlapX(row.box, box) > 0).sort((a, b) => a.box.top - b.box.top);

/** Rows outside tables, in the order they are read; what looks like a table on a scan seldom is one. */
function rowsInReadingOrder(index: DocumentIndex, pageNumber: number): PrintedRow[] {
  const isOwn = (line: Line): boolean => isFree(index.layout, line);
  return printedRows(index, pageNumber, isOwn)
    .filter((row) => row.lines.every(isOwn))
    .sort((a, b) => (a.lines[0]?.index ?? 0) - (b.lines[0]?.index ?? 0));
}

const isFree = (layout: DocumentLayout, line: Line): boolean =>
  line.cell === null || (line.words[0]?.origin === 'ocr' && layout.tables[line.cell.table]?.origin !== 'ruled');

/** Hand-set: a street or a postcode starts an address, both make one. */
const STARTS_ADDRESS = 0.45;
const MIN_ADDRESS = 0.75;

function addressFrom(lines: readonly PrintedRow[], start: number): PrintedRow[] {
  const address: PrintedRow[] = [];
  for (let at = start; at < lines.length && address.length < MAX_ADDRESS_LINES; at++) {
    const line = lines[at];
    const previous = address.at(-1);
    if (!line || (previous && (!follows(previous, line) || isWider(address, line)))) break;
    const likelihood = addressLikelihood(line.text);
    const isComplete = address.some((part) => hasPostcode(part.text));
    const goesOn =
      previous !== undefined &&
      (likelihood >= 0.3 ||
        (mayBelong(line.text) && (isOpen(previous.text) || (!isComplete && likelihood > 0) || hasPostcode(line.text))) ||
        ((hasPostcode(previous.text) || likelihood > 0) && endsPlace(line.text)));
    if (address.length > 0 && !goesOn) break;
    address.push(line);
  }
  return address;
}

/** A wider space than between the lines before ends an address: below it stands somebody else. On scans spaces vary too much. */
function isWider(address: readonly PrintedRow[], line: PrintedRow): boolean {
  const [above, last] = address.slice(-2);
  const isRecognised = line.lines[0]?.words[0]?.origin === 'ocr';
  return !isRecognised && above !== undefined && last !== undefined && line.box.top - last.box.top > WIDER * (last.box.top - above.box.top);
}

/** "Keizersgracht 91", "12 Elm Rise": right above a postcode that is a street, whatever it is called. */
const STREET_SHAPE = /^(?:\p{Lu}[\p{L}.'’-]*\s){1,4}\d{1,4}\s?\p{L}?$|^\d{1,4}\s?\p{L}?,?(?:\s\p{Lu}[\p{L}.'’-]*){1,4}$/u;
const LEAST_OF_STREET = 0.35;

/** Lines just above that begin the address though no street stands in them: "NO 7, SIMPANG VILLAGE,". */
function leadOf(lines: readonly PrintedRow[], start: number): PrintedRow[] {
  const above = lines[start - 1];
  const below = lines[start];
  if (!above || !below || !follows(above, below) || !mayBelong(above.text)) return [];
  const likelihood = addressLikelihood(above.text);
  return likelihood >= 0.4 || (hasPostcode(below.text) && STREET_SHAPE.test(above.text)) || (likelihood >= 0.25 && isOpen(above.text))
    ? [above]
    : [];
}

/** The line ends in the middle of an address. */
const isOpen = (text: string): boolean => /[,&-]$/.test(text.trim());

/** Nothing in the line speaks against an address. */
const mayBelong = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  text.length <= 70 &&
  !isContact(text) &&
  !isRegistration(text) &&
  !NO_PLACE.test(text) &&
  !/[:：]|\d[.,]\d{2}\b/.test(text);

/** From one line to the next, against the step before. */
const WIDER = 1.35;

function namesAbove(lines: readonly PrintedRow[], start: number): PrintedRow[] {
  const names: PrintedRow[] = [];
  let below = lines[start];
  let lastStep = 0;
  for (let at = start - 1; at >= 0 && names.length < MAX_NAME_LINES && below; at--) {
    const line = lines[at];
    if (!line || !follows(line, below, 2.4)) break;
    const step = below.box.top - line.box.top;
    // A wider space than the one before ends the block: above it stands somebody else.
    if (names.length > 0 && step > WIDER * lastStep) break;
    lastStep = step;
    names.unshift(line);
    below = line;
  }
  return names;
}

/** The second line stands closely under the first: same column, no wide gap. */
function follows(above: PrintedRow, below: PrintedRow, reach = 1.6): boolean {
  const height = Math.max(4, above.box.bottom - above.box.top, below.box.bottom - below.box.top);
  const gap = below.box.top - above.box.bottom;
  const shared = Math.min(above.box.right, below.box.right) - Math.max(above.box.left, below.box.left);
  return gap < reach * height && gap > -height && shared > 0;
}

/** A place's name in capitals, as addresses end: "JOHOR BAHRU, JOHOR." */
const endsPlace = (text: string): boolean =>
  /^[\p{L}\s.,'’-]{3,40}$/u.test(text.trim()) &&
  /^\p{Lu}/u.test(text.trim()) &&
  text.trim().split(/\s+/).length <= 4 &&
  !NO_PLACE.test(text);
const NO_PLACE =
  /\b(?:invoice|receipt|bill|tax|cash|date|order|cashier|table|customer|tel|fax|gst|total|rechnung|facture|statement|page|welcome|thank)\b/i;
