import { concept } from './concept.ts';

/** Contracts, leases, agreements and legal filings. */
export const CONTRACTS = [
  concept('contract-number', 'identifier', {
    labels:
      'contract number, contract no, contract #, contract id, contract, agreement number, agreement no, agreement #, Vertragsnummer, Vertrags-Nr, Vertrag Nr, numéro de contrat, n° de contrat, contrat n°, número de contrato, nº de contrato, contrato nº, numero contratto, contratto n, número do contrato, contrato n, contractnummer, contract nr, overeenkomstnummer, numer umowy, umowa nr, nr umowy',
    rivals: 'order-number invoice-number customer-number policy-number',
  }),
  concept('effective-date', 'date', {
    labels:
      "effective date, date of agreement, agreement date, contract date, date of contract, dated, commencement date, date of execution, made as of, entered into as of, effective as of, policy effective date, policy eff, policy eff date, inception date, Vertragsdatum, Vertragsbeginn, Inkrafttreten, wirksam ab, Datum des Inkrafttretens, Beginn, date d'effet, date d'entrée en vigueur, prise d'effet, date du contrat, fait le, fecha de entrada en vigor, fecha de vigencia, fecha efectiva, fecha del contrato, data di efficacia, data di decorrenza, decorrenza, data di entrata in vigore, data del contratto, data de entrada em vigor, data de início de vigência, data do contrato, ingangsdatum, datum inwerkingtreding, contractdatum, data wejścia w życie, data zawarcia umowy, data obowiązywania, data zawarcia",
    asked:
      'date on which the agreement takes effect, date the contract starts, date of the contract, date of the agreement, start of the contract, date when the contract was signed, policy start date, first day of the lease, start of the policy',
    rivals: 'expiry-date signature-date',
    role: 'start',
  }),
  concept('signature-date', 'date', {
    labels:
      'date signed, signature date, signed on, date of signature, signing date, execution date, Datum der Unterschrift, unterzeichnet am, Unterschriftsdatum, Ort und Datum, date de signature, signé le, fait à, fecha de firma, firmado el, data della firma, data di sottoscrizione, luogo e data, data da assinatura, assinado em, datum ondertekening, getekend op, data podpisania, data podpisu',
    rivals: 'effective-date expiry-date',
  }),
  concept('term', 'duration', {
    labels:
      'term, duration, term of agreement, contract term, initial term, contract period, lease term, period of validity, Laufzeit, Vertragslaufzeit, Vertragsdauer, Dauer, Mindestlaufzeit, Mietdauer, durée, durée du contrat, durée du bail, duración, plazo, vigencia, duración del contrato, durata, durata del contratto, validità, duração, prazo, vigência, prazo do contrato, looptijd, duur, contractduur, okres obowiązywania, czas trwania, okres umowy',
    asked:
      'how long the agreement lasts, how long the contract runs, how long the agreement or its confidentiality obligations last, length of the contract, duration of the agreement',
    rivals: 'notice-period payment-terms',
  }),
  concept('governing-law', 'place', {
    labels:
      'governing law, applicable law, choice of law, law, jurisdiction, anwendbares Recht, geltendes Recht, Rechtswahl, droit applicable, loi applicable, ley aplicable, legislación aplicable, legge applicabile, lei aplicável, toepasselijk recht, prawo właściwe',
    asked: 'state or country whose law governs the agreement, law that governs the agreement, which law applies, governing state',
    rivals: 'venue',
  }),
  concept('venue', 'place', {
    labels:
      'venue, place of jurisdiction, court, competent court, forum, Gerichtsstand, zuständiges Gericht, tribunal compétent, juridiction compétente, jurisdicción, tribunales competentes, foro competente, foro, bevoegde rechter, sąd właściwy',
    rivals: 'governing-law',
  }),
  concept('contract-party', 'party', {
    labels:
      'party, parties, contracting party, between, by and between, first party, second party, disclosing party, receiving party, Vertragspartei, Vertragspartner, Parteien, zwischen, partie, parties, entre, parte, partes, contratante, parti, tra, contraente, outorgante, partij, partijen, strona, strony, pomiędzy',
    asked:
      'name of the person or company that is a party to the agreement, name of the party, parties of the contract, name of the contracting party',
    rivals: 'signatory witness',
    item: 0.6,
  }),
  concept('signatory', 'person', {
    labels:
      'signatory, signed by, signature, by, name of signatory, authorized signatory, authorised signatory, Unterzeichner, unterzeichnet von, signataire, signé par, firmante, firmado por, firmatario, firmato da, signatário, assinado por, ondertekenaar, ondertekend door, podpisujący, podpisał',
    asked: 'person who signed, name of the signer',
    rivals: 'contract-party witness',
    item: 0.3,
  }),
  concept('witness', 'person', {
    labels:
      'witness, witnessed by, in the presence of, notary, notary public, Zeuge, Notar, témoin, notaire, testigo, notario, testimone, notaio, testemunha, notário, getuige, notaris, świadek, notariusz',
    rivals: 'signatory',
  }),
  concept('plaintiff', 'party', {
    labels:
      'plaintiff, plaintiffs, claimant, petitioner, applicant, appellant, Kläger, Klägerin, Antragsteller, demandeur, requérant, demandante, actor, attore, ricorrente, autor, requerente, eiser, verzoeker, powód, wnioskodawca',
    asked: 'who sues, name of the plaintiff',
    rivals: 'defendant',
  }),
  concept('defendant', 'party', {
    labels:
      'defendant, defendants, respondent, appellee, Beklagter, Beklagte, Antragsgegner, défendeur, demandado, convenuto, resistente, réu, requerido, gedaagde, verweerder, pozwany, uczestnik',
    asked: 'who is sued, name of the defendant',
    rivals: 'plaintiff',
  }),
  concept('filing-date', 'date', {
    labels:
      'date filed, filed, filing date, filed on, date of filing, eingereicht am, date de dépôt, déposé le, fecha de presentación, data di deposito, depositato il, data de apresentação, datum indiening, data złożenia',
    rivals: 'signature-date effective-date',
  }),
  concept('landlord', 'party', {
    labels:
      'landlord, lessor, owner, Vermieter, bailleur, propriétaire, arrendador, casero, propietario, locatore, proprietario, senhorio, locador, verhuurder, wynajmujący',
    rivals: 'tenant',
    role: 'issuer',
  }),
  concept('tenant', 'party', {
    labels:
      'tenant, lessee, renter, Mieter, locataire, preneur, arrendatario, inquilino, conduttore, locatario, inquilino, arrendatário, locatário, huurder, najemca',
    rivals: 'landlord',
    role: 'recipient',
  }),
  concept('rent', 'amount', {
    labels:
      'rent, monthly rent, base rent, rental fee, rent amount, Miete, Kaltmiete, Monatsmiete, Nettokaltmiete, Grundmiete, Gesamtmiete, loyer, loyer mensuel, loyer hors charges, renta, alquiler, renta mensual, canone, affitto, canone mensile, canone di locazione, renda, aluguel, renda mensal, huur, huurprijs, kale huur, czynsz, czynsz najmu',
    rivals: 'security-deposit',
  }),
  concept('security-deposit', 'amount', {
    labels:
      'security deposit, deposit, rental deposit, bond, Kaution, Mietkaution, dépôt de garantie, caution, fianza, depósito, deposito cauzionale, cauzione, caução, waarborgsom, borg, kaucja',
    rivals: 'rent',
  }),
  concept('property-address', 'address', {
    labels:
      'property address, premises, leased premises, property, address of property, location of property, Mietobjekt, Objektadresse, Objekt, adresse du bien, locaux, bien loué, dirección del inmueble, inmueble, vivienda, immobile, indirizzo immobile, imóvel, morada do imóvel, adres woning, gehuurde, adres nieruchomości, lokal',
    asked: 'address of the property, address of the rented property',
    rivals: 'street-address',
  }),
  concept('contract-value', 'amount', {
    labels:
      'contract value, contract amount, contract price, consideration, purchase price, total contract value, Vertragswert, Kaufpreis, Auftragswert, Vertragssumme, montant du contrat, prix de vente, prix, valor del contrato, precio de compraventa, valore del contratto, corrispettivo, prezzo, valor do contrato, preço, contractwaarde, koopprijs, koopsom, wartość umowy, cena',
    asked: 'value of the contract, price agreed',
    rivals: 'security-deposit',
  }),
  concept('case-number', 'identifier', {
    labels:
      'case number, case no, docket number, docket no, file number, file no, our file, matter number, cause no, index no, civil action no, Aktenzeichen, Az, Geschäftszeichen, Gz, numéro de dossier, n° dossier, n° RG, número de expediente, expediente, nº de autos, numero di ruolo, R.G., numero pratica, pratica, número do processo, processo n, zaaknummer, dossiernummer, rolnummer, sygnatura akt, sygn. akt, numer sprawy',
    rivals: 'contract-number',
  }),
  concept('registrant', 'party', {
    labels:
      'registrant, name of registrant, registrant name, registered entity, filer, name of filer, Anmelder, déclarant, registrante, dichiarante, registrant, zgłaszający',
    asked: 'name of the registrant, firm or body that is registered',
    rivals: 'signatory foreign-principal',
  }),
  concept('foreign-principal', 'party', { labels: 'foreign principal, name of foreign principal, principal', rivals: 'registrant' }),
  concept('advertiser', 'party', {
    labels:
      'advertiser, advertiser name, name of advertiser, sponsor, client, Werbekunde, Auftraggeber, annonceur, anunciante, inserzionista, adverteerder, reklamodawca',
    asked: 'name of the advertiser',
    rivals: 'agency station',
  }),
  concept('agency', 'company', {
    labels: 'agency, agency name, ad agency, advertising agency, Agentur, agence, agencia, agenzia, agência, bureau, agencja',
    rivals: 'advertiser',
  }),
  concept('station', 'company', {
    labels: 'station, station name, call letters, broadcaster, emisora, emittente, emissora',
    rivals: 'advertiser agency',
  }),
];
