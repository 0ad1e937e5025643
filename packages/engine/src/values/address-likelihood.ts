/** Words of streets and parts of addresses, as they are written around the world. */
const STREET =
  /\b(?:street|str|st|road|rd|avenue|ave|av|lane|ln|drive|dr|boulevard|blvd|bld|suite|ste|floor|flr|unit|lot|plot|block|blk|level|jalan|jln|lorong|persiaran|lebuh|taman|kawasan|bandar|kampung|kg|highway|hwy|court|square|plaza|building|bldg|tower|mall|centre|center|industrial|estate|park|parkway|pkwy|terrace|crescent|row|mews|grove|quay|circle|way|hill|gardens|rue|allee|chemin|quai|cours|impasse|cedex|via|viale|piazza|corso|calle|avenida|avda|paseo|rua|praca|straat|laan|plein|weg|ulica|ul|postfach|box|apt|apartment|room|rm)\b|stra(?:ß|ss)e\b|str\.|gasse\b|platz\b|weg\b|allee\b|ufer\b|damm\b|ring\b|straat\b|laan\b/i;
/** Words that end the names of English streets and mean other things elsewhere: only behind a house number. */
const NUMBERED_STREET =
  /^\W*\d{1,5}\p{L}?,?\s(?:\p{Lu}[\p{L}'’]*\s){1,3}(?:Close|Approach|Passage|Parade|Walk|Gate|Green|Wharf|Yard|Rise|View|End|Mount|Vale|Bank|Common)\b/u;
const POSTCODE =
  /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b|\b(?:[A-Z]{1,2}[-\s])?\d{4,6}\s+\p{Lu}[\p{L}.]+|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b|\p{L}{3,},?\s+\d{5,6}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\bB\.?\s?P\.?\s?\d+|\d{4}\s?[A-Z]{2}\s+\p{Lu}/u;
const CONTACT = /\b(?:tel|telephone|telefon|phone|fax|telefax|mobile|hp|h\/p|e-?mail|www|http|hotline|customer\s+service)\b|@|\bwww\./i;
const REGISTRATION =
  /\b(?:gst|sst|vat|tax|tin|ein|abn|acn|reg(?:n|istration)?|company|co\.?|roc|ust|steuer|hrb|siret|siren|tva|nif|cif|p\.?iva|kvk|btw|nip|regon|iban|bic)\b[^\p{L}]{0,6}(?:reg|no|id|nr|nummer|number|idnr|intra\w*)?\b[^\p{L}\d]{0,6}(?:[A-Z]{2})?\d|\(\s*\d[\d-]*\s*-?\s*[A-Z]\s*\)/iu;

/** Begins with a label of something else than a place ("Date: ..."). */
const LABELLED = /^\W*(?!(?:lot|no|unit|address|adresse|anschrift|block|blk)\b)[\p{L}\s.#/]{2,25}[:：]\s*\S/iu;

/** 0..1: how much a line looks like part of a postal address. */
export function addressLikelihood(text: string): number {
  if (CONTACT.test(text) || LABELLED.test(text) || text.length > 140 || /\d[.,]\d{2}\b/.test(text)) return 0;
  const isRegistered = isRegistration(text);
  let likelihood = 0;
  if (NUMBERED_STREET.test(text)) likelihood += 0.6;
  else if (STREET.test(text) && /\p{L}{3}|\d(?:st|nd|rd|th)\b/iu.test(text)) likelihood += /\d/.test(text) ? 0.6 : 0.35;
  if (POSTCODE.test(text)) likelihood += 0.55;
  if (/^\W*(?:no\.?\s*)?\d{1,5}[-\w/]*,?\s+(?:\d{1,3}(?=st|nd|rd|th))?\p{L}{2}/iu.test(text)) likelihood += 0.15;
  if (/^\W*(?:no|lot|unit|suite|floor)\b/i.test(text) && /\d/.test(text)) likelihood += 0.3;
  if (/,/.test(text)) likelihood += 0.12;
  if (isRegistered) likelihood -= 0.5;
  if (
    /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text) ||
    /\b(?:invoice|receipt|date|total|amount|cashier|thank|order|rechnung|facture)\b/i.test(text)
  )
    likelihood -= 0.5;
  return Math.max(0, Math.min(1, likelihood));
}

/** Does a line tell how to call or write to someone? */
export const isContact = (text: string): boolean => CONTACT.test(text);
/** Does a line give a tax, company or bank number? */
export const isRegistration = (text: string): boolean => REGISTRATION.test(text);
export const hasPostcode = (text: string): boolean => POSTCODE.test(text);
