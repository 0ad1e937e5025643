import { describe, expect, it } from 'vitest';
import { voteLanguage } from './vote-language.ts';

const vote = (text: string): string => voteLanguage(text.split(' ')).language;

describe('voteLanguage', () => {
  it.each([
    ['deu', 'Rechnung Nr 12 vom 3 Mai Wir danken fur die Bestellung und bitten um Zahlung bis zum 5 Juni'],
    ['fra', 'Facture numero 12 Nous vous remercions pour votre commande Le montant est payable dans les trente jours'],
    ['spa', 'Factura de los servicios para el cliente El importe total es con iva y la fecha del pago'],
    ['ita', 'Fattura della merce per il cliente Il pagamento delle fatture con bonifico alla banca e non in contanti'],
    ['por', 'Fatura dos produtos para o cliente O valor do pagamento nao inclui os portes uma vez que sao por conta'],
    ['nld', 'Factuur voor het werk van de maand mei Wij vragen u het bedrag niet later dan een week te betalen'],
    ['pol', 'Faktura za towar Termin zaplaty nie jest dla nas wazny Nabywca oraz sprzedawca razem do zaplaty'],
    ['eng', 'Invoice for the work of May Please pay the amount by the date and thank you for your order'],
  ])('tells %s by its short words, accents or not', (language, text) => {
    expect(vote(text)).toBe(language);
  });

  it('takes a few foreign words among names and numbers for English', () => {
    expect(voteLanguage(['Hotel', 'Der', 'Adler', '12.50'])).toEqual({ language: 'eng', decided: false });
  });
});
