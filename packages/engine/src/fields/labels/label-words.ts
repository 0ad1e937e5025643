import type { Line } from '../../model/index.ts';
import { foldWords } from '../../values/fold.ts';

/** Words that printed labels are made of and values seldom are, folded, in the languages of the engine. */
const WORDS = new Set(
  (
    'account accounts acct address advertiser age agency agent alt amount amt approved area attention attn authorized balance bank base basis bill billing birth bldg box branch brand budget business buyer by ' +
    'calendar carrier category cell charge charges check city class classification client code codes comment comments commission company completion condition conditions contact contents contract copy cost country county created credit currency customer cycle ' +
    'data date dates day days deal dealer debit dept department deposit description destination detail details discount district division doc document due duration effective email employee employer end entered estimate event executive expiration expiry extension external ' +
    'factory fax fee fees field file flight form freight from full gender grade gross group handling header hours id identification import in info information initial insurance invoice inv issue issued item items job ' +
    'kind label last length level license line lines list load location lot manager market material max method min mobile mode model modified month name names nationality nature net notes no num number object occupation of office on operator order orders origin original other owner ' +
    'package page pages paid party payable payee payer payment payments percent period permit person phone place plan po point policy port position post price priority product products profession program project property province purchase purpose qty quantity quote ' +
    'range rate rating reason receipt received recipient record ref reference region registered registration relation remarks reply report requested rev requester required residence responsible result revision role route ' +
    'sale sales salesperson salutation sample section seller sender sent serial service sex share shift ship shipped shipping shipment signature signed site size sold source special specification spots standard start state station status street style subject submitted subtotal sum summary supplier surname ' +
    'tax taxes tel telephone term terms time title to total totals traffic transaction type unit units until up user valid value vat vendor version via volume warehouse week weight year zip ' +
    'anschrift auftrag ansprechpartner artikel bearbeiter beleg beschreibung bestellung betrag bezeichnung brutto datum einheit einzelpreis fallig faelligkeit gesamt gesamtbetrag gesamtpreis konto kunde kunden kundennummer leistung lieferung lieferdatum menge mwst name netto nr nummer ort pos position preis rechnung rechnungsdatum rechnungsnummer referenz seite steuer strasse summe telefon ust vom zahlung zeitraum ' +
    'adresse client commande designation echeance facture ht libelle montant numero objet prix quantite reference taux telephone ttc tva unitaire ' +
    'cantidad cliente codigo concepto descripcion direccion factura fecha importe iva nombre pedido precio referencia vencimiento ' +
    'cliente codice data descrizione fattura importo indirizzo ordine prezzo quantita scadenza totale'
  ).split(' '),
);
/** Small words inside labels that count neither way. */
const NEUTRAL = new Set('and or the a an of for per de la le du des der die das und oder et y e i'.split(' '));

export const isLabelWord = (text: string): boolean => foldWords(text).some((word) => WORDS.has(word));

/** 0..1: how much a short line reads like a printed label: words labels are made of, no figures. */
export function labelLikeness(text: string): number {
  if (text.length > 60 || /\d{3}|\d[.,:/-]\d|@/.test(text)) return 0;
  const words = foldWords(text).filter((word) => !NEUTRAL.has(word) && !/^[#%$€£¥]$/.test(word));
  if (words.length === 0 || words.length > 6) return 0;
  if (!words.some((word) => WORDS.has(word))) return 0;
  return words.filter((word) => WORDS.has(word) || /^\d$/.test(word)).length / words.length;
}

/** Only a unit, as stands below a column's head: "N/mm²", "%", "EUR". */
export const isUnit = (text: string): boolean => /^\W{0,2}(?:%|°\s?[CF]|(?:[kmcµ]?(?:g|m|l|n|j|w|v|a|pa|hz)|eur|usd|gbp|chf|in|ft|lbs?|oz|pcs|st[ck]k?)(?:\s?\/\s?[\p{L}]{1,3}\s?[23²³]?)?)\W{0,2}$/iu.test(text.trim());

/** The line as a whole reads like a label. */
export const readsAsLabel = (line: Line): boolean => labelLikeness(line.text) >= 0.66;
