import { fold } from './fold.ts';
import { countryCode, isPlaceName, usStateCode } from './places.ts';

/** Words for streets and parts of addresses, in the eight languages and English as it is written around the world. */
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|square|sq|way|highway|hwy|parkway|pkwy|terrace|crescent|close|alley|circle|cir|plaza|broadway|trail|quay|wharf|row|mews|strasse|str|gasse|weg|platz|allee|ring|damm|ufer|chaussee|rue|chemin|quai|impasse|cours|route|passage|calle|c\/|avda|avenida|paseo|plaza|carretera|ctra|camino|ronda|via|viale|piazza|corso|largo|vicolo|strada|rua|travessa|praca|estrada|alameda|straat|laan|plein|gracht|kade|singel|dijk|ulica|ul|aleja|al|plac|pl|osiedle|os|jalan|jln|lorong|taman|marg|nagar)\b\.?|\w{3,}(?:strasse|str\.?|gasse|weg|platz|allee|ring|damm|straat|laan|plein|gracht|kade|singel)\b/;
const PART = /\b(?:suite|ste|unit|floor|flr|apt|apartment|building|bldg|block|lot|room|rm|level|no|p\.?\s?o\.?\s?box|postfach|etage|stock|wohnung|appt|bat|batiment|bp|piso|puerta|planta|apartado|interno|scala|casella postale|andar|lote|apartado|postbus|bus|lokal|lok|skrytka|industrial park|industriegebiet|gewerbegebiet|zone industrielle|zi|poligono|zona industriale)\b/;
const POSTCODE = /\b(?:[A-Z]{1,2}-)?\d{4,6}\b(?:-\d{3,4})?|\b\d{2}-\d{3}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{4} ?[A-Z]{2}\b/;
const HOUSE_NUMBER = /^(?:no\.?\s?)?\d{1,5}\s?[a-z]?(?:[-/]\d{1,4}[a-z]?)?[,\s]|[\s,]\d{1,4}\s?[a-z]?(?:[-/]\d{1,4}\s?[a-z]?)?(?=$|,|\s\d{4,5}\b|\s*[-–])/i;

/** 0..1: how much a text (one line or several, commas or newlines between) looks like a postal address or a part of one. */
export function addressLikeness(printed: string): number {
  const text = printed.replace(/\s+/g, ' ').trim();
  if (text.length < 4 || text.length > 300 || /@|\bwww\.|https?:/i.test(text)) return 0;
  const folded = fold(text);
  const [street, part] = [STREET.test(folded), PART.test(folded)];
  const postcode = POSTCODE.test(text);
  const house = HOUSE_NUMBER.test(text);
  const region = text.length <= 120 && text.split(/[,\n]| (?=[A-Z]{2}\b)/).some((piece) => isPlaceName(piece.replace(/\d[\d-]*/g, '')) || usStateCode(piece.replace(/\d[\d-]*/g, '').trim()) !== null || countryCode(piece) !== null);
  if (!street && !part && !postcode && !region) return 0;
  let likeness = 0;
  if (street) likeness += house ? 0.55 : 0.3;
  else if (house) likeness += 0.1;
  if (part) likeness += 0.2;
  if (postcode) likeness += /\p{L}{3}/u.test(text) ? 0.3 : 0.15;
  if (region) likeness += 0.2;
  if (/,/.test(text) && (street || postcode)) likeness += 0.1;
  if (/\b(?:total|invoice|date|amount|tel|fax|phone|rechnung|summe|qty|price)\b|[€$£%]/.test(folded)) likeness -= 0.4;
  if (/\d[.,]\d{2}\b/.test(text)) likeness -= 0.3;
  return Math.max(0, Math.min(0.98, likeness));
}
