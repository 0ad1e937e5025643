import { concept } from './concept.ts';

/** Orders, quotes, deliveries and the lines that orders and invoices have. */
export const ORDERS = [
  concept('order-number', 'identifier', {
    labels: `order number, order no, order #, order id, purchase order, purchase order number, PO number, PO no, P.O. number, P.O. no, PO #, PO, P.O. #, customer order no, your order, your order number, your order no, sales order, sales order number, order ref, order reference, buyer's order no, customer PO, work order number, work order no, job number, job no, estimate number, estimate #
      Bestellnummer, Bestell-Nr, Bestellnr, Auftragsnummer, Auftrags-Nr, Auftragsnr, Ihre Bestellung, Bestellung, Bestellung Nr, Auftrag, Auftrag Nr, Ihre Auftragsnummer, Ihre Bestellnummer, Bestellreferenz
      numéro de commande, n° de commande, commande n°, bon de commande, votre commande, n° commande, référence commande
      número de pedido, nº de pedido, pedido nº, pedido, orden de compra, su pedido, n° pedido
      numero ordine, ordine n, n. ordine, ordine di acquisto, vostro ordine, ordine, rif. ordine
      número da encomenda, encomenda n, nº encomenda, pedido n, requisição
      ordernummer, bestelnummer, bestelling, inkoopordernummer, uw order, opdrachtnummer, order nr
      numer zamówienia, nr zamówienia, zamówienie nr, zamówienie, numer zlecenia`,
    weak: 'order, your reference, your ref, customer reference, reference, Ihr Zeichen, Ihre Referenz, votre référence, su referencia, vs. rif, uw referentie, buyer reference, ref, purchase order no. / ref',
    asked: "the buyer's purchase order number, number of the order, purchase order reference",
    rivals: 'invoice-number customer-number delivery-note-number quote-number contract-number project-number',
  }),
  concept('order-date', 'date', {
    labels:
      "order date, date of order, ordered on, purchase order date, PO date, date ordered, purchase date, Bestelldatum, Auftragsdatum, bestellt am, Auftrag vom, Bestellung vom, date de commande, commande du, fecha de pedido, fecha del pedido, data ordine, data dell'ordine, data da encomenda, data do pedido, besteldatum, orderdatum, data zamówienia, data zlecenia",
    weak: 'date, Datum, fecha, data',
    asked: 'date of the purchase order',
    rivals: 'invoice-date due-date delivery-date',
  }),
  concept('delivery-date', 'date', {
    labels:
      "delivery date, date of delivery, delivered on, ship date, shipping date, date shipped, shipped on, dispatch date, expected delivery, delivery by, required date, requested delivery date, expected date, Lieferdatum, Liefertermin, Versanddatum, geliefert am, Lieferzeitpunkt, Wunschtermin, date de livraison, date d'expédition, livraison prévue, fecha de entrega, fecha de envío, data di consegna, data consegna, data spedizione, data de entrega, data de envio, leverdatum, leveringsdatum, verzenddatum, data dostawy, termin dostawy, data wysyłki",
    rivals: 'invoice-date order-date due-date service-date',
  }),
  concept('delivery-note-number', 'identifier', {
    labels:
      'delivery note, delivery note number, delivery note no, delivery number, packing slip number, packing list no, DO no, D/O no, dispatch note, shipment number, shipment no, Lieferschein, Lieferscheinnummer, Lieferschein-Nr, Lieferschein Nr, Lieferscheinnr, bon de livraison, n° BL, BL n°, numéro de bon de livraison, albarán, nº albarán, número de albarán, DDT, D.D.T. n, documento di trasporto, bolla n, guia de remessa, guia de transporte, pakbon, pakbonnummer, leverbon, WZ, nr WZ, dowód dostawy',
    rivals: 'invoice-number order-number',
  }),
  concept('quote-number', 'identifier', {
    labels:
      'quote number, quote no, quotation no, quotation number, offer number, offer no, proposal number, estimate no, estimate number, Angebotsnummer, Angebots-Nr, Angebot Nr, Offertnummer, numéro de devis, devis n°, n° devis, número de presupuesto, presupuesto nº, oferta nº, numero preventivo, preventivo n, offerta n, orçamento n, proposta n, offertenummer, offerte nr, numer oferty, oferta nr',
    rivals: 'invoice-number order-number',
  }),
  concept('quote-validity', 'date', {
    labels:
      "valid until, quote valid until, offer valid until, expires on, expiration, Angebot gültig bis, gültig bis, valable jusqu'au, validez, válido hasta, valido fino al, válido até, geldig tot, ważne do, oferta ważna do",
    rivals: 'invoice-date order-date',
  }),
  concept('project-number', 'identifier', {
    labels:
      'project number, project no, project #, project id, project code, job number, job #, Projektnummer, Projekt-Nr, Projekt, numéro de projet, n° projet, número de proyecto, numero progetto, commessa, número do projeto, projectnummer, numer projektu',
    weak: 'project',
    rivals: 'order-number invoice-number',
  }),
  concept('cost-centre', 'identifier', {
    labels:
      'cost centre, cost center, department code, Kostenstelle, centre de coût, centro de coste, centro di costo, centro de custo, kostenplaats, centrum kosztów, MPK',
    rivals: 'order-number',
  }),
  concept('item-description', 'name', {
    labels: `description, item description, item, product, product name, article, goods, description of goods, service, services, product description, particulars, product/service, item name, details, material, description of services, line description, goods description, item & description
      Bezeichnung, Beschreibung, Artikel, Artikelbezeichnung, Leistung, Produkt, Warenbezeichnung, Leistungsbeschreibung, Artikelbeschreibung, Gegenstand, Produktname
      désignation, description, libellé, article, produit, prestation, désignation des produits
      descripción, concepto, artículo, producto, detalle
      descrizione, articolo, prodotto, descrizione articolo, natura e qualità dei beni
      descrição, designação, artigo, produto, discriminação
      omschrijving, beschrijving, artikel, product, artikelomschrijving
      nazwa towaru, nazwa, opis, nazwa towaru lub usługi, towar, nazwa usługi, towar/usługa, nazwa produktu`,
    asked:
      'name of the product or service on the line, name of the product, name of the item, name of the article, what was bought, line item description, description of the item, name of the service',
    rivals: 'item-number quantity unit-price line-total',
    item: 0.95,
  }),
  concept('item-number', 'code', {
    labels:
      'item number, item no, item code, article number, article no, product code, product number, product no, part number, part no, SKU, stock code, material number, catalog number, catalogue number, model number, model no, code, item #, EAN, GTIN, UPC, barcode, HSN, HSN/SAC, HSN code, Artikelnummer, Art.-Nr, Artikel-Nr, Art-Nr, Materialnummer, Teilenummer, Sachnummer, Bestellnummer, Produktnummer, référence, réf, code article, réf article, référence produit, referencia, código, código artículo, ref, codice, codice articolo, cod. art, cod. articolo, riferimento, referência, código do artigo, cód, artikelnummer, artikelcode, art. nr, kod, indeks, numer katalogowy, kod towaru, symbol',
    asked: 'number of the article, number of the product',
    rivals: 'item-description invoice-number position-number',
    item: 0.9,
  }),
  concept('position-number', 'identifier', {
    labels:
      'line no, line number, pos, item no, sr no, s.no, sl no, serial no, lfd. Nr, Pos.-Nr, lfd Nr, ligne, n° ligne, línea, nº línea, riga, n. riga, linha, regel, regelnummer, lp, l.p., poz',
    weak: 'position, line, row, #, no',
    rivals: 'item-number quantity',
    item: 0.9,
  }),
  concept('quantity', 'quantity', {
    labels:
      'quantity, qty, qty., units, no. of units, pieces, pcs, hours, quantity ordered, qty ordered, qty shipped, quantity shipped, quantity delivered, ordered, shipped, hrs, days, spots, Menge, Anzahl, Stück, Stk, Anz, Liefermenge, Std, Stunden, quantité, qté, qte, nombre, heures, cantidad, cant, uds, unidades, quantità, q.tà, qta, quant, pezzi, quantidade, qtd, qtde, qt, aantal, hoeveelheid, ilość, szt, liczba',
    asked: 'number of units, how many, number of pieces',
    rivals: 'unit-price line-total item-number position-number',
    item: 0.95,
  }),
  concept('unit', 'title', {
    labels:
      'unit, UOM, unit of measure, U/M, UM, Einheit, ME, Mengeneinheit, Einh, unité, unité de mesure, unidad, unidad de medida, unità di misura, U.M., unidade, un, eenheid, jednostka, j.m., jm, jedn',
    rivals: 'quantity unit-price',
    item: 0.95,
  }),
  concept('unit-price', 'amount', {
    labels: `unit price, price, rate, unit cost, price per unit, price each, each, cost, U/P, unit rate, hourly rate, list price, net price, price/unit, item price, unit amount, unit price excl. VAT, rate per unit
      Einzelpreis, Preis, Stückpreis, E-Preis, EP, Preis/Einheit, Einheitspreis, Einzelpreis netto, Nettopreis, Preis pro Einheit, Preis pro Stück, Stundensatz, Einzel
      prix unitaire, PU, P.U., prix unitaire HT, PU HT, P.U. HT, prix, tarif
      precio unitario, precio, precio unidad, P. unitario, P.U., precio/ud
      prezzo unitario, prezzo, prezzo un, P. unitario, prezzo unit
      preço unitário, preço, pr. unitário, valor unitário, P. unit
      prijs, stuksprijs, eenheidsprijs, prijs per stuk, prijs per eenheid, tarief
      cena jednostkowa, cena, cena netto, cena jedn, cena jedn. netto`,
    asked: 'price per unit, price of one unit, price per item, cost per unit',
    rivals: 'line-total quantity grand-total net-total discount',
    item: 0.95,
  }),
  concept('line-total', 'amount', {
    labels: `line total, line amount, total price, extended price, net amount, extension, ext price, extended amount, item total, net value, total excl. VAT, amount excl. VAT, taxable value
      Gesamtpreis, Betrag, Gesamt, Summe, G-Preis, GP, Positionssumme, Gesamt netto, Nettobetrag, Wert, Positionsbetrag, Gesamtbetrag, Netto, Preis gesamt, Zeilenbetrag, Gesamtpreis netto
      montant, total, montant HT, total HT, prix total, total ligne
      importe, total, importe total, total línea, importe neto, precio total
      importo, totale, totale riga, importo netto, prezzo totale, imponibile
      valor, total, montante, valor total, total líquido
      bedrag, totaal, totaalprijs, regeltotaal, totaal excl. btw
      wartość, wartość netto, kwota, razem, wartość sprzedaży netto, wartość brutto`,
    weak: 'amount, total, value, total amount, subtotal, sum, price, cost',
    asked:
      'amount of the line, total of the line, line sum, amount per line, total price of the line, amount without tax of the line, total amount of the line, amount of the line item, total of the line item, total amount of the line item, price of the line item, total price of the line item, amount of the position, total amount of the position, Betrag der Position, Gesamtbetrag der Position, montant de la ligne, montant total de la ligne, importe de la línea, importe total de la línea, importo della riga, importo totale della riga, valor da linha, valor total da linha, bedrag van de regel, totaalbedrag van de regel, kwota pozycji, łączna kwota pozycji',
    rivals: 'unit-price quantity grand-total tax-total',
    item: 0.95,
    role: 'line',
  }),
  concept('line-tax', 'amount', {
    labels:
      'tax amount, VAT amount, VAT, tax, GST, MwSt-Betrag, USt-Betrag, MwSt, montant TVA, TVA, importe IVA, IVA, importo IVA, valor IVA, btw bedrag, btw, kwota VAT, VAT',
    asked: 'tax of the line, vat of the line',
    rivals: 'tax-rate line-total',
    item: 0.9,
    role: 'line',
  }),
  concept('country-of-origin', 'country', {
    labels:
      "country of origin, origin, made in, Ursprungsland, Herkunftsland, pays d'origine, país de origen, paese di origine, país de origem, land van herkomst, kraj pochodzenia",
    rivals: 'country',
    item: 0.6,
  }),
  concept('serial-number', 'identifier', {
    labels:
      'serial number, serial no, S/N, SN, serial, Seriennummer, Serien-Nr, numéro de série, n° de série, número de serie, nº serie, numero di serie, matricola, número de série, serienummer, numer seryjny, nr seryjny, fabrieksnummer, Fabriknummer',
    rivals: 'item-number',
    item: 0.4,
  }),
  concept('lot-number', 'code', {
    labels:
      'lot number, lot no, batch, batch number, batch no, lot, Charge, Chargennummer, Chargen-Nr, Los, Losnummer, numéro de lot, n° de lot, número de lote, lote, lotto, numero lotto, numero di lotto, partijnummer, batchnummer, numer partii, nr partii, seria',
    rivals: 'serial-number',
    item: 0.4,
  }),
];
