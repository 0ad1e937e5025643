/** Printed labels by language, `|` between the ways in which firms word them. */
export type LabelsByLanguage = Record<string, string>;

const inAll = (eng: string, deu: string, fra: string, spa: string, ita: string, por: string, nld: string, pol: string): LabelsByLanguage => ({ eng, deu, fra, spa, ita, por, nld, pol });

export const LABELS = {
  invoice: inAll('Invoice|Tax invoice', 'Rechnung', 'Facture', 'Factura', 'Fattura', 'Fatura', 'Factuur', 'Faktura'),
  order: inAll('Purchase order|Order', 'Bestellung', 'Bon de commande', 'Pedido', 'Ordine di acquisto', 'Encomenda', 'Bestelling|Inkooporder', 'Zamówienie'),
  delivery: inAll('Delivery note', 'Lieferschein', 'Bon de livraison', 'Albarán', 'Documento di trasporto', 'Guia de remessa', 'Pakbon', 'Dokument WZ'),
  number: inAll('Invoice No.|Invoice number|Number|Document no', 'Rechnungsnummer|Rechnungs-Nr.|Nummer|Beleg-Nr.', 'N° de facture|Facture n°|Numéro', 'N.º de factura|Número de factura|Factura n.º', 'Fattura n.|Numero fattura|Numero', 'Fatura n.º|Número da fatura|Número', 'Factuurnummer|Factuurnr.|Nummer', 'Numer faktury|Faktura nr|Numer'),
  orderNumber: inAll('Order No.|PO number|Your order', 'Bestellnummer|Ihre Bestellung|Auftrags-Nr.', 'N° de commande|Votre commande', 'N.º de pedido|Su pedido', 'Numero ordine|Vs. ordine', 'N.º de encomenda|Sua encomenda', 'Bestelnummer|Uw bestelling', 'Numer zamówienia|Zamówienie nr'),
  deliveryNumber: inAll('Delivery note No.|Note number', 'Lieferschein-Nr.|Lieferscheinnummer', 'N° du bon|Bon de livraison n°', 'N.º de albarán|Albarán n.º', 'DDT n.|Numero documento', 'Guia n.º|Número da guia', 'Pakbonnummer', 'Numer WZ|WZ nr'),
  date: inAll('Date|Invoice date|Date of issue', 'Datum|Rechnungsdatum|Belegdatum', 'Date|Date de facture|Émise le', 'Fecha|Fecha de factura|Fecha de emisión', 'Data|Data fattura|Data di emissione', 'Data|Data da fatura|Data de emissão', 'Datum|Factuurdatum', 'Data|Data wystawienia'),
  due: inAll('Due date|Payment due|Pay by', 'Fällig am|Zahlbar bis|Fälligkeit', 'Échéance|Date d’échéance|À payer avant le', 'Vencimiento|Fecha de vencimiento', 'Scadenza|Data scadenza', 'Vencimento|Data de vencimento', 'Vervaldatum|Te betalen voor', 'Termin płatności|Płatne do'),
  delivered: inAll('Delivery date|Date of supply', 'Lieferdatum|Leistungsdatum', 'Date de livraison|Livré le', 'Fecha de entrega', 'Data di consegna', 'Data de entrega', 'Leverdatum', 'Data dostawy'),
  customer: inAll('Customer no.|Account number|Client ID', 'Kundennummer|Kunden-Nr.', 'N° client|Code client', 'N.º de cliente|Código de cliente', 'Codice cliente|N. cliente', 'N.º de cliente|Código do cliente', 'Klantnummer|Debiteurnr.', 'Numer klienta|Nr kontrahenta'),
  vat: inAll('VAT No.|VAT registration number|VAT ID', 'USt-IdNr.|Umsatzsteuer-ID', 'N° TVA|TVA intracommunautaire', 'NIF|NIF-IVA', 'Partita IVA|P. IVA', 'NIF|N.º contribuinte', 'BTW-nummer|Btw-nr.', 'NIP'),
  net: inAll('Subtotal|Net amount|Total excl. VAT', 'Zwischensumme|Nettobetrag|Summe netto', 'Total HT|Montant HT', 'Base imponible|Subtotal', 'Imponibile|Totale imponibile', 'Subtotal|Total líquido', 'Subtotaal|Totaal excl. btw', 'Razem netto|Wartość netto'),
  tax: inAll('VAT 20%|VAT', 'MwSt. 19 %|Umsatzsteuer', 'TVA 20 %|TVA', 'IVA 21 %|Cuota IVA', 'IVA 22%|IVA', 'IVA 23%|IVA', 'Btw 21%|BTW', 'VAT 23%|Kwota VAT'),
  total: inAll('Total|Amount due|Total incl. VAT', 'Gesamtbetrag|Rechnungsbetrag|Zu zahlen', 'Total TTC|Net à payer', 'Total|Total factura|Total a pagar', 'Totale|Totale fattura|Totale da pagare', 'Total|Total a pagar', 'Totaal|Te betalen|Totaal incl. btw', 'Razem brutto|Do zapłaty'),
  description: inAll('Description|Item', 'Bezeichnung|Beschreibung', 'Désignation|Description', 'Descripción|Concepto', 'Descrizione', 'Descrição|Designação', 'Omschrijving', 'Nazwa towaru|Opis'),
  code: inAll('Item no.|Code', 'Artikel-Nr.|Art.-Nr.', 'Réf.|Référence', 'Código|Ref.', 'Codice|Cod. articolo', 'Código|Ref.', 'Artikelnr.|Code', 'Indeks|Kod'),
  quantity: inAll('Qty|Quantity', 'Menge|Anzahl', 'Qté|Quantité', 'Cantidad|Cant.', 'Quantità|Q.tà', 'Quantidade|Qtd.', 'Aantal', 'Ilość'),
  price: inAll('Unit price|Price', 'Einzelpreis|Preis', 'Prix unitaire|PU HT', 'Precio|Precio unitario', 'Prezzo|Prezzo unitario', 'Preço unitário|Preço', 'Prijs|Stuksprijs', 'Cena|Cena jednostkowa'),
  amount: inAll('Amount|Line total', 'Betrag|Gesamtpreis', 'Montant|Montant HT', 'Importe|Total', 'Importo|Totale', 'Valor|Total', 'Bedrag', 'Wartość|Kwota'),
} as const;

