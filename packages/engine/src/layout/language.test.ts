import { expect, it } from 'vitest';
import { tellLanguages } from './language.ts';

it('tells the language of short business texts by their stop words', () => {
  expect(tellLanguages(['Please pay the total amount of this invoice within 30 days'])[0]).toBe('eng');
  expect(tellLanguages(['Bitte überweisen Sie den Betrag der Rechnung auf unser Konto'])[0]).toBe('deu');
  expect(tellLanguages(['Veuillez régler le montant de la facture dans les 30 jours'])[0]).toBe('fra');
  expect(tellLanguages(['El importe de la factura se paga con la cuenta de los clientes'])[0]).toBe('spa');
  expect(tellLanguages(['Il totale della fattura è da pagare con il conto dei clienti'])[0]).toBe('ita');
  expect(tellLanguages(['O valor da fatura não é para os clientes em uma conta'])[0]).toBe('por');
  expect(tellLanguages(['Het bedrag van de factuur wordt door onze klant voor het einde betaald'])[0]).toBe('nld');
  expect(tellLanguages(['Kwota do zapłaty jest podana na fakturze oraz w umowie'])[0]).toBe('pol');
});

it('falls back to English', () => {
  expect(tellLanguages(['4711', '99.00'])).toEqual(['eng']);
});
