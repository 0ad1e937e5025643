import { choice, number, text, type DocumentFamily } from '../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsInline,
  labelsLeft,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  table,
} from '../generate/markup.ts';
import { address, dayIn, firm, person } from '../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../generate/printed-forms.ts';

export const SHIPPING: DocumentFamily[] = [
  {
    id: 'bill-of-lading',
    language: 'eng',
    name: 'Bills of lading',
    description: 'One row per bill of lading',
    fields: [
      text('B/L number', 'Number of the bill of lading'),
      text('Shipper', 'Name of the shipper (not the address)'),
      text('Consignee', 'Name of the consignee'),
      text('Vessel', 'Name of the ocean vessel'),
      text('Voyage', 'Voyage number'),
      text('Port of loading', 'Port where the goods are loaded'),
      text('Port of discharge', 'Port where the goods are discharged'),
      text('Container', 'Container number'),
      number('Gross weight', 'Total gross weight in kg'),
      choice('Freight', 'Who pays the freight', ['prepaid', 'collect']),
      text('On board date', 'Date the goods were shipped on board'),
    ],
    write(random, count) {
      const [no, shipper, consignee] = [
        `${random.letters(4)}${random.digits(8)}`,
        firm(random, 'eng'),
        firm(random, random.pick(['spa', 'deu', 'por'])),
      ];
      const vessel = random.pick(['EVER HARMONY', 'MSC CALYPSO', 'ATLANTIC PIONEER', 'NORDIC STAR', 'CAPE MERIDIAN']);
      const [voyage, loading, discharge] = [
        `${random.digits(3)}${random.pick(['E', 'W', 'N'])}`,
        random.pick(['Felixstowe', 'Shanghai', 'Durban', 'Chennai']),
        random.pick(['Valencia', 'Hamburg', 'Santos', 'Lisbon']),
      ];
      const container = `${random.letters(3)}U${random.digits(7)}`;
      const [packages, weight] = [random.whole(12, 900), random.whole(900, 23000)];
      const freight = random.pick(['prepaid', 'collect']);
      const aboard = dayIn(random, 2023, 2026);
      const delivery = random.unless(0.4, 'Zaragoza depot');
      const parties = boxes(1, [
        ['Shipper', `${shipper}\n${address(random, 'eng').printed}`],
        ['Consignee (if "To Order" so indicate)', `${consignee}\n${address(random, 'spa').printed}`],
        ['Notify party', 'SAME AS CONSIGNEE'],
      ]);
      const numbers = boxes(1, [
        ['Bill of Lading No.', no],
        ['Export references', random.digits(6)],
        ['Forwarding agent', firm(random, 'eng')],
      ]);
      const voyageBoxes = boxes(2, [
        ['Ocean vessel', vessel],
        ['Voy. No.', voyage],
        ['Port of loading', loading],
        ['Port of discharge', discharge],
        ['Place of receipt', null],
        ['Place of delivery', delivery],
      ]);
      const goods = table(
        ['Container No. / Seal', 'No. of pkgs', 'Description of goods', 'Gross weight (kg)', 'Measurement (m³)'],
        [
          [
            `${container}\nSeal ${random.digits(6)}`,
            String(packages),
            random.pick(['Cartons of ceramic tiles', 'Bags of green coffee', 'Pallets of machine parts']),
            printNumber(weight, 'en', 0),
            printNumber(weight / 420, 'en', 1),
          ],
        ],
        { right: [1, 3, 4] },
      );
      const foot = sideBySide(
        labelsLeft(
          [
            ['Freight', freight.toUpperCase()],
            ['No. of original B/Ls', 'THREE (3)'],
          ],
          { colon: true },
        ),
        labelsInline([
          ['Shipped on board', printDate(aboard, count % 2 ? 'short' : 'long', 'eng')],
          ['Place and date of issue', `${loading}, ${printDate(later(aboard, 1), count % 2 ? 'short' : 'long', 'eng')}`],
        ]),
      );
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('BILL OF LADING'),
        sideBySide(parties, numbers),
        voyageBoxes,
        goods,
        foot,
        small(
          'Received in apparent good order and condition unless otherwise noted, to be transported subject to the terms on the reverse.',
        ),
      );
      return { html, rows: [[no, shipper, consignee, vessel, voyage, loading, discharge, container, weight, freight, iso(aboard)]] };
    },
  },
  {
    id: 'waybill-cmr',
    language: 'deu',
    name: 'CMR-Frachtbrief',
    description: 'Eine Zeile je Frachtbrief',
    fields: [
      text('Absender', 'Name des Absenders'),
      text('Empfänger', 'Name des Empfängers'),
      text('Auslieferungsort', 'Ort, an dem das Gut ausgeliefert wird'),
      text('Frachtführer', 'Name des Frachtführers'),
      text('Kennzeichen', 'Amtliches Kennzeichen der Zugmaschine'),
      number('Bruttogewicht', 'Bruttogewicht in kg'),
      number('Packstücke', 'Anzahl der Packstücke'),
      text('Ausgestellt am', 'Datum der Ausstellung'),
    ],
    write(random, count) {
      const [sender, receiver, carrier] = [firm(random, 'deu'), firm(random, 'fra'), firm(random, 'pol')];
      const [from, to] = [address(random, 'deu'), address(random, 'fra')];
      const plate = random.unless(0.3, `${random.pick(['HH', 'KS', 'M', 'OS'])}-${random.letters(2)} ${random.digits(3)}`);
      const [weight, pieces, made] = [random.whole(400, 21000), random.whole(1, 66), dayIn(random, 2023, 2026)];
      const left = boxes(1, [
        ['1 Absender (Name, Anschrift, Land)', `${sender}\n${from.printed}\nDeutschland`],
        ['2 Empfänger (Name, Anschrift, Land)', `${receiver}\n${to.printed}\nFrankreich`],
        ['3 Auslieferungsort des Gutes', to.place],
        ['4 Ort und Tag der Übernahme des Gutes', `${from.place}, ${printDate(made, 'dots', 'deu')}`],
      ]);
      const right = boxes(1, [
        ['INTERNATIONALER FRACHTBRIEF', `CMR ${random.digits(7)}`],
        ['16 Frachtführer (Name, Anschrift, Land)', `${carrier}\n${address(random, 'pol').printed}`],
        ['17 Nachfolgende Frachtführer', null],
        ['18 Vorbehalte und Bemerkungen der Frachtführer', random.unless(0.5, 'Ladung verspannt')],
        ['Amtl. Kennzeichen Kfz', plate],
      ]);
      const goods = table(
        [
          '6 Kennzeichen und Nummern',
          '7 Anzahl der Packstücke',
          '8 Art der Verpackung',
          '9 Bezeichnung des Gutes',
          '11 Bruttogewicht in kg',
          '12 Umfang in m³',
        ],
        [
          [
            `LOT ${random.digits(4)}`,
            String(pieces),
            'Paletten',
            random.pick(['Pumpenteile', 'Holzfenster', 'Kabeltrommeln']),
            printNumber(weight, 'de', 0),
            printNumber(weight / 310, 'de', 1),
          ],
        ],
        { right: [1, 4, 5] },
      );
      const foot = boxes(3, [
        ['21 Ausgefertigt in', `${from.place}   am ${printDate(made, count % 2 ? 'dots' : 'long', 'deu')}`],
        ['22 Unterschrift des Absenders', null],
        ['24 Gut empfangen am', null],
      ]);
      return {
        html: page(count % 2 ? 'form' : 'plain', sideBySide(left, right), goods, foot),
        rows: [[sender, receiver, to.place, carrier, plate, weight, pieces, iso(made)]],
      };
    },
  },
  {
    id: 'packing-list',
    language: 'por',
    name: 'Packing list lines',
    description: 'One row per line of the packing list',
    fields: [
      text('Packing list no', 'Number of the packing list (romaneio)'),
      text('Buyer', 'Name of the customer'),
      text('Article', 'Article code of the line'),
      text('Description', 'Description of the goods'),
      number('Cartons', 'Number of cartons (caixas) of the line'),
      number('Net weight', 'Net weight of the line in kg'),
    ],
    write(random, count) {
      const [no, buyer] = [`RM-${random.digits(5)}`, firm(random, 'eng')];
      const goods = random.some(
        [
          'Azulejo azul 15x15',
          'Cortiça em placas',
          'Azeite virgem extra 0,75 l',
          'Toalha de linho',
          'Sardinha em conserva',
          'Vinho tinto reserva',
          'Sabonete de lavanda',
        ],
        random.whole(2, 6),
      );
      const lines = goods.map((name) => ({
        code: `${random.letters(2)}-${random.digits(4)}`,
        name,
        cartons: random.whole(2, 80),
        net: random.whole(40, 900) + random.pick([0, 0.5]),
      }));
      const weight = (value: number): string => printNumber(value, 'de', 1);
      const header = labelsLeft(
        [
          ['Romaneio n.º', no],
          ['Data', printDate(dayIn(random, 2023, 2026), 'slashes', 'por')],
          ['Cliente', buyer],
          ['Encomenda', random.digits(6)],
        ],
        { colon: true },
      );
      const rows = lines.map(({ code, name, cartons, net }) => [code, name, String(cartons), weight(net), weight(net * 1.06)]);
      const total = [
        '',
        'Total',
        String(lines.reduce((sum, { cartons }) => sum + cartons, 0)),
        weight(lines.reduce((sum, { net }) => sum + net, 0)),
        weight(lines.reduce((sum, { net }) => sum + net * 1.06, 0)),
      ];
      const html = page(
        count % 2 ? 'plain' : 'serif',
        block(`${firm(random, 'por')}\n${address(random, 'por').printed}`),
        heading('Lista de embalagem'),
        header,
        table(['Artigo', 'Descrição', 'Caixas', 'Peso líquido (kg)', 'Peso bruto (kg)'], [...rows, total], {
          right: [2, 3, 4],
          look: count % 2 ? 'ruled' : 'bare',
        }),
        small('Mercadoria embalada em caixas de cartão sobre paletes.'),
      );
      return { html, rows: lines.map(({ code, name, cartons, net }) => [no, buyer, code, name, cartons, net]) };
    },
  },
  {
    id: 'delivery-damage-letter',
    language: 'eng',
    name: 'Claims against carriers',
    description: 'One row per letter of claim',
    fields: [
      text('Claimant', 'Company that writes the claim'),
      text('Carrier', 'Company the claim is made against'),
      text('Consignment', 'Consignment number of the damaged delivery'),
      text('Delivery date', 'Date the damaged goods were delivered'),
      text('Letter date', 'Date of the letter'),
      number('Claimed amount', 'Amount of money claimed'),
      text('Signed by', 'Name of the person who signed'),
    ],
    write(random, count) {
      const [claimant, carrier, signer] = [firm(random, 'eng'), firm(random, 'eng'), person(random, 'eng')];
      const delivered = dayIn(random, 2023, 2026);
      const written = later(delivered, random.whole(3, 20));
      const [consignment, claimed] = [`CN${random.digits(8)}`, random.unless(0.3, random.whole(120, 9000))];
      const order = random.digits(6);
      const opening = `We refer to consignment ${consignment}, which your driver delivered to our warehouse on ${printDate(delivered, 'long', 'eng')} under our order ${order}. On unpacking we found that ${random.whole(2, 9)} of the ${random.whole(12, 30)} cartons had been crushed and their contents were not fit for sale.`;
      const demand =
        claimed === null
          ? 'Our surveyor is still establishing the loss. We reserve all our rights and will write again when the figure is known.'
          : `We hold you liable for the loss and claim the sum of £${printNumber(claimed, 'en')}, being the invoiced value of the damaged goods. Please pay within 21 days of this letter.`;
      const html = page(
        count % 2 ? 'serif' : 'plain',
        block(`${claimant}\n${address(random, 'eng').printed}`),
        block(`${carrier}\nClaims Department\n${address(random, 'eng').printed}`),
        paragraphs(printDate(written, 'long', 'eng'), 'Dear Sirs,'),
        section('Notice of claim for damage in transit'),
        paragraphs(opening, demand, 'The goods are held at our premises and may be inspected on any working day.', 'Yours faithfully,'),
        block(`\n${signer}\n${random.pick(['Logistics Manager', 'Head of Purchasing', 'Company Secretary'])}\n${claimant}`),
      );
      return { html, rows: [[claimant, carrier, consignment, iso(delivered), iso(written), claimed, signer]] };
    },
  },
];