/** Things that forms of all kinds ask for. */
export const FORM_LABELS = {
  projectCode: inAll('Project code', 'Projektkennung', 'Code projet', 'Código de proyecto', 'Codice progetto', 'Código do projeto', 'Projectcode', 'Kod projektu'),
  projectManager: inAll('Project manager', 'Projektleitung', 'Chef de projet', 'Jefe de proyecto', 'Capo progetto', 'Gestor do projeto', 'Projectleider', 'Kierownik projektu'),
  site: inAll('Site', 'Standort', 'Site', 'Emplazamiento', 'Sede', 'Local', 'Locatie', 'Lokalizacja'),
  inspector: inAll('Inspector', 'Prüfer', 'Inspecteur', 'Inspector', 'Ispettore', 'Inspetor', 'Inspecteur', 'Inspektor'),
  batch: inAll('Batch number', 'Chargennummer', 'Numéro de lot', 'Número de lote', 'Numero di lotto', 'Número de lote', 'Batchnummer', 'Numer partii'),
  serial: inAll('Serial number', 'Seriennummer', 'Numéro de série', 'Número de serie', 'Numero di serie', 'Número de série', 'Serienummer', 'Numer seryjny'),
  room: inAll('Room', 'Raum', 'Salle', 'Sala', 'Stanza', 'Sala', 'Ruimte', 'Pokój'),
  depth: inAll('Depth (m)', 'Tiefe (m)', 'Profondeur (m)', 'Profundidad (m)', 'Profondità (m)', 'Profundidade (m)', 'Diepte (m)', 'Głębokość (m)'),
  temperature: inAll('Temperature', 'Temperatur', 'Température', 'Temperatura', 'Temperatura', 'Temperatura', 'Temperatuur', 'Temperatura'),
  weight: inAll('Weight', 'Gewicht', 'Poids', 'Peso', 'Peso', 'Peso', 'Gewicht', 'Waga'),
  approvedBy: inAll('Approved by', 'Genehmigt von', 'Approuvé par', 'Aprobado por', 'Approvato da', 'Aprovado por', 'Goedgekeurd door', 'Zatwierdził'),
  preparedBy: inAll('Prepared by', 'Erstellt von', 'Préparé par', 'Preparado por', 'Preparato da', 'Preparado por', 'Opgesteld door', 'Sporządził'),
  validUntil: inAll('Valid until', 'Gültig bis', 'Valable jusqu’au', 'Válido hasta', 'Valido fino al', 'Válido até', 'Geldig tot', 'Ważne do'),
  receivedOn: inAll('Received on', 'Eingegangen am', 'Reçu le', 'Recibido el', 'Ricevuto il', 'Recebido em', 'Ontvangen op', 'Data wpływu'),
  department: inAll('Department', 'Abteilung', 'Service', 'Departamento', 'Reparto', 'Departamento', 'Afdeling', 'Dział'),
  costCentre: inAll('Cost centre', 'Kostenstelle', 'Centre de coûts', 'Centro de coste', 'Centro di costo', 'Centro de custo', 'Kostenplaats', 'Centrum kosztów'),
  model: inAll('Model', 'Modell', 'Modèle', 'Modelo', 'Modello', 'Modelo', 'Model', 'Model'),
  reason: inAll('Reason', 'Grund', 'Motif', 'Motivo', 'Motivo', 'Motivo', 'Reden', 'Powód'),
  member: inAll('Membership number', 'Mitgliedsnummer', 'Numéro d’adhérent', 'Número de socio', 'Numero di tessera', 'Número de sócio', 'Lidnummer', 'Numer członkowski'),
  born: inAll('Date of birth', 'Geburtsdatum', 'Date de naissance', 'Fecha de nacimiento', 'Data di nascita', 'Data de nascimento', 'Geboortedatum', 'Data urodzenia'),
  licence: inAll('Licence number', 'Lizenznummer', 'Numéro de licence', 'Número de licencia', 'Numero di licenza', 'Número da licença', 'Licentienummer', 'Numer licencji'),
  budget: inAll('Budget', 'Budget', 'Budget', 'Presupuesto', 'Budget', 'Orçamento', 'Budget', 'Budżet'),
  deposit: inAll('Deposit', 'Kaution', 'Caution', 'Depósito', 'Deposito', 'Caução', 'Waarborgsom', 'Kaucja'),
  applicant: inAll('Applicant', 'Antragsteller', 'Demandeur', 'Solicitante', 'Richiedente', 'Requerente', 'Aanvrager', 'Wnioskodawca'),
  contactPhone: inAll('Telephone', 'Telefon', 'Téléphone', 'Teléfono', 'Telefono', 'Telefone', 'Telefoon', 'Telefon'),
  mail: inAll('E-mail', 'E-Mail', 'Courriel', 'Correo electrónico', 'E-mail', 'E-mail', 'E-mail', 'E-mail'),
  pieces: inAll('Number of pieces', 'Stückzahl', 'Nombre de pièces', 'Número de piezas', 'Numero di pezzi', 'Número de peças', 'Aantal stuks', 'Liczba sztuk'),
} as const;

/** English words for what the labels above mean, as a user describes a field. */
export const SAID: Record<keyof typeof FORM_LABELS, string> = {
  projectCode: 'Code of the project', projectManager: 'Person who leads the project', site: 'Place of the site', inspector: 'Name of the inspector', batch: 'Batch or lot number', serial: 'Serial number of the device', room: 'Room', depth: 'Depth in metres', temperature: 'Measured temperature in °C', weight: 'Weight in kg', approvedBy: 'Who approved it', preparedBy: 'Person who prepared the document', validUntil: 'Date until which it is valid', receivedOn: 'Date on which it was received', department: 'Department', costCentre: 'Cost centre that pays', model: 'Model of the machine', reason: 'Reason given', member: 'Membership number', born: 'Date of birth', licence: 'Number of the licence', budget: 'Budget', deposit: 'Deposit to be paid', applicant: 'Name of the applicant', contactPhone: 'Telephone number', mail: 'E-mail address', pieces: 'How many pieces',
};
