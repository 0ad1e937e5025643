import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dmy, later, money, squares, sum } from './figures.ts';
import { address, person } from './names.ts';
import { beside, esc, grid, parts, sheets } from './sheets.ts';

const SENDERS = [
  {
    firm: 'Habermehl Befestigungstechnik GmbH',
    vat: 'DE 811 204 377',
    iban: 'DE12 3704 0044 0532 7781 00',
    bic: 'COBADEFFXXX',
    ink: '#123a6b',
  },
  { firm: 'Isenbeck & Söhne OHG', vat: 'DE266190482', iban: 'DE88 2505 0180 0910 4437 21', bic: 'SPKHDE2HXXX', ink: '#5b2c0f' },
  { firm: 'Nordlicht Bürobedarf eG', vat: 'DE 305 771 926', iban: 'DE47 2169 0020 0003 3120 09', bic: 'GENODEF1SLW', ink: '#00695c' },
  { firm: 'Großhandel Mehlhorn KG', vat: 'DE129083354', iban: 'DE05 8609 5604 0307 2266 18', bic: 'GENODEF1LVB', ink: '#333' },
  {
    firm: 'Lauterjung Elektrogroßhandel GmbH & Co. KG',
    vat: 'DE 247 668 013',
    iban: 'DE70 4405 0199 0881 0027 64',
    bic: 'DORTDE33XXX',
    ink: '#8a1c1c',
  },
];
const GOODS: readonly (readonly [string, string, number])[] = [
  ['Sechskantschraube M8 x 40, verzinkt', 'VPE', 14.9],
  ['Kabelkanal 40 x 60 mm, reinweiß, mit Oberteil und Schutzfolie, Länge 2 m', 'Stk', 7.35],
  ['Kopierpapier A4 80 g, hochweiß', 'Karton', 23.75],
  ['Ordner breit, blau', 'Stk', 1.89],
  ['Schutzhandschuh Nitril Gr. 9', 'Paar', 3.2],
  ['Reinigungskonzentrat Zitrus, Kanister', 'Kan.', 31.5],
  ['Spanplattenschraube 4,5 x 50 TX20', 'VPE', 11.4],
  ['Leitungsschutzschalter B16 1-polig', 'Stk', 4.66],
  ['Mantelleitung NYM-J 3 x 1,5 mm²', 'm', 0.74],
  ['Tonerkassette schwarz, 6.000 Seiten', 'Stk', 68.9],
  ['Klebeband transparent 50 mm x 66 m', 'Rolle', 1.15],
  ['Silikon sanitär manhattan 310 ml', 'Stk', 5.45],
  ['Whiteboardmarker-Set, 4 Farben, nachfüllbar, Keilspitze', 'Set', 6.8],
  ['Unterlegscheibe DIN 125 A 8,4', 'VPE', 4.1],
  ['Feuchtraumleuchte LED 1.200 mm', 'Stk', 39.95],
  ['Arbeitsleuchte mit Akku', 'Stk', 54],
  ['Kaffee gemahlen, 500 g', 'Pkg', 6.49],
  ['Fachbuch Arbeitssicherheit, 3. Auflage', 'Stk', 42],
];
const DETAILS = ['Charge 24-0917', 'auslaufender Artikel', 'Zolltarifnr. 7318 1588', 'Farbe: lichtgrau', 'Ursprung: Tschechien'];

function draw(random: SeededRandom, number: number) {
  const credit = number === 3;
  const count = [7, 9, 27, 3, 12][number % 5] as number;
  const dear = number % 2 === 0;
  const date = later('2026-01-07', random.whole(0, 200));
  const lines = Array.from({ length: count }, (_, at) => {
    const [name, unit, price] = random.pick(dear ? GOODS.slice(0, -2) : GOODS);
    const quantity = (random.pick([1, 2, 3, 5, 6, 10, 12, 25, 100]) as number) * (credit ? -1 : 1);
    const discount = dear ? random.unless(0.55, random.pick([3, 5, 10, 12.5])) : null;
    const free = at === 4;
    const each = free ? 0 : price;
    return {
      position: (at + 1) * (number === 2 ? 10 : 1),
      article: `${random.digits(4)}-${random.digits(2)}`,
      name,
      unit,
      quantity,
      each,
      discount,
      detail: random.unless(0.75, random.pick(DETAILS)),
      total: cents(quantity * each * (1 - (discount ?? 0) / 100)),
      rate: /Kaffee|Fachbuch/.test(name) ? 7 : 19,
    };
  });
  return {
    ...(SENDERS[number % 5] as (typeof SENDERS)[number]),
    credit,
    lines,
    date,
    number: `${random.pick(['RE-', '2026/', 'R'])}${random.digits(5)}`,
    order: random.unless(0.4, `B${random.digits(6)}`),
    customer: random.digits(5),
    at: address(random, 'deu'),
    to: { name: person(random, 'deu'), ...address(random, 'deu') },
    notes: Array.from({ length: 3 }, () => `LS ${random.digits(6)}`),
    net: sum(lines.map(({ total }) => total)),
    label: squares(random, 20),
    qr: number === 1,
  };
}
type Drawn = ReturnType<typeof draw>;
const eur = (value: number): string => money(value, 'de-DE');
const title = (of: Drawn): string => (of.credit ? 'Gutschrift' : 'Rechnung');
const receiver = (of: Drawn): string =>
  `<div style="margin:6mm 0 0;line-height:1.4"><span style="font-size:6.5pt;text-decoration:underline">${esc(of.firm)} · ${of.at.street} · ${of.at.place}</span><br>Bauhof ${esc(of.to.name.split(' ').at(-1) as string)} GmbH<br>z. Hd. ${of.to.name}<br>${of.to.street}<br>${of.to.place}</div>`;
