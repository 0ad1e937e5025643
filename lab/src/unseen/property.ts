import { number, text, yesNo, type DocumentFamily } from '../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsAcross,
  labelsInline,
  labelsLeft,
  onTheRight,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  table,
  tickBox,
} from '../generate/markup.ts';
import { address, amount, cents, dayIn, firm, person } from '../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../generate/printed-forms.ts';

export const PROPERTY: DocumentFamily[] = [
  {
    id: 'lease-spanish',
    language: 'spa',
    name: 'Contratos de alquiler',
    description: 'Una fila por contrato de arrendamiento',
    fields: [
      text('Arrendador', 'Nombre del arrendador'),
      text('Arrendatario', 'Nombre del arrendatario o inquilino'),
      text('Vivienda', 'Dirección de la vivienda arrendada'),
      number('Renta mensual', 'Renta mensual en euros'),
      number('Fianza', 'Importe de la fianza'),
      text('Fecha de inicio', 'Fecha en que comienza el arrendamiento'),
      text('Duración', 'Duración del contrato'),
      text('Fecha del contrato', 'Fecha en que se firma'),
    ],
    write(random, count) {
      const [owner, tenant, home] = [person(random, 'spa'), person(random, 'spa'), address(random, 'spa')];
      const [rent, signed] = [random.whole(420, 1400), dayIn(random, 2022, 2026)];
      const [deposit, start] = [random.unless(0.3, rent * random.pick([1, 2])), later(signed, random.whole(1, 20))];
      const years = random.pick(['un año', 'tres años', 'cinco años']);
      const money = (value: number): string => printNumber(value, 'de', 0);
      const parties = `De una parte, como ARRENDADOR, D./D.ª ${owner}, mayor de edad, con NIF ${random.digits(8)}${random.letters(1)}. De otra parte, como ARRENDATARIO, D./D.ª ${tenant}, mayor de edad, con NIF ${random.digits(8)}${random.letters(1)}.`;
      const html = page(
        count % 2 ? 'serif' : 'plain',
        heading('CONTRATO DE ARRENDAMIENTO DE VIVIENDA'),
        paragraphs(`En ${home.place}, a ${printDate(signed, 'long', 'spa')}.`, parties),
        section('CLÁUSULAS'),
        paragraphs(
          `PRIMERA. Objeto. El arrendador cede en arrendamiento la vivienda situada en ${home.line}.`,
          `SEGUNDA. Duración. El contrato tendrá una duración de ${years}, a contar desde el ${printDate(start, 'long', 'spa')}.`,
          `TERCERA. Renta. La renta se fija en ${money(rent)} euros mensuales, que se pagarán dentro de los siete primeros días de cada mes.`,
          deposit === null
            ? 'CUARTA. Gastos. Los suministros serán de cuenta del arrendatario.'
            : `CUARTA. Fianza. El arrendatario entrega en este acto la cantidad de ${money(deposit)} euros en concepto de fianza.`,
          'QUINTA. Las partes se someten a los juzgados del lugar de la vivienda.',
        ),
        sideBySide('El arrendador', 'El arrendatario'),
      );
      return { html, rows: [[owner, tenant, home.line, rent, deposit, iso(start), years, iso(signed)]] };
    },
  },
  {
    id: 'property-listing-german',
    language: 'deu',
    name: 'Immobilienexposés',
    description: 'One row per property listing',
    fields: [
      text('Property type', 'What kind of property it is (Objektart)'),
      text('Location', 'Postcode and town of the property'),
      number('Purchase price', 'Purchase price in euros'),
      number('Living area', 'Living area in m²'),
      number('Plot', 'Plot area in m², if there is a plot'),
      number('Rooms', 'Number of rooms'),
      number('Year built', 'Year of construction'),
      text('Energy class', 'Energy efficiency class'),
      yesNo('Elevator', 'Does the building have a lift?'),
      text('Agent', 'Contact person at the agency'),
    ],
    write(random, count) {
      const [kind, home] = [random.pick(['Reihenhaus', 'Eigentumswohnung', 'Doppelhaushälfte', 'Bungalow']), address(random, 'deu')];
      const [price, area, plot] = [
        random.whole(180, 890) * 1000,
        random.whole(48, 190),
        kind === 'Eigentumswohnung' ? null : random.whole(180, 900),
      ];
      const [rooms, built, energy, lift, agent] = [
        random.whole(2, 7),
        random.whole(1935, 2022),
        random.unless(0.3, random.pick(['A', 'B', 'C', 'D', 'F'])),
        random.chance(0.4),
        person(random, 'deu'),
      ];
      const facts: [string, string | null][] = [
        ['Objektart', kind],
        ['Lage', home.town],
        ['Kaufpreis', `${printNumber(price, 'de', 0)} €`],
        ['Käuferprovision', '3,57 % inkl. MwSt.'],
        ['Wohnfläche', `ca. ${area} m²`],
        ['Grundstück', plot === null ? null : `ca. ${plot} m²`],
        ['Zimmer', String(rooms)],
        ['Baujahr', String(built)],
        ['Energieeffizienzklasse', energy],
        ['Aufzug', lift ? 'ja' : 'nein'],
        ['Hausgeld', kind === 'Eigentumswohnung' ? `${random.whole(180, 420)} € monatlich` : null],
      ];
      const html = page(
        count % 2 ? 'modern' : 'plain',
        small(`${firm(random, 'deu')} · Immobilien`),
        heading(`Charmantes Zuhause in ${home.place}`),
        count % 2 ? labelsLeft(facts, { width: '70%' }) : labelsLeft(facts, { colon: true }),
        section('Beschreibung'),
        paragraphs(
          'Das Objekt besticht durch helle Räume und eine ruhige Lage. Einkaufsmöglichkeiten und Schulen sind fußläufig erreichbar; der Bahnhof liegt 900 m entfernt. Die Heizung wurde 2019 erneuert.',
        ),
        section('Ihr Ansprechpartner'),
        block(`${agent}\nTelefon 0${random.digits(3)} ${random.digits(6)}`),
      );
      return { html, rows: [[kind, home.town, price, area, plot, rooms, built, energy, lift ? 'yes' : 'no', agent]] };
    },
  },
  {
    id: 'property-tax-french',
    language: 'fra',
    name: 'Taxes foncières',
    description: 'Une ligne par avis de taxe foncière',
    fields: [
      text('Propriétaire', 'Nom du propriétaire'),
      text('Commune', 'Commune du bien'),
      text('Référence de l’avis', 'Référence de l’avis'),
      text('Numéro fiscal', 'Numéro fiscal du propriétaire'),
      number('Base', 'Base nette d’imposition'),
      number('Montant à payer', 'Montant total à payer'),
      text('Date limite', 'Date limite de paiement'),
    ],
    write(random, count) {
      const [owner, home, year] = [person(random, 'fra'), address(random, 'fra'), random.whole(2022, 2025)];
      const [reference, fiscal] = [
        `${random.whole(20, 25)} ${random.digits(2)} ${random.digits(7)} ${random.digits(2)}`,
        `${random.digits(2)} ${random.digits(2)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
      ];
      const base = random.whole(700, 4200);
      const [town, waste] = [Math.round(base * 0.378), random.unless(0.4, Math.round(base * 0.092))];
      const [fees, due] = [Math.round(base * 0.011), { year, month: 10, day: random.whole(14, 18) }];
      const total = town + (waste ?? 0) + fees;
      const euro = (value: number): string => `${printNumber(value, 'fr', 0)} €`;
      const facts = labelsLeft(
        [
          ['Numéro fiscal', fiscal],
          ['Référence de l’avis', reference],
          ['Département', '49 Maine-et-Loire'],
          ['Commune', home.place],
        ],
        { colon: true },
      );
      const summary = boxes(2, [
        ['Somme à payer', euro(total)],
        ['Date limite de paiement', printDate(due, 'slashes', 'fra')],
      ]);
      const detail = table(
        ['', 'Commune', ...(waste === null ? [] : ['Ordures ménagères'])],
        [
          ['Base', printNumber(base, 'fr', 0), ...(waste === null ? [] : [printNumber(base, 'fr', 0)])],
          ['Taux', '37,80 %', ...(waste === null ? [] : ['9,20 %'])],
          ['Cotisation', printNumber(town, 'fr', 0), ...(waste === null ? [] : [printNumber(waste, 'fr', 0)])],
        ],
        { right: [1, 2] },
      );
      const html = page(
        count % 2 ? 'plain' : 'form',
        heading(`AVIS D’IMPÔT ${year} · TAXES FONCIÈRES`),
        sideBySide(facts, block(`${owner}\n${home.printed}`)),
        summary,
        detail,
        labelsLeft([
          ['Frais de gestion', euro(fees)],
          ['Montant de votre impôt', euro(total)],
        ]),
        small(`Si vous payez en ligne, la date limite est fixée au ${printDate(later(due, 5), 'slashes', 'fra')}.`),
      );
      return { html, rows: [[owner, home.place, reference, fiscal, base, total, iso(due)]] };
    },
  },
  {
    id: 'meter-reading-dutch',
    language: 'nld',
    name: 'Meterstanden',
    description: 'Eén rij per opleveringsformulier',
    fields: [
      text('Adres', 'Adres van de woning'),
      text('Opleverdatum', 'Datum van de oplevering'),
      text('Oude bewoner', 'Naam van de vertrekkende bewoner'),
      text('Nieuwe bewoner', 'Naam van de nieuwe bewoner, leeg als die er niet is'),
      text('EAN', 'EAN-code van de elektriciteitsaansluiting'),
      number('Stand normaal', 'Meterstand elektriciteit normaaltarief'),
      number('Stand dal', 'Meterstand elektriciteit daltarief'),
      number('Stand gas', 'Meterstand gas in m³'),
      yesNo('Sleutels', 'Zijn alle sleutels overhandigd?'),
    ],
    write(random, count) {
      const [home, on, leaving, arriving] = [
        address(random, 'nld'),
        dayIn(random, 2023, 2026),
        person(random, 'nld'),
        random.unless(0.3, person(random, 'nld')),
      ];
      const [ean, normal, low, gas, keys] = [
        `8716${random.digits(14)}`,
        random.whole(2000, 39000),
        random.whole(1000, 38000),
        random.unless(0.3, random.whole(900, 22000)),
        random.chance(0.6),
      ];
      const facts: [string, string | null][] = [
        ['Adres', home.line],
        ['Datum oplevering', printDate(on, 'dashes', 'nld')],
        ['Vertrekkende bewoner', leaving],
        ['Nieuwe bewoner', arriving],
      ];
      const meters =
        count % 2
          ? table(
              ['Meter', 'Meternummer', 'Stand'],
              [
                ['Elektriciteit normaal', random.digits(8), String(normal)],
                ['Elektriciteit dal', random.digits(8), String(low)],
                ['Gas (m³)', gas === null ? '' : random.digits(8), gas === null ? null : String(gas)],
              ],
            )
          : labelsAcross([
              ['Stand normaal (kWh)', normal],
              ['Stand dal (kWh)', low],
              ['Stand gas (m³)', gas],
            ]);
      const html = page(
        count % 2 ? 'plain' : 'form',
        heading('Formulier meterstanden bij verhuizing'),
        boxes(2, facts),
        labelsInline([['EAN-code elektriciteit', ean]]),
        meters,
        `<div>Alle sleutels overhandigd? ${tickBox('ja', keys)}${tickBox('nee', !keys)}</div>`,
        small('Handtekening vertrekkende bewoner · Handtekening nieuwe bewoner'),
      );
      return { html, rows: [[home.line, iso(on), leaving, arriving, ean, normal, low, gas, keys ? 'yes' : 'no']] };
    },
  },
  {
    id: 'energy-bill-italian',
    language: 'ita',
    name: 'Bollette luce',
    description: 'One row per Italian electricity bill',
    fields: [
      text('Supplier', 'Company that supplies the electricity'),
      text('Customer', 'Name of the account holder (intestatario)'),
      text('POD', 'POD code of the meter'),
      text('Bill number', 'Number of the bill'),
      text('Due date', 'Date by which to pay (scadenza)'),
      number('Consumption', 'Billed consumption in kWh'),
      number('Total', 'Total to pay in euros'),
    ],
    write(random, count) {
      const [supplier, customer, home] = [firm(random, 'ita'), person(random, 'ita'), address(random, 'ita')];
      const [pod, no, issued] = [`IT001E${random.digits(8)}`, random.digits(10), dayIn(random, 2023, 2026)];
      const [due, used] = [later(issued, random.whole(18, 30)), random.whole(90, 900)];
      const [energy, network] = [cents(used * 0.21), amount(random, 8, 30)];
      const vat = cents((energy + network) * 0.1);
      const total = cents(energy + network + vat);
      const money = (value: number): string => `${printNumber(value, 'de')} €`;
      const facts: [string, string][] = [
        ['Bolletta n.', no],
        ['Data di emissione', printDate(issued, 'slashes', 'ita')],
        ['Intestatario', customer],
        ['Codice POD', pod],
        ['Consumo fatturato', `${used} kWh`],
        ['Consumo annuo', `${used * 6} kWh`],
      ];
      const html = page(
        count % 2 ? 'modern' : 'plain',
        sideBySide(block(supplier), block(`${customer}\n${home.printed}`)),
        count % 2 ? boxes(3, facts) : labelsLeft(facts),
        sideBySide(heading(`Totale da pagare ${money(total)}`), onTheRight(`entro il ${printDate(due, 'slashes', 'ita')}`)),
        table(
          ['Sintesi degli importi', ''],
          [
            ['Spesa per la materia energia', money(energy)],
            ['Spesa per il trasporto', money(network)],
            ['IVA 10%', money(vat)],
          ],
          { right: [1], look: 'lined' },
        ),
        small('In caso di ritardo saranno applicati interessi di mora.'),
      );
      return { html, rows: [[supplier, customer, pod, no, iso(due), used, total]] };
    },
  },
];
