import { concept } from './concept.ts';

/** Laboratory reports, prescriptions and medical papers. */
export const MEDICAL = [
  concept('patient-name', 'person', {
    labels:
      "patient, patient name, name of patient, patient's name, Patient, Patientenname, Name des Patienten, nom du patient, patient(e), paciente, nombre del paciente, paziente, nome paziente, cognome e nome paziente, nome do paciente, utente, doente, patiënt, naam patiënt, pacjent, imię i nazwisko pacjenta, client name",
    weak: 'name',
    asked: 'name of the patient',
    rivals: 'physician',
  }),
  concept('patient-number', 'identifier', {
    labels:
      'patient id, patient number, patient no, MRN, medical record number, hospital number, medical record no, chart number, Patientennummer, Patienten-ID, Fallnummer, numéro de patient, n° patient, IPP, número de historia clínica, historia clínica, NHC, codice paziente, ID paziente, número do utente, processo clínico, patiëntnummer, numer pacjenta',
    rivals: 'sample-number',
  }),
  concept('physician', 'person', {
    labels:
      'physician, doctor, referring physician, ordering physician, attending physician, requested by, provider, prescriber, investigator, study director, Arzt, behandelnder Arzt, einsendender Arzt, Einsender, überweisender Arzt, médecin, médecin prescripteur, docteur, prescripteur, médico, médico solicitante, facultativo, doctor, medico, medico richiedente, medico curante, médico, médico requisitante, arts, aanvragend arts, behandelend arts, huisarts, lekarz, lekarz zlecający, lekarz prowadzący',
    asked: 'name of the doctor',
    rivals: 'patient-name laboratory',
  }),
  concept('laboratory', 'company', {
    labels:
      'laboratory, lab, testing laboratory, performing laboratory, hospital, clinic, Labor, Laboratorium, Krankenhaus, Klinik, laboratoire, hôpital, clinique, laboratorio, hospital, clínica, laboratorio analisi, ospedale, laboratório, hospital, laboratorium, ziekenhuis, laboratorium, szpital, przychodnia',
    asked: 'name of the laboratory, name of the hospital',
    rivals: 'patient-name physician',
    role: 'issuer',
  }),
  concept('sample-number', 'identifier', {
    labels:
      "sample number, sample no, sample id, specimen number, specimen id, accession number, accession no, lab no, lab number, lab id, Probennummer, Proben-Nr, Probe, Labornummer, Auftragsnummer, numéro d'échantillon, n° échantillon, n° de prélèvement, número de muestra, nº de muestra, muestra, numero campione, campione, número da amostra, amostra, monsternummer, monster, numer próbki, nr próbki",
    rivals: 'patient-number',
    item: 0.3,
  }),
  concept('sample-date', 'date', {
    labels:
      'collection date, date collected, sample date, specimen collected, date of collection, sampling date, collected, drawn, Entnahmedatum, Abnahmedatum, Probenahme, Probenahmedatum, Entnahme, date de prélèvement, prélevé le, prélèvement du, fecha de extracción, fecha de toma, fecha de muestra, data prelievo, data del prelievo, data campionamento, data da colheita, data de colheita, afnamedatum, datum afname, datum monstername, data pobrania',
    rivals: 'report-date received-date date-of-birth',
  }),
  concept('report-date', 'date', {
    labels:
      "report date, date of report, date reported, reported on, reported, date issued, final report date, Befunddatum, Berichtsdatum, Datum des Berichts, Befund vom, date du rapport, édité le, date d'édition, compte rendu du, fecha del informe, fecha de informe, data referto, data del referto, data rapporto, data do relatório, data do resultado, rapportdatum, datum rapport, data raportu, data wyniku, data sprawozdania",
    rivals: 'sample-date received-date',
  }),
  concept('test-name', 'name', {
    labels:
      'test, test name, analyte, parameter, assay, investigation, determination, examination, analysis, Untersuchung, Analyse, Parameter, Test, Messgröße, analyse, examen, paramètre, dosage, prueba, análisis, determinación, parámetro, ensayo, esame, analisi, parametro, análise, exame, parâmetro, test, bepaling, onderzoek, badanie, parametr, nazwa badania',
    asked: 'name of the test, name of the analyte, what was measured',
    rivals: 'test-result unit reference-range',
    item: 0.95,
  }),
  concept('test-result', 'free-text', {
    labels:
      'result, results, value, measured value, finding, observed value, Ergebnis, Wert, Messwert, Befund, résultat, résultats, valeur, resultado, resultados, valor, risultato, risultati, valore, esito, resultaat, uitslag, waarde, wynik, wartość',
    asked: 'result of the test, measured value',
    rivals: 'reference-range unit',
    item: 0.95,
  }),
  concept('reference-range', 'free-text', {
    labels:
      'reference range, reference interval, normal range, ref range, biological reference interval, reference values, reference, limits, specification, Referenzbereich, Normbereich, Normalwert, Referenzwerte, Sollwert, valeurs de référence, intervalle de référence, valeurs usuelles, normales, valores de referencia, rango de referencia, valori di riferimento, intervallo di riferimento, valori normali, valores de referência, intervalo de referência, referentiewaarden, referentie, normaalwaarden, wartości referencyjne, zakres referencyjny, norma',
    rivals: 'test-result',
    item: 0.95,
  }),
  concept('result-flag', 'code', {
    labels:
      'flag, abnormal flag, abnormal, status, H/L, interpretation, Bewertung, Markierung, interprétation, indicador, segnalazione, sinal, vlag, markering, flaga',
    rivals: 'test-result',
    item: 0.9,
  }),
  concept('diagnosis', 'sentence', {
    labels:
      'diagnosis, diagnoses, clinical diagnosis, impression, conclusion, ICD-10, primary diagnosis, Diagnose, Diagnosen, Beurteilung, diagnostic, conclusion, diagnóstico, juicio clínico, diagnosi, conclusioni, conclusão, diagnose, conclusie, rozpoznanie, diagnoza, wnioski',
    rivals: 'test-result',
  }),
  concept('medication', 'name', {
    labels:
      'medication, drug, medicine, drug name, prescription, Medikament, Arzneimittel, Wirkstoff, Verordnung, médicament, medicamento, fármaco, farmaco, medicinale, prescrizione, medicamento, geneesmiddel, medicijn, lek, nazwa leku',
    asked: 'name of the drug, name of the medicine',
    rivals: 'dosage',
    item: 0.7,
  }),
  concept('dosage', 'free-text', {
    labels:
      'dosage, dose, strength, directions, sig, Dosierung, Dosis, Einnahme, posologie, dosis, posología, posologia, dosaggio, dose, dosagem, dosering, dawka, dawkowanie',
    rivals: 'medication',
    item: 0.7,
  }),
  concept('species', 'name', {
    labels: 'species, strain, organism, Tierart, Spezies, espèce, especie, specie, espécie, diersoort, gatunek',
    rivals: 'patient-name',
  }),
];