const bank = (of: Drawn, page: string): string =>
  `<div class="foot" style="display:flex;justify-content:space-between;border-top:.5pt solid ${of.ink};padding-top:1mm;font-size:6.8pt"><span>${esc(of.firm)}<br>${of.at.street}, ${of.at.place}</span><span>USt-IdNr. ${of.vat}<br>Amtsgericht Hildesheim HRB 4417</span><span>IBAN ${of.iban}<br>BIC ${of.bic}</span><span>${page}</span></div>`;

function ruled(of: Drawn): string {
  const paper = parts(of.lines, 13, 20);
  let carried = 0;
  const bodies = paper.map((lines, at) => {
    const before = carried;
    carried = sum([carried, ...lines.map(({ total }) => total)]);
    const rows = lines.map((item) => [
      item.position,
      item.article,
      item.detail === null ? item.name : `${item.name}\n${item.detail}`,
      money(item.quantity, 'de-DE', 0),
      item.unit,
      eur(item.each),
      item.discount === null ? null : money(item.discount, 'de-DE', 1),
      eur(item.total),
    ]);
    const last = at === paper.length - 1;
    const table = grid(
      ['Pos.', 'Art.-Nr.', 'Bezeichnung', '>Menge', 'ME', '>E-Preis', '>Rab. %', '>Gesamt EUR'],
      [
        ...(at > 0 ? [[null, null, 'Übertrag', null, null, null, null, eur(before)]] : []),
        ...rows,
        ...(last ? [] : [[null, null, 'Zwischensumme / Übertrag', null, null, null, null, eur(carried)]]),
      ],
      'ruled',
    );
    const tax = cents(of.net * 0.19);
    const end = `<div style="display:flex;justify-content:flex-end;margin-top:3mm">${beside(
      [
        ['Nettobetrag', eur(of.net)],
        ['zzgl. 19 % USt.', eur(tax)],
        ['Rechnungsbetrag', `${eur(of.net + tax)} €`],
      ],
      'totals',
    )}</div><p style="margin-top:5mm">Zahlbar bis ${dmy(later(of.date, 30), '.')} ohne Abzug, bei Zahlung bis ${dmy(later(of.date, 10), '.')} 2 % Skonto.</p><p style="font-size:7pt">Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Beanstandungen bitte innerhalb von 8 Tagen.</p>`;
    const head = `<h1>${esc(of.firm)}</h1>${receiver(of)}<div class="info">${beside([['Rechnungs-Nr.', of.number], ['Datum', dmy(of.date, '.')], ['Kunden-Nr.', of.customer], ...(of.order === null ? [] : [['Ihre Bestellung', of.order] as const])])}</div><h2>Rechnung</h2><p>Wir danken für Ihren Auftrag und berechnen wie folgt:</p>`;
    return `${at === 0 ? head : `<p>${esc(of.firm)} – Rechnung ${of.number} vom ${dmy(of.date, '.')}</p>`}${table}${last ? end : ''}${bank(of, `Seite ${at + 1}/${paper.length}`)}`;
  });
  return sheets(
    `body{font:9.5pt 'Liberation Sans'}h1{color:${of.ink};font-size:17pt;margin:0;border-bottom:2pt solid ${of.ink}}h2{margin:12mm 0 2mm;font-size:13pt}.info{position:absolute;right:18mm;top:42mm}.info td{padding:.6mm 0 .6mm 6mm}.ruled{width:100%}.ruled th{border-top:1pt solid;border-bottom:1pt solid;padding:1.2mm 1.5mm;font-size:8.5pt}.ruled td:nth-child(2){white-space:nowrap}.ruled td{border-bottom:.3pt solid #999;padding:1.1mm 1.5mm}.totals td{padding:.8mm 0 .8mm 8mm;text-align:right}.totals tr:last-child td{font-weight:bold;border-top:1pt solid}`,
    bodies,
  );
}

