import { concept } from './concept.ts';

/** Bank statements, their lines, and the bank details on other papers. */
export const BANK = [
  concept('iban', 'iban', {
    labels:
      'IBAN, IBAN number, IBAN no, IBAN-Nr, code IBAN, código IBAN, codice IBAN, número IBAN, IBAN-nummer, numer IBAN, international bank account number',
    asked: 'iban of the seller, bank account iban, iban of the account',
    rivals: 'bic account-number',
  }),
  concept('bic', 'bic', {
    labels: 'BIC, SWIFT, BIC/SWIFT, SWIFT code, BIC code, SWIFT/BIC, BIC-Code, code BIC, código SWIFT, codice BIC, codice SWIFT, kod SWIFT',
    rivals: 'iban account-number',
  }),
  concept('account-number', 'identifier', {
    labels:
      'account number, account no, account #, acct no, a/c no, bank account, bank account number, account, a/c number, Kontonummer, Konto-Nr, Konto, Kontonr, numéro de compte, n° de compte, compte n°, compte, número de cuenta, nº de cuenta, cuenta, numero conto, conto corrente, numero di conto, c/c, conto n, número da conta, conta, nº conta, rekeningnummer, rekening, numer rachunku, nr rachunku, rachunek, konto, nr konta',
    asked: 'number of the bank account, number of the account',
    rivals: 'iban routing-number customer-number card-number',
  }),
  concept('routing-number', 'identifier', {
    labels:
      'routing number, routing no, ABA, ABA number, sort code, bank code, branch code, IFSC, IFSC code, transit number, BSB, Bankleitzahl, BLZ, code banque, code guichet, código de banco, ABI, CAB, código do banco, bankcode, numer rozliczeniowy',
    rivals: 'account-number iban',
  }),
  concept('bank-name', 'company', {
    labels:
      'bank, bank name, name of bank, beneficiary bank, Bankname, Kreditinstitut, Bankverbindung, banque, nom de la banque, domiciliation, banco, nombre del banco, entidad, banca, nome della banca, istituto, nome do banco, naam bank, nazwa banku',
    asked: 'name of the bank',
    rivals: 'seller-name account-holder',
  }),
  concept('account-holder', 'party', {
    labels:
      'account holder, account name, account owner, name of account holder, Kontoinhaber, titulaire, titulaire du compte, titular, titular de la cuenta, intestatario, intestatario del conto, titular da conta, rekeninghouder, ten name van, tnv, posiadacz rachunku, właściciel rachunku',
    asked: 'name of the account holder',
    rivals: 'bank-name',
    role: 'recipient',
  }),
  concept('opening-balance', 'amount', {
    labels:
      'opening balance, beginning balance, previous balance, balance brought forward, starting balance, balance forward, balance b/f, Anfangssaldo, alter Kontostand, alter Saldo, Kontostand alt, Saldovortrag, Vortrag, ancien solde, solde précédent, solde initial, solde début, saldo anterior, saldo inicial, saldo iniziale, saldo precedente, beginsaldo, vorig saldo, oud saldo, saldo początkowe, saldo poprzednie',
    asked: 'balance at the start of the period',
    rivals: 'closing-balance',
    role: 'start',
  }),
  concept('closing-balance', 'amount', {
    labels:
      'closing balance, ending balance, new balance, current balance, balance carried forward, end balance, final balance, balance c/f, statement balance, Endsaldo, neuer Kontostand, neuer Saldo, Kontostand neu, Schlusssaldo, Kontostand, nouveau solde, solde final, solde fin, solde au, saldo final, saldo actual, saldo nuevo, saldo finale, saldo al, saldo atual, eindsaldo, nieuw saldo, saldo końcowe',
    asked: 'balance at the end of the period',
    rivals: 'opening-balance available-balance',
    role: 'end',
  }),
  concept('available-balance', 'amount', {
    labels:
      'available balance, available credit, verfügbarer Betrag, solde disponible, saldo disponible, saldo disponibile, saldo disponível, beschikbaar saldo, dostępne środki',
    rivals: 'closing-balance',
  }),
  concept('booking-date', 'date', {
    labels:
      "booking date, posting date, transaction date, date posted, post date, trans date, process date, Buchungstag, Buchungsdatum, Buchung, date opération, date de l'opération, date d'opération, date comptable, fecha operación, fecha de operación, fecha contable, data operazione, data contabile, data registrazione, data movimento, data do movimento, data mov, data lançamento, boekdatum, boekingsdatum, transactiedatum, data operacji, data księgowania, data transakcji",
    weak: 'date, Datum, fecha, data',
    asked: 'date of the transaction, date of booking, date of the movement',
    rivals: 'value-date',
    item: 0.95,
  }),
  concept('value-date', 'date', {
    labels:
      'value date, val date, effective date, Wertstellung, Valuta, Wert, Valutadatum, date de valeur, date valeur, valeur, fecha valor, f. valor, valuta, data valuta, data-valor, data valor, valutadatum, rentedatum, data waluty',
    asked: 'value date of the transaction',
    rivals: 'booking-date',
    item: 0.9,
  }),
  concept('transaction-text', 'sentence', {
    labels:
      "transaction description, transaction details, transaction, particulars, narration, details, payment details, reference, memo, description, Buchungstext, Verwendungszweck, Vorgang, Buchungsinformationen, Umsatztext, libellé, nature de l'opération, détail, libellé de l'opération, concepto, descripción, movimiento, detalle, descrizione operazione, causale, descrizione, descrição, descritivo, movimento, omschrijving, mededeling, mededelingen, opis operacji, tytuł, tytułem, opis, tytuł operacji",
    asked: 'description of the transaction, text of the booking, purpose of the payment',
    rivals: 'counterparty',
    item: 0.95,
  }),
  concept('counterparty', 'party', {
    labels:
      "counterparty, payee, payer, beneficiary, beneficiary name, sender/receiver, merchant, Auftraggeber/Empfänger, Begünstigter, Zahlungsempfänger, Empfänger, Auftraggeber, Zahlungspflichtiger, bénéficiaire, donneur d'ordre, beneficiario, ordenante, beneficiario/ordenante, ordinante, beneficiário, ordenante, tegenpartij, naam tegenpartij, begunstigde, naam / omschrijving, nadawca, odbiorca, kontrahent, nadawca/odbiorca",
    asked: 'other party of the transaction, who was paid',
    rivals: 'transaction-text account-holder',
    item: 0.9,
  }),
  concept('debit', 'amount', {
    labels:
      'debit, debits, withdrawals, withdrawal, money out, paid out, payments, charges, payments out, debit amount, Soll, Lastschrift, Belastung, Ausgang, Ausgabe, débit, cargo, cargos, debe, adeudo, dare, addebito, addebiti, uscite, débito, débitos, saída, debet, af, afschrijving, obciążenie, obciążenia, wypłata, winien',
    asked: 'amount withdrawn, money out',
    rivals: 'credit balance',
    item: 0.95,
  }),
  concept('credit', 'amount', {
    labels:
      'credit, credits, deposits, deposit, money in, paid in, payments in, credit amount, receipts, Haben, Gutschrift, Eingang, Einnahme, crédit, abono, abonos, haber, ingreso, avere, accredito, accrediti, entrate, crédito, créditos, entrada, credit, bij, bijschrijving, uznanie, uznania, wpłata, ma',
    asked: 'amount deposited, money in',
    rivals: 'debit balance',
    item: 0.95,
  }),
  concept('balance', 'amount', {
    labels:
      'balance, running balance, account balance, balance after, Saldo, Kontostand, solde, saldo, saldo contable, saldo contabile, saldo po operacji, saldo na rekening',
    asked: 'balance after the transaction',
    rivals: 'debit credit opening-balance closing-balance',
    item: 0.85,
  }),
  concept('transaction-amount', 'amount', {
    labels:
      'transaction amount, amount, Betrag, Umsatz, Betrag in EUR, montant, importe, importo, valor, montante, bedrag, kwota, kwota operacji, kwota transakcji, importe eur',
    asked: 'amount of the transaction, amount of the booking, signed amount',
    rivals: 'balance',
    item: 0.95,
  }),
  concept('statement-date', 'date', {
    labels:
      'statement date, date of statement, closing date, Auszugsdatum, Kontoauszug vom, erstellt am, date du relevé, arrêté au, fecha del extracto, data estratto conto, data do extrato, datum afschrift, data wyciągu',
    weak: 'date, Datum, fecha, data',
    rivals: 'due-date booking-date',
  }),
  concept('statement-number', 'identifier', {
    labels:
      'statement number, statement no, Auszugsnummer, Auszug Nr, Kontoauszug Nr, Auszug, n° de relevé, relevé n°, número de extracto, extracto nº, numero estratto conto, número do extrato, afschriftnummer, volgnummer, numer wyciągu, wyciąg nr',
    rivals: 'account-number',
  }),
  concept('payment-reference', 'identifier', {
    labels:
      'payment reference, reference, remittance reference, reference number, end-to-end reference, Zahlungsreferenz, Referenz, Kundenreferenz, Mandatsreferenz, Verwendungszweck, référence, référence de paiement, référence client, référence du virement, referencia, referencia de pago, riferimento, CRO, TRN, referência, referência de pagamento, betalingskenmerk, kenmerk, tytuł przelewu, numer referencyjny, ESR, creditor reference',
    weak: 'ref',
    rivals: 'account-number iban invoice-number',
  }),
  concept('interest-rate', 'percent', {
    labels:
      "interest rate, rate of interest, APR, annual percentage rate, nominal rate, Zinssatz, Sollzins, Nominalzins, effektiver Jahreszins, taux d'intérêt, taux, TAEG, tipo de interés, tasa de interés, TAE, tasso di interesse, tasso, TAEG, TAN, taxa de juro, rente, rentepercentage, oprocentowanie, RRSO",
    rivals: 'tax-rate',
  }),
  concept('loan-amount', 'amount', {
    labels:
      'loan amount, principal, principal amount, amount financed, credit amount, credit limit, Darlehensbetrag, Kreditbetrag, Nettodarlehensbetrag, Kreditlimit, montant du prêt, capital emprunté, montant du crédit, importe del préstamo, capital, importo del finanziamento, importo finanziato, montante do empréstimo, hoofdsom, kredietbedrag, leenbedrag, kwota kredytu, kwota pożyczki',
    rivals: 'monthly-payment interest-rate',
  }),
  concept('monthly-payment', 'amount', {
    labels:
      'monthly payment, installment, instalment, minimum payment, minimum payment due, regular payment, Monatsrate, Rate, monatliche Rate, mensualité, échéance, cuota, cuota mensual, rata, rata mensile, prestação, prestação mensal, maandbedrag, termijnbedrag, rata miesięczna',
    rivals: 'loan-amount closing-balance',
  }),
];
