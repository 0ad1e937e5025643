import { concept } from './concept.ts';

/** Invoices and credit notes: what stands once on the document. */
export const INVOICES = [
  concept('invoice-number', 'identifier', {
    labels: `invoice number, invoice no, invoice #, invoice id, inv no, inv #, bill number, bill no, tax invoice no, credit note number, credit note no, credit memo number, document number, reference number of the invoice, invoice ref, invoice reference
      Rechnungsnummer, Rechnungs-Nr, Rechnung Nr, Rechnungsnr, RE-Nr, Rechnung Nummer, Rechnung, Belegnummer, Beleg-Nr, Gutschriftsnummer, Gutschrift Nr, Faktura-Nr
      numéro de facture, n° de facture, facture n°, facture numéro, no facture, numéro facture, numéro d'avoir, avoir n°, n° facture
      número de factura, nº de factura, factura nº, factura n°, núm. factura, nº factura
      numero fattura, fattura n, fattura numero, n. fattura, fattura nr, numero documento
      número da fatura, fatura n, nº da fatura, fatura nº, número da fattura, nota fiscal n
      factuurnummer, factuur nr, factuurnr, nummer factuur
      numer faktury, faktura nr, nr faktury, faktura vat nr, faktura numer`,
    weak: 'number, no, #, invoice, ref, reference, Nr, Nummer, n°, numéro, facture, factura, fattura, fatura, factuur, faktura, doc no, document no, receipt number, bill, tax invoice, statement number',
    asked: 'number of the invoice or credit note, invoice identifier, number of the invoice',
    rivals: 'order-number customer-number delivery-note-number quote-number vat-id contract-number account-number tax-number',
  }),
  concept('invoice-date', 'date', {
    labels: `invoice date, date of invoice, invoiced on, date issued, issue date, date of issue, issued on, bill date, billing date, tax invoice date, credit note date, inv date, invoice dated
      Rechnungsdatum, Datum der Rechnung, Ausstellungsdatum, Belegdatum, Rechnung vom, Re-Datum, Gutschriftsdatum, Rg-Datum
      date de facture, date de la facture, date de facturation, date d'émission, facture du, date facture, émise le
      fecha de factura, fecha de emisión, fecha de la factura, fecha factura, fecha de expedición
      data fattura, data di emissione, data della fattura, data documento, data emissione
      data da fatura, data de emissão, data da emissão, data fatura
      factuurdatum, datum factuur
      data wystawienia, data faktury, data wystawienia faktury`,
    weak: 'date, dated, Datum, fecha, data, le, Tarikh, invoice, tax point',
    asked: 'date of the invoice, date when the invoice was issued',
    rivals: 'due-date delivery-date order-date service-date period-start period-end print-date',
  }),
  concept('due-date', 'date', {
    labels: `due date, payment due, payment due date, date due, due on, due by, pay by, please pay by, payable by, payment date due, invoice due date, balance due on, payment deadline, payment required by
      Fälligkeitsdatum, fällig am, Fälligkeit, zahlbar bis, zu zahlen bis, Zahlungsziel, Zahlbar bis zum, Fällig, Zahlungsfrist
      date d'échéance, échéance, à payer avant le, date limite de paiement, payable le, à régler avant le, date échéance
      fecha de vencimiento, vencimiento, pagar antes de, fecha vencimiento
      data di scadenza, scadenza, data scadenza, scadenza pagamento
      data de vencimento, vencimento, pagar até
      vervaldatum, betalen voor, uiterste betaaldatum, te betalen voor, vervaldag, betaaldatum
      termin płatności, termin zapłaty, płatne do, data płatności`,
    weak: 'due, expiry date, deadline',
    asked: 'date by which the invoice has to be paid, date by which payment is due, last day to pay',
    rivals: 'invoice-date delivery-date order-date period-end service-date',
  }),
  concept('document-kind', 'enum', {
    labels:
      'document type, type of document, kind of document, Belegart, Dokumentart, type de document, tipo de documento, tipo documento, documenttype, rodzaj dokumentu, form type, type of form, invoice type',
    asked: 'kind of invoice, which form it is',
  }),
  concept('currency', 'currency', {
    labels:
      'currency, invoice currency, Währung, Rechnungswährung, devise, monnaie, moneda, divisa, valuta, moeda, waluta, currency code, all amounts in',
    asked: 'currency of the invoice, iso currency code, currency of the amounts, currency iso',
  }),
  concept('net-total', 'amount', {
    labels: `subtotal, sub total, net total, total net, net amount, total excl. VAT, total excluding tax, total before tax, total excl. tax, amount before tax, taxable amount, net invoice amount, total (excl. GST), total ex VAT, subtotal excl. VAT, tax base, total without tax, amount excl. VAT, goods total, sales total, total taxable
      Nettobetrag, Summe netto, Gesamt netto, Netto, Zwischensumme, Gesamtbetrag netto, Nettosumme, Rechnungsbetrag netto, Summe (netto), Netto gesamt, Gesamtsumme netto, Warenwert netto, Nettowarenwert, Warenwert, Steuerbasis, Summe exkl. MwSt, Nettoentgelt, Entgelt
      total HT, montant HT, total hors taxes, sous-total, montant total HT, montant hors taxe, base HT, total net HT
      base imponible, subtotal, total sin IVA, importe neto, total base imponible, importe sin IVA
      imponibile, totale imponibile, totale netto, importo netto, subtotale, imponibile totale
      total sem IVA, valor líquido, base tributável, total ilíquido, subtotal, incidência
      totaal excl. btw, subtotaal, totaal exclusief btw, netto bedrag, bedrag excl. btw
      wartość netto, razem netto, suma netto, kwota netto, podstawa opodatkowania`,
    weak: 'net, HT, netto, amount excl tax',
    asked:
      'amount without tax, Betrag ohne Steuer, Betrag ohne MwSt, montant sans TVA, total amount without tax, total without vat, net sum, netto total',
    rivals: 'grand-total tax-total unit-price line-total discount shipping',
  }),
  concept('tax-total', 'amount', {
    labels: `total tax, tax total, VAT, VAT amount, total VAT, sales tax, tax amount, GST, GST amount, total GST, tax, HST, IGST, CGST, SGST, service tax, VAT total, amount of tax, tax (GST)
      MwSt, Mehrwertsteuer, Umsatzsteuer, USt, MwSt-Betrag, Steuerbetrag, Summe MwSt, zzgl. MwSt, Umsatzsteuerbetrag, gesamt MwSt, zzgl. USt, Steuer, enthaltene MwSt, inkl. MwSt
      TVA, montant TVA, total TVA, montant de la TVA, taxes, total taxes
      IVA, importe IVA, cuota IVA, total IVA, cuota, total impuestos, impuestos
      IVA, importo IVA, totale IVA, imposta, totale imposta
      IVA, valor do IVA, total IVA, total de impostos, imposto
      btw, btw bedrag, totaal btw, btw-bedrag
      VAT, kwota VAT, podatek VAT, suma VAT, kwota podatku, wartość VAT`,
    asked: 'total amount of tax, sum of taxes, vat sum',
    rivals: 'tax-rate net-total grand-total vat-id',
  }),
  concept('tax-rate', 'percent', {
    labels: `tax rate, VAT rate, VAT %, tax %, GST rate, rate of VAT
      Steuersatz, MwSt-Satz, MwSt %, USt %, USt-Satz, taux TVA, taux de TVA, % TVA, tipo IVA, % IVA, tipo impositivo, aliquota, aliquota IVA, taxa IVA, taxa de IVA, btw %, btw tarief, stawka VAT, VAT w %, stawka`,
    rivals: 'tax-total discount',
    item: 0.4,
  }),
  concept('grand-total', 'amount', {
    labels: `grand total, total amount, total due, amount due, balance due, total payable, amount payable, invoice total, total including tax, total incl. VAT, total incl. tax, total to pay, total amount due, amount to pay, total (incl. GST), net payable, total invoice amount, gross total, gross amount, total price, nett total, net total payable, final total, total sales, total invoice value, please pay, total amount payable, rounded total, total after rounding, total with tax, please pay this amount, pay this amount
      Gesamtbetrag, Rechnungsbetrag, Bruttobetrag, Gesamtsumme, Endbetrag, zu zahlen, Zahlbetrag, Gesamt brutto, Summe brutto, Gesamt, Zahlungsbetrag, Gesamtbetrag brutto, Rechnungssumme, Endsumme, zu zahlender Betrag, Brutto gesamt, Summe inkl. MwSt, Summe, fälliger Betrag, Forderungsbetrag
      total TTC, montant TTC, net à payer, montant total TTC, total à payer, montant total, montant dû, total général, total facture
      total factura, importe total, total a pagar, total con IVA, total general, líquido a pagar
      totale fattura, totale documento, totale da pagare, importo totale, totale dovuto, netto a pagare, totale complessivo
      total a pagar, valor total, total da fatura, total geral, total com IVA, total documento
      totaal, totaal incl. btw, te betalen, totaalbedrag, totaal inclusief btw, totaal te betalen, factuurbedrag
      do zapłaty, razem brutto, wartość brutto, suma brutto, kwota brutto, razem do zapłaty, kwota do zapłaty, należność ogółem`,
    weak: 'total, amount, sum, totale, razem, suma, ogółem, balance, TTC, brutto',
    asked:
      'total including tax, total amount of the invoice, total amount to pay, total amount to pay including tax and after rounding, total amount of the order, total of the receipt, total gross amount, total cost, invoice amount, overall total, Gesamtbetrag inklusive MwSt, Betrag mit Steuer, total con impuestos, totale con IVA',
    rivals: 'net-total tax-total amount-paid change-given cash-tendered discount shipping unit-price line-total opening-balance rounding',
  }),
  concept('amount-paid', 'amount', {
    labels:
      'amount paid, paid, payment received, payments, paid amount, less payments, deposit paid, prepaid amount, Bezahlt, bereits bezahlt, Anzahlung, Vorauszahlung, payé, montant payé, acompte, déjà réglé, pagado, anticipo, pagato, acconto, pago, valor pago, betaald, reeds betaald, zapłacono, zaliczka, payment amount, total paid, total payments',
    rivals: 'grand-total change-given',
  }),
  concept('discount', 'amount', {
    labels:
      'discount, total discount, rebate, discount amount, Rabatt, Nachlass, Skonto, remise, rabais, escompte, descuento, sconto, desconto, korting, rabat, upust, less discount, agency commission, commission',
    rivals: 'net-total grand-total',
    item: 0.3,
  }),
  concept('shipping', 'amount', {
    labels:
      'shipping, shipping and handling, freight, delivery charge, postage, carriage, shipping cost, freight charges, delivery fee, Versand, Versandkosten, Fracht, Porto, Lieferkosten, frais de port, frais de livraison, livraison, port, gastos de envío, portes, envío, spese di spedizione, trasporto, transporte, portes de envio, verzendkosten, vracht, koszt dostawy, koszty wysyłki, przesyłka',
    rivals: 'net-total grand-total ship-to-address',
  }),
  concept('rounding', 'amount', {
    labels:
      'rounding, rounding adjustment, round off, rounding adj, Rundung, arrondi, redondeo, arrotondamento, arredondamento, afronding, zaokrąglenie',
    rivals: 'grand-total',
  }),
  concept('payment-terms', 'sentence', {
    labels:
      'payment terms, terms of payment, terms, payment conditions, Zahlungsbedingungen, Zahlungskonditionen, conditions de paiement, modalités de paiement, condiciones de pago, forma de pago, condizioni di pagamento, modalità di pagamento, condições de pagamento, betalingsvoorwaarden, betalingscondities, warunki płatności, credit terms',
    rivals: 'due-date payment-method',
  }),
  concept('payment-method', 'title', {
    labels:
      'payment method, method of payment, paid by, payment type, payment mode, mode of payment, tender type, Zahlungsart, Zahlart, Zahlungsweise, Zahlungsmittel, mode de paiement, moyen de paiement, mode de règlement, método de pago, medio de pago, metodo di pagamento, modalità pagamento, forma de pagamento, método de pagamento, betaalwijze, betaalmethode, forma płatności, sposób płatności, sposób zapłaty',
    rivals: 'payment-terms',
  }),
  concept('service-date', 'date', {
    labels:
      'service date, date of service, date of supply, supply date, tax point, performance date, Leistungsdatum, Liefer-/Leistungsdatum, Leistungszeitpunkt, Leistungszeitraum, Leistungs-/Lieferdatum, date de prestation, date de la prestation, fecha de operación, fecha de prestación, data prestazione, data da prestação, leverdatum, data sprzedaży, data wykonania usługi, data dostawy lub wykonania usługi',
    rivals: 'invoice-date delivery-date due-date',
    item: 0.3,
  }),
  concept('period-start', 'date', {
    labels:
      'period start, start of period, billing period from, period from, period beginning, from date, start date, date from, begin date, beginning date, commencement date, valid from, first day, flight start, start of flight, Beginn, von, Zeitraum von, gültig ab, Startdatum, Anfangsdatum, Abrechnungszeitraum von, début, date de début, du, à partir du, fecha de inicio, desde, inicio, data inizio, dal, data di inizio, data de início, início, begindatum, vanaf, ingangsdatum, startdatum, data rozpoczęcia, od dnia, początek okresu',
    weak: 'period, from, start, billing period, statement period, service period, flight dates, flight, contract dates, schedule dates, run dates, travel dates, dates, date range, period covered, Zeitraum, Abrechnungszeitraum, période, periodo, período, periode, okres, od, validity',
    asked: 'first day of the period, first day, beginning of the period, first date',
    rivals: 'period-end invoice-date',
    role: 'start',
  }),
  concept('period-end', 'date', {
    labels:
      'period end, end of period, billing period to, period to, period ending, to date, end date, date to, ending date, completion date, valid until, valid to, last day, flight end, end of flight, Ende, bis, Zeitraum bis, gültig bis, Enddatum, Abrechnungszeitraum bis, fin, date de fin, au, fecha de fin, hasta, data fine, al, data di fine, data de fim, fim, einddatum, tot en met, data zakończenia, do dnia, koniec okresu',
    weak: 'period, to, end, until, billing period, statement period, service period, flight dates, flight, contract dates, schedule dates, run dates, travel dates, dates, date range, period covered, Zeitraum, Abrechnungszeitraum, période, periodo, período, periode, okres, do, validity',
    asked: 'last day of the period, last day, end of the period, last date',
    rivals: 'period-start invoice-date',
    role: 'end',
  }),
  concept('print-date', 'date', {
    labels:
      "print date, printed on, date printed, run date, report date, Druckdatum, gedruckt am, date d'impression, fecha de impresión, data di stampa, data de impressão, afdrukdatum, data wydruku",
  }),
];
