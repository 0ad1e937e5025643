import { number, text, type DocumentFamily } from '../generate/generated-document.ts';
import { block, boxes, heading, labelsLeft, onTheRight, page, section, sideBySide, small, table } from '../generate/markup.ts';
import { address, amount, cents, dayIn, firm, iban, inFours, person } from '../generate/people-and-places.ts';
import { iso, monthName, printDate, printNumber } from '../generate/printed-forms.ts';

export const PAYSLIPS: DocumentFamily[] = [
  {
    id: 'payslip-german',
    language: 'deu',
    name: 'Lohnabrechnung',
    description: 'Eine Zeile je Gehaltsabrechnung',
    fields: [
      text('Mitarbeiter', 'Name des Mitarbeiters, für den die Abrechnung ist'),
      text('Personalnummer', 'Personalnummer des Mitarbeiters'),
      text('Steuerklasse', 'Steuerklasse'),
      text('Eintritt', 'Datum des Eintritts in den Betrieb'),
      number('Gesamtbrutto', 'Gesamt-Brutto des Monats'),
      number('Lohnsteuer', 'Einbehaltene Lohnsteuer im Monat'),
      number('Auszahlung', 'Auszahlungsbetrag, der überwiesen wird'),
      text('IBAN', 'Konto, auf das das Gehalt überwiesen wird'),
    ],
    write(random, count) {
      const who = person(random, 'deu');
      const home = address(random, 'deu');
      const [staff, taxClass, month, year] = [
        random.digits(5),
        random.pick(['1', '3', '4', '5']),
        random.whole(1, 12),
        random.whole(2023, 2026),
      ];
      const entry = dayIn(random, 2004, 2022);
      const gross = amount(random, 2400, 6900);
      const bonus = random.unless(0.5, amount(random, 40, 300));
      const total = cents(gross + (bonus ?? 0));
      const [tax, health, pension] = [cents(total * 0.14), cents(total * 0.081), cents(total * 0.093)];
      const pay = cents(total - tax - health - pension);
      const account = random.unless(0.25, iban(random, 'DE', 22));
      const money = (value: number): string => printNumber(value, 'de');
      const data: [string, string][] = [
        ['Personal-Nr.', staff],
        ['Steuerklasse', taxClass],
        ['Eintritt', printDate(entry, 'dots', 'deu')],
        ['Kinderfreibeträge', random.pick(['0,0', '0,5', '1,0'])],
        ['Krankenkasse', 'AOK Nordost'],
        ['SV-Nummer', `${random.digits(8)}${random.letters(1)}${random.digits(3)}`],
      ];
      const wages: [string, string, string][] = [
        ['1000', 'Grundgehalt', money(gross)],
        ...(bonus === null ? [] : [['2310', 'Prämie', money(bonus)] as [string, string, string]]),
      ];
      const title = `Abrechnung der Brutto/Netto-Bezüge für ${monthName(month, 'deu')} ${year}`;
      const sums: [string, string][] = [
        ['Gesamt-Brutto', money(total)],
        ['Lohnsteuer', money(tax)],
        ['Krankenversicherung', money(health)],
        ['Rentenversicherung', money(pension)],
        ['Netto-Verdienst', money(pay)],
        ['Auszahlungsbetrag', money(pay)],
      ];
      const top = sideBySide(
        small(firm(random, 'deu')) + block(`Herrn/Frau\n${who}\n${home.printed}`),
        count % 2 ? boxes(2, data) : labelsLeft(data),
      );
      const bank =
        account === null
          ? small('Auszahlung per Scheck')
          : labelsLeft([
              ['Bank', 'Volksbank eG'],
              ['IBAN', inFours(account)],
            ]);
      const html = page(
        count % 2 ? 'form' : 'typed',
        heading(title),
        top,
        table(['Lohnart', 'Bezeichnung', 'Betrag'], wages, { right: [2], look: 'lined' }),
        labelsLeft(sums, { width: '60%' }),
        bank,
        section('Jahreswerte'),
        labelsLeft([
          ['Gesamt-Brutto', money(total * month)],
          ['Lohnsteuer', money(cents(tax * month))],
        ]),
      );
      return { html, rows: [[who, staff, taxClass, iso(entry), total, tax, pay, account]] };
    },
  },
  {
    id: 'payslip-british',
    language: 'eng',
    name: 'Payslips',
    description: 'One row per payslip',
    fields: [
      text('Employee', 'Name of the employee'),
      text('Employer', 'Company that pays'),
      text('NI number', 'National Insurance number'),
      text('Tax code', 'Tax code'),
      text('Pay date', 'Date of payment'),
      number('Gross pay', 'Total gross pay this period'),
      number('PAYE tax', 'Income tax deducted this period'),
      number('Pension', 'Employee pension contribution this period, if any'),
      number('Net pay', 'Net pay'),
    ],
    write(random, count) {
      const [who, employer] = [person(random, 'eng'), firm(random, 'eng')];
      const insurance = `${random.letters(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.pick(['A', 'B', 'C', 'D'])}`;
      const code = `${random.whole(900, 1300)}L`;
      const paid = dayIn(random, 2023, 2026);
      const [basic, overtime] = [amount(random, 1500, 3900), random.unless(0.5, amount(random, 30, 400))];
      const gross = cents(basic + (overtime ?? 0));
      const [tax, ni, pension] = [cents(gross * 0.13), cents(gross * 0.07), random.unless(0.4, cents(gross * 0.05))];
      const net = cents(gross - tax - ni - (pension ?? 0));
      const money = (value: number): string => printNumber(value, 'en');
      const payments = table(
        ['Payments', 'Hours', 'Rate', 'Amount'],
        [['Basic pay', '', '', money(basic)], ...(overtime === null ? [] : [['Overtime', '8.00', money(overtime / 8), money(overtime)]])],
        { right: [1, 2, 3] },
      );
      const deductions = table(
        ['Deductions', 'Amount'],
        [['PAYE tax', money(tax)], ['National Insurance', money(ni)], ...(pension === null ? [] : [['Pension', money(pension)]])],
        { right: [1] },
      );
      const who2: [string, string][] = [
        ['Employee no.', random.digits(4)],
        ['Employee', who],
        ['Date', printDate(paid, 'slashes', 'eng')],
        ['NI number', insurance],
        ['Tax code', code],
        ['Payment method', 'BACS'],
      ];
      const year: [string, string][] = [
        ['Total gross pay TD', money(gross * 5)],
        ['Tax paid TD', money(cents(tax * 5))],
        ['National Insurance TD', money(cents(ni * 5))],
      ];
      const totals = labelsLeft([
        ['Total gross pay', money(gross)],
        ['Total deductions', money(cents(gross - net))],
        ['Net pay', `£${money(net)}`],
      ]);
      const html = page(
        count % 2 ? 'plain' : 'form',
        heading(employer),
        count % 2 ? boxes(3, who2) : labelsLeft(who2, { colon: true }),
        sideBySide(payments, deductions),
        sideBySide(section('Year to date') + labelsLeft(year), totals),
        small(`${who}\n${address(random, 'eng').printed}`),
      );
      return { html, rows: [[who, employer, insurance, code, iso(paid), gross, tax, pension, net]] };
    },
  },
  {
    id: 'payslip-french',
    language: 'fra',
    name: 'Bulletins de paie',
    description: 'One row per French payslip',
    fields: [
      text('Employee name', 'Name of the employee (salarié)'),
      text('Company', 'Employer that issues the payslip'),
      text('SIRET', 'SIRET number of the employer'),
      text('Job', 'Job title of the employee (emploi)'),
      number('Gross salary', 'Gross salary of the month (salaire brut)'),
      number('Net before tax', 'Net to pay before income tax'),
      number('Net paid', 'Net amount paid after income tax (net payé)'),
      text('Payment date', 'Date of payment'),
    ],
    write(random, count) {
      const [who, employer, job] = [
        person(random, 'fra'),
        firm(random, 'fra'),
        random.pick(['Comptable', 'Chef d’équipe', 'Technicienne de maintenance', 'Assistant commercial', 'Infirmière']),
      ];
      const siret = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)} ${random.digits(5)}`;
      const gross = amount(random, 1900, 4600);
      const paid = dayIn(random, 2023, 2026);
      const charges = [
        ['Santé – complémentaire', 0.013],
        ['Retraite', 0.069],
        ['Assurance chômage', 0.024],
        ['CSG déductible', 0.066],
      ] as const;
      const before = cents(gross - charges.reduce((sum, [, rate]) => sum + cents(gross * rate), 0));
      const tax = cents(before * 0.061);
      const net = cents(before - tax);
      const money = (value: number): string => printNumber(value, 'fr');
      const rows = [
        ['Salaire de base', '151,67', money(gross / 151.67), money(gross)],
        ['SALAIRE BRUT', '', '', money(gross)],
        ...charges.map(([name, rate]) => [name, money(gross), `${printNumber(rate * 100, 'fr')}`, money(cents(gross * rate))]),
        ['NET À PAYER AVANT IMPÔT SUR LE REVENU', '', '', money(before)],
        ['Impôt sur le revenu prélevé à la source', money(before), '6,10', money(tax)],
      ];
      const head = sideBySide(
        block(`${employer}\n${address(random, 'fra').printed}\nSIRET : ${siret}\nCode APE : ${random.digits(4)}Z`),
        block(`${who}\n${address(random, 'fra').printed}`),
      );
      const facts = labelsLeft(
        [
          ['Emploi', job],
          ['Matricule', random.digits(4)],
          ['Date d’entrée', printDate(dayIn(random, 2009, 2021), 'slashes', 'fra')],
        ],
        { colon: true },
      );
      const foot = [
        ['Net payé', `${money(net)} €`],
        ['Date de paiement', printDate(paid, 'slashes', 'fra')],
        ['Mode de paiement', 'Virement'],
      ] as [string, string][];
      const html = page(
        count % 2 ? 'plain' : 'modern',
        heading('BULLETIN DE PAIE'),
        small(`Période : du 01/${String(paid.month).padStart(2, '0')}/${paid.year}`),
        head,
        facts,
        table(['Rubrique', 'Base', 'Taux', 'Montant'], rows, { right: [1, 2, 3], look: count % 2 ? 'ruled' : 'lined' }),
        count % 2 ? boxes(3, foot) : onTheRight(foot.map(([label, value]) => `${label} : ${value}`).join('\n')),
      );
      return { html, rows: [[who, employer, siret, job, gross, before, net, iso(paid)]] };
    },
  },
];
