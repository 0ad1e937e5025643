import { concept } from './concept.ts';

/** Policies, certificates of insurance and claims. */
export const INSURANCE = [
  concept('policy-number', 'identifier', {
    labels:
      'policy number, policy no, policy #, policy id, certificate number, certificate no, certificate of insurance number, Versicherungsscheinnummer, Versicherungsschein-Nr, Policennummer, Policen-Nr, Versicherungsnummer, Vertragsnummer, numéro de police, police n°, n° de contrat, n° de police, número de póliza, póliza nº, nº de póliza, numero polizza, polizza n, n. polizza, número da apólice, apólice n, polisnummer, numer polisy, nr polisy, polisa nr',
    asked: 'number of the policy',
    rivals: 'claim-number contract-number customer-number',
  }),
  concept('claim-number', 'identifier', {
    labels:
      'claim number, claim no, claim #, claim reference, loss number, Schadennummer, Schaden-Nr, Schadensnummer, numéro de sinistre, n° de sinistre, número de siniestro, siniestro nº, numero sinistro, sinistro n, número do sinistro, schadenummer, numer szkody, nr szkody',
    asked: 'number of the claim',
    rivals: 'policy-number',
  }),
  concept('insurer', 'company', {
    labels:
      "insurer, insurance company, underwriter, carrier, insurance carrier, insurer name, Versicherer, Versicherungsgesellschaft, Versicherung, assureur, compagnie d'assurance, aseguradora, compañía aseguradora, entidad aseguradora, assicuratore, compagnia di assicurazione, compagnia, seguradora, segurador, verzekeraar, verzekeringsmaatschappij, ubezpieczyciel, zakład ubezpieczeń",
    asked: 'name of the insurance company, name of the insurer',
    rivals: 'insured broker',
    role: 'issuer',
  }),
  concept('insured', 'party', {
    labels:
      "insured, named insured, policyholder, policy holder, insured name, insured person, certificate holder, Versicherungsnehmer, Versicherter, versicherte Person, assuré, souscripteur, preneur d'assurance, asegurado, tomador, tomador del seguro, assicurato, contraente, segurado, tomador do seguro, verzekerde, verzekeringnemer, ubezpieczony, ubezpieczający",
    asked: 'name of the insured, name of the policyholder',
    rivals: 'insurer broker beneficiary',
    role: 'recipient',
  }),
  concept('beneficiary', 'party', {
    labels:
      'beneficiary, beneficiaries, loss payee, Begünstigter, Bezugsberechtigter, bénéficiaire, beneficiario, beneficiário, begunstigde, uposażony, beneficjent',
    rivals: 'insured',
  }),
  concept('broker', 'company', {
    labels:
      'broker, agent, producer, insurance agent, intermediary, Makler, Vermittler, Versicherungsvertreter, courtier, intermédiaire, corredor, mediador, agente, intermediario, broker, mediador de seguros, tussenpersoon, makelaar, pośrednik, agent ubezpieczeniowy',
    rivals: 'insurer insured',
  }),
  concept('premium', 'amount', {
    labels:
      'premium, total premium, annual premium, premium amount, premium due, Beitrag, Prämie, Jahresbeitrag, Versicherungsprämie, Gesamtbeitrag, Jahresprämie, prime, prime totale, cotisation, prime annuelle, prima, prima total, prima neta, premio, premio lordo, premio totale, premio annuo, prémio, prémio total, premie, jaarpremie, totale premie, składka, składka łączna, składka roczna',
    rivals: 'sum-insured deductible',
  }),
  concept('sum-insured', 'amount', {
    labels:
      'sum insured, coverage amount, limit of liability, limit, coverage limit, insured amount, amount of insurance, limits, Versicherungssumme, Deckungssumme, capital assuré, montant garanti, plafond de garantie, suma asegurada, capital asegurado, límite de indemnización, somma assicurata, massimale, capital seguro, capital segurado, verzekerd bedrag, verzekerde som, suma ubezpieczenia, suma gwarancyjna',
    rivals: 'premium deductible',
    item: 0.3,
  }),
  concept('deductible', 'amount', {
    labels:
      'deductible, excess, retention, self-insured retention, Selbstbeteiligung, Selbstbehalt, franchise, franquicia, franchigia, scoperto, franquia, eigen risico, franszyza, udział własny',
    rivals: 'premium sum-insured',
  }),
  concept('date-of-loss', 'date', {
    labels:
      "date of loss, loss date, date of accident, accident date, incident date, date of incident, date of injury, Schadentag, Schadendatum, Unfalldatum, Schadenstag, date du sinistre, date de l'accident, fecha del siniestro, fecha del accidente, data del sinistro, data dell'incidente, data do sinistro, data do acidente, schadedatum, datum schade, datum ongeval, data szkody, data zdarzenia, data wypadku",
    rivals: 'effective-date issue-date',
  }),
  concept('coverage-type', 'title', {
    labels:
      'type of insurance, coverage, line of business, coverage type, type of coverage, class of insurance, Versicherungsart, Sparte, Deckung, Versicherungszweig, type de garantie, garanties, nature du risque, ramo, cobertura, coberturas, garanzia, garanzie, ramo, coberturas, soort verzekering, dekking, rodzaj ubezpieczenia, zakres ubezpieczenia',
    rivals: 'sum-insured',
  }),
];
