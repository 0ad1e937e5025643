import { choice, number, text, yesNo, type DocumentFamily } from '../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsAcross,
  labelsInline,
  labelsLeft,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  table,
  ticks,
} from '../generate/markup.ts';
import { address, amount, cents, dayIn, firm, person } from '../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../generate/printed-forms.ts';

export const TRAVEL: DocumentFamily[] = [
  {
    id: 'hotel-confirmation',
    language: 'eng',
    name: 'Hotel bookings',
    description: 'One row per booking confirmation',
    fields: [
      text('Guest', 'Name of the guest'),
      text('Hotel', 'Name of the hotel'),
      text('Confirmation', 'Confirmation or booking number'),
      text('Check-in', 'Arrival date'),
      text('Check-out', 'Departure date'),
      number('Nights', 'Number of nights'),
      text('Room type', 'Type of room'),
      number('Total price', 'Total price of the stay'),
      choice('Board', 'Meals included', ['room only', 'breakfast', 'half board']),
      text('Special requests', 'Requests of the guest, if any'),
    ],
    write(random, count) {
      const [guest, hotel, code] = [
        person(random, 'eng'),
        `${random.pick(['The Old Mill', 'Harbour View', 'Grand Meridian', 'Rosewood'])} Hotel`,
        random.digits(8),
      ];
      const [arrive, nights] = [dayIn(random, 2023, 2026), random.whole(1, 9)];
      const [room, rate, board] = [
        random.pick(['Double room, sea view', 'Standard twin', 'Junior suite', 'Single room']),
        random.whole(70, 260),
        random.pick(['room only', 'breakfast', 'half board']),
      ];
      const wish = random.unless(0.5, random.pick(['Late arrival after 22:00', 'Cot in the room', 'Ground floor please']));
      const style = count % 2 ? 'long' : 'short';
      const facts: [string, string | null][] = [
        ['Guest name', guest],
        ['Confirmation number', code],
        ['Arrival', printDate(arrive, style, 'eng')],
        ['Departure', printDate(later(arrive, nights), style, 'eng')],
        ['Nights', String(nights)],
        ['Room', room],
        ['Meals', board === 'breakfast' ? 'Breakfast included' : board === 'half board' ? 'Half board' : 'Room only'],
        ['Special requests', wish],
      ];
      const prices = labelsLeft(
        [
          ['Rate per night', `€${printNumber(rate, 'en')}`],
          ['City tax', 'included'],
          ['Total for stay', `€${printNumber(rate * nights, 'en')}`],
        ],
        { colon: count % 2 === 0 },
      );
      const html = page(
        count % 2 ? 'modern' : 'plain',
        heading(hotel),
        small(address(random, 'eng').line),
        paragraphs(`Dear ${guest}, thank you for your reservation. We look forward to welcoming you.`),
        section('Your booking'),
        count % 2 ? labelsLeft(facts) : boxes(2, facts),
        prices,
        small(`Free cancellation until ${printDate(later(arrive, -3), style, 'eng')}. Check-in from 15:00, check-out until 11:00.`),
      );
      return {
        html,
        rows: [[guest, hotel, code, iso(arrive), iso(later(arrive, nights)), nights, room, cents(rate * nights), board, wish]],
      };
    },
  },
  {
    id: 'flight-itinerary',
    language: 'eng',
    name: 'Flight segments',
    description: 'One row per flight of the itinerary',
    fields: [
      text('Passenger', 'Name of the passenger'),
      text('Booking reference', 'Booking reference (PNR)'),
      text('Flight', 'Flight number'),
      text('Date', 'Date of departure'),
      text('From', 'Departure airport'),
      text('To', 'Arrival airport'),
      text('Departs', 'Departure time'),
      text('Seat', 'Seat, if assigned'),
    ],
    write(random, count) {
      const [who, pnr, start] = [person(random, 'eng'), random.letters(6), dayIn(random, 2023, 2026)];
      const stops = random
        .shuffled(['London LHR', 'Madrid MAD', 'Oslo OSL', 'Porto OPO', 'Vienna VIE', 'Zurich ZRH'])
        .slice(0, random.whole(3, 5));
      const flights = stops.slice(1).map((to, index) => ({
        no: `${random.pick(['BA', 'IB', 'LX', 'TP'])}${random.digits(3)}`,
        on: later(start, index * random.whole(0, 3)),
        from: stops[index] ?? '',
        to,
        at: `${String(random.whole(6, 20)).padStart(2, '0')}:${random.pick(['05', '25', '50'])}`,
        seat: random.unless(0.3, `${random.whole(2, 34)}${random.pick(['A', 'C', 'F'])}`),
      }));
      const rows = flights.map(({ no, on, from, to, at, seat }) => [
        no,
        printDate(on, 'short', 'eng'),
        from,
        to,
        at,
        `${String((Number(at.slice(0, 2)) + 2) % 24).padStart(2, '0')}:${at.slice(3)}`,
        seat,
      ]);
      const html = page(
        count % 2 ? 'modern' : 'plain',
        heading('Electronic ticket itinerary'),
        labelsAcross([
          ['Passenger', who],
          ['Booking reference', pnr],
          ['Ticket number', `125-${random.digits(10)}`],
          ['Issued', printDate(later(start, -40), 'short', 'eng')],
        ]),
        table(['Flight', 'Date', 'From', 'To', 'Departs', 'Arrives', 'Seat'], rows, { look: count % 2 ? 'lined' : 'ruled' }),
        paragraphs('Check-in closes 45 minutes before departure. Baggage allowance: 1 piece of 23 kg.'),
      );
      return { html, rows: flights.map(({ no, on, from, to, at, seat }) => [who, pnr, no, iso(on), from, to, at, seat]) };
    },
  },
  {
    id: 'car-rental-spanish',
    language: 'spa',
    name: 'Car rentals',
    description: 'One row per car rental agreement (Spanish)',
    fields: [
      text('Customer', 'Name of the person who rents the car'),
      text('Agreement number', 'Number of the agreement'),
      text('Plate', 'Registration plate of the car'),
      text('Pick-up', 'Pick-up date'),
      text('Return', 'Return date'),
      number('Km at start', 'Odometer reading when the car was handed over'),
      number('Total', 'Total price including VAT'),
      number('Deposit', 'Deposit blocked on the card'),
      yesNo('Full insurance', 'Is full insurance without excess taken?'),
      text('Second driver', 'Additional driver, if any'),
    ],
    write(random, count) {
      const [who, no, plate] = [
        person(random, 'spa'),
        `${random.letters(2)}-${random.digits(6)}`,
        `${random.digits(4)} ${random.letters(3)}`,
      ];
      const [start, days] = [dayIn(random, 2023, 2026), random.whole(2, 14)];
      const [km, daily, deposit, insured, second] = [
        random.whole(800, 68000),
        amount(random, 22, 70),
        random.unless(0.3, random.pick([300, 600, 1200])),
        random.chance(0.5),
        random.unless(0.6, person(random, 'spa')),
      ];
      const net = cents(daily * days);
      const money = (value: number): string => `${printNumber(value, 'de')} €`;
      const renter: [string, string | null][] = [
        ['Arrendatario', who],
        ['N.º permiso de conducir', `${random.digits(8)}${random.letters(1)}`],
        ['Conductor adicional', second],
      ];
      const car: [string, string][] = [
        ['Vehículo', random.pick(['Seat Ibiza', 'Fiat 500', 'Opel Corsa'])],
        ['Matrícula', plate],
        ['Km salida', printNumber(km, 'de', 0)],
        ['Combustible', '8/8'],
      ];
      const times: [string, string][] = [
        ['Fecha de recogida', `${printDate(start, 'slashes', 'spa')} 10:00`],
        ['Fecha de devolución', `${printDate(later(start, days), 'slashes', 'spa')} 10:00`],
      ];
      const prices = table(
        ['Concepto', 'Importe'],
        [
          [`${days} días x ${money(daily)}`, money(net)],
          ['IVA 21 %', money(cents(net * 0.21))],
          ['Total contrato', money(cents(net * 1.21))],
          ...(deposit === null ? [] : [['Depósito (no se cobra)', money(deposit)]]),
        ],
        { right: [1] },
      );
      const html = page(
        count % 2 ? 'form' : 'plain',
        small(firm(random, 'spa')),
        heading(`Contrato de alquiler de vehículo ${no}`),
        count % 2 ? boxes(2, [...renter, ...car]) : sideBySide(labelsLeft(renter), labelsLeft(car)),
        boxes(2, times),
        ticks([
          ['Cobertura total sin franquicia', insured],
          ['Cobertura básica', !insured],
        ]),
        prices,
        small('El cliente ha recibido el vehículo en buen estado.'),
      );
      return {
        html,
        rows: [[who, no, plate, iso(start), iso(later(start, days)), km, cents(net * 1.21), deposit, insured ? 'yes' : 'no', second]],
      };
    },
  },
  {
    id: 'vehicle-inspection-french',
    language: 'fra',
    name: 'Contrôles techniques',
    description: 'Une ligne par procès-verbal de contrôle technique',
    fields: [
      text('Immatriculation', 'Numéro d’immatriculation du véhicule'),
      text('Marque', 'Marque du véhicule'),
      text('VIN', 'Numéro de série du véhicule'),
      number('Kilométrage', 'Kilométrage relevé'),
      text('Date du contrôle', 'Date du contrôle'),
      choice('Résultat', 'Résultat du contrôle', ['favorable', 'défavorable']),
      text('Validité', 'Limite de validité du contrôle'),
      text('Contrôleur', 'Nom du contrôleur'),
    ],
    write(random, count) {
      const [plate, make, vin] = [
        `${random.letters(2)}-${random.digits(3)}-${random.letters(2)}`,
        random.pick(['RENAULT', 'PEUGEOT', 'CITROËN', 'DACIA']),
        `VF${random.digits(1)}${random.letters(4)}${random.digits(10)}`,
      ];
      const [km, on, good, inspector] = [random.whole(21000, 240000), dayIn(random, 2023, 2026), random.chance(0.7), person(random, 'fra')];
      const valid = good ? { ...on, year: on.year + 2 } : null;
      const facts: [string, string | null][] = [
        ['Immatriculation', plate],
        ['Marque', make],
        ['N° de série', vin],
        ['Kilométrage relevé', `${printNumber(km, 'fr', 0)} km`],
        ['Date de 1re mise en circulation', printDate(dayIn(random, 2006, 2019), 'slashes', 'fra')],
        ['Énergie', random.pick(['Essence', 'Gazole'])],
      ];
      const result: [string, string | null][] = [
        ['Résultat du contrôle', good ? 'Favorable' : 'Défavorable pour défaillances majeures'],
        ['Limite de validité', valid === null ? null : printDate(valid, 'slashes', 'fra')],
        ['Date du contrôle', printDate(on, 'slashes', 'fra')],
        ['Contrôleur', inspector],
      ];
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('PROCÈS-VERBAL DE CONTRÔLE TECHNIQUE'),
        sideBySide(
          block(`${firm(random, 'fra')}\n${address(random, 'fra').printed}`),
          labelsInline([['N° du procès-verbal', random.digits(8)]], ' : '),
        ),
        count % 2 ? boxes(3, facts) : labelsLeft(facts, { colon: true }),
        boxes(2, result),
        section('Défaillances constatées'),
        paragraphs(good ? 'Défaillance mineure : essuie-glace avant, usure.' : 'Défaillance majeure : disque de frein, usure importante.'),
      );
      return {
        html,
        rows: [[plate, make, vin, km, iso(on), good ? 'favorable' : 'défavorable', valid === null ? null : iso(valid), inspector]],
      };
    },
  },
];
