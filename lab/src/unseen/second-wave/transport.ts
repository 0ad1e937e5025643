import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
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
  ticks,
} from '../../generate/markup.ts';
import { address, amount, cents, dayIn, firm, iban, inFours, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { answer, cards, footer, letterhead } from './paper.ts';

export const TRANSPORT: DocumentFamily[] = [
  {
    id: 'repair-order-french',
    language: 'fra',
    name: 'Werkstattaufträge',
    description: 'Eine Zeile je Auftrag',
    fields: [
      text('Auftragsnummer', ''),
      text('Kunde', ''),
      text('Fahrzeug', 'Marke und Modell'),
      text('Kennzeichen', ''),
      number('Kilometerstand', ''),
      text('Angenommen', 'Tag der Annahme'),
      text('Fertig', 'Zugesagter Tag der Abholung'),
      number('Voranschlag', 'Geschätzter Preis mit Steuer, falls genannt'),
      yesNo('Altteile zurück', 'Will der Kunde die alten Teile zurück?'),
      text('Beanstandung', 'Was der Kunde beklagt'),
    ],
    write(random, count) {
      const [no, who, car, plate] = [
        `OR${random.digits(6)}`,
        person(random, 'fra'),
        random.pick(['Renault Clio IV', 'Peugeot 308 SW', 'Citroën Berlingo', 'Dacia Duster']),
        `${random.letters(2)}-${random.digits(3)}-${random.letters(2)}`,
      ];
      const [km, on, price, parts] = [
        random.whole(12000, 240000),
        dayIn(random, 2023, 2026),
        random.unless(0.25, amount(random, 90, 1900)),
        random.chance(0.4),
      ];
      const [ready, trouble] = [
        random.unless(0.25, later(on, random.whole(1, 6))),
        random.pick([
          'Bruit au freinage à l’avant gauche',
          'Voyant moteur allumé',
          'Climatisation sans effet',
          'Démarrage difficile à froid',
        ]),
      ];
      const vehicle: [string, string | null][] = [
        ['Véhicule', car],
        ['Immatriculation', plate],
        ['Kilométrage', `${printNumber(km, 'fr', 0)} km`],
        ['1re mise en circulation', printDate(dayIn(random, 2009, 2021), 'slashes', 'fra')],
      ];
      const order: [string, string | null][] = [
        ['Ordre de réparation n°', no],
        ['Réceptionné le', printDate(on, 'slashes', 'fra')],
        ['Restitution prévue', ready === null ? null : printDate(ready, 'slashes', 'fra')],
        ['Réceptionnaire', person(random, 'fra')],
      ];
      const estimate =
        price === null
          ? paragraphs('Devis à établir après diagnostic.')
          : labelsInline([['Estimation TTC', `${printNumber(price, 'fr')} €`]], ' : ');
      const html = page(
        count % 2 ? 'form' : 'plain',
        letterhead(
          `Garage ${random.pick(['du Stade', 'Belledonne', 'des Tilleuls'])}`,
          `${address(random, 'fra').printed}\nTél. 0${random.digits(9)}`,
        ),
        count % 2 ? boxes(4, order) : sideBySide(labelsLeft(order), block(`${who}\n${address(random, 'fra').printed}`)),
        count % 2
          ? boxes(2, [['Client', who], ['Téléphone', `06 ${random.digits(8)}`], ...vehicle])
          : labelsLeft([['Client', who], ...vehicle], { colon: true }),
        section('Symptômes signalés par le client'),
        paragraphs(trouble),
        estimate,
        ticks([
          ['Conserver les pièces remplacées pour le client', parts],
          ['Essai routier autorisé', random.chance(0.5)],
        ]),
        small('Le client reconnaît avoir pris connaissance des conditions générales de réparation.'),
        labelsBelow([
          ['Signature du client', null],
          ['Pour le garage', null],
        ]),
      );
      return { html, rows: [[no, who, car, plate, km, iso(on), ready === null ? null : iso(ready), price, answer(parts), trouble]] };
    },
  },
  {
    id: 'flight-delay-spanish',
    language: 'spa',
    name: 'Flight delay claims',
    description: 'One row per claim letter',
    fields: [
      text('Passenger', ''),
      text('Airline', ''),
      text('Flight', 'Flight number'),
      text('Booking', 'Booking code'),
      text('Day of flight', ''),
      text('From', 'Where the flight left'),
      text('To', ''),
      number('Hours late', 'Delay at arrival in hours'),
      number('Claimed', 'Compensation asked for in euros'),
      text('Pay to', 'Account the money is to be paid to'),
      text('Letter date', ''),
    ],
    write(random, count) {
      const [who, airline, flight, booking] = [
        person(random, 'spa'),
        random.pick(['Aerolíneas Levante', 'Iberojet Sur', 'Vuelos Cantábricos']),
        `${random.letters(2)}${random.digits(4)}`,
        random.letters(6),
      ];
      const [on, late, claimed, account] = [
        dayIn(random, 2023, 2026),
        random.whole(3, 11),
        random.pick([250, 400, 600]),
        random.unless(0.35, iban(random, 'ES', 24)),
      ];
      const [from = '', to = ''] = random.shuffled(['Bilbao', 'Sevilla', 'Palma de Mallorca', 'Tenerife Norte', 'Santiago']);
      const written = later(on, random.whole(2, 40));
      const told = paragraphs(
        'Estimados señores:',
        `El día ${printDate(on, 'long', 'spa')} tenía reservada una plaza en su vuelo ${flight} de ${from} a ${to} (localizador ${booking}). El vuelo llegó a su destino con ${late} horas de retraso.`,
        `De acuerdo con el Reglamento (CE) 261/2004 solicito una compensación de ${claimed} €.${account === null ? '' : ` Les ruego abonen el importe en la cuenta ${inFours(account)}.`}`,
        'Quedo a la espera de su respuesta en el plazo de 30 días.',
        'Atentamente,',
        who,
      );
      const form = boxes(2, [
        ['Nombre del pasajero', who],
        ['Localizador', booking],
        ['Vuelo', flight],
        ['Fecha del vuelo', printDate(on, 'slashes', 'spa')],
        ['Aeropuerto de salida', from],
        ['Aeropuerto de llegada', to],
        ['Horas de retraso a la llegada', String(late)],
        ['Compensación solicitada (€)', printNumber(claimed, 'de')],
        ['IBAN para el abono', account === null ? null : inFours(account)],
        ['Fecha de la solicitud', printDate(written, 'slashes', 'spa')],
      ]);
      const html =
        count % 2
          ? page(
              'serif',
              block(`${who}\n${address(random, 'spa').printed}`),
              block(`${airline}\nAtención al cliente\n${address(random, 'spa').printed}`),
              onTheRight(`${address(random, 'spa').place}, ${printDate(written, 'long', 'spa')}`),
              block('Asunto: reclamación por retraso'),
              told,
            )
          : page(
              'form',
              letterhead(airline, 'Formulario RC-12'),
              heading('Reclamación por retraso de vuelo'),
              form,
              ticks([
                ['He recibido comida o bebida', random.chance(0.5)],
                ['He presentado ya una reclamación', false],
              ]),
              small('Cumplimente una hoja por pasajero.'),
            );
      return { html, rows: [[who, airline, flight, booking, iso(on), from, to, late, claimed, account, iso(written)]] };
    },
  },
  {
    id: 'hotel-folio-french',
    language: 'fra',
    name: 'Hotel stays',
    description: 'One row per stay',
    fields: [
      text('Guest', ''),
      text('Hotel', ''),
      text('Room', 'Room number'),
      text('Check-in', ''),
      text('Check-out', ''),
      number('Nights', ''),
      number('Breakfasts', 'Total charged for breakfast, if any'),
      number('City tax', 'Tourist tax'),
      number('Total', 'Everything charged, tax included'),
      choice('Paid with', '', ['card', 'cash', 'transfer']),
    ],
    write(random, count) {
      const [guest, hotel, room, start] = [
        person(random, 'eng'),
        `Hôtel ${random.pick(['des Remparts', 'Le Beffroi', 'du Vieux Port', 'Bellerive'])}`,
        String(random.whole(101, 512)),
        dayIn(random, 2023, 2026),
      ];
      const [nights, rate, meals, how] = [
        random.whole(1, 5),
        amount(random, 70, 190),
        random.chance(0.65),
        random.pick(['card', 'cash', 'transfer']),
      ];
      const end = later(start, nights);
      const euro = (value: number): string => printNumber(value, 'fr');
      const daily = Array.from({ length: nights }, (_, index) => [
        [printDate(later(start, index), 'slashes', 'fra'), `Hébergement chambre ${room}`, euro(rate), ''],
        ...(meals ? [[printDate(later(start, index + 1), 'slashes', 'fra'), 'Petit déjeuner', euro(12.5), '']] : []),
      ]).flat();
      const [tax, breakfast] = [cents(nights * 1.65), cents(nights * 12.5)];
      const total = cents(nights * rate + tax + (meals ? breakfast : 0));
      const paid = { card: 'Carte bancaire', cash: 'Espèces', transfer: 'Virement' }[how] ?? '';
      const lines = [
        ...daily,
        [printDate(end, 'slashes', 'fra'), 'Taxe de séjour', euro(tax), ''],
        [printDate(end, 'slashes', 'fra'), `Règlement : ${paid}`, '', euro(total)],
      ];
      const stay: [string, string][] = [
        ['Client', guest],
        ['Chambre', room],
        ['Arrivée', printDate(start, 'slashes', 'fra')],
        ['Départ', printDate(end, 'slashes', 'fra')],
        ['Nuits', String(nights)],
      ];
      const sums: [string, string | null][] = [
        ['Total hébergement', euro(cents(nights * rate))],
        ['Total petits déjeuners', meals ? euro(breakfast) : null],
        ['Total taxe de séjour', euro(tax)],
        ['Total TTC', `${euro(total)} €`],
        ['Solde', euro(0)],
      ];
      const html = page(
        count % 2 ? 'plain' : 'serif',
        letterhead(hotel, `${address(random, 'fra').printed}\nSIRET ${random.digits(14)}`),
        heading(`Note de séjour n° ${random.digits(5)}`),
        count % 2 ? cards(5, stay) : labelsLeft(stay, { colon: true }),
        table(['Date', 'Libellé', 'Débit', 'Crédit'], lines, { right: [2, 3], look: count % 2 ? 'lined' : 'bare' }),
        `<div style="margin-left:50%">${labelsLeft(sums)}</div>`,
        footer(
          'TVA 10 % incluse. Merci de votre visite.',
          'L’établissement n’est pas responsable des objets de valeur non déposés à la réception.',
        ),
      );
      return { html, rows: [[guest, hotel, room, iso(start), iso(end), nights, meals ? breakfast : null, tax, total, how]] };
    },
  },
  {
    id: 'service-visit-italian',
    language: 'ita',
    name: 'Service visits',
    description: 'One row per visit of the technician',
    fields: [
      text('Report no', ''),
      text('Customer', 'Company that was visited'),
      text('Machine', 'Model of the machine'),
      text('Serial number', ''),
      text('Technician', ''),
      text('Visited', 'Day of the visit'),
      number('Hours', 'Working hours on site'),
      number('Travel', 'Kilometres driven'),
      text('Problem', 'What was wrong'),
      choice('Outcome', '', ['solved', 'provisional', 'not solved']),
      text('Order', 'Order number of the customer, if stated'),
    ],
    write(random, count) {
      const [no, client, machine, serial] = [
        `RI/${random.digits(5)}`,
        firm(random, 'ita'),
        random.pick(['Compressore AX 40', 'Confezionatrice FLOW 200', 'Caldaia TermoPiù 35', 'Pressa PR-120']),
        `M${random.digits(7)}`,
      ];
      const [tech, on, hours, km] = [person(random, 'ita'), dayIn(random, 2023, 2026), random.whole(2, 18) / 2, random.whole(8, 320)];
      const [fault, outcome, order] = [
        random.pick(['Perdita d’olio dal raccordo', 'Errore E17 all’avvio', 'Nastro fuori asse', 'Sonda di temperatura guasta']),
        random.pick(['solved', 'provisional', 'not solved']),
        random.unless(0.35, `ODA ${random.digits(5)}`),
      ];
      const head: [string, string | null][] = [
        ['Rapporto n.', no],
        ['Data intervento', printDate(on, 'slashes', 'ita')],
        ['Tecnico', tech],
        ['Vs. ordine', order],
      ];
      const object: [string, string][] = [
        ['Cliente', client],
        ['Sede', address(random, 'ita').line],
        ['Macchina', machine],
        ['Matricola', serial],
      ];
      const effort: [string, string][] = [
        ['Ore lavoro', printNumber(hours, 'de', 1)],
        ['Ore viaggio', printNumber(random.whole(1, 6) / 2, 'de', 1)],
        ['Km percorsi', String(km)],
      ];
      const end = ticks([
        ['Risolto', outcome === 'solved'],
        ['Riparazione provvisoria', outcome === 'provisional'],
        ['Non risolto', outcome === 'not solved'],
      ]);
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('Rapporto di intervento tecnico'),
        count % 2 ? boxes(4, head) : labelsLeft(head, { colon: true }),
        count % 2 ? boxes(2, object) : cards(2, object),
        section('Anomalia riscontrata'),
        paragraphs(fault),
        section('Lavoro eseguito'),
        paragraphs('Smontaggio e pulizia, sostituzione del componente, prova a vuoto e a carico.'),
        table(
          effort.map(([label]) => label),
          [effort.map(([, value]) => value)],
          { look: count % 2 ? 'ruled' : 'lined' },
        ),
        section('Esito'),
        end,
        labelsBelow([
          ['Firma del tecnico', null],
          ['Firma del cliente', null],
        ]),
      );
      return { html, rows: [[no, client, machine, serial, tech, iso(on), hours, km, fault, outcome, order]] };
    },
  },
];
