import { concept } from './concept.ts';

/** Payslips and employment. */
export const PAYSLIPS = [
  concept('employee-name', 'person', {
    labels:
      'employee name, employee, name of employee, staff name, worker name, Mitarbeiter, Arbeitnehmer, Name des Mitarbeiters, Mitarbeitername, salarié, nom du salarié, employé, trabajador, empleado, nombre del trabajador, dipendente, cognome e nome, lavoratore, trabalhador, colaborador, nome do trabalhador, funcionário, werknemer, naam werknemer, medewerker, pracownik, imię i nazwisko pracownika',
    weak: 'name, nom, nombre, nome, naam',
    asked: 'name of the employee, name of the worker',
    rivals: 'employer-name',
    role: 'recipient',
  }),
  concept('employer-name', 'company', {
    labels:
      'employer, employer name, company name, name of employer, company, Arbeitgeber, Firma, employeur, raison sociale, entreprise, empresa, nombre de la empresa, empleador, datore di lavoro, azienda, ditta, entidade patronal, empregador, empresa, werkgever, naam werkgever, pracodawca, zakład pracy',
    asked: 'name of the employer, name of the company that pays',
    rivals: 'employee-name',
    role: 'issuer',
  }),
  concept('employee-number', 'identifier', {
    labels:
      'employee number, employee no, employee id, emp no, emp id, staff id, staff no, personnel number, payroll number, payroll no, works number, badge number, Personalnummer, Personal-Nr, Pers.-Nr, Persnr, Mitarbeiternummer, matricule, n° matricule, numéro de salarié, número de empleado, código de trabajador, matricola, numero dipendente, número do trabalhador, nº funcionário, personeelsnummer, werknemernummer, numer pracownika, numer ewidencyjny',
    rivals: 'social-security-number tax-number',
  }),
  concept('pay-period', 'free-text', {
    labels:
      'pay period, payroll period, period, pay month, salary month, wage period, payslip for the month of, Abrechnungsmonat, Abrechnungszeitraum, Lohnperiode, Verdienstabrechnung für, période de paie, période, mois de paie, periodo de liquidación, período de liquidación, periodo di paga, periodo di retribuzione, mese di retribuzione, período, mês de referência, loonperiode, periode, salarisperiode, okres rozliczeniowy, za miesiąc',
    weak: 'month, Monat, mois, mes, mese, mês, maand, miesiąc',
    asked: 'month the pay is for, period the payslip covers',
    rivals: 'pay-date',
  }),
  concept('pay-date', 'date', {
    labels:
      'pay date, payment date, date of payment, date paid, payday, check date, cheque date, Auszahlungsdatum, Zahltag, Zahlungsdatum, Überweisung am, date de paiement, payé le, date de versement, fecha de pago, fecha de abono, data di pagamento, data pagamento, valuta, data de pagamento, betaaldatum, betaald op, uitbetaaldatum, data wypłaty, data przelewu',
    weak: 'date',
    asked: 'date of payment, day the salary was paid',
    rivals: 'pay-period period-end due-date',
  }),
  concept('gross-pay', 'amount', {
    labels:
      'gross pay, gross salary, gross wages, gross earnings, total gross, total gross pay, total earnings, gross income, gross amount, Bruttolohn, Bruttogehalt, Gesamtbrutto, Brutto, Bruttoverdienst, Gesamt-Brutto, Brutto-Bezüge, salaire brut, total brut, brut, rémunération brute, salario bruto, total devengado, devengos, sueldo bruto, retribuzione lorda, totale competenze, lordo, totale lordo, salário bruto, total ilíquido, vencimento bruto, total de vencimentos, brutoloon, brutosalaris, bruto, totaal bruto, wynagrodzenie brutto, płaca brutto, brutto, suma brutto',
    asked: 'gross pay of the month, total gross salary',
    rivals: 'net-pay base-salary total-deductions gross-pay-ytd',
  }),
  concept('net-pay', 'amount', {
    labels:
      'net pay, net salary, take home pay, net wages, net amount, net payment, total net pay, amount paid, net check, net income, Nettolohn, Nettogehalt, Auszahlungsbetrag, Netto, Nettoverdienst, Überweisung, Auszahlung, Netto-Verdienst, net à payer, salaire net, net payé, net à payer avant impôt, net à payer au salarié, salario neto, líquido a percibir, líquido total a percibir, neto a percibir, sueldo neto, netto, netto in busta, netto a pagare, netto del mese, netto busta, salário líquido, líquido a receber, valor líquido, total líquido, nettoloon, nettosalaris, netto, uit te betalen, netto uit te betalen, wynagrodzenie netto, płaca netto, do wypłaty, kwota do wypłaty, netto',
    asked: 'net pay, amount paid out, amount transferred',
    rivals: 'gross-pay total-deductions',
  }),
  concept('total-deductions', 'amount', {
    labels:
      'total deductions, deductions, total deducted, Abzüge, Summe Abzüge, Gesamtabzüge, gesetzliche Abzüge, total retenues, total des retenues, retenues, cotisations, total a deducir, total deducciones, deducciones, totale trattenute, trattenute, ritenute, total descontos, descontos, total de descontos, totaal inhoudingen, inhoudingen, suma potrąceń, potrącenia',
    rivals: 'gross-pay net-pay income-tax',
  }),
  concept('income-tax', 'amount', {
    labels:
      'income tax, tax deducted, PAYE, federal tax, withholding tax, tax paid, PAYE tax, federal income tax, fed withholding, TDS, Lohnsteuer, LSt, Einkommensteuer, impôt sur le revenu, prélèvement à la source, PAS, IRPF, retención IRPF, retención, IRPEF, ritenute IRPEF, imposta netta, IRS, retenção na fonte, loonheffing, loonbelasting, podatek dochodowy, zaliczka na podatek, PIT, podatek',
    rivals: 'total-deductions social-contribution gross-pay',
  }),
  concept('social-contribution', 'amount', {
    labels:
      'social security, national insurance, NI, NIC, FICA, social security tax, pension contribution, medicare, provident fund, EPF, SOCSO, Sozialversicherung, Rentenversicherung, Krankenversicherung, RV-Beitrag, KV-Beitrag, SV-Beiträge, cotisations sociales, sécurité sociale, contingencias comunes, seguridad social, INPS, contributi previdenziali, contributi INPS, segurança social, TSU, sociale premies, pensioenpremie, składki ZUS, ZUS, składka emerytalna, składka zdrowotna',
    rivals: 'income-tax total-deductions social-security-number',
  }),
  concept('base-salary', 'amount', {
    labels:
      'base salary, basic salary, basic pay, base pay, annual salary, salary, hourly rate, rate of pay, wage, regular pay, Grundgehalt, Grundlohn, Gehalt, Monatsgehalt, Stundenlohn, Jahresgehalt, salaire de base, salaire mensuel, taux horaire, salario base, sueldo base, salario, paga base, retribuzione base, stipendio, salário base, vencimento base, salário, basissalaris, salaris, uurloon, basisloon, wynagrodzenie zasadnicze, płaca zasadnicza, wynagrodzenie',
    rivals: 'gross-pay net-pay',
  }),
  concept('gross-pay-ytd', 'amount', {
    labels:
      'gross pay ytd, gross ytd, ytd gross, year to date gross, total gross ytd, kumuliertes Brutto, Jahresbrutto, cumul brut, brut cumulé, bruto acumulado, progressivo lordo, bruto acumulado, cumulatief bruto, narastająco brutto',
    rivals: 'gross-pay',
  }),
  concept('hours-worked', 'quantity', {
    labels:
      "hours worked, hours, total hours, worked hours, working hours, regular hours, Arbeitsstunden, Stunden, Arbeitszeit, heures travaillées, heures, nombre d'heures, horas trabajadas, horas, ore lavorate, ore, horas trabalhadas, gewerkte uren, uren, godziny przepracowane, liczba godzin, przepracowane godziny",
    rivals: 'base-salary quantity',
    item: 0.3,
  }),
  concept('overtime', 'quantity', {
    labels:
      'overtime, overtime hours, overtime pay, OT, Überstunden, heures supplémentaires, horas extras, straordinari, ore straordinarie, horas extraordinárias, overuren, nadgodziny',
    rivals: 'hours-worked',
    item: 0.3,
  }),
  concept('tax-class', 'title', {
    labels:
      'tax class, tax code, filing status, marital status, Steuerklasse, StKl, St.Kl., code fiscal, tabla IRPF, codice tributo, tabela IRS, loonheffingskorting, kod podatkowy',
    rivals: 'income-tax',
  }),
  concept('job-title', 'title', {
    labels:
      'job title, position, title, occupation, job, role, designation, function, post, Berufsbezeichnung, Position, Tätigkeit, Beruf, Funktion, Stelle, Stellenbezeichnung, poste, fonction, emploi, intitulé du poste, qualification, profession, puesto, cargo, categoría, ocupación, profesión, qualifica, mansione, ruolo, posizione, professione, função, cargo, categoria profissional, categoria, profissão, functie, beroep, functietitel, stanowisko, zawód, funkcja',
    asked: 'position held, role of the person, job of the person',
    rivals: 'employee-name employer-name',
    item: 0.3,
  }),
  concept('department', 'title', {
    labels:
      'department, dept, division, business unit, section, Abteilung, Bereich, service, département, departamento, sección, reparto, dipartimento, ufficio, departamento, secção, afdeling, dział, wydział',
    rivals: 'job-title cost-centre',
  }),
  concept('hire-date', 'date', {
    labels:
      "hire date, date of hire, date hired, date of joining, joining date, start date, employment start date, seniority date, Eintrittsdatum, Eintritt, Einstellungsdatum, date d'entrée, date d'embauche, entrée le, ancienneté, fecha de alta, antigüedad, fecha de ingreso, fecha de antigüedad, data di assunzione, data assunzione, data de admissão, admissão, datum in dienst, in dienst sinds, indiensttreding, data zatrudnienia",
    asked: 'first day of employment, date the employment starts',
    rivals: 'pay-date',
    role: 'start',
  }),
  concept('vacation-days', 'quantity', {
    labels:
      'vacation days, annual leave, leave balance, holiday entitlement, days of leave, PTO balance, vacation balance, Urlaubstage, Resturlaub, Urlaubsanspruch, congés payés, solde congés, jours de congé, vacaciones, días de vacaciones, ferie, ferie residue, giorni di ferie, férias, dias de férias, vakantiedagen, verlofsaldo, urlop, dni urlopu',
    rivals: 'hours-worked',
  }),
  concept('social-security-number', 'tax-id', {
    labels:
      'social security number, SSN, social security no, national insurance number, NI number, NI no, NINO, SS #, soc sec no, Sozialversicherungsnummer, SV-Nummer, SV-Nr, Versicherungsnummer, Rentenversicherungsnummer, RV-Nummer, numéro de sécurité sociale, n° sécurité sociale, NIR, n° SS, número de la seguridad social, nº afiliación S.S., número de afiliación, NSS, codice fiscale, número de segurança social, NISS, burgerservicenummer, BSN, sofinummer, PESEL, numer PESEL',
    asked: 'social security number of the person',
    rivals: 'employer-id tax-number employee-number phone',
  }),
  concept('employer-id', 'tax-id', {
    labels:
      "employer identification number, EIN, employer id, federal employer identification number, FEIN, employer's federal ID number, federal tax ID number, Betriebsnummer, SIRET, numéro employeur, CIF de la empresa, código cuenta de cotización, matricola INPS, número da entidade patronal, loonheffingennummer, NIP pracodawcy, REGON",
    asked: 'tax id of the employer',
    rivals: 'social-security-number tax-number employee-number',
  }),
];
