import { describe, expect, test } from 'vitest';
import { packLinkerWeights, PIECES, readLinkerWeights } from './linker-weights.ts';
import { similarity } from './linker.ts';
import { LINKER } from './linker.test-fixture.ts';

const near = (one: string, other: string): number => similarity(LINKER.embed(one), LINKER.embed(other));

/** What is asked, what a paper prints for it, and what it prints beside that for something else. */
const LINKS: readonly (readonly [asked: string, own: string, others: string])[] = [
  ['invoice number', 'Inv. No.', 'Customer no.; Invoice date; Order number'],
  ['when do we have to pay', 'Due date', 'Invoice date; Delivery date'],
  ['supplier', 'Seller', 'Buyer; Ship to'],
  ['customer', 'Bill to', 'Vendor; Remit to'],
  ['net amount', 'Subtotal excl. VAT', 'Total incl. VAT; VAT amount'],
  ['total with tax', 'Grand total', 'Subtotal; VAT'],
  ['start of the period', 'Valid from', 'Valid until; Issued on'],
  ['expiry date', 'Valid until', 'Valid from; Date of issue'],
  ['date of birth', 'Born on', 'Date of issue; Place of birth'],
  ['who sends the goods', 'Shipper', 'Consignee; Notify party'],
  ['receiver', 'Consignee', 'Shipper; Carrier'],
  ['gross weight', 'Gross wt. (kg)', 'Net weight; Tare'],
  ['employee', 'Name of employee', 'Employer; Cost centre'],
  ['number plate', 'Registration No.', 'Chassis no.; Policy no.'],
  ['bank account', 'IBAN', 'BIC; VAT no.'],
  ['Rechnungsnummer', 'Rechnungs-Nr.', 'Kunden-Nr.; Rechnungsdatum'],
  ['Fälligkeit', 'Zahlbar bis', 'Rechnungsdatum; Lieferdatum'],
  ['Lieferant', 'Verkäufer', 'Käufer; Lieferanschrift'],
  ['Nettobetrag', 'Summe netto', 'Gesamtbetrag brutto; MwSt'],
  ['Geburtsdatum', 'geboren am', 'Geburtsort; ausgestellt am'],
  ['numéro de facture', 'Facture N°', 'N° client; Date de facture'],
  ['échéance', 'À payer avant le', 'Date de livraison; Émise le'],
  ['fournisseur', 'Vendeur', 'Acheteur; Destinataire'],
  ['montant HT', 'Total HT', 'Total TTC; TVA'],
  ['número de factura', 'Factura n.º', 'N.º de cliente; Fecha de factura'],
  ['vencimiento', 'Fecha de vencimiento', 'Fecha de emisión; Fecha de entrega'],
  ['proveedor', 'Vendedor', 'Comprador; Destinatario'],
  ['numero fattura', 'Fattura n.', 'Codice cliente; Data fattura'],
  ['scadenza', 'Data scadenza', 'Data documento; Data consegna'],
  ['fornitore', 'Cedente', 'Cessionario; Destinatario'],
  ['número da fatura', 'Fatura n.º', 'N.º de cliente; Data de emissão'],
  ['vencimento', 'Data de vencimento', 'Data de emissão; Data de entrega'],
  ['factuurnummer', 'Factuurnr.', 'Klantnummer; Factuurdatum'],
  ['vervaldatum', 'Te betalen vóór', 'Factuurdatum; Leverdatum'],
  ['numer faktury', 'Faktura nr', 'Nr klienta; Data wystawienia'],
  ['termin płatności', 'Płatne do', 'Data wystawienia; Data dostawy'],
  ['invoice number', 'Rechnungs-Nr.', 'Kunden-Nr.; Rechnungsdatum'],
  ['due date', 'Date d’échéance', 'Date de facture; Date de livraison'],
  ['supplier', 'Venditore', 'Acquirente; Vettore'],
  ['total', 'Gesamtbetrag', 'Rabatt; Datum'],
  ['date of birth', 'Data urodzenia', 'Miejsce urodzenia; Data wydania'],
  ['Kunde', 'Client', 'Fournisseur; Date'],
  ['Lieferdatum', 'Delivery date', 'Invoice date; Order no.'],
  ['gross weight', 'Peso bruto', 'Peso neto; Bultos'],
  ['employer', 'Werkgever', 'Werknemer; Afdeling'],
  ['patient', 'Nom du patient', 'Médecin; Date du prélèvement'],
];

describe('The linker', () => {
  test.each(LINKS)('holds “%s” nearer to “%s” than to “%s”', (asked, own, others) => {
    expect(others.split('; ').filter((other) => near(asked, other) >= near(asked, own))).toEqual([]);
  });

  test('gives a text without words a vector that is near to nothing', () => {
    expect(near('---', 'Invoice')).toBe(0);
  });

  test('does not mind capitals, accents and figures', () => {
    expect(near('FÄLLIGKEIT 12', 'Falligkeit 4711')).toBe(1);
  });
});

describe('The file of weights', () => {
  test('gives back what was packed, as near as its steps allow', () => {
    const weights = {
      buckets: 2,
      dimensions: 4,
      width: 2,
      codebooks: Float32Array.from({ length: 4 * PIECES }, (_, at) => Math.sin(at)),
      codes: Uint8Array.from([0, 255, 17, 3]),
      scales: Float32Array.from([0.5, 3]),
      importance: Float32Array.from([0.5, -1]),
    };
    const { codebooks, scales, ...rest } = readLinkerWeights(packLinkerWeights(weights));
    expect(rest).toEqual({ buckets: 2, dimensions: 4, width: 2, codes: weights.codes, importance: weights.importance });
    codebooks.forEach((part, at) => expect(part).toBeCloseTo(weights.codebooks[at] ?? 0, 4));
    expect(scales[0]).toBe(0.5);
    expect((scales[1] ?? 0) / 3).toBeCloseTo(1, 1);
  });

  test('is refused where it is something else', () => {
    expect(() => readLinkerWeights(new Uint8Array(40))).toThrow(RangeError);
  });
});
