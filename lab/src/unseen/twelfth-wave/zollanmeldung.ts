import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dmy, later, money, squares } from './figures.ts';
import { address, person } from './names.ts';
import { boxes, esc, sheets } from './sheets.ts';

const EXPORTERS = [
  'Pfennigwerth Pumpen GmbH',
  'Gröschner Optik AG',
  'Mehlhorn Backmaschinen KG',
  'Achterberg Textil GmbH',
  'Domröse Messtechnik e. K.',
];
const CONSIGNEES = [
  { consignee: 'Nordhavn Marine AS', country: 'NO', land: 'Norwegen', place: 'Stavanger' },
  { consignee: 'Alpine Optik SA', country: 'CH', land: 'Schweiz', place: 'Lausanne' },
  { consignee: 'Kettlewell Bakeries Ltd', country: 'GB', land: 'Vereinigtes Königreich', place: 'Thornbridge' },
  { consignee: 'Bosfor Tekstil A.Ş.', country: 'TR', land: 'Türkei', place: 'Bursa' },
  { consignee: 'Brightwater Tools Corp.', country: 'US', land: 'Vereinigte Staaten', place: 'Duluth, MN' },
];
const GOODS: readonly (readonly [string, string])[] = [
  ['Kreiselpumpen, einstufig', '84137051'],
  ['Brillengläser aus Kunststoff, mineralisch beschichtet', '90015041'],
  ['Knetmaschinen für Bäckereien, mit Zubehör und Ersatzteilen', '84381010'],
  ['Gewebe aus Baumwolle, gefärbt', '52083216'],
  ['Druckmessgeräte, elektronisch', '90262020'],
];

function draw(random: SeededRandom, number: number) {
  const [goods, code] = GOODS[number % 5] as (typeof GOODS)[number];
  const net = random.whole(180, 84_000) / 10;
  const value = cents(random.whole(240_000, 9_600_000) / 100);
  const date = later('2026-01-23', random.whole(0, 230));
  return {
    ...(CONSIGNEES[number % 5] as (typeof CONSIGNEES)[number]),
    exporter: EXPORTERS[number % 5] as string,
    eori: `DE${random.digits(7)}`,
    mrn: `26DE${random.digits(4)}${random.letters(2)}${random.digits(7)}E${random.digits(1)}`,
    lrn: random.unless(0.4, `${random.letters(2)}-${random.digits(6)}`),
    declarant: random.unless(0.4, 'Oststern Spedition & Zoll GmbH'),
    goods,
    code,
    net,
    gross: cents(net * 1.12, 1),
    value,
    statistical: Math.round(value * 1.04),
    date,
    currency: random.pick(['EUR', 'EUR', 'USD', 'GBP']),
    packages: random.whole(1, 64),
    mark: random.pick(['Paletten', 'Kartons', 'Kisten']),
    terms: random.pick(['EXW', 'FCA', 'DAP', 'CPT']),
    procedure: random.pick(['1000', '1040', '2300', '3151']),
    office: random.pick(['DE004600', 'DE003302', 'DE007152', 'DE005866']),
    transport: random.pick(['LKW HH-OS 4417', 'LKW GÖ-PK 210', 'MS Corvus Star']),
    at: address(random, 'deu'),
    clerk: person(random, 'deu'),
    invoice: `R${random.digits(6)}`,
    duty: 0,
    code2d: squares(random, 16),
    origin: random.pick(['DE', 'DE', 'AT', 'CZ']),
    container: random.chance(0.3) ? '1' : '0',
  };
}
type Drawn = ReturnType<typeof draw>;
const figured = (value: number, decimals = 2): string => money(value, 'de-DE', decimals);
const STYLE = `.boxes div{border:.6pt solid var(--ink);padding:.8mm 1.5mm;margin:0 -.6pt -.6pt 0;min-height:10.5mm}.boxes small{display:block;font-size:5.9pt;color:var(--ink)}`;

