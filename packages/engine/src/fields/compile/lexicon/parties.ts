import { concept } from './concept.ts';

/** Who sends a business document and who gets it, with their addresses and numbers. */
export const PARTIES = [
  concept('seller-name', 'party', {
    labels: `seller, supplier, vendor, seller name, supplier name, vendor name, from, bill from, sold by, issued by, company name, provider, service provider, payee, merchant, store name, shop name, contractor
      Verkäufer, Lieferant, Rechnungssteller, Anbieter, Verkäufername, Firma, Rechnungsersteller, Leistungserbringer, Auftragnehmer
      vendeur, fournisseur, émetteur, prestataire, nom du fournisseur
      vendedor, proveedor, emisor, nombre del proveedor
      venditore, fornitore, cedente, cedente/prestatore, mittente
      vendedor, fornecedor, emitente
      verkoper, leverancier
      sprzedawca, dostawca, wystawca, nazwa sprzedawcy`,
    weak: 'company, issuer, name, remit to, make checks payable to, payable to',
    asked:
      'name of the seller, name of the supplier, name of the vendor, company that issued the invoice, name of the company or shop that issued the receipt, issuing company, invoice issuer, name of the shop, company that issued the receipt, name of the issuer',
    rivals: 'buyer-name ship-to-name contact-person bank-name',
    role: 'issuer',
  }),
  concept('buyer-name', 'party', {
    labels: `buyer, customer, client, bill to, sold to, billed to, invoice to, customer name, client name, buyer name, purchaser, invoiced to, account name, payer, attention, charge to, recipient
      Käufer, Kunde, Rechnungsempfänger, Auftraggeber, Kundenname, Leistungsempfänger, Rechnungsanschrift, Empfänger, Rechnung an
      client, acheteur, facturé à, destinataire, adresse de facturation, nom du client
      cliente, comprador, facturar a, destinatario, nombre del cliente, receptor
      cliente, acquirente, spett.le, spettabile, destinatario, intestatario, cessionario, cessionario/committente, fatturato a
      cliente, comprador, destinatário, faturar a, exmo(s) sr(s), nome do cliente
      klant, koper, afnemer, factuur aan, factuuradres, klantnaam
      nabywca, kupujący, odbiorca, klient, nazwa nabywcy, zamawiający`,
    weak: 'to, name, an, company, guest name, ordered by, invoice address, billing address',
    asked:
      'name of the buyer, name of the customer, who the invoice is addressed to, who bought it, name of the client, invoice recipient, name of the recipient',
    rivals: 'seller-name ship-to-name contact-person customer-number',
    role: 'recipient',
  }),
  concept('ship-to-name', 'party', {
    labels:
      'ship to, deliver to, delivery to, consignee, shipped to, receiver, Lieferadresse, Lieferanschrift, Warenempfänger, Lieferung an, livré à, adresse de livraison, livrer à, enviar a, dirección de entrega, entregar a, destinazione merce, luogo di destinazione, indirizzo di consegna, local de entrega, entregar a, afleveradres, leveradres, verzenden naar, adres dostawy, odbiorca towaru',
    asked: 'name of the recipient of the goods, who receives the delivery',
    rivals: 'buyer-name seller-name',
    role: 'recipient',
  }),
  concept('seller-address', 'address', {
    labels:
      'seller address, supplier address, vendor address, company address, business address, store address, shop address, remit address, remit to, Anschrift des Lieferanten, Absender, Lieferantenadresse, Firmenanschrift, adresse du fournisseur, dirección del proveedor, indirizzo fornitore, endereço do fornecedor, adres leverancier, adres sprzedawcy, registered office, head office, Firmensitz, siège social, domicilio social, sede legale, sede social, siedziba',
    weak: 'address, Adresse, Anschrift, dirección, indirizzo, endereço, morada, adres',
    asked:
      'address of the seller, address of the shop, address of the supplier, address of the company, address of the vendor, address of the issuer',
    rivals: 'buyer-address ship-to-address',
    role: 'issuer',
  }),
  concept('buyer-address', 'address', {
    labels:
      'bill to, billing address, invoice address, customer address, buyer address, sold to, mailing address, Rechnungsadresse, Rechnungsanschrift, Kundenadresse, adresse de facturation, adresse du client, dirección de facturación, dirección del cliente, indirizzo di fatturazione, indirizzo cliente, endereço de faturação, morada do cliente, factuuradres, adres klant, adres nabywcy',
    weak: 'address, Adresse, Anschrift, dirección, indirizzo, endereço, morada, adres, to, customer',
    asked: 'address of the buyer, address of the customer, address of the client, address of the recipient',
    rivals: 'seller-address ship-to-address',
    role: 'recipient',
  }),
  concept('ship-to-address', 'address', {
    labels:
      'ship to, shipping address, delivery address, deliver to, ship-to address, place of delivery, Lieferadresse, Lieferanschrift, Versandadresse, adresse de livraison, dirección de envío, dirección de entrega, indirizzo di consegna, indirizzo di spedizione, endereço de entrega, local de entrega, morada de entrega, afleveradres, leveradres, bezorgadres, adres dostawy, miejsce dostawy',
    asked: 'address the goods are delivered to',
    rivals: 'buyer-address seller-address',
    role: 'recipient',
  }),
  concept('vat-id', 'vat-id', {
    labels: `VAT number, VAT ID, VAT no, VAT reg no, VAT registration number, VAT identification number, VAT registration no, tax registration number, GSTIN, GST number, GST no, GST reg no, GST ID, GST registration number, sales tax registration, service tax no, ABN, tax ID
      USt-IdNr, USt-ID, Umsatzsteuer-ID, USt-Id-Nr, Umsatzsteuer-Identifikationsnummer, UID, UID-Nr, USt-IdNr., Ust.-Id, MwSt-Nr, UStID
      n° TVA, TVA intracommunautaire, n° TVA intracommunautaire, numéro de TVA, n° de TVA, N° TVA intracom
      NIF, CIF, NIF/CIF, NIF IVA, CIF/NIF, número de IVA
      partita IVA, P. IVA, P.IVA, Part. IVA, cod. fisc. e p. iva
      NIF, contribuinte n, NIPC, número de contribuinte, CNPJ
      btw-nummer, btw nr, btw-nr, btw nummer, btw-id, ondernemingsnummer
      NIP, nr NIP, numer VAT, VAT UE, VAT-UE`,
    asked:
      'vat identification number of the seller, vat number of the seller, seller vat id, seller vat number, supplier vat number, supplier vat id, vendor vat number, seller tax id, supplier tax id',
    rivals: 'buyer-vat-id tax-number company-registration-number customer-number',
    role: 'issuer',
  }),
  concept('buyer-vat-id', 'vat-id', {
    labels:
      'customer VAT number, your VAT number, customer VAT ID, buyer VAT number, your VAT ID, client VAT number, Ihre USt-IdNr, Ihre USt-ID, USt-IdNr des Kunden, Kunden-USt-IdNr, Ihre UID, votre n° TVA, TVA client, n° TVA client, NIF cliente, CIF cliente, P. IVA cliente, vostra partita IVA, NIF do cliente, contribuinte do cliente, uw btw-nummer, btw-nummer klant, NIP nabywcy',
    weak: 'VAT number, VAT ID, USt-IdNr, NIF, NIP, P. IVA, btw-nummer, n° TVA',
    asked: 'vat identification number of the buyer, buyer vat id, vat number of the customer, buyer tax id, customer tax id',
    rivals: 'vat-id tax-number',
    role: 'recipient',
  }),
  concept('tax-number', 'tax-id', {
    labels:
      'tax number, tax no, tax reference, TIN, tax ID number, taxpayer identification number, federal tax ID, Steuernummer, Steuer-Nr, St.-Nr, Steuernr, Steuer-ID, Steueridentifikationsnummer, IdNr, numéro fiscal, identifiant fiscal, número fiscal, número de identificación fiscal, codice fiscale, cod. fiscale, C.F., número de identificação fiscal, fiscaal nummer, RSIN, numer identyfikacji podatkowej, PESEL, PAN, PAN no',
    asked: 'tax number of the seller, tax identification number',
    rivals: 'vat-id buyer-vat-id company-registration-number',
  }),
  concept('company-registration-number', 'identifier', {
    labels:
      'company registration number, registration number, company number, company no, reg no, co reg no, company reg no, registered number, ROC no, UEN, CIN, ACN, Handelsregisternummer, HRB, HRA, Registernummer, SIRET, SIREN, RCS, n° SIRET, Registro Mercantil, REA, numero REA, KvK, KvK-nummer, KRS, REGON, numer KRS',
    rivals: 'vat-id tax-number',
  }),
  concept('customer-number', 'identifier', {
    labels:
      'customer number, customer no, customer ID, customer #, client number, client no, client ID, cust no, cust id, customer code, customer reference, account code, buyer number, member number, membership number, Kundennummer, Kunden-Nr, Kd-Nr, Kundennr, Kd.-Nr., Debitor, Debitorennummer, Mitgliedsnummer, numéro client, n° client, code client, réf. client, número de cliente, nº cliente, código cliente, código de cliente, codice cliente, numero cliente, cod. cliente, número de cliente, código do cliente, klantnummer, klantnr, debiteurnummer, klant nr, relatienummer, numer klienta, nr klienta, kod klienta',
    weak: 'account no, account number, ID',
    asked: 'customer id number, number of the customer',
    rivals: 'invoice-number order-number account-number vat-id',
  }),
  concept('contact-person', 'person', {
    labels:
      "contact, contact person, contact name, your contact, attn, attention, handled by, account manager, sales person, salesperson, sales rep, account executive, clerk, cashier, Ansprechpartner, Sachbearbeiter, Kontakt, Ihr Ansprechpartner, Kontaktperson, zu Händen, z. Hd., Bearbeiter, Kassierer, contact, interlocuteur, à l'attention de, votre contact, suivi par, persona de contacto, contacto, a la atención de, atendido por, referente, contatto, alla cortese attenzione, pessoa de contacto, contato, a/c, contactpersoon, t.a.v., behandeld door, osoba kontaktowa, osoba do kontaktu, kontakt",
    rivals: 'buyer-name seller-name signatory',
  }),
  concept('email', 'email', {
    labels:
      'email, e-mail, email address, e-mail address, mail, E-Mail-Adresse, courriel, adresse e-mail, adresse électronique, correo electrónico, correo, indirizzo email, posta elettronica, PEC, endereço de e-mail, correio eletrónico, e-mailadres, adres e-mail, poczta elektroniczna',
    asked: 'email of the person, contact email',
    rivals: 'website',
  }),
  concept('phone', 'phone', {
    labels:
      'phone, telephone, phone number, tel, tel no, telephone number, mobile, cell, mobile number, cell phone, contact number, Telefon, Telefonnummer, Tel, Mobil, Handy, Mobiltelefon, Fon, téléphone, tél, portable, numéro de téléphone, mobile, teléfono, tfno, móvil, telefono, cellulare, cell, telefone, telemóvel, celular, telefoon, telefoonnummer, mobiel, telefon, nr telefonu, telefon komórkowy, tel. kom.',
    rivals: 'fax',
  }),
  concept('fax', 'phone', {
    labels: 'fax, fax number, fax no, facsimile, telefax, Faxnummer, télécopie, télécopieur, número de fax, faksu, faks, nr faksu',
    rivals: 'phone',
  }),
  concept('website', 'url', {
    labels:
      'website, web site, web, homepage, url, internet, www, Webseite, Internetseite, site web, site internet, sitio web, página web, sito web, sito internet, sítio web, strona internetowa, strona www, link',
    rivals: 'email',
  }),
  concept('country', 'country', {
    labels: 'country, Land, Staat, pays, país, paese, stato, nazione, country of residence, kraj, państwo',
    rivals: 'nationality country-of-origin',
    item: 0.3,
  }),
  concept('city', 'place', {
    labels:
      'city, town, Stadt, Ort, ville, commune, ciudad, población, localidad, città, comune, cidade, localidade, stad, plaats, woonplaats, miasto, miejscowość',
    rivals: 'country state',
    item: 0.2,
  }),
  concept('state', 'place', {
    labels:
      'state, province, county, region, Bundesland, Kanton, Provinz, département, région, canton, estado, provincia, comunidad autónoma, provincia, regione, distrito, provincie, województwo',
    rivals: 'country city',
    item: 0.3,
  }),
  concept('postcode', 'postcode', {
    labels:
      'postcode, postal code, zip, zip code, zip/postal code, PLZ, Postleitzahl, code postal, código postal, C.P., CAP, codice di avviamento postale, código-postal, CEP, kod pocztowy',
    rivals: 'phone',
  }),
  concept('street-address', 'address', {
    labels:
      'street, street address, address line 1, address, Straße, Strasse, Straße und Hausnummer, Adresse, Anschrift, rue, adresse, voie, calle, dirección, domicilio, via, indirizzo, rua, morada, endereço, straat, straat en huisnummer, adres, ulica, home address, residential address, permanent address, Wohnanschrift, Wohnort, lieu de résidence, residencia, residenza, residência, woonadres, adres zamieszkania',
    weak: 'location',
    rivals: 'city postcode email',
  }),
];
