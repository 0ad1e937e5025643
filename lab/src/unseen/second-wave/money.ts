import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsInline,
  labelsLeft,
  onTheRight,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  table,
  ticks,
} from '../../generate/markup.ts';
import { address, amount, cents, dayIn, firm, iban, inFours, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { answer, cards, footer, letterhead, nextPage } from './paper.ts';

export const MONEY: DocumentFamily[] = [
  {
    id: 'bank-transfer-dutch',
    language: 'nld',
    name: 'Outgoing payments',
    description: 'One row per payment advice of the bank',
    fields: [
      text('Paid by', 'Holder of the account the money came from'),
      text('From account', ''),
      text('Beneficiary', ''),
      text('Beneficiary IBAN', 'Account that got the money'),
      number('Euros', 'Amount transferred'),
      text('Executed', 'Day on which the bank carried it out'),
      text('Remark', 'What the payer wrote for the beneficiary, if anything'),
      choice('How often', '', ['once', 'standing order']),
    ],
    write(random, count) {
      const [payer, payee, from, to] = [
        firm(random, 'nld'),
        random.chance(0.5) ? firm(random, 'nld') : person(random, 'nld'),
        iban(random, 'NL', 18),
        iban(random, 'NL', 18),
      ];
      const [sum, wish, remark, standing] = [
        amount(random, 12, 18000),
        dayIn(random, 2023, 2026),
        random.unless(
          0.3,
          random.pick([`Factuur ${random.digits(6)}`, 'Huur loods 4 en 5', 'Terugbetaling borg', 'Contributie tweede halfjaar']),
        ),
        random.chance(0.3),
      ];
      const done = later(wish, random.whole(1, 3));
      const giver: [string, string][] = [
        ['Naam opdrachtgever', payer],
        ['Rekening', inFours(from)],
      ];
      const taker: [string, string][] = [
        ['Naam begunstigde', payee],
        ['IBAN', inFours(to)],
        ['Land', 'Nederland'],
      ];
      const order: [string, string | null][] = [
        ['Bedrag', `€ ${printNumber(sum, 'de')}`],
        ['Gewenste datum', printDate(wish, 'dashes', 'nld')],
        ['Uitgevoerd op', printDate(done, 'dashes', 'nld')],
        ['Soort', standing ? 'Periodieke overboeking' : 'Eenmalige overboeking'],
        ['Omschrijving', remark],
        ['Transactiekenmerk', `${random.letters(4)}${random.digits(9)}`],
      ];
      const body =
        count % 2
          ? sideBySide(section('Van') + labelsLeft(giver), section('Naar') + labelsLeft(taker)) + cards(3, order)
          : section('Opdrachtgever') +
            labelsLeft(giver, { colon: true }) +
            section('Begunstigde') +
            labelsLeft(taker, { colon: true }) +
            section('Overboeking') +
            labelsLeft(order, { colon: true });
      const html = page(
        count % 2 ? 'modern' : 'plain',
        letterhead('Waterlandse Bank', 'Postbus 410\n2003 RK Haarlem\n023 555 01 80'),
        heading('Bewijs van overboeking'),
        body,
        footer('Dit bewijs is automatisch gemaakt en niet ondertekend.', 'Vragen over deze overboeking? Neem contact op met uw kantoor.'),
      );
      return { html, rows: [[payer, from, payee, to, sum, iso(done), remark, standing ? 'standing order' : 'once']] };
    },
  },
  {
    id: 'account-statement-german',
    language: 'deu',
    name: 'Bank movements',
    description: 'One row per booking of the account statement',
    fields: [
      text('Account', 'IBAN of the account'),
      text('Booked', 'Booking day'),
      text('Who', 'Who paid or was paid'),
      text('Kind of booking', ''),
      number('Amount', 'Negative when money left the account'),
      text('Cheque number', 'If it was a cheque'),
    ],
    write(random, count) {
      const [owner, account, start] = [firm(random, 'deu'), iban(random, 'DE', 22), dayIn(random, 2023, 2025)];
      const entries = Array.from({ length: random.whole(10, 17) }, (_, index) => ({
        on: later(start, index * 2),
        kind: random.pick(['Überweisung', 'Lastschrift', 'Gutschrift', 'Dauerauftrag', 'Kartenzahlung']),
        who: random.chance(0.6) ? firm(random, 'deu') : person(random, 'deu'),
        sum: amount(random, 8, 5200),
      })).map((entry) => ({ ...entry, sum: entry.kind === 'Gutschrift' ? entry.sum : -entry.sum }));
      const signed = (sum: number): string =>
        count % 2
          ? `${printNumber(Math.abs(sum), 'de')} ${sum < 0 ? 'S' : 'H'}`
          : `${sum < 0 ? '-' : '+'}${printNumber(Math.abs(sum), 'de')}`;
      const old = amount(random, 900, 30000);
      const cells = entries.map(({ on, kind, who, sum }) => [
        printDate(on, 'dots', 'deu'),
        printDate(later(on, 1), 'dots', 'deu'),
        kind,
        who,
        signed(sum),
      ]);
      const carried = cents(old + entries.slice(0, 8).reduce((all, { sum }) => all + sum, 0));
      const listed = (part: typeof cells): string =>
        table(['Buchung', 'Wert', 'Vorgang', 'Empfänger / Zahlungspflichtiger', 'Betrag EUR'], part, {
          right: [4],
          look: count % 2 ? 'lined' : 'ruled',
        });
      const head = letterhead('Sparbank Nordhessen eG', 'Königsplatz 9\n34117 Kassel\nBLZ 520 900 00');
      const html = page(
        count % 2 ? 'plain' : 'serif',
        head,
        sideBySide(
          block(`${owner}\n${address(random, 'deu').printed}`),
          labelsInline([
            ['IBAN', inFours(account)],
            ['Auszug', `${start.month}/${start.year}`],
            ['Blatt', '1 von 2'],
          ]),
        ),
        heading('Kontoauszug'),
        onTheRight(`Alter Saldo ${signed(old)}`),
        listed(cells.slice(0, 8)),
        onTheRight(`Übertrag auf Blatt 2: ${signed(carried)}`),
        nextPage(
          head,
          labelsInline([
            ['IBAN', inFours(account)],
            ['Blatt', '2 von 2'],
          ]),
          listed(cells.slice(8)),
          onTheRight(`Neuer Saldo ${signed(cents(old + entries.reduce((all, { sum }) => all + sum, 0)))}`),
          small('S = Soll, H = Haben. Bitte prüfen Sie den Auszug und erheben Sie Einwendungen binnen sechs Wochen.'),
        ),
      );
      return { html, rows: entries.map(({ on, kind, who, sum }) => [account, iso(on), who, kind, sum, null]) };
    },
  },
  {
    id: 'donation-receipt-french',
    language: 'fra',
    name: 'Dons',
    description: 'Une ligne par reçu',
    fields: [
      text('Qui a donné', 'Nom du donateur'),
      text('Bénéficiaire', 'Association qui a reçu le don'),
      number('Somme', ''),
      text('Reçu n°', ''),
      text('Date du don', 'Jour du versement'),
      choice('Payé par', 'Mode de versement', ['chèque', 'virement', 'espèces', 'carte']),
      text('Signataire', 'Personne qui a signé pour l’association'),
      text('Établi le', 'Date du reçu'),
    ],
    write(random, count) {
      const [donor, charity] = [
        person(random, 'fra'),
        random.pick(['Les Amis du Canal', 'Secours des Deux Rives', 'Refuge de la Combe', 'Mémoire et Partage']),
      ];
      const [sum, no, given, how] = [
        random.whole(2, 90) * 10,
        `${random.whole(2023, 2026)}-${random.digits(4)}`,
        dayIn(random, 2023, 2025),
        random.pick(['chèque', 'virement', 'espèces', 'carte']),
      ];
      const [signer, made] = [random.unless(0.3, person(random, 'fra')), later(given, random.whole(5, 60))];
      const where = address(random, 'fra');
      const modes = ticks([
        ['Remise d’espèces', how === 'espèces'],
        ['Chèque', how === 'chèque'],
        ['Virement', how === 'virement'],
        ['Carte bancaire', how === 'carte'],
      ]);
      const told = paragraphs(
        `L’association ${charity} reconnaît avoir reçu à titre de don, le ${printDate(given, 'long', 'fra')}, la somme de ${printNumber(sum, 'fr')} € de la part de ${donor}, demeurant ${where.line}.`,
      );
      const form =
        boxes(1, [
          ['Nom ou dénomination', charity],
          ['Objet', 'Aide aux personnes et protection du patrimoine local'],
        ]) +
        section('Donateur') +
        boxes(2, [
          ['Nom', donor],
          ['Adresse', where.line],
          ['Montant du don', `${printNumber(sum, 'fr')} €`],
          ['Date du versement', printDate(given, 'slashes', 'fra')],
        ]);
      const html = page(
        count % 2 ? 'serif' : 'form',
        count % 2 ? letterhead(charity, address(random, 'fra').printed) : sideBySide(small('N° 11580*04'), onTheRight('Cerfa')),
        heading('Reçu au titre des dons à certains organismes d’intérêt général'),
        labelsInline([['Numéro d’ordre du reçu', no]], ' : '),
        count % 2 ? told : form,
        section('Mode de versement'),
        modes,
        paragraphs(
          'Le bénéficiaire certifie que les dons qu’il reçoit ouvrent droit à la réduction d’impôt prévue à l’article 200 du code général des impôts.',
        ),
        onTheRight(
          `${address(random, 'fra').place}, le ${printDate(made, count % 2 ? 'long' : 'slashes', 'fra')}${signer === null ? '' : `\nPour l’association : ${signer}`}`,
        ),
      );
      return { html, rows: [[donor, charity, sum, no, iso(given), how, signer, iso(made)]] };
    },
  },
  {
    id: 'phone-bill-italian',
    language: 'ita',
    name: 'Mobile phone bills',
    description: 'One row per bill',
    fields: [
      text('Customer', ''),
      text('Phone line', 'The number the bill is for'),
      text('Bill no', ''),
      text('Pay by', 'Due date'),
      number('To pay', 'Total of this bill in euros'),
      number('Data used', 'Gigabytes used in the period, if the bill says so'),
      text('From', 'First day of the billed period'),
      text('Until', 'Last day of the billed period'),
      text('Tariff', 'Name of the plan'),
      yesNo('Direct debit', 'Is it collected from the bank account?'),
      number('Discount', 'Reduction given on this bill'),
    ],
    write(random, count) {
      const [who, line, no] = [
        person(random, 'ita'),
        `3${random.digits(2)} ${random.digits(7)}`,
        `${random.letters(1)}${random.digits(9)}`,
      ];
      const [from, fee, extra, used] = [
        dayIn(random, 2023, 2026),
        random.pick([7.99, 9.99, 14.99, 24.9]),
        amount(random, 0, 18),
        random.unless(0.25, random.whole(1, 180) / 2),
      ];
      const [until, due, plan, debit] = [
        later(from, 29),
        later(from, 52),
        random.pick(['Giga Libero 100', 'Voce e Dati Famiglia', 'Sempre Connessi', 'Business Leggero']),
        random.chance(0.5),
      ];
      const euro = (value: number): string => `${printNumber(value, 'de')} €`;
      const total = cents(fee + extra);
      const facts: [string, string | null][] = [
        ['Intestatario', who],
        ['Numero di telefono', line],
        ['Fattura n.', no],
        ['Periodo', `dal ${printDate(from, 'slashes', 'ita')} al ${printDate(until, 'slashes', 'ita')}`],
        ['Offerta', plan],
      ];
      const usage = table(
        ['Servizio', 'Consumo', 'Importo'],
        [
          ['Canone offerta', '1', euro(fee)],
          ['Chiamate', `${random.whole(3, 400)} min`, euro(0)],
          ...(used === null ? [] : [['Traffico dati', `${printNumber(used, 'de', 1)} GB`, euro(0)]]),
          ['SMS e servizi a consumo', String(random.whole(1, 60)), euro(extra)],
        ],
        { right: [1, 2], look: count % 2 ? 'lined' : 'bare' },
      );
      const owed =
        count % 2
          ? cards(2, [
              ['Totale da pagare', euro(total)],
              ['Entro il', printDate(due, 'long', 'ita')],
            ])
          : paragraphs(`Totale fattura ${euro(total)}, scadenza ${printDate(due, 'slashes', 'ita')}.`);
      const way = debit
        ? 'L’importo sarà addebitato sul suo conto corrente alla data di scadenza.'
        : 'Può pagare con il bollettino allegato, in tabaccheria o online.';
      const html = page(
        count % 2 ? 'modern' : 'plain',
        letterhead('TeleTirrena', 'Servizio clienti 800 145 206\nwww.teletirrena.example'),
        onTheRight(`${who}\n${address(random, 'ita').printed}`),
        count % 2 ? cards(3, facts) : labelsLeft(facts, { colon: true }),
        owed,
        paragraphs(way),
        nextPage(
          section('Dettaglio dei consumi'),
          usage,
          footer(
            `TeleTirrena S.p.A. · Capitale sociale 4.000.000 € i.v. · P. IVA 0${random.digits(10)}`,
            'Reclami entro 45 giorni dal ricevimento.',
          ),
        ),
      );
      return { html, rows: [[who, line, no, iso(due), total, used, iso(from), iso(until), plan, answer(debit), null]] };
    },
  },
];
