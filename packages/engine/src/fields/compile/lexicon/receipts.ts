import { concept } from './concept.ts';

/** Till receipts and payment slips, where they differ from invoices. */
export const RECEIPTS = [
  concept('purchase-date', 'date', {
    labels:
      "purchase date, date of purchase, transaction date, sale date, date of sale, receipt date, Kaufdatum, Verkaufsdatum, Bondatum, date d'achat, fecha de compra, data di acquisto, data da compra, aankoopdatum, data zakupu, data sprzedaży, date & time, date/time, date time",
    weak: 'date, Datum, fecha, data, tarikh, printed',
    asked: 'date of the purchase, date of the receipt, day of the purchase, date on the receipt',
    rivals: 'due-date print-date',
  }),
  concept('purchase-time', 'time', {
    labels: 'time, time of purchase, transaction time, Uhrzeit, Zeit, heure, hora, ora, tijd, godzina, time of day',
    asked: 'time of the purchase, time printed on the receipt',
    rivals: 'purchase-date',
  }),
  concept('receipt-number', 'identifier', {
    labels:
      'receipt number, receipt no, receipt #, receipt id, bill no, check number, check no, ticket number, ticket no, transaction number, transaction no, transaction id, trans no, trn no, doc no, Belegnummer, Beleg-Nr, Bonnummer, Bon-Nr, Quittungsnummer, Quittung Nr, n° de ticket, ticket n°, n° reçu, número de ticket, número de recibo, nº ticket, numero scontrino, documento n, número do recibo, recibo n, bonnummer, bon nr, kassabon nr, nr paragonu, numer paragonu, slip no, cash bill no',
    weak: 'number, no, invoice no, invoice number, tax invoice no, bill',
    asked: 'number of the receipt',
    rivals: 'customer-number tax-number vat-id',
  }),
  concept('cash-tendered', 'amount', {
    labels:
      'cash, cash tendered, tendered, amount tendered, cash received, tender, gegeben, bar, Bar gegeben, erhalten, espèces, reçu, efectivo, entregado, entrega, contanti, contante, dinheiro, entregue, contant, ontvangen, gotówka, payment',
    rivals: 'grand-total change-given',
  }),
  concept('change-given', 'amount', {
    labels:
      'change, change due, cash change, Rückgeld, Wechselgeld, zurück, rendu, monnaie, monnaie rendue, cambio, vuelto, resto, troco, wisselgeld, terug, reszta',
    rivals: 'grand-total cash-tendered',
  }),
  concept('tip', 'amount', {
    labels: 'tip, gratuity, service charge, Trinkgeld, pourboire, propina, mancia, gorjeta, fooi, napiwek',
    rivals: 'grand-total tax-total',
  }),
  concept('card-number', 'identifier', {
    labels:
      'card number, card no, credit card number, card, account, Kartennummer, Karten-Nr, numéro de carte, n° carte, número de tarjeta, numero carta, número do cartão, kaartnummer, numer karty, nr karty',
    asked: 'last four digits of the card, last digits of the card',
    rivals: 'receipt-number account-number',
  }),
  concept('cashier', 'person', {
    labels:
      'cashier, served by, server, operator, clerk, waiter, your server, Kassierer, Kassierer/in, Bediener, es bediente Sie, es bediente, caissier, caissière, vendeur, cajero, le atendió, cassiere, operatore, operador, atendido por, kassier, kassamedewerker, bediend door, kasjer, sprzedawca, obsługa',
    rivals: 'seller-name',
  }),
  concept('table-number', 'identifier', {
    labels: 'table, table no, table number, Tisch, Tisch-Nr, table n°, mesa, tavolo, tafel, stolik',
    rivals: 'receipt-number',
  }),
  concept('item-count', 'count', {
    labels:
      "items, item count, number of items, total items, total qty, total quantity, no of items, qty total, Anzahl Artikel, Posten, nombre d'articles, número de artículos, numero articoli, número de artigos, aantal artikelen, liczba pozycji",
    rivals: 'quantity grand-total',
  }),
];