/** The numbered boxes of the single sheet, captions in both languages. */
const numbered = (of: Drawn): string =>
  sheets(`:root{--ink:#14532d}body{font:8.8pt 'Liberation Sans'}.sheet{padding:12mm}h1{font-size:11pt;margin:0;color:#14532d}${STYLE}`, [
    `<div style="display:flex;justify-content:space-between;margin-bottom:2mm"><h1>EUROPÄISCHE GEMEINSCHAFT / EUROPEAN COMMUNITY<br>Ausfuhranmeldung · Export declaration</h1>${of.code2d}</div>${boxes(
      [
        ['2 Versender/Ausführer · Consignor/Exporter   Nr. ' + of.eori, `${of.exporter}\n${of.at.street}\n${of.at.place}`, 6],
        ['1 ANMELDUNG · DECLARATION', 'EX  A', 2],
        ['MRN', of.mrn, 4],
        ['8 Empfänger · Consignee', `${of.consignee}\n${of.place}, ${of.country}`, 6],
        ['3 Vordrucke · Forms', '1  1', 2],
        ['5 Positionen · Items', '1', 2],
        ['6 Packst. insges. · Total packages', of.packages, 2],
        ['14 Anmelder/Vertreter · Declarant/Representative', of.declarant, 6],
        ['7 Bezugsnummer · Reference number (LRN)', of.lrn, 6],
        ['15 Versendungsland · Country of dispatch', 'Deutschland', 4],
        ['15a', 'DE', 1],
        ['17a', of.country, 1],
        ['16 Ursprungsland · Country of origin', of.origin, 3],
        ['17 Bestimmungsland · Country of destination', of.land, 3],
        ['18 Beförderungsmittel beim Abgang · Means of transport at departure', of.transport, 4],
        ['19 Ctr.', of.container, 1],
        ['20 Lieferbedingung · Delivery terms', `${of.terms} ${of.place}`, 4],
        ['24 Art d. Geschäfts', '11', 3],
        ['22 Währung u. in Rechn. gestellter Gesamtbetr. · Currency and total amount invoiced', `${of.currency}   ${figured(of.value)}`, 6],
        ['23 Umrechnungskurs · Exchange rate', of.currency === 'EUR' ? null : '1,0842', 3],
        ['29 Ausgangszollstelle · Office of exit', of.office, 3],
        [
          '31 Packstücke und Warenbezeichnung · Packages and description of goods',
          `${of.packages} ${of.mark}, Zeichen ${of.invoice}\n${of.goods}`,
          7,
        ],
        ['33 Warennummer · Commodity code', of.code, 5],
        ['35 Rohmasse (kg) · Gross mass', figured(of.gross, 1), 4],
        ['38 Eigenmasse (kg) · Net mass', figured(of.net, 1), 4],
        ['37 VERFAHREN · PROCEDURE', of.procedure, 4],
        [
          '44 Besondere Vermerke/Vorgelegte Unterlagen · Additional information',
          `N380 ${of.invoice} / ${dmy(later(of.date, -2), '.')}\nY901`,
          8,
        ],
        ['46 Statistischer Wert · Statistical value', figured(of.statistical, 0), 4],
        ['47 Abgabenberechnung · Calculation of taxes', `A00   ${figured(of.duty)}`, 6],
        ['48 Zahlungsaufschub · Deferred payment', null, 6],
        ['D PRÜFUNG DURCH DIE ABGANGSZOLLSTELLE · CONTROL', 'konform', 6],
        ['54 Ort und Datum · Place and date', `${of.at.place.replace(/^\d+ /, '')}, ${dmy(of.date, '.')}\n${of.clerk}`, 6],
      ],
      12,
    )}<div class="foot" style="font-size:6.5pt">Ausdruck aus dem System – ohne Unterschrift gültig / valid without signature · Blatt 1</div>`,
  ]);

