import type { CompiledField } from '../compile/compiled-field.ts';
import { meaningsOf } from '../compile/meanings.ts';
import { asksOwnDate } from '../kinds/own-date.ts';
import { mentionsFor, type Search } from '../search/search.ts';
import { placeFeatures } from './place-features.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** Words between a document's number, or its place of issue, and its date: "Rechnung Nr. 4711 vom 5.3.2018", "München, den 5.3.2018". */
const LEADS_TO_DATE = /(?:^|[\s,])(?:vom|du|dated|of|dd|del|de|van|van\s+de|z\s+dnia|dnia|den|le|lì|li|em|a|of\s+date|on)\W*$/i;
/** Kinds of documents that carry a number and a date in one line. */
const DOCUMENT =
  /rechnung|gutschrift|invoice|facture|avoir|fattura|factura|fatura|factuur|faktur|order|bestellung|auftrag|commande|receipt|quittung|angebot|offer|quote|lieferschein|credit\s+note|statement|beleg/i;
const PLACE = /^\s*\p{Lu}[\p{L}\s.-]{2,25}(?:,\s*(?:den|le|lì|li|em|the|a|dnia)?|\s(?:den|le|lì|dnia))\s*$/u;

/** The date that stands behind the document's number, or behind its place of issue, in one line. */
export function proposeDatedByNumber(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (!field.isDateOutput || !(DOCUMENT_DATES.includes(field.concept ?? '') || asksOwnDate(field) || asksSigning(field))) return [];
  return mentionsFor(search, field).flatMap((mention) => {
    const start = mention.line.text.indexOf(mention.printed.text);
    const lead = mention.line.text.slice(0, Math.max(0, start));
    const left = lead.trim() === '' ? (search.layout.lines[mention.line.index - 1]?.text ?? '') : lead;
    const label =
      LEADS_TO_DATE.test(lead) && /\d/.test(lead) && DOCUMENT.test(lead) && !/\d.*\bBestell|gem(?:ä|ae)(?:ß|ss)|according|based/i.test(lead)
        ? 0.85
        : PLACE.test(left)
          ? 0.75
          : 0;
    if (label === 0) return [];
    const features = { ...placeFeatures(search, mention), label, kind: mention.likelihood };
    const draft = {
      layout: search.layout,
      field: field.field,
      fieldIndex,
      features,
      reason: label > 0.8 ? 'behind the document’s number' : 'behind the place of issue',
    };
    const proposal = proposeWords(draft, mention.printed, { kind: 'normalise', as: 'date', reading: mention.reading });
    return proposal ? [proposal] : [];
  });
}

/** Concepts that are the document's own date. */
const DOCUMENT_DATES = ['invoice-date', 'order-date', 'document-date', 'receipt-date', 'quote-date'];

/** When a contract was made: it is dated where it was signed. */
const asksSigning = ({ role, words }: CompiledField): boolean =>
  role !== 'end' &&
  words.some((word) => meaningsOf(word).includes('agreement')) &&
  words.some((word) => meaningsOf(word).includes('signature'));
