import { concept } from './concept.ts';

/** What forms of all kinds ask, and what tables of figures and books print. */
export const FORMS = [
  concept('tax-classification', 'title', {
    labels:
      'tax classification, federal tax classification, type of entity, entity type, legal form, Rechtsform, forme juridique, forma jurídica, forma giuridica, natureza jurídica, rechtsvorm, forma prawna',
    rivals: 'tax-number',
  }),
  concept('business-name', 'company', {
    labels:
      'business name, trade name, doing business as, DBA, disregarded entity name, company name, business name/disregarded entity name, Firmenname, Firma, Unternehmen, nom commercial, raison sociale, dénomination sociale, enseigne, nombre comercial, razón social, ragione sociale, denominazione, nome commerciale, firma, denominação social, nome comercial, razão social, handelsnaam, bedrijfsnaam, nazwa firmy, nazwa przedsiębiorstwa',
    asked: 'name of the business',
    rivals: 'full-name',
  }),
  concept('page-number', 'identifier', {
    labels: 'page, page no, page number, page #, Seite, Seite Nr, page n°, página, pagina, strona',
    rivals: 'reference-number',
  }),
  concept('reference-number', 'identifier', {
    labels:
      'reference number, reference no, ref no, ref #, reference, ref, file ref, file number, Referenznummer, Referenz, Referenz-Nr, Geschäftszeichen, numéro de référence, référence, réf, número de referencia, referencia, numero di riferimento, riferimento, rif, protocollo, número de referência, referência, referentienummer, kenmerk, referentie, numer referencyjny, znak sprawy, sygnatura',
    rivals: 'phone',
  }),
  concept('application-number', 'identifier', {
    labels:
      'application number, application no, application id, registration no, case id, request number, request no, ticket number, Antragsnummer, Antrags-Nr, Vorgangsnummer, numéro de demande, número de solicitud, numero domanda, número do pedido, aanvraagnummer, numer wniosku, nr wniosku',
    rivals: 'reference-number',
  }),
  concept('request-date', 'date', {
    labels:
      'date of request, request date, date requested, application date, date of application, Antragsdatum, Datum des Antrags, date de la demande, fecha de solicitud, data della richiesta, data do pedido, datum aanvraag, data wniosku',
    rivals: 'signature-date',
  }),
  concept('expiry-date', 'date', {
    labels:
      "expiry date, expiration date, expires, date of expiry, end date, termination date, valid until, expiration, expires on, exp date, valid thru, policy expiration date, policy exp, policy exp date, Ablaufdatum, gültig bis, Vertragsende, Laufzeitende, läuft ab am, Verfallsdatum, date d'expiration, date de fin, expire le, valable jusqu'au, fin du contrat, fecha de caducidad, fecha de expiración, caducidad, válido hasta, vence, fecha de fin, data di scadenza, scade il, valido fino al, scadenza, data de validade, válido até, validade, data de expiração, data de caducidade, verloopdatum, geldig tot, einddatum, vervaldatum, data ważności, termin ważności, ważny do, data wygaśnięcia",
    asked:
      'date on which the contract ends, date until which it is valid, end of the contract, last day of validity, policy end date, last day of the lease, end of the policy',
    rivals: 'effective-date issue-date',
    role: 'end',
  }),
  concept('comments', 'sentence', {
    labels:
      'comments, comment, remarks, notes, note, additional information, observations, special instructions, instructions, message, Bemerkungen, Bemerkung, Anmerkungen, Hinweise, Kommentar, Notiz, commentaires, remarques, observations, comentarios, observaciones, notas, note, osservazioni, annotazioni, comentários, observações, opmerkingen, opmerking, uwagi, komentarz',
    rivals: 'subject',
  }),
  concept('approved-by', 'person', {
    labels:
      'approved by, authorized by, authorised by, approval, approver, genehmigt von, freigegeben von, approuvé par, validé par, aprobado por, autorizado por, approvato da, autorizzato da, aprovado por, goedgekeurd door, zatwierdził, zatwierdzone przez',
    rivals: 'prepared-by requested-by',
  }),
  concept('requested-by', 'person', {
    labels:
      'requested by, requester, requestor, applicant, angefordert von, Antragsteller, demandé par, demandeur, solicitado por, solicitante, richiesto da, richiedente, solicitado por, requerente, aangevraagd door, aanvrager, wnioskodawca, zamawiający',
    rivals: 'approved-by prepared-by',
  }),
  concept('prepared-by', 'person', {
    labels:
      'prepared by, completed by, submitted by, created by, author, written by, drawn by, erstellt von, bearbeitet von, Verfasser, Autor, préparé par, rédigé par, établi par, auteur, preparado por, elaborado por, autor, preparato da, redatto da, autore, elaborado por, opgesteld door, auteur, sporządził, przygotował, autor',
    rivals: 'approved-by requested-by',
  }),
  concept('document-title', 'title', {
    labels: 'title, document title, report title, name of report, heading, Titel, titre, título, titolo, titel, tytuł',
    rivals: 'subject job-title',
  }),
  concept('isbn', 'identifier', { labels: 'ISBN, ISBN-13, ISBN-10, ISSN', item: 0.5 }),
  concept('publisher', 'company', {
    labels:
      'publisher, published by, Verlag, éditeur, éditorial, editorial, editore, casa editrice, editora, uitgever, uitgeverij, wydawca, wydawnictwo',
    rivals: 'prepared-by',
    item: 0.5,
  }),
  concept('meter-number', 'identifier', {
    labels:
      'meter number, meter no, meter id, meter serial number, Zählernummer, Zähler-Nr, numéro de compteur, n° compteur, PDL, PRM, número de contador, CUPS, numero contatore, matricola contatore, POD, PDR, número do contador, CPE, meternummer, EAN-code, numer licznika, nr licznika, PPE',
    rivals: 'customer-number meter-reading',
  }),
  concept('meter-reading', 'quantity', {
    labels:
      'meter reading, current reading, reading, present reading, Zählerstand, Zählerstand neu, index, relevé, nouvel index, lectura, lectura actual, lettura, lettura attuale, leitura, leitura atual, meterstand, eindstand, stan licznika, odczyt',
    rivals: 'meter-number consumption',
  }),
  concept('consumption', 'quantity', {
    labels:
      'consumption, usage, energy used, total usage, kWh used, units consumed, Verbrauch, Stromverbrauch, Gesamtverbrauch, consommation, consumo, consumo total, consumo totale, verbruik, zużycie',
    rivals: 'meter-reading',
  }),
];