/** The boxes of the newer declaration, under headings by subject, English first. */
const byHeading = (of: Drawn): string => {
  const part = (heading: string, captioned: Parameters<typeof boxes>[0], columns = 4): string =>
    `<h2>${heading}</h2>${boxes(captioned, columns)}`;
  return sheets(
    `:root{--ink:#1e3a8a}body{font:9.6pt 'Nimbus Sans Narrow','Liberation Sans'}h1{font-size:15pt;margin:0}h2{font-size:8.5pt;background:#e0e7ff;padding:1mm 2mm;margin:4mm 0 0}${STYLE}.stamp{position:absolute;right:24mm;bottom:32mm;border:1.5pt solid #166534;color:#166534;border-radius:2mm;padding:2mm 4mm;transform:rotate(6deg);text-align:center;font-size:8pt}`,
    [
      `<h1>Customs declaration / Zollanmeldung</h1><p>Export accompanying document – Ausfuhrbegleitdokument</p>${part(
        '11 Message / Nachricht',
        [
          ['MRN', of.mrn, 2],
          ['LRN', of.lrn],
          ['Acceptance date / Annahmedatum', `${of.date.slice(0, 4)}-${of.date.slice(5, 7)}-${of.date.slice(8)}`],
          ['Declaration type / Art', 'EX'],
          ['Additional type / Zusatz', 'A'],
          ['Goods items / Positionen', 1],
          ['Deferred payment / Aufschub', null],
        ],
      )}${part('13 Parties / Beteiligte', [
        ['Exporter / Ausführer', `${of.exporter}\n${of.at.street}, ${of.at.place}\nEORI ${of.eori}`, 2],
        ['Consignee / Empfänger', `${of.consignee}\n${of.place}, ${of.land}`, 2],
        ['Declarant / Anmelder', of.declarant, 2],
        ['Contact person / Sachbearbeiter', of.clerk, 2],
      ])}${part('16 Places / Orte', [
        ['Country of export / Ausfuhrland', 'DE'],
        ['Country of destination / Bestimmungsland', of.country],
        ['Country of origin / Ursprung', of.origin],
        ['Customs office of exit / Ausgangszollstelle', of.office],
      ])}${part('14 Valuation / Wert', [
        ['Incoterm / Lieferbedingung', `${of.terms} ${of.place}`],
        ['Invoice currency / Währung', of.currency],
        ['Total amount invoiced / Rechnungsbetrag', figured(of.value)],
        ['Statistical value / Statist. Wert EUR', figured(of.statistical, 0)],
      ])}${part('18 Goods / Ware', [
        ['Description / Warenbezeichnung', of.goods, 2],
        ['Commodity code / Warennummer', of.code],
        ['Procedure / Verfahren', of.procedure],
        ['Packages / Packstücke', `${of.packages} ${of.mark}`],
        ['Gross mass / Rohmasse kg', figured(of.gross, 1)],
        ['Net mass / Eigenmasse kg', figured(of.net, 1)],
        ['Duty / Zoll', figured(of.duty)],
        ['Documents / Unterlagen', `N380 ${of.invoice}`, 2],
        ['Transport / Beförderungsmittel', of.transport, 2],
      ])}<div class="stamp">ZOLLAMT<br>${dmy(of.date, '.')}<br>überlassen</div><div class="foot" style="font-size:7pt;display:flex;justify-content:space-between"><span>${esc(of.exporter)} · intern ${of.invoice}</span><span>1/1</span></div>`,
    ],
  );
};

export const zollanmeldung: DocumentFamily = {
  id: 'zollanmeldung',
  language: 'deu',
  name: 'Ausfuhranmeldungen',
  description: '',
  fields: [
    text('MRN', ''),
    text('LRN', 'Bezugsnummer'),
    text('Ausführer', 'Nur der Name'),
    text('Empfänger', 'Nur der Name'),
    text('Anmelder', ''),
    text('Bestimmungsland', 'Ländercode, zwei Buchstaben'),
    text('Lieferbedingung', 'Incoterm, nur die drei Buchstaben'),
    choice('Währung', '', ['EUR', 'USD', 'GBP']),
    figure('Rechnungsbetrag', ''),
    text('Warennummer', ''),
    figure('Rohmasse', 'kg'),
    figure('Eigenmasse', ''),
    figure('Statistischer Wert', ''),
    text('Datum', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: number === 1 || number === 3 ? byHeading(of) : numbered(of),
      rows: [
        [
          of.mrn,
          of.lrn,
          of.exporter,
          of.consignee,
          of.declarant,
          of.country,
          of.terms,
          of.currency,
          of.value,
          of.code,
          of.gross,
          of.net,
          of.statistical,
          of.date,
        ],
      ],
    };
  },
};
