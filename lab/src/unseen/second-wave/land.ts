import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import {
  boxes,
  heading,
  labelsBelow,
  labelsInline,
  labelsLeft,
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
import { answer, footer, letterhead } from './paper.ts';

export const LAND: DocumentFamily[] = [
  {
    id: 'water-analysis-german',
    language: 'deu',
    name: 'Water tests',
    description: 'One row per parameter that was measured',
    fields: [
      text('Sample', 'Number of the sample'),
      text('Taken at', 'Where the sample was taken'),
      text('Taken on', ''),
      text('Substance', 'Parameter'),
      text('Result', 'Value measured, without its unit'),
      text('Unit', ''),
      number('Limit', 'Highest value allowed, if there is one'),
    ],
    write(random, count) {
      const [sample, tap, on] = [
        `${random.letters(1)}-${random.digits(5)}`,
        random.pick(['Küche Erdgeschoss, Kaltwasser', 'Hausanschluss Keller', 'Brunnen Hof Nord', 'Hochbehälter Steinberg']),
        dayIn(random, 2023, 2026),
      ];
      const measured = random
        .some(
          [
            ['Nitrat', 'mg/l', 50],
            ['Blei', 'mg/l', 0.01],
            ['Calcium', 'mg/l', null],
            ['pH-Wert', '-', null],
            ['Chlorid', 'mg/l', 250],
            ['Eisen, gesamt', 'mg/l', 0.2],
            ['Escherichia coli', 'KBE/100 ml', 0],
            ['Leitfähigkeit bei 25 °C', 'µS/cm', 2790],
            ['Sulfat', 'mg/l', 250],
          ] as const,
          random.whole(5, 8),
        )
        .map(([name, unit, limit]) => ({
          name,
          unit: unit === '-' ? null : unit,
          limit,
          printed:
            limit === 0
              ? '0'
              : limit !== null && random.chance(0.3)
                ? `< ${printNumber(limit / 10, 'de', limit < 1 ? 3 : 1)}`
                : printNumber(random.whole(1, 900) / 10, 'de', 1),
        }));
      const facts: [string, string][] = [
        ['Probennummer', sample],
        ['Entnahmestelle', tap],
        ['Probenahme', `${printDate(on, 'dots', 'deu')}, ${random.whole(8, 14)}:15 Uhr`],
        ['Eingang im Labor', printDate(later(on, 1), 'dots', 'deu')],
        ['Auftraggeber', person(random, 'deu')],
      ];
      const cells = measured.map(({ name, unit, limit, printed }) => [
        name,
        printed,
        unit,
        limit === null ? '' : String(limit).replace('.', ','),
      ]);
      const html = page(
        count % 2 ? 'plain' : 'serif',
        letterhead('Labor Quellhof GmbH', 'Am Stadtbach 14\n37073 Göttingen\nakkreditiert nach ISO 17025'),
        heading('Prüfbericht Trinkwasser'),
        count % 2 ? labelsLeft(facts) : boxes(2, facts),
        table(['Parameter', 'Ergebnis', 'Einheit', 'Grenzwert'], cells, { right: [1, 3], look: count % 2 ? 'lined' : 'ruled' }),
        paragraphs('Die Ergebnisse beziehen sich ausschließlich auf die untersuchte Probe.'),
        footer(`Bericht vom ${printDate(later(on, 9), 'dots', 'deu')}`, 'Seite 1 von 1'),
      );
      return { html, rows: measured.map(({ name, unit, limit, printed }) => [sample, tap, iso(on), name, printed, unit, limit]) };
    },
  },
  {
    id: 'waste-note-french',
    language: 'fra',
    name: 'Waste transfers',
    description: 'One row per waste tracking slip',
    fields: [
      text('Slip', 'Number of the slip'),
      text('Producer', 'Company that hands the waste over'),
      text('Carrier', 'Haulier'),
      text('Treated at', 'Site that receives the waste'),
      text('Waste code', ''),
      text('Waste', 'What the waste is'),
      number('Tonnes', ''),
      number('Packages', 'Number of packages'),
      text('Truck', 'Registration of the lorry'),
      text('Collected', 'Day the waste was collected'),
      yesNo('Hazardous', ''),
    ],
    write(random, count) {
      const [slip, producer, carrier, site] = [`BSD-${random.digits(8)}`, firm(random, 'fra'), firm(random, 'fra'), firm(random, 'fra')];
      const [code, waste] = random.pick([
        ['15 01 01', 'Emballages en papier et carton'],
        ['13 02 05*', 'Huiles moteur usagées non chlorées'],
        ['17 09 04', 'Déchets de construction en mélange'],
        ['16 06 01*', 'Accumulateurs au plomb'],
      ] as const);
      const [tonnes, plate, on] = [
        random.whole(4, 260) / 10,
        random.unless(0.3, `${random.letters(2)}-${random.digits(3)}-${random.letters(2)}`),
        dayIn(random, 2023, 2026),
      ];
      const danger = code.endsWith('*');
      const firmBox = (label: string, name: string): [string, string] => [
        label,
        `${name}\nSIRET ${random.digits(14)}\n${address(random, 'fra').printed}`,
      ];
      const parties = [firmBox('1. Émetteur du bordereau', producer), firmBox('2. Installation de destination', site)];
      const goods: [string, string | null][] = [
        ['3. Dénomination du déchet', waste],
        ['Code du déchet', code],
        ['Quantité (tonnes)', printNumber(tonnes, 'fr', 1)],
        ['Conditionnement', random.pick(['benne', 'fûts', 'palette filmée'])],
      ];
      const haul: [string, string | null][] = [
        ['8. Collecteur-transporteur', carrier],
        ['Immatriculation', plate],
        ['Date de prise en charge', printDate(on, 'slashes', 'fra')],
        ['Date de présentation', printDate(later(on, 1), 'slashes', 'fra')],
      ];
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('Bordereau de suivi de déchets'),
        labelsInline(
          [
            ['Bordereau n°', slip],
            ['Page', '1/1'],
          ],
          ' : ',
        ),
        boxes(2, parties),
        count % 2 ? boxes(2, goods) : labelsLeft(goods, { colon: true }),
        ticks([
          ['Déchet dangereux', danger],
          ['Déchet non dangereux', !danger],
        ]),
        count % 2 ? boxes(2, haul) : labelsLeft(haul, { colon: true }),
        section('Déclaration de l’émetteur'),
        paragraphs('Je soussigné certifie que les renseignements portés ci-dessus sont exacts.'),
        labelsBelow([
          ['Nom et signature', person(random, 'fra')],
          ['Date', printDate(later(on, -1), 'slashes', 'fra')],
        ]),
      );
      return { html, rows: [[slip, producer, carrier, site, code, waste, tonnes, null, plate, iso(on), answer(danger)]] };
    },
  },
  {
    id: 'crop-yield-spanish',
    language: 'spa',
    name: 'Récoltes',
    description: 'Une ligne par parcelle récoltée',
    fields: [
      text('Exploitation', 'Nom de l’exploitation'),
      text('Parcelle', ''),
      text('Variété', 'Variété cultivée'),
      number('Surface', 'Hectares'),
      number('Kilos', 'Poids récolté en kg'),
      number('Degré', 'Degré Baumé, s’il est noté'),
      text('Récolté le', ''),
    ],
    write(random, count) {
      const [farm, start] = [
        `${random.pick(['Finca', 'Bodega', 'Explotación'])} ${random.pick(['Los Cerezos', 'El Romeral', 'Valdehierro', 'La Umbría'])}`,
        { ...dayIn(random, 2022, 2025), month: 9 },
      ];
      const plots = random
        .some(['La Solana', 'El Pedregal', 'Camino Viejo', 'Las Eras', 'Cuesta Blanca', 'Hoya del Pozo', 'Monte Alto'], random.whole(3, 6))
        .map((plot, index) => ({
          plot,
          grape: random.pick(['Tempranillo', 'Garnacha tinta', 'Verdejo', 'Bobal', 'Macabeo']),
          area: random.whole(4, 98) / 10,
          kilos: random.whole(900, 42000),
          baume: random.unless(0.25, random.whole(105, 145) / 10),
          on: later(start, index * 2),
        }));
      const cells = plots.map(({ plot, grape, area, kilos, baume, on }) => [
        plot,
        grape,
        printNumber(area, 'de', 1),
        printDate(on, 'slashes', 'spa'),
        printNumber(kilos, 'de', 0),
        baume === null ? '' : printNumber(baume, 'de', 1),
      ]);
      const total = [
        'Total',
        '',
        printNumber(
          plots.reduce((all, { area }) => all + area, 0),
          'de',
          1,
        ),
        '',
        printNumber(
          plots.reduce((all, { kilos }) => all + kilos, 0),
          'de',
          0,
        ),
        '',
      ];
      const html = page(
        count % 2 ? 'typed' : 'plain',
        heading('Parte de vendimia'),
        sideBySide(
          labelsInline([
            ['Titular', person(random, 'spa')],
            ['Explotación', farm],
          ]),
          labelsInline([
            ['Campaña', String(start.year)],
            ['Municipio', address(random, 'spa').place],
          ]),
        ),
        table(['Paraje', 'Variedad', 'Sup. (ha)', 'Fecha', 'Kg', 'ºBé'], [...cells, total], {
          right: [2, 4, 5],
          look: count % 2 ? 'bare' : 'ruled',
        }),
        small('Los pesos son los del tique de báscula de la cooperativa.'),
      );
      return { html, rows: plots.map(({ plot, grape, area, kilos, baume, on }) => [farm, plot, grape, area, kilos, baume, iso(on)]) };
    },
  },
  {
    id: 'flat-handover-polish',
    language: 'pol',
    name: 'Flat handovers',
    description: 'One row per handover protocol',
    fields: [
      text('Flat', 'Address of the flat'),
      text('Handed over by', ''),
      text('Taken over by', 'New occupant'),
      text('When', 'Date of the handover'),
      number('Electricity', 'Reading of the electricity meter in kWh'),
      number('Cold water', 'Reading of the cold water meter'),
      number('Gas', 'Reading of the gas meter, if the flat has gas'),
      number('Keys', 'Number of sets of keys'),
      text('Defects', 'What was found damaged, if anything'),
    ],
    write(random, count) {
      const [where, giver, taker, on] = [
        address(random, 'pol').line,
        person(random, 'pol'),
        person(random, 'pol'),
        dayIn(random, 2023, 2026),
      ];
      const [power, cold, gas, keys, fault] = [
        random.whole(800, 28000),
        random.whole(400, 9900) / 10,
        random.unless(0.35, random.whole(90, 4000)),
        random.whole(1, 4),
        random.unless(0.3, random.pick(['Rysa na blacie kuchennym', 'Pęknięta płytka w łazience', 'Brak klamki w drzwiach balkonowych'])),
      ];
      const meters: [string, string | null][] = [
        ['Energia elektryczna', `${printNumber(power, 'fr', 0)} kWh`],
        ['Zimna woda', `${printNumber(cold, 'fr', 1)} m³`],
        ['Gaz', gas === null ? null : `${printNumber(gas, 'fr', 0)} m³`],
      ];
      const read =
        count % 2
          ? table(
              ['Licznik', 'Numer', 'Stan'],
              meters.filter(([, value]) => value !== null).map(([name, value]) => [name, random.digits(7), value]),
              { right: [2] },
            )
          : labelsLeft(meters, { colon: true });
      const who =
        count % 2
          ? paragraphs(
              `Sporządzony dnia ${printDate(on, 'long', 'pol')} r. Przekazujący: ${giver}. Przejmujący: ${taker}. Przedmiotem protokołu jest lokal mieszkalny przy ${where}.`,
            )
          : boxes(2, [
              ['Przekazujący', giver],
              ['Przejmujący', taker],
              ['Adres lokalu', where],
              ['Data', printDate(on, 'dots', 'pol')],
            ]);
      const html = page(
        count % 2 ? 'serif' : 'plain',
        heading('PROTOKÓŁ ZDAWCZO-ODBIORCZY LOKALU'),
        who,
        section('Stan liczników'),
        read,
        section('Klucze'),
        paragraphs(`Przekazano ${keys} kpl. kluczy do lokalu oraz 1 pilot do bramy.`),
        section('Uwagi'),
        paragraphs(fault === null ? 'Bez uwag.' : `${fault}.`),
        labelsBelow([
          ['Przekazujący', null],
          ['Przejmujący', null],
        ]),
      );
      return { html, rows: [[where, giver, taker, iso(on), power, cold, gas, keys, fault]] };
    },
  },
];
