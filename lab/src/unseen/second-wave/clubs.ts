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
} from '../../generate/markup.ts';
import { address, cents, dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { answer, cards, dotted, footer, letterhead } from './paper.ts';

export const CLUBS: DocumentFamily[] = [
  {
    id: 'membership-renewal-portuguese',
    language: 'por',
    name: 'Membership fees',
    description: 'One row per renewal letter',
    fields: [
      text('Member', 'Name of the member'),
      text('Member no', ''),
      text('Club', ''),
      number('Fee', 'Yearly fee'),
      text('Pay by', ''),
      text('Valid until', 'End of the new membership'),
      choice('Category', '', ['adult', 'junior', 'senior', 'family']),
      text('Payment reference', ''),
      yesNo('Collected automatically', 'Will the club collect the fee itself?'),
      text('Mobile', 'Mobile phone of the member'),
    ],
    write(random, count) {
      const [who, no, club, fee] = [
        person(random, 'por'),
        random.digits(5),
        `${random.pick(['Clube Náutico', 'Clube de Ténis', 'Grupo Desportivo', 'Associação de Caminheiros'])} ${random.pick(['da Ria', 'do Mondego', 'da Serra'])}`,
        random.whole(8, 60) * 5,
      ];
      const [written, category, reference, debit] = [
        dayIn(random, 2023, 2026),
        random.pick(['adult', 'junior', 'senior', 'family']),
        random.unless(0.3, `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`),
        random.chance(0.35),
      ];
      const spoken = { adult: 'Efetivo adulto', junior: 'Júnior', senior: 'Sénior', family: 'Familiar' }[category] ?? '';
      const [due, until] = [later(written, 30), later(written, 395)];
      const facts: [string, string | null][] = [
        ['Sócio n.º', no],
        ['Categoria', spoken],
        ['Quota anual', `${printNumber(fee, 'de')} €`],
        ['Data limite de pagamento', printDate(due, 'slashes', 'por')],
        ['Referência', reference],
      ];
      const way = debit
        ? 'A quota será cobrada por débito direto, não precisa de fazer nada.'
        : 'Pode pagar na secretaria, por multibanco ou transferência.';
      const html = page(
        count % 2 ? 'modern' : 'serif',
        letterhead(club, `${address(random, 'por').printed}\nTel. 2${random.digits(8)}`),
        block(`${who}\n${address(random, 'por').printed}`),
        onTheRight(printDate(written, 'long', 'por')),
        block('Renovação da quota'),
        paragraphs(`Caro sócio, a sua inscrição termina em breve. Com a renovação fica válida até ${printDate(until, 'long', 'por')}.`),
        count % 2 ? cards(3, facts) : labelsLeft(facts, { colon: true }),
        paragraphs(way),
        footer(`Número de contribuinte 5${random.digits(8)}`, 'A direção'),
      );
      return { html, rows: [[who, no, club, fee, iso(due), iso(until), category, reference, answer(debit), null]] };
    },
  },
  {
    id: 'library-notice-dutch',
    language: 'nld',
    name: 'Overdue books',
    description: 'One row per overdue item',
    fields: [
      text('Borrower', ''),
      text('Card', 'Number of the library card'),
      text('Title', 'Title of the book'),
      text('Barcode', ''),
      text('Due back', 'Day it should have been returned'),
      number('Fine', 'Fine for this item in euros'),
    ],
    write(random, count) {
      const [who, card, today] = [person(random, 'nld'), `2${random.digits(11)}`, dayIn(random, 2023, 2026)];
      const books = random
        .some(
          [
            'De stilte van het wad',
            'Brood bakken voor beginners',
            'Reizen door Friesland: veertig wandelingen langs water en dijk',
            'Het huis aan de gracht',
            'Wiskunde B voor vwo 5',
            'Vogels van de Lage Landen',
          ],
          random.whole(2, 5),
        )
        .map((title) => ({ title, code: `3${random.digits(9)}`, due: later(today, -random.whole(8, 40)), fine: random.whole(5, 60) / 10 }));
      const sum = books.reduce((all, { fine }) => cents(all + fine), 0);
      const blocks = books
        .map(
          ({ title, code, due, fine }) =>
            block(title) +
            labelsInline([
              ['Streepjescode', code],
              ['Terug vóór', printDate(due, 'dashes', 'nld')],
              ['Boete', `€ ${printNumber(fine, 'de')}`],
            ]),
        )
        .join('');
      const listed = table(
        ['Titel', 'Nummer', 'Terugbrengen', 'Te betalen'],
        books.map(({ title, code, due, fine }) => [title, code, printDate(due, 'dashes', 'nld'), printNumber(fine, 'de')]),
        { right: [3], look: 'lined' },
      );
      const html = page(
        count % 2 ? 'plain' : 'typed',
        letterhead('Bibliotheek De Linde', 'Kerkplein 3\n7411 LB Deventer'),
        block(`${who}\n${address(random, 'nld').printed}`),
        labelsInline([
          ['Pasnummer', card],
          ['Datum', printDate(today, 'dashes', 'nld')],
        ]),
        heading('Herinnering'),
        paragraphs('De volgende materialen zijn nog niet teruggebracht:'),
        count % 2 ? listed : blocks,
        paragraphs(`Totaal verschuldigd: € ${printNumber(sum, 'de')}. Verleng online of breng de materialen zo snel mogelijk terug.`),
      );
      return { html, rows: books.map(({ title, code, due, fine }) => [who, card, title, code, iso(due), fine]) };
    },
  },
  {
    id: 'auction-lots',
    language: 'eng',
    name: 'Auction lots',
    description: 'One row per lot',
    fields: [
      text('Sale date', ''),
      number('Lot', 'Lot number'),
      text('Title', 'What is sold'),
      number('Low estimate', ''),
      number('High estimate', ''),
      text('Dated', 'Period the piece is from'),
      text('Provenance', 'Where it comes from, if the catalogue says so'),
    ],
    write(random, count) {
      const [house, on, first] = [
        `${random.pick(['Marlowe & Finch', 'Harrogate Saleroom', 'Tideway Auctions'])}`,
        dayIn(random, 2023, 2026),
        random.whole(1, 300),
      ];
      const lots = random
        .some(
          [
            'Walnut bureau',
            'Silver cream jug',
            'Longcase clock by J. Harris',
            'Pair of brass candlesticks',
            'Framed chart of the Thames Estuary',
            'Mahogany tripod table',
            'Bound volume of botanical plates',
          ],
          random.whole(3, 6),
        )
        .map((title, index) => ({
          no: first + index,
          title,
          low: random.whole(3, 40) * 20,
          period: random.pick(['circa 1760', '19th century', 'Edwardian', 'late 18th century']),
          from: random.unless(0.45, random.pick(['Private collection, Bath', 'By descent from the maker', 'A Yorkshire country house'])),
        }))
        .map((lot) => ({ ...lot, high: cents(lot.low * 1.5) }));
      const money = (low: number, high: number): string => `£${printNumber(low, 'en', 0)} – ${printNumber(high, 'en', 0)}`;
      const blocks = lots
        .map(
          ({ no, title, low, high, period, from }) =>
            `<div style="margin:1.1em 0"><b>${no}</b>${block(title)}${small(period)}${from === null ? '' : small(`Provenance: ${from}`)}${onTheRight(`Estimate ${money(low, high)}`)}</div>`,
        )
        .join('');
      const listed = table(
        ['Lot', 'Description', 'Date', 'Provenance', 'Estimate'],
        lots.map(({ no, title, low, high, period, from }) => [String(no), title, period, from, money(low, high)]),
        { right: [4], look: 'ruled' },
      );
      const html = page(
        count % 2 ? 'serif' : 'plain',
        sideBySide(heading(house), onTheRight(`Fine Furniture and Works of Art\n${printDate(on, 'long', 'eng')} at 11 am`)),
        count % 2 ? blocks : listed,
        footer('Buyer’s premium 24% plus VAT.', 'Viewing two days before the sale, 10 am to 5 pm.'),
      );
      return { html, rows: lots.map(({ no, title, low, high, period, from }) => [iso(on), no, title, low, high, period, from]) };
    },
  },
  {
    id: 'translation-order-dutch',
    language: 'nld',
    name: 'Translation jobs',
    description: 'One row per order',
    fields: [
      text('Order no', ''),
      text('Client', 'Who ordered the translation'),
      text('Translator', ''),
      text('From language', ''),
      text('Into language', ''),
      number('Words', ''),
      number('Price per word', ''),
      number('Fee', 'Total without VAT'),
      text('Deliver by', 'Day the translation is due'),
      text('Time', 'Time of day it is due, if stated'),
      yesNo('Sworn', 'Is a sworn translation asked for?'),
    ],
    write(random, count) {
      const [no, client, translator] = [`V${random.whole(23, 26)}${random.digits(4)}`, firm(random, 'nld'), person(random, 'nld')];
      const [from = '', into = ''] = random.shuffled(['Nederlands', 'Duits', 'Engels', 'Frans', 'Pools']);
      const [words, rate, due, clock, sworn] = [
        random.whole(300, 9800),
        random.pick([0.09, 0.11, 0.12, 0.14]),
        dayIn(random, 2023, 2026),
        random.unless(0.35, random.pick(['09:00', '12:00', '17:30'])),
        random.chance(0.4),
      ];
      const fee = cents(words * rate);
      const deadline = `${printDate(due, 'dashes', 'nld')}${clock === null ? '' : `, ${clock} uur`}`;
      const facts: [string, string][] = [
        ['Opdrachtnummer', no],
        ['Opdrachtgever', client],
        ['Vertaler', translator],
        ['Talencombinatie', `${from} - ${into}`],
        ['Aantal woorden', printNumber(words, 'de', 0)],
        ['Woordtarief', `€ ${printNumber(rate, 'de')}`],
        ['Honorarium excl. btw', `€ ${printNumber(fee, 'de')}`],
        ['Leverdatum', deadline],
        ['Beëdigd', sworn ? 'ja' : 'nee'],
      ];
      const split: [string, string][] = [
        ['Opdracht', no],
        ['Klant', client],
        ['Vertaler', translator],
        ['Brontaal', from],
        ['Doeltaal', into],
        ['Uiterste levering', deadline],
      ];
      const priced = table(
        ['Omschrijving', 'Aantal', 'Tarief', 'Bedrag'],
        [
          [
            sworn ? 'Beëdigde vertaling' : 'Vertaling',
            `${printNumber(words, 'de', 0)} woorden`,
            printNumber(rate, 'de'),
            printNumber(fee, 'de'),
          ],
          ['Btw 21 %', '', '', printNumber(cents(fee * 0.21), 'de')],
        ],
        { right: [1, 2, 3] },
      );
      const html = page(
        count % 2 ? 'plain' : 'modern',
        letterhead('Vertaalbureau Grensland', 'Stationsplein 22\n6512 AB Nijmegen'),
        heading('Opdrachtbevestiging'),
        count % 2 ? dotted(facts, 28) : boxes(2, split) + priced,
        section('Afspraken'),
        paragraphs(
          'De vertaler levert in het formaat van de brontekst en behandelt de inhoud vertrouwelijk. Betaling binnen 30 dagen na ontvangst van de factuur.',
        ),
      );
      return { html, rows: [[no, client, translator, from, into, words, rate, fee, iso(due), clock, answer(sworn)]] };
    },
  },
];
