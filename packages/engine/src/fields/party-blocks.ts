import type { Line } from '../model/index.ts';
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
    if (!line || addressLikelihood(line.text) < STARTS_ADDRESS) continue;
    const address = addressFrom(lines, at);
    const strength = address.reduce((sum, part) => sum + addressLikelihood(part.text), 0);
    if (strength < MIN_ADDRESS) continue;
    const names = namesAbove(lines, at);
    const around = [...lines.slice(Math.max(0, at - 3), at), ...lines.slice(at + address.length, at + address.length + 6)];
    blocks.push({ pageNumber, names, address, registered: around.some((other) => isRegistration(other.text)), inOneLine: address.length === 1 && /,.*,/.test(line.text) });
    at += address.length - 1;
  }
  return blocks;
}

/** Set on receipts and invoices of the development part: a street or a postcode starts an address, both make one. */
const STARTS_ADDRESS = 0.45;
const MIN_ADDRESS = 0.75;

function addressFrom(lines: readonly Line[], start: number): Line[] {
  const address: Line[] = [];
  for (let at = start; at < lines.length && address.length < MAX_ADDRESS_LINES; at++) {
    const line = lines[at];
    const previous = address.at(-1);
    if (!line || (previous && !follows(previous, line))) break;
    const likelihood = addressLikelihood(line.text);
    const goesOn = previous !== undefined && (likelihood >= 0.3 || ((/[,&-]$/.test(previous.text.trim()) || POSTCODE.test(previous.text) || likelihood > 0) && endsPlace(line.text)));
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

const STREET = /\b(?:street|str|st|road|rd|avenue|ave|av|lane|ln|drive|dr|boulevard|blvd|bld|suite|ste|floor|flr|unit|lot|plot|block|blk|level|jalan|jln|lorong|persiaran|lebuh|taman|kawasan|bandar|kampung|kg|highway|hwy|court|square|plaza|building|bldg|tower|mall|centre|center|industrial|estate|park|parkway|pkwy|terrace|crescent|rue|allee|chemin|quai|cours|impasse|cedex|via|viale|piazza|corso|calle|avenida|avda|paseo|rua|praca|straat|laan|plein|weg|ulica|ul|postfach|box|apt|apartment|room|rm)\b|stra(?:ß|ss)e\b|str\.|gasse\b|platz\b|weg\b|allee\b|ufer\b|damm\b|ring\b|straat\b|laan\b/i;
const POSTCODE = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b|\b(?:[A-Z]{1,2}[-\s])?\d{4,6}\s+\p{Lu}[\p{L}.]+|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b|\p{L}{3,},?\s+\d{5,6}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\bB\.?\s?P\.?\s?\d+|\d{4}\s?[A-Z]{2}\s+\p{Lu}/u;
const CONTACT = /\b(?:tel|telephone|telefon|phone|fax|telefax|mobile|hp|h\/p|e-?mail|www|http|hotline|customer\s+service)\b|@|\bwww\./i;
const REGISTRATION = /\b(?:gst|sst|vat|tax|tin|ein|abn|acn|reg(?:n|istration)?|company|co\.?|roc|ust|steuer|hrb|siret|siren|tva|nif|cif|p\.?iva|kvk|btw|nip|regon|iban|bic)\b[^\p{L}]{0,6}(?:reg|no|id|nr|nummer|number|idnr|intra\w*)?\b[^\p{L}\d]{0,6}\d|\(\s*\d[\d-]*\s*-?\s*[A-Z]\s*\)/iu;

/** Begins with a label of something else than a place ("Date: ..."). */
const LABELLED = /^\W*(?!(?:lot|no|unit|address|adresse|anschrift|block|blk)\b)[\p{L}\s.#/]{2,25}[:：]\s*\S/iu;

/** 0..1: how much a line looks like part of a postal address. */
export function addressLikelihood(text: string): number {
  if (CONTACT.test(text) || LABELLED.test(text) || text.length > 140 || /\d[.,]\d{2}\b/.test(text)) return 0;
  const isRegistered = isRegistration(text);
  let likelihood = 0;
  if (STREET.test(text) && /\p{L}{3}/u.test(text)) likelihood += /\d/.test(text) ? 0.6 : 0.35;
  if (POSTCODE.test(text)) likelihood += 0.55;
  if (/^\W*(?:no\.?\s*)?\d{1,5}[-\w/]*,?\s+\p{L}{2}/iu.test(text)) likelihood += 0.15;
  if (/^\W*(?:no|lot|unit|suite|floor)\b/i.test(text) && /\d/.test(text)) likelihood += 0.3;
  if (/,/.test(text)) likelihood += 0.12;
  if (isRegistered) likelihood -= 0.5;
  if (/[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text) || /\b(?:invoice|receipt|date|total|amount|cashier|thank|order|rechnung|facture)\b/i.test(text)) likelihood -= 0.5;
  return Math.max(0, Math.min(1, likelihood));
}

export const isContact = (text: string): boolean => CONTACT.test(text);
export const isRegistration = (text: string): boolean => REGISTRATION.test(text);

/** A place's name in capitals, as addresses end: "JOHOR BAHRU, JOHOR." */
const endsPlace = (text: string): boolean => /^[\p{L}\s.,'’-]{3,40}$/u.test(text.trim()) && /^\p{Lu}/u.test(text.trim()) && text.trim().split(/\s+/).length <= 4 && !NO_PLACE.test(text);
const NO_PLACE = /\b(?:invoice|receipt|bill|tax|cash|date|order|cashier|table|customer|tel|fax|gst|total|rechnung|facture|statement|page|welcome|thank)\b/i;
