import { choice, number, text, yesNo, type DocumentFamily } from '../generate/generated-document.ts';
import { block, boxes, heading, labelsLeft, page, paragraphs, sideBySide, small, table, ticks } from '../generate/markup.ts';
import { address, amount, cents, dayIn, firm } from '../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../generate/printed-forms.ts';

export const CUSTOMS: DocumentFamily[] = [
  {
    id: 'customs-declaration-spanish',
    language: 'spa',
    name: 'Declaraciones de importación',
    description: 'Una fila por declaración de aduana (DUA)',
    fields: [
      text('MRN', 'Número de referencia del movimiento (MRN)'),
      text('Importador', 'Nombre del importador o destinatario'),
      text('NIF del importador', 'NIF o EORI del importador'),
      text('País de origen', 'País de origen de la mercancía'),
      text('Código arancelario', 'Código de la mercancía (partida)'),
      number('Masa neta', 'Masa neta en kg'),
      number('Valor estadístico', 'Valor estadístico en euros'),
      number('Total tributos', 'Importe total de los tributos'),
      text('Fecha de admisión', 'Fecha de admisión de la declaración'),
    ],
    write(random, count) {
      const [mrn, importer, nif] = [
        `${random.whole(23, 26)}ES00${random.digits(4)}${random.letters(2)}${random.digits(6)}`,
        firm(random, 'spa'),
        `B${random.digits(8)}`,
      ];
      const [origin, tariff] = [random.pick(['China', 'Marruecos', 'Vietnam', 'Turquía']), `${random.digits(4)}${random.digits(4)}00`];
      const [net, value, admitted] = [random.whole(80, 9000), amount(random, 900, 48000), dayIn(random, 2023, 2026)];
      const [duty, vat] = [cents(value * 0.047), cents(value * 1.047 * 0.21)];
      const total = cents(duty + vat);
      const money = (amountOf: number): string => printNumber(amountOf, 'de');
      const left = boxes(1, [
        ['2 Expedidor/Exportador', `${random.pick(['Ningbo Bright Trading Co.', 'Tanger Textile SARL', 'Saigon Furniture JSC'])}`],
        ['8 Destinatario/Importador   N.º', `${nif}\n${importer}\n${address(random, 'spa').printed}`],
        ['14 Declarante/Representante', `${firm(random, 'spa')}`],
      ]);
      const right = boxes(2, [
        ['1 Declaración', 'IM A'],
        ['MRN', mrn],
        ['5 Partidas', '1'],
        ['6 Total bultos', String(random.whole(1, 60))],
        ['15 País de expedición', origin],
        ['16 País de origen', origin],
        ['20 Condiciones de entrega', `${random.pick(['CIF', 'FOB', 'DAP'])} Valencia`],
        ['22 Divisa e importe total factura', `EUR ${money(cents(value * 0.96))}`],
      ]);
      const item = boxes(3, [
        ['31 Bultos y descripción de las mercancías', random.pick(['Sillas de madera', 'Camisetas de algodón', 'Lámparas LED'])],
        ['33 Código de las mercancías', tariff],
        ['35 Masa bruta (kg)', printNumber(net * 1.1, 'de', 0)],
        ['38 Masa neta (kg)', printNumber(net, 'de', 0)],
        ['42 Precio del artículo', money(cents(value * 0.96))],
        ['46 Valor estadístico', money(value)],
      ]);
      const taxes = table(
        ['Clase de tributo', 'Base imponible', 'Tipo', 'Importe'],
        [
          ['A00 Derechos', money(value), '4,70 %', money(duty)],
          ['B00 IVA', money(cents(value + duty)), '21,00 %', money(vat)],
          ['Total', '', '', money(total)],
        ],
        { right: [1, 2, 3] },
      );
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('Agencia Tributaria · Documento Único Administrativo'),
        sideBySide(left, right),
        item,
        taxes,
        labelsLeft(
          [
            ['Fecha de admisión', printDate(admitted, 'slashes', 'spa')],
            ['Fecha de levante', printDate(later(admitted, 2), 'slashes', 'spa')],
          ],
          { colon: true },
        ),
      );
      return { html, rows: [[mrn, importer, nif, origin, tariff, net, value, total, iso(admitted)]] };
    },
  },
  {
    id: 'certificate-of-origin',
    language: 'eng',
    name: 'Certificates of origin',
    description: 'One row per certificate',
    fields: [
      text('Certificate number', 'Number of the certificate'),
      text('Exporter', 'Company that exports the goods'),
      text('Consignee', 'Who receives the goods'),
      text('Country of origin', 'Country where the goods were made'),
      text('Invoice number', 'Invoice the goods were billed with, when stated'),
      choice('Transport', 'Means of transport', ['sea', 'air', 'road', 'rail']),
      text('Issued on', 'Date of issue by the chamber'),
    ],
    write(random, count) {
      const [no, exporter, consignee] = [`${random.letters(2)} ${random.digits(6)}`, firm(random, 'eng'), firm(random, 'deu')];
      const [country, invoice, transport, issued] = [
        random.pick(['United Kingdom', 'Ireland', 'Canada', 'India']),
        random.unless(0.4, `INV/${random.digits(5)}`),
        random.pick(['sea', 'air', 'road', 'rail']),
        dayIn(random, 2023, 2026),
      ];
      const spoken = { sea: 'By sea freight', air: 'By air', road: 'By road (truck)', rail: 'By rail' }[transport];
      const goods = table(
        ['Marks and numbers', 'Description of goods', 'Quantity'],
        [
          [
            `No. 1-${random.whole(4, 30)}`,
            random.pick(['Hydraulic pumps', 'Woollen blankets', 'Dried lentils']),
            `${printNumber(random.whole(100, 9000), 'en', 0)} kg`,
          ],
        ],
      );
      const parties = boxes(1, [
        ['1. Consignor', `${exporter}\n${address(random, 'eng').printed}`],
        ['2. Consignee', `${consignee}\n${address(random, 'deu').printed}\nGermany`],
      ]);
      const head = boxes(1, [
        ['No.', no],
        ['CERTIFICATE OF ORIGIN', 'ORIGINAL'],
        ['3. Country of origin', country],
        ['4. Transport details (optional)', spoken ?? ''],
        ['5. Remarks', invoice === null ? null : `Commercial invoice ${invoice}`],
      ]);
      const html = page(
        count % 2 ? 'serif' : 'plain',
        sideBySide(parties, head),
        goods,
        paragraphs('The undersigned authority certifies that the goods described above originate in the country shown in box 3.'),
        block(
          `${random.pick(['Leeds', 'Norwich', 'Exeter'])} Chamber of Commerce\nPlace and date of issue: ${random.pick(['Leeds', 'Norwich', 'Exeter'])}, ${printDate(issued, 'long', 'eng')}`,
        ),
      );
      return { html, rows: [[no, exporter, consignee, country, invoice, transport, iso(issued)]] };
    },
  },
  {
    id: 'dangerous-goods-french',
    language: 'fra',
    name: 'Déclarations de marchandises dangereuses',
    description: 'Une ligne par déclaration',
    fields: [
      text('Numéro ONU', 'Numéro ONU de la matière'),
      text('Désignation', 'Désignation officielle de transport'),
      text('Classe', 'Classe de danger'),
      text('Groupe d’emballage', 'Groupe d’emballage, si indiqué'),
      number('Quantité', 'Quantité totale en litres'),
      yesNo('Polluant marin', 'La case « polluant marin » est-elle cochée ?'),
      text('Téléphone d’urgence', 'Numéro de téléphone en cas d’urgence'),
      text('Expéditeur', 'Nom de l’expéditeur'),
    ],
    write(random, count) {
      const [un, name, hazard] = random.pick([
        ['UN 1263', 'PEINTURES', '3'],
        ['UN 1170', 'ÉTHANOL EN SOLUTION', '3'],
        ['UN 1824', 'HYDROXYDE DE SODIUM EN SOLUTION', '8'],
        ['UN 2794', 'ACCUMULATEURS électriques', '8'],
      ] as const);
      const [group, litres, marine] = [random.unless(0.3, random.pick(['I', 'II', 'III'])), random.whole(20, 1800), random.chance(0.4)];
      const [phone, sender] = [
        `+33 ${random.whole(1, 5)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`,
        firm(random, 'fra'),
      ];
      const grid = boxes(2, [
        ['Expéditeur', `${sender}\n${address(random, 'fra').printed}`],
        ['Destinataire', `${firm(random, 'fra')}\n${address(random, 'fra').printed}`],
        ['Transporteur', firm(random, 'fra')],
        ['N° du document', random.digits(6)],
      ]);
      const goods =
        count % 2
          ? labelsLeft([
              ['N° ONU', un],
              ['Désignation officielle', name],
              ['Classe', hazard],
              ['Groupe d’emballage', group],
              ['Quantité totale', `${litres} L`],
            ])
          : table(
              ['N° ONU', 'Désignation officielle de transport', 'Classe', 'GE', 'Quantité totale (L)'],
              [[un, name, hazard, group, String(litres)]],
            );
      const html = page(
        'plain',
        heading('Déclaration d’expédition de marchandises dangereuses'),
        grid,
        goods,
        ticks([
          ['Polluant marin', marine],
          ['Quantité limitée', random.chance(0.5)],
          ['Aéronef cargo seulement', false],
        ]),
        paragraphs(`En cas d’urgence, appeler le ${phone} (24 h/24).`),
        small('Je déclare que le contenu de cet envoi est décrit de façon complète et exacte.'),
      );
      return { html, rows: [[un, { anyOf: [name, name.toLowerCase()] }, hazard, group, litres, marine ? 'yes' : 'no', phone, sender]] };
    },
  },
];
