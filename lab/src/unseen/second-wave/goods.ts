import { choice, number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsAcross,
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
  ticks,
} from '../../generate/markup.ts';
import { address, dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { cards, dotted, footer, letterhead } from './paper.ts';

export const GOODS: DocumentFamily[] = [
  {
    id: 'pick-list',
    language: 'eng',
    name: 'Kommissionierung',
    description: 'Eine Zeile je Position der Liste',
    fields: [
      text('Auftrag', 'Nummer des Auftrags'),
      text('Lagerplatz', ''),
      text('Artikelnummer', ''),
      text('Artikel', 'Bezeichnung des Artikels'),
      number('Menge', 'Stückzahl, die zu holen ist'),
      text('Charge', 'Los oder Charge, falls vorgeschrieben'),
      number('Gewicht', 'Gewicht der Position in kg'),
    ],
    write(random, count) {
      const order = `${random.pick(['SO', 'WO', 'P'])}-${random.digits(6)}`;
      const goods = random.some(
        [
          'Hex bolt M8 x 40, zinc plated',
          'Door seal, EPDM, 5 m roll',
          'Bearing 6204-2RS',
          'Cable gland PG16',
          'Filter cartridge 10 micron, pleated polypropylene',
          'Toggle clamp 120 kg',
          'Grease, lithium, 400 g',
          'Proximity switch NPN',
        ],
        random.whole(4, 8),
      );
      const picks = goods.map((name) => ({
        place: `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 20)}-${random.whole(1, 9)}-${random.whole(1, 4)}`,
        no: `${random.digits(3)}.${random.digits(4)}`,
        name,
        quantity: random.whole(1, 240),
        lot: random.unless(0.4, `L${random.digits(5)}`),
      }));
      const head: [string, string][] = [
        ['Order', order],
        ['Ship to', firm(random, 'eng')],
        ['Wave', String(random.whole(1, 9))],
        ['Printed', printDate(dayIn(random, 2024, 2026), 'short', 'eng')],
      ];
      const cells = picks.map(({ place, no, name, quantity, lot }) => [place, no, name, lot, String(quantity), '____']);
      const html = page(
        count % 2 ? 'form' : 'typed',
        heading('PICK LIST'),
        count % 2 ? boxes(4, head) : labelsAcross(head),
        table(['Bin', 'SKU', 'Description', 'Lot', 'Qty', 'Picked'], cells, { right: [4], look: count % 2 ? 'ruled' : 'bare' }),
        labelsInline([
          ['Lines', String(picks.length)],
          ['Total pieces', String(picks.reduce((all, { quantity }) => all + quantity, 0))],
        ]),
        labelsBelow([
          ['Picked by', null],
          ['Checked by', null],
          ['Date / time', null],
        ]),
      );
      return { html, rows: picks.map(({ place, no, name, quantity, lot }) => [order, place, no, name, quantity, lot, null]) };
    },
  },
  {
    id: 'calibration-certificate',
    language: 'eng',
    name: 'Instrument checks',
    description: 'One row per certificate',
    fields: [
      text('Certificate', 'Number of the certificate'),
      text('Device', 'What kind of instrument it is'),
      text('Serial', 'Serial number'),
      text('Owner', 'Company the instrument belongs to'),
      text('Tested on', 'Day of the calibration'),
      text('Next due', ''),
      text('Engineer', 'Who carried out the calibration'),
      number('Temperature', 'Room temperature in °C'),
      choice('Verdict', 'Does it meet its specification?', ['pass', 'fail']),
    ],
    write(random, count) {
      const [no, device, serial, owner] = [
        `C${random.digits(2)}/${random.digits(4)}`,
        random.pick(['Digital caliper 0-150 mm', 'Pressure gauge 0-16 bar', 'Platform scale 60 kg', 'Torque wrench 20-100 Nm']),
        `${random.letters(2)}${random.digits(6)}`,
        firm(random, 'eng'),
      ];
      const [on, engineer, warmth, good] = [
        dayIn(random, 2023, 2026),
        person(random, 'eng'),
        random.whole(190, 225) / 10,
        random.chance(0.7),
      ];
      const due = random.unless(0.3, later(on, 365));
      const points = [10, 50, 90].map((nominal) => [
        String(nominal),
        printNumber(nominal + random.whole(-4, 4) / 100, 'en'),
        printNumber(random.whole(1, 4) / 100, 'en'),
      ]);
      const facts: [string, string | null][] = [
        ['Certificate number', no],
        ['Customer', `${owner}\n${address(random, 'eng').printed}`],
        ['Description', device],
        ['Manufacturer', random.pick(['Halden', 'Metrix', 'Osterby'])],
        ['Serial no.', serial],
        ['Date of calibration', printDate(on, count % 2 ? 'long' : 'short', 'eng')],
        ['Recommended recalibration', due === null ? null : printDate(due, count % 2 ? 'long' : 'short', 'eng')],
        ['Ambient conditions', `${printNumber(warmth, 'en', 1)} °C, ${random.whole(38, 58)} % RH`],
      ];
      const html = page(
        count % 2 ? 'plain' : 'serif',
        letterhead('Pennine Metrology', 'Unit 6, Weir Park\nHalifax HX1 4QD\nUKAS 0000'),
        heading('Certificate of Calibration'),
        count % 2
          ? labelsLeft(facts)
          : sideBySide(labelsLeft(facts.slice(0, 4), { colon: true }), labelsLeft(facts.slice(4), { colon: true })),
        section('Results'),
        table(['Nominal', 'Measured', 'Uncertainty (k=2)'], points, { right: [0, 1, 2], look: count % 2 ? 'lined' : 'ruled' }),
        paragraphs(
          good
            ? 'The instrument was found to conform to the manufacturer’s specification at the points tested.'
            : 'The instrument does not conform to the manufacturer’s specification and should be withdrawn from use.',
        ),
        labelsInline([
          ['Calibrated by', engineer],
          ['Authorised signatory', person(random, 'eng')],
        ]),
        footer('This certificate may not be reproduced except in full.', 'Page 1 of 1'),
      );
      return {
        html,
        rows: [[no, device, serial, owner, iso(on), due === null ? null : iso(due), engineer, warmth, good ? 'pass' : 'fail']],
      };
    },
  },
  {
    id: 'quality-inspection-portuguese',
    language: 'por',
    name: 'Incoming inspections',
    description: 'One row per inspection report',
    fields: [
      text('Report', 'Number of the report'),
      text('Supplier', ''),
      text('Part', 'Name of the part'),
      text('Batch', ''),
      number('Delivered', 'Pieces in the lot'),
      number('Sample', 'Pieces looked at'),
      number('Bad', 'Pieces found defective'),
      text('Inspector', ''),
      text('Day', 'Date of the inspection'),
      choice('Decision', '', ['accepted', 'rejected', 'accepted with remarks']),
    ],
    write(random, count) {
      const [no, supplier, part, batch] = [
        `RI-${random.digits(5)}`,
        firm(random, 'por'),
        random.pick(['Suporte soldado esquerdo', 'Tampa de alumínio fundido', 'Junta de borracha 60 mm', 'Veio retificado']),
        random.unless(0.25, `${random.letters(1)}${random.digits(6)}`),
      ];
      const [lot, sample, bad, inspector, on] = [
        random.whole(4, 50) * 100,
        random.pick([20, 32, 50, 80]),
        random.whole(0, 6),
        person(random, 'por'),
        dayIn(random, 2023, 2026),
      ];
      const decision = bad === 0 ? 'accepted' : bad < 4 ? 'accepted with remarks' : 'rejected';
      const facts: [string, string | null][] = [
        ['Relatório n.º', no],
        ['Fornecedor', supplier],
        ['Designação da peça', part],
        ['Lote', batch],
        ['Quantidade recebida', `${printNumber(lot, 'fr', 0)} un.`],
        ['Data de inspeção', printDate(on, 'slashes', 'por')],
      ];
      const results: [string, string][] = [
        ['Dimensão da amostra', String(sample)],
        ['Peças não conformes', String(bad)],
        ['Nível de inspeção', 'II / AQL 1,0'],
        ['Inspetor', inspector],
      ];
      const measures = table(
        ['Característica', 'Especificação', 'Mín.', 'Máx.'],
        [
          ['Diâmetro', '60,00 ± 0,10', '59,94', '60,08'],
          ['Espessura', '4,0 ± 0,2', '3,9', '4,1'],
          ['Dureza (Shore A)', '70 ± 5', '68', '73'],
        ],
        { right: [2, 3], look: count % 2 ? 'ruled' : 'lined' },
      );
      const verdict = ticks([
        ['Aceite', decision === 'accepted'],
        ['Aceite com reservas', decision === 'accepted with remarks'],
        ['Rejeitado', decision === 'rejected'],
      ]);
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('Relatório de inspeção à receção'),
        count % 2 ? boxes(3, facts) : labelsLeft(facts, { colon: true }),
        section('Medições'),
        measures,
        count % 2 ? boxes(4, results) : labelsLeft(results, { colon: true }),
        section('Decisão'),
        verdict,
        small('Mod. 042/3 · Arquivar durante cinco anos'),
      );
      return { html, rows: [[no, supplier, part, batch, lot, sample, bad, inspector, iso(on), decision]] };
    },
  },
  {
    id: 'batch-record-italian',
    language: 'ita',
    name: 'Schede di produzione',
    description: 'Una riga per ingrediente pesato',
    fields: [
      text('Prodotto', 'Che cosa è stato prodotto'),
      text('Lotto di produzione', ''),
      text('Data', 'Giorno della produzione'),
      text('Ingrediente', 'Materia prima'),
      text('Lotto ingrediente', 'Lotto della materia prima'),
      number('Peso', 'Chilogrammi pesati davvero'),
      text('Operatore', 'Chi ha pesato'),
    ],
    write(random, count) {
      const [product, lot, on] = [
        random.pick(['Crema alla nocciola 5 kg', 'Salsa al basilico', 'Biscotto al farro', 'Sapone all’olio d’oliva']),
        `${random.letters(1)}${random.digits(5)}`,
        dayIn(random, 2023, 2026),
      ];
      const staff = [person(random, 'ita'), person(random, 'ita')];
      const weighed = random
        .some(
          [
            'Zucchero semolato',
            'Olio di girasole',
            'Pasta di nocciole',
            'Latte scremato in polvere',
            'Lecitina di soia',
            'Aroma naturale',
            'Sale fino',
            'Farina di farro integrale macinata a pietra',
          ],
          random.whole(4, 7),
        )
        .map((name) => {
          const planned = random.whole(5, 900) / 10;
          return {
            name,
            lot: random.unless(0.2, `${random.letters(2)}-${random.digits(4)}`),
            planned,
            real: Math.round(planned * 10 + random.whole(-2, 3)) / 10,
            by: random.pick(staff),
          };
        });
      const facts: [string, string][] = [
        ['Prodotto', product],
        ['Lotto', lot],
        ['Data produzione', printDate(on, 'slashes', 'ita')],
        ['Linea', String(random.whole(1, 4))],
        ['Scadenza', printDate(later(on, 540), 'slashes', 'ita')],
      ];
      const html = page(
        count % 2 ? 'plain' : 'form',
        sideBySide(block(firm(random, 'ita')), onTheRight(`Mod. PR-${random.digits(2)} rev. 4`)),
        heading('Scheda di lavorazione'),
        count % 2 ? cards(3, facts) : dotted(facts, 30),
        section('Pesate'),
        table(
          ['Materia prima', 'Lotto', 'Teorico kg', 'Pesato kg', 'Operatore'],
          weighed.map(({ name, lot: from, planned, real, by }) => [
            name,
            from,
            printNumber(planned, 'de', 1),
            printNumber(real, 'de', 1),
            by,
          ]),
          { right: [2, 3], look: count % 2 ? 'lined' : 'ruled' },
        ),
        section('Processo'),
        paragraphs(
          `Temperatura di miscelazione ${random.whole(38, 82)} °C per ${random.whole(10, 45)} minuti. Resa ${random.whole(92, 99)} %.`,
        ),
        labelsBelow([
          ['Responsabile qualità', person(random, 'ita')],
          ['Firma', null],
        ]),
      );
      return { html, rows: weighed.map(({ name, lot: from, real, by }) => [product, lot, iso(on), name, from, real, by]) };
    },
  },
];
