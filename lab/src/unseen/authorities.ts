import { number, text, type DocumentFamily } from '../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsBelow,
  labelsInline,
  labelsLeft,
  onTheRight,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  table,
} from '../generate/markup.ts';
import { address, cents, dayIn, firm, person } from '../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../generate/printed-forms.ts';

export const AUTHORITIES: DocumentFamily[] = [
  {
    id: 'penalty-notice',
    language: 'eng',
    name: 'Parking penalties',
    description: 'One row per penalty charge notice',
    fields: [
      text('Notice number', 'Number of the penalty charge notice'),
      text('Vehicle', 'Registration mark of the vehicle'),
      text('Contravention date', 'Date of the contravention'),
      text('Contravention time', 'Time of the contravention'),
      text('Location', 'Where it happened'),
      number('Full charge', 'Full penalty charge'),
      number('Reduced charge', 'Discounted charge when paid early'),
      text('Issued by', 'Council that issued the notice'),
      text('Keeper', 'Registered keeper the notice is sent to'),
    ],
    write(random, count) {
      const [no, plate, on] = [
        `${random.letters(2)}${random.digits(8)}`,
        `${random.letters(2)}${random.digits(2)} ${random.letters(3)}`,
        dayIn(random, 2023, 2026),
      ];
      const [time, place, full] = [
        `${random.whole(8, 18)}:${random.pick(['07', '32', '48'])}`,
        random.pick(['Queens Avenue', 'Market Square car park', 'Birch Close']),
        random.pick([50, 70, 130]),
      ];
      const [council, keeper] = [`${address(random, 'eng').place} City Council`, random.unless(0.3, person(random, 'eng'))];
      const facts: [string, string][] = [
        ['Penalty Charge Notice', no],
        ['Vehicle registration mark', plate],
        ['Date of contravention', printDate(on, 'slashes', 'eng')],
        ['Time', time],
        ['Location', place],
        ['Date of this notice', printDate(later(on, 12), 'slashes', 'eng')],
      ];
      const demand = `A penalty charge of £${printNumber(full, 'en')} is now payable. If it is paid before the end of 14 days, the charge is reduced to £${printNumber(full / 2, 'en')}.`;
      const html = page(
        count % 2 ? 'plain' : 'form',
        onTheRight(council),
        block(keeper === null ? 'The Registered Keeper' : `${keeper}\n${address(random, 'eng').printed}`),
        heading('Notice to owner'),
        count % 2 ? labelsLeft(facts, { colon: true }) : boxes(2, facts),
        paragraphs('The vehicle was seen parked in a restricted street during prescribed hours (contravention code 01).', demand),
        section('How to pay'),
        paragraphs(`Pay online or by telephone on 0${random.digits(3)} ${random.digits(6)}. Do not send cash.`),
      );
      return { html, rows: [[no, plate, iso(on), time, place, full, full / 2, council, keeper]] };
    },
  },
  {
    id: 'birth-certificate-polish',
    language: 'pol',
    name: 'Odpisy aktów urodzenia',
    description: 'Jeden wiersz na odpis aktu urodzenia',
    fields: [
      text('Nazwisko', 'Nazwisko dziecka'),
      text('Imię', 'Imię dziecka'),
      text('Data urodzenia', 'Data urodzenia dziecka'),
      text('Miejsce urodzenia', 'Miejsce urodzenia'),
      text('Ojciec', 'Imię i nazwisko ojca'),
      text('Matka', 'Imię i nazwisko matki'),
      text('Numer aktu', 'Numer aktu urodzenia'),
      text('Data wydania', 'Data wydania odpisu'),
    ],
    write(random, count) {
      const [child, father, mother] = [person(random, 'pol'), random.unless(0.2, person(random, 'pol')), person(random, 'pol')];
      const [given = '', family = ''] = child.split(' ');
      const [born, issued, place] = [dayIn(random, 1970, 2015), dayIn(random, 2023, 2026), address(random, 'pol').place];
      const no = `${random.digits(7)}/00/AU/${born.year}/${random.digits(6)}`;
      const facts: [string, string | null][] = [
        ['1. Nazwisko', family],
        ['2. Imię (imiona)', given],
        ['3. Data urodzenia', printDate(born, count % 2 ? 'dots' : 'long', 'pol')],
        ['4. Miejsce urodzenia', place],
      ];
      const parents: [string, string | null][] = [
        ['Ojciec (imię i nazwisko)', father],
        ['Matka (imię i nazwisko)', mother],
      ];
      const form = count % 2 ? labelsBelow : (pairs: [string, string | null][]): string => labelsLeft(pairs, { colon: true, blanks: true });
      const html = page(
        count % 2 ? 'serif' : 'plain',
        sideBySide(small('RZECZPOSPOLITA POLSKA'), small(`Urząd Stanu Cywilnego w ${place}`)),
        heading('ODPIS SKRÓCONY AKTU URODZENIA'),
        section('Dane dotyczące dziecka'),
        form(facts),
        section('Dane dotyczące rodziców'),
        form(parents),
        paragraphs(`Poświadcza się zgodność powyższego odpisu z treścią aktu urodzenia nr ${no}.`),
        onTheRight(`${place}, data ${printDate(issued, count % 2 ? 'dots' : 'long', 'pol')}`),
      );
      return { html, rows: [[family, given, iso(born), place, father, mother, no, iso(issued)]] };
    },
  },
  {
    id: 'court-summons-german',
    language: 'deu',
    name: 'Gerichtsladungen',
    description: 'Eine Zeile je Ladung',
    fields: [
      text('Gericht', 'Name des Gerichts'),
      text('Aktenzeichen', 'Geschäftszeichen des Verfahrens'),
      text('Kläger', 'Name des Klägers'),
      text('Beklagter', 'Name des Beklagten'),
      text('Terminstag', 'Tag der Verhandlung'),
      text('Uhrzeit', 'Uhrzeit der Verhandlung'),
      text('Saal', 'Sitzungssaal, falls angegeben'),
      text('Datum des Schreibens', 'Datum des Schreibens'),
    ],
    write(random, count) {
      const [court, plaintiff, defendant] = [`Amtsgericht ${address(random, 'deu').place}`, firm(random, 'deu'), person(random, 'deu')];
      const [file, written] = [`${random.whole(3, 40)} C ${random.digits(3)}/${random.whole(22, 26)}`, dayIn(random, 2023, 2026)];
      const [on, clock, room] = [
        later(written, random.whole(30, 90)),
        `${random.whole(8, 15)}:${random.pick(['00', '15', '30'])}`,
        random.unless(0.3, String(random.whole(101, 320))),
      ];
      const appointment =
        count % 2
          ? paragraphs(
              `in dem Rechtsstreit ${plaintiff} gegen ${defendant} werden Sie zum Termin zur mündlichen Verhandlung auf`,
              `${printDate(on, 'long', 'deu')}, ${clock} Uhr${room === null ? '' : `, Sitzungssaal ${room}`}`,
              'geladen.',
            )
          : labelsLeft(
              [
                ['Kläger', plaintiff],
                ['Beklagter', defendant],
              ],
              { colon: true },
            ) +
            boxes(3, [
              ['Wochentag und Datum', printDate(on, 'dots', 'deu')],
              ['Uhrzeit', `${clock} Uhr`],
              ['Saal', room],
            ]);
      const html = page(
        count % 2 ? 'plain' : 'serif',
        block(`${court}\n${address(random, 'deu').printed}`),
        labelsInline([
          ['Geschäftszeichen', file],
          ['Datum', printDate(written, 'dots', 'deu')],
          ['Telefon', `0${random.digits(3)} ${random.digits(5)}`],
        ]),
        block(`${defendant}\n${address(random, 'deu').printed}`),
        heading('Ladung'),
        paragraphs('Sehr geehrte Damen und Herren,'),
        appointment,
        paragraphs('Bei unentschuldigtem Ausbleiben kann ein Ordnungsgeld bis zu 1.000 € festgesetzt werden.'),
      );
      return { html, rows: [[court, file, plaintiff, defendant, iso(on), clock, room, iso(written)]] };
    },
  },
  {
    id: 'loan-schedule-french',
    language: 'fra',
    name: 'Échéanciers de prêt',
    description: 'One row per instalment of the loan schedule',
    fields: [
      text('Borrower', 'Name of the borrower'),
      text('Loan number', 'Number of the loan'),
      number('Instalment', 'Number of the instalment'),
      text('Due date', 'Date the instalment is due'),
      number('Payment', 'Amount of the instalment'),
      number('Interest', 'Interest part'),
      number('Remaining', 'Capital that remains after the payment'),
    ],
    write(random, count) {
      const [who, loan, start] = [person(random, 'fra'), random.digits(10), dayIn(random, 2023, 2026)];
      const [capital, months, rate] = [random.whole(4, 60) * 1000, random.whole(6, 12), 0.0031];
      const payment = cents((capital * rate) / (1 - (1 + rate) ** -months));
      let left = capital;
      const rows = Array.from({ length: months }, (_, index) => {
        const interest = cents(left * rate);
        left = index === months - 1 ? 0 : cents(left - (payment - interest));
        const month = start.month + index;
        return {
          no: index + 1,
          on: { year: start.year + Math.floor((month - 1) / 12), month: ((month - 1) % 12) + 1, day: 5 },
          interest,
          left,
        };
      });
      const money = (value: number): string => printNumber(value, 'fr');
      const html = page(
        count % 2 ? 'plain' : 'typed',
        heading('Tableau d’amortissement'),
        labelsLeft(
          [
            ['Emprunteur', who],
            ['N° de prêt', loan],
            ['Capital emprunté', `${money(capital)} €`],
            ['Taux nominal annuel', '3,72 %'],
            ['Durée', `${months} mois`],
          ],
          { colon: true },
        ),
        table(
          ['N°', 'Échéance', 'Mensualité', 'Intérêts', 'Capital restant dû'],
          rows.map(({ no, on, interest, left: rest }) => [
            String(no),
            printDate(on, 'slashes', 'fra'),
            money(payment),
            money(interest),
            money(rest),
          ]),
          { right: [2, 3, 4], look: count % 2 ? 'lined' : 'bare' },
        ),
        small('Document établi à titre indicatif.'),
      );
      return { html, rows: rows.map(({ no, on, interest, left: rest }) => [who, loan, no, iso(on), payment, interest, rest]) };
    },
  },
];
