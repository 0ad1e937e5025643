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
} from '../../generate/markup.ts';
import { address, dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { answer, footer, letterhead, nextPage } from './paper.ts';

export const LAW: DocumentFamily[] = [
  {
    id: 'power-of-attorney-italian',
    language: 'ita',
    name: 'Powers of attorney',
    description: 'One row per document',
    fields: [
      text('Given by', 'Person who gives the power'),
      text('Born on', 'Date of birth of that person'),
      text('Given to', 'Person who may act'),
      text('ID document', 'Number of the identity document of the person who gives the power'),
      text('For', 'What the power is for'),
      text('Valid until', ''),
      text('Signed', 'Date of signature'),
      text('Signed at', 'Town where it was signed'),
    ],
    write(random, count) {
      const [giver, taker, born, signed] = [
        person(random, 'ita'),
        person(random, 'ita'),
        dayIn(random, 1945, 1999),
        dayIn(random, 2023, 2026),
      ];
      const [card, aim, until, place] = [
        `CA${random.digits(5)}${random.letters(2)}`,
        random.pick([
          'ritirare la corrispondenza raccomandata',
          'presentare la domanda di residenza',
          'rappresentarlo nell’assemblea di condominio',
          'ritirare il certificato catastale',
        ]),
        random.unless(0.4, later(signed, random.whole(30, 300))),
        address(random, 'ita').place,
      ];
      const home = address(random, 'ita').line;
      const told = paragraphs(
        `Io sottoscritto/a ${giver}, nato/a a ${address(random, 'ita').place} il ${printDate(born, 'slashes', 'ita')}, residente in ${home}, documento d’identità n. ${card},`,
        'DELEGO',
        `${taker}, nato/a il ${printDate(dayIn(random, 1950, 2000), 'slashes', 'ita')}, a ${aim} in mia vece.`,
        until === null
          ? 'La presente delega vale fino a revoca scritta.'
          : `La presente delega è valida fino al ${printDate(until, 'long', 'ita')}.`,
      );
      const form =
        section('Delegante') +
        labelsLeft(
          [
            ['Cognome e nome', giver],
            ['Data di nascita', printDate(born, 'slashes', 'ita')],
            ['Residenza', home],
            ['Documento n.', card],
          ],
          { colon: true },
        ) +
        section('Delegato') +
        labelsLeft(
          [
            ['Cognome e nome', taker],
            ['Documento n.', `AX${random.digits(7)}`],
          ],
          { colon: true },
        ) +
        section('Oggetto della delega') +
        paragraphs(aim) +
        labelsInline([['Validità fino al', until === null ? null : printDate(until, 'slashes', 'ita')]]);
      const html = page(
        count % 2 ? 'serif' : 'plain',
        heading('DELEGA'),
        count % 2 ? told : form,
        block(`${place}, ${printDate(signed, 'long', 'ita')}`),
        onTheRight('Firma del delegante'),
        small('Allegare copia del documento d’identità del delegante e del delegato.'),
      );
      return {
        html,
        rows: [
          [
            giver,
            iso(born),
            taker,
            card,
            aim,
            until === null ? null : iso(until),
            iso(signed),
            { anyOf: [place, place.replace(/ \(.*$/, '')] },
          ],
        ],
      };
    },
  },
  {
    id: 'notary-deed-spanish',
    language: 'spa',
    name: 'Escrituras',
    description: 'Una fila por escritura',
    fields: [
      text('Notaría', 'Nombre del notario'),
      text('Protocolo', 'Número de protocolo'),
      text('Firmada', 'Fecha de la escritura'),
      text('Vende', 'Quién vende'),
      text('Compra', ''),
      number('Importe', 'Precio de la compraventa'),
      number('Metros', 'Superficie en metros cuadrados'),
      text('Catastro', 'Referencia catastral'),
      yesNo('Hipoteca', '¿Está la finca gravada con hipoteca?'),
    ],
    write(random, count) {
      const [notary, protocol, on, seller, buyer] = [
        person(random, 'spa'),
        printNumber(random.whole(101, 3900), 'de', 0),
        dayIn(random, 2022, 2025),
        random.chance(0.4) ? firm(random, 'spa') : person(random, 'spa'),
        person(random, 'spa'),
      ];
      const [price, metres, cadastre, burdened] = [
        random.whole(40, 480) * 1000,
        random.whole(45, 310),
        random.unless(0.3, `${random.digits(7)}${random.letters(2)}${random.digits(4)}${random.letters(1)}0001${random.letters(2)}`),
        random.chance(0.4),
      ];
      const where = address(random, 'spa');
      const title = [
        `NÚMERO ${protocol}.`,
        `En ${where.place}, mi residencia, a ${printDate(on, 'long', 'spa')}, ante mí, ${notary}, notario del Ilustre Colegio de ${where.place},`,
      ];
      const parties = [
        'COMPARECEN',
        `De una parte, como parte vendedora: ${seller}, con NIF ${random.letters(1)}${random.digits(8)}.`,
        `De otra parte, como parte compradora: ${buyer}, mayor de edad, con DNI ${random.digits(8)}${random.letters(1)}, vecino de ${address(random, 'spa').place}.`,
      ];
      const estate = [
        'EXPONEN',
        `Que la parte vendedora es dueña de la siguiente finca: URBANA. Vivienda sita en ${where.line}, con una superficie construida de ${metres} metros cuadrados. Inscrita en el Registro de la Propiedad, finca ${random.digits(5)}.`,
        ...(cadastre === null ? [] : [`REFERENCIA CATASTRAL: ${cadastre}.`]),
        burdened ? 'CARGAS: la finca está gravada con una hipoteca a favor de Caja Levante.' : 'CARGAS: libre de cargas y gravámenes.',
      ];
      const clauses = [
        'OTORGAN',
        `PRIMERO. La parte vendedora vende y transmite a la parte compradora, que compra, la finca descrita por el precio de ${printNumber(price, 'de')} €, que se paga mediante cheque bancario.`,
        'SEGUNDO. Los gastos de esta escritura se satisfarán según ley.',
        'TERCERO. La posesión se entrega en este acto con las llaves.',
      ];
      const html = page(
        count % 2 ? 'serif' : 'typed',
        onTheRight(`Papel exclusivo para documentos notariales ${random.letters(2)}${random.digits(7)}`),
        heading('ESCRITURA DE COMPRAVENTA'),
        paragraphs(...title, ...parties, ...estate),
        count % 2 ? nextPage(paragraphs(...clauses)) : paragraphs(...clauses),
        small('Así lo otorgan los comparecientes, a quienes leo esta escritura y firman conmigo.'),
      );
      return { html, rows: [[notary, protocol, iso(on), seller, buyer, price, metres, cadastre, answer(burdened)]] };
    },
  },
  {
    id: 'tender-notice-german',
    language: 'deu',
    name: 'Tenders to answer',
    description: 'One row per call for tenders',
    fields: [
      text('Authority', 'Who buys'),
      text('Reference', 'Number of the procedure'),
      text('Subject', 'What is to be delivered or built'),
      text('Bids until', 'Last day for bids'),
      text('Closing time', 'Time of day on the last day'),
      text('Bid binding until', ''),
      text('Work starts', ''),
      choice('Procedure', '', ['open', 'restricted', 'negotiated']),
      yesNo('In lots', 'Can one bid for single lots?'),
      text('Questions to', 'E-mail address for questions'),
    ],
    write(random, count) {
      const [authority, no, subject] = [
        `${random.pick(['Stadt', 'Landkreis', 'Gemeinde'])} ${address(random, 'deu').place}`,
        `${random.whole(2023, 2026)}-${random.letters(2)}-${random.digits(3)}`,
        random.pick([
          'Erneuerung der Heizungsanlage in der Grundschule Am Mühlgraben, Gewerk Rohrleitungen und Armaturen',
          'Lieferung von 40 Klapptischen und 160 Stühlen',
          'Unterhaltsreinigung der Verwaltungsgebäude',
          'Straßenbau Hafenweg, zweiter Bauabschnitt',
        ]),
      ];
      const [close, mail] = [dayIn(random, 2024, 2026), `vergabe@${random.pick(['rathaus', 'kreis', 'bauamt'])}.example`];
      const [bound, start, clock] = [later(close, 45), random.unless(0.3, later(close, 70)), random.pick(['10:00', '11:30', '12:00'])];
      const [way, lots] = [random.pick(['open', 'restricted', 'negotiated']), random.chance(0.4)];
      const spoken =
        {
          open: 'Öffentliche Ausschreibung',
          restricted: 'Beschränkte Ausschreibung mit Teilnahmewettbewerb',
          negotiated: 'Verhandlungsvergabe',
        }[way] ?? '';
      const items: [string, string | null][] = [
        ['a) Auftraggeber', `${authority}\n${address(random, 'deu').printed}`],
        ['b) Vergabeverfahren', `${spoken}, Vergabenummer ${no}`],
        ['c) Art und Umfang der Leistung', subject],
        ['d) Aufteilung in Lose', lots ? 'ja, Angebote sind für einzelne Lose möglich' : 'nein'],
        ['e) Ausführungsbeginn', start === null ? null : printDate(start, 'dots', 'deu')],
        ['f) Ablauf der Angebotsfrist', `${printDate(close, 'dots', 'deu')}, ${clock} Uhr`],
        ['g) Ablauf der Bindefrist', printDate(bound, 'dots', 'deu')],
        ['h) Auskünfte', mail],
      ];
      const listed = items
        .filter(([, value]) => value !== null)
        .map(([label, value]) => section(label) + paragraphs(String(value)))
        .join('');
      const html = page(
        count % 2 ? 'plain' : 'serif',
        letterhead(authority, 'Zentrale Vergabestelle'),
        heading('Bekanntmachung'),
        count % 2 ? labelsLeft(items) : listed,
        small('Angebote sind in deutscher Sprache einzureichen. Die Vergabeunterlagen sind kostenfrei.'),
      );
      return {
        html,
        rows: [[authority, no, subject, iso(close), clock, iso(bound), start === null ? null : iso(start), way, answer(lots), mail]],
      };
    },
  },
  {
    id: 'company-register-dutch',
    language: 'nld',
    name: 'Company extracts',
    description: 'One row per extract',
    fields: [
      text('Company', 'Registered name'),
      text('Register number', ''),
      text('Trade name', 'Name it trades under, if it differs'),
      text('Seat', 'Town of the registered seat'),
      text('Founded', ''),
      number('Capital', 'Issued capital'),
      number('Staff', 'People working there'),
      text('Director', ''),
      text('Director since', ''),
      text('Extract of', 'Date of the extract'),
    ],
    write(random, count) {
      const [company, no, seat, founded] = [firm(random, 'nld'), random.digits(8), address(random, 'nld').place, dayIn(random, 1978, 2019)];
      const [trade, capital, staff, director] = [
        random.unless(
          0.4,
          `${random.pick(['Fietsenmaker', 'Bakkerij', 'Studio', 'Bouwmarkt'])} ${random.pick(['De Brug', 'Zonneveld', 'Noord'])}`,
        ),
        random.unless(0.2, random.whole(1, 90) * 1000),
        random.whole(1, 140),
        person(random, 'nld'),
      ];
      const [since, made] = [later(founded, random.whole(0, 2000)), dayIn(random, 2023, 2026)];
      const style = count % 2 ? 'dashes' : 'long';
      const legal: [string, string | null][] = [
        ['Statutaire naam', company],
        ['Rechtsvorm', LEGAL_FORMS[company.split(' ').at(-1) ?? ''] ?? null],
        ['Statutaire zetel', seat],
        ['Datum akte van oprichting', printDate(founded, style, 'nld')],
        ['Geplaatst kapitaal', capital === null ? null : `EUR ${printNumber(capital, 'de')}`],
      ];
      const trading: [string, string | null][] = [
        ['Handelsnaam', trade],
        ['Bezoekadres', address(random, 'nld').line],
        ['Werkzame personen', String(staff)],
        ['Activiteiten', 'SBI-code 47641 - Winkels in fietsen en bromfietsen'],
      ];
      const board: [string, string][] = [
        ['Naam', director],
        ['Geboortedatum', printDate(dayIn(random, 1955, 1992), style, 'nld')],
        ['Datum in functie', printDate(since, style, 'nld')],
        ['Bevoegdheid', 'Alleen/zelfstandig bevoegd'],
      ];
      const part = (title: string, pairs: [string, string | null][]): string =>
        section(title) + (count % 2 ? labelsLeft(pairs) : boxes(2, pairs));
      const html = page(
        count % 2 ? 'plain' : 'form',
        sideBySide(heading('Uittreksel Handelsregister'), onTheRight(`KVK-nummer ${no}`)),
        part('Rechtspersoon', legal),
        part('Onderneming', trading),
        part('Bestuurder', board),
        footer(`Uittreksel is vervaardigd op ${printDate(made, style, 'nld')}`, 'Pagina 1 (van 1)'),
      );
      return { html, rows: [[company, no, trade, seat, iso(founded), capital, staff, director, iso(since), iso(made)]] };
    },
  },
];

const LEGAL_FORMS: Record<string, string> = {
  'B.V.': 'Besloten vennootschap',
  'N.V.': 'Naamloze vennootschap',
  'V.O.F.': 'Vennootschap onder firma',
};