function grouped(of: Drawn): string {
  const groups = parts(of.lines, Math.ceil(of.lines.length / 2), 3);
  const rows = groups.flatMap((lines, at) => [
    `Lieferschein ${of.notes[at % 3]} vom ${dmy(later(of.date, -4 - at), '.')}`,
    ...lines.map((item) => [
      `${money(item.quantity, 'de-DE', 0)} ${item.unit}`,
      `${item.name}\nArt. ${item.article}`,
      eur(item.each),
      `${item.rate} %`,
      eur(item.total),
    ]),
  ]);
  const tax = [19, 7].map((rate) => [rate, sum(of.lines.filter((item) => item.rate === rate).map(({ total }) => total))] as const);
  const off = of.credit ? 0 : cents(of.net * 0.03);
  const taxes = tax.map(
    ([rate, net]) =>
      [`USt. ${rate} % auf ${eur(cents(net * (of.credit ? 1 : 0.97)))}`, eur(net * (of.credit ? 1 : 0.97) * (rate / 100))] as const,
  );
  const due = of.net - off + sum(tax.map(([rate, net]) => net * (of.credit ? 1 : 0.97) * (rate / 100)));
  return sheets(
    `body{font:10pt 'DejaVu Serif';font-size:9pt}h1{font-size:15pt;margin:0;text-align:right;color:${of.ink}}.strip{display:flex;gap:0;margin:9mm 0 6mm}.strip div{border:.6pt solid ${of.ink};flex:1;padding:1mm 2mm;margin-right:-.6pt}.strip small{display:block;font-size:6.5pt;color:${of.ink}}.bare{width:100%}.bare th{font-weight:normal;font-size:7.5pt;color:#666}.bare td{padding:.9mm 2mm .9mm 0}.wide td{padding-top:3mm;font-style:italic}.totals td{padding:.7mm 0 .7mm 9mm;text-align:right}`,
    [
      `<h1>${esc(of.firm)}</h1><p class="r" style="font-size:8pt">${of.at.street} · ${of.at.place}</p>${receiver(of)}<h2>${title(of)} ${of.number}</h2><div class="strip">${(
        [
          ['Datum', dmy(of.date, '.')],
          ['Kundennummer', of.customer],
          ['Bestellnummer', of.order ?? '–'],
          ['Bearbeiter', 'Innendienst'],
        ] as const
      )
        .map(([caption, shown]) => `<div><small>${caption}</small>${esc(shown)}</div>`)
        .join(
          '',
        )}</div>${of.credit ? '<p>Für Ihre Rücksendung schreiben wir Ihnen gut:</p>' : ''}${grid(['Menge', 'Artikel', '>Einzelpreis', '>USt.', '>Betrag €'], rows, 'bare')}<div style="display:flex;justify-content:flex-end;margin-top:5mm">${beside([['Summe netto', eur(of.net)], ...(of.credit ? [] : [['abzgl. 3 % Treuerabatt', eur(-off)] as const]), ...taxes, [of.credit ? 'Gutschriftsbetrag' : 'Zu zahlen', eur(due)]], 'totals')}</div><p style="margin-top:4mm">${of.credit ? 'Der Betrag wird mit der nächsten Rechnung verrechnet.' : 'Zahlung innerhalb von 14 Tagen rein netto.'}</p>${of.qr ? `<div style="position:absolute;left:18mm;bottom:26mm">${of.label}<br><span style="font-size:6.5pt">Zahlen mit Code</span></div>` : ''}${bank(of, 'Seite 1 von 1')}`,
    ],
  );
}

export const lieferantenrechnung: DocumentFamily = {
  id: 'lieferantenrechnung',
  language: 'deu',
  name: 'Eingangsrechnungen mit Positionen',
  description: 'Rechnungen und Gutschriften unserer Lieferanten. Eine Zeile je Rechnungsposition.',
  fields: [
    text('Lieferant', 'Firma, die die Rechnung stellt'),
    choice('Belegart', '', ['Rechnung', 'Gutschrift']),
    text('Belegnummer', 'Nummer der Rechnung oder Gutschrift'),
    text('Belegdatum', ''),
    text('Unsere Bestellnummer', ''),
    figure('Position', 'Laufende Nummer der Position, falls gedruckt'),
    text('Artikelnummer', ''),
    text('Bezeichnung', 'Was geliefert wurde'),
    figure('Menge', ''),
    text('Einheit', 'z. B. Stk, m, Karton'),
    figure('Einzelpreis', ''),
    figure('Rabatt %', 'Rabatt auf die Position in Prozent'),
    figure('Positionsbetrag', 'Netto'),
    figure('USt-Satz', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const bare = number % 2 === 1;
    return {
      html: bare ? grouped(of) : ruled(of),
      rows: of.lines.map((item) => [
        of.firm,
        title(of),
        of.number,
        of.date,
        of.order,
        bare ? null : item.position,
        item.article,
        bare || item.detail === null ? item.name : { anyOf: [item.name, `${item.name} ${item.detail}`] },
        item.quantity,
        item.unit,
        item.each,
        item.discount,
        item.total,
        item.rate,
      ]),
    };
  },
};
