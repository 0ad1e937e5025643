import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { bars, cents, dayAs, dmy, later, money, sum } from './figures.ts';
import { address, persons } from './names.ts';
import { beside, boxes, esc, grid, sheets } from './sheets.ts';

const BUYERS = [
  { buyer: 'Kooistra Machinebouw B.V.', ink: '#1f4e79' },
  { buyer: 'Zuivelfabriek De Elzen', ink: '#15803d' },
  { buyer: 'Stichting Zorghuis Jonkman', ink: '#86198f' },
  { buyer: 'Drost Jachtwerf', ink: '#0c4a6e' },
  { buyer: 'Vonk Interieurprojecten B.V.', ink: '#44403c' },
];
const SELLERS = [
  'Aalbers Techniek',
  'Van Beuningen Staal N.V.',
  'Cornelissen Verpakkingen',
  'Elzinga Kunststoffen B.V.',
  'Ter Haar Groothandel',
];
const GOODS: readonly (readonly [string, string, number])[] = [
  ['Kogellager 6204-2RS', 'st', 4.85],
  ['RVS plaat 304, 2 x 1000 x 2000 mm, geborsteld', 'pl', 168.4],
  ['Lagerhuis gietijzer UCP 205', 'st', 18.2],
  ['Kartonnen doos 400x300x200, dubbelgolf', 'bundel', 21.9],
  ['Hydrauliekslang 3/8" met persnippels, lengte 1450 mm', 'st', 36.75],
  ['Wikkelfolie 23 mu', 'rol', 7.6],
  ['POM rondstaf Ø 60 naturel', 'm', 52.3],
  ['Zeskantbout M12x60 8.8', 'ds', 16.15],
  ['Multiplex berken 18 mm', 'pl', 74.5],
  ['Montagelijm 290 ml', 'st', 5.95],
];

function draw(random: SeededRandom, number: number) {
  const ordered = later('2026-01-15', random.whole(0, 180));
  const lines = random
    .shuffled(GOODS)
    .slice(0, [5, 4, 8, 3, 6][number % 5])
    .map(([name, unit, price], at) => {
      const quantity = random.pick([10, 20, 40, 60, 120, 200]);
      const first = later(ordered, random.whole(10, 30));
      const split = at !== 0 && random.chance(0.5) ? random.pick([2, 3]) : 1;
      const deliveries = Array.from({ length: split }, (_, part) => ({
        day: later(first, part * 14),
        quantity: part < split - 1 ? Math.floor(quantity / split) : quantity - Math.floor(quantity / split) * (split - 1),
      }));
      return {
        line: (at + 1) * 10,
        code: `${random.letters(2)}.${random.digits(4)}`,
        theirs: random.unless(0.5, random.digits(6)),
        name,
        unit,
        price,
        quantity,
        deliveries,
        total: cents(quantity * price),
      };
    });
  const [contact, boss] = persons(random, 'nld', 2) as [string, string];
  return {
    ...(BUYERS[number % 5] as (typeof BUYERS)[number]),
    seller: SELLERS[(number + 2) % 5] as string,
    order: `${random.pick(['IO', 'PO-26', '45'])}${random.digits(6)}`,
    ordered,
    lines,
    contact,
    boss,
    at: address(random, 'nld'),
    to: address(random, 'nld'),
    project: random.digits(5),
    quote: random.unless(0.4, `OFF-${random.digits(4)}`),
    phone: `0${random.digits(2)}-${random.digits(7)}`,
    net: sum(lines.map(({ total }) => total)),
    label: bars(random, 45),
  };
}
type Drawn = ReturnType<typeof draw>;
const eur = (value: number): string => money(value, 'nl-NL');
const foot = (of: Drawn): string =>
  `<div class="foot" style="font-size:6.8pt;color:#555;border-top:.5pt solid;padding-top:1mm">${esc(of.buyer)} · KvK 0${of.project}21 · btw NL8${of.project}332B01 · Op onze inkopen zijn de inkoopvoorwaarden 2024 van toepassing; die van de leverancier wijzen wij uitdrukkelijk van de hand. Vermeld ons ordernummer op pakbon en factuur.</div>`;

/** Deliveries stand under their line. */
const nested = (of: Drawn): string =>
  sheets(
    `body{font:9.3pt 'Liberation Sans'}.cols{display:flex;justify-content:space-between}h1{font-size:22pt;font-weight:normal;margin:0;color:${of.ink}}.grid{width:100%;margin-top:6mm}.grid th{background:${of.ink};color:#fff;padding:1.3mm 1.5mm;font-size:8pt}.grid td{padding:1mm 1.5mm}.wide td{padding:.4mm 1.5mm .8mm 16mm;font-size:8pt;color:#444;border-bottom:.3pt solid #bbb}.beside td{padding:.5mm 5mm .5mm 0}`,
    [
      `<div class="cols"><div><b>${esc(of.buyer)}</b><br>${of.at.street}<br>${of.at.place}<br>tel. ${of.phone}</div><h1>Inkooporder</h1></div><div class="cols" style="margin-top:9mm"><div>Aan:<br><b>${esc(of.seller)}</b><br>afdeling Verkoop<br>${of.to.street}<br>${of.to.place}</div>${beside(
        [
          ['Ordernummer', of.order],
          ['Orderdatum', dmy(of.ordered, '-')],
          ['Inkoper', of.contact],
          ['Uw offerte', of.quote],
          ['Project', of.project],
          ['Betaling', '30 dagen netto'],
          ['Leveringsconditie', 'franco huis'],
        ],
      )}</div>${grid(
        ['Regel', 'Artikel', 'Omschrijving', '>Aantal', 'Eenh.', '>Prijs €', '>Bedrag €'],
        of.lines.flatMap((item) => [
          [
            item.line,
            item.code,
            item.theirs === null ? item.name : `${item.name}\nuw nr. ${item.theirs}`,
            money(item.quantity, 'nl-NL', 0),
            item.unit,
            eur(item.price),
            eur(item.total),
          ],
          `levering: ${item.deliveries.map(({ day, quantity }) => `${quantity} ${item.unit} op ${dmy(day, '-')}`).join('; ')}`,
        ]),
      )}<p class="r" style="margin-top:3mm"><b>Totaal exclusief btw € ${eur(of.net)}</b></p><p style="margin-top:8mm">Graag binnen twee werkdagen bevestigen.</p><p>Akkoord: ${of.boss}, directeur</p><div>${of.label}</div>${foot(of)}`,
    ],
  );

/** The lines first, the schedule of all deliveries in a table of its own on the second sheet. */
const apart = (of: Drawn): string => {
  const schedule = of.lines
    .flatMap((item) => item.deliveries.map((delivery) => ({ ...delivery, item })))
    .sort((a, b) => a.day.localeCompare(b.day) || a.item.line - b.item.line);
  return sheets(
    `body{font:10pt 'Nimbus Roman','Liberation Serif'}h1{font:bold 14pt 'Liberation Sans';margin:0 0 4mm}h2{font:bold 10.5pt 'Liberation Sans';margin:7mm 0 1mm}.boxes div{border:.7pt solid;padding:1mm 2mm;margin:0 -.7pt -.7pt 0;min-height:9.5mm}.boxes small{display:block;font:6.8pt 'Liberation Sans';color:#444}.box{width:100%}.box td,.box th{border:.7pt solid;padding:1mm 2mm}.box th{font:bold 8pt 'Liberation Sans'}`,
    [
      `<h1>BESTELLING ${of.order}</h1>${boxes(
        [
          ['Opdrachtgever', `${of.buyer}\n${of.at.street}, ${of.at.place}`, 2],
          ['Leverancier', `${of.seller}\n${of.to.street}, ${of.to.place}`, 2],
          ['Datum', dayAs(of.ordered, 'nl-NL')],
          ['Contactpersoon', of.contact],
          ['Offerte', of.quote],
          ['Projectnr.', of.project],
        ],
        4,
      )}<h2>Bestelregels</h2>${grid(
        ['Nr.', 'Omschrijving', 'Artikelcode', '>Aantal', '>à €', '>Totaal €'],
        of.lines.map((item) => [
          item.line / 10,
          item.name,
          item.code,
          `${money(item.quantity, 'nl-NL', 0)} ${item.unit}`,
          eur(item.price),
          eur(item.total),
        ]),
        'box',
      )}<p class="r">Korting 0,00 &nbsp;&nbsp; <b>Ordertotaal ex btw: ${eur(of.net)}</b></p><p>Zie het leverschema op blad 2. Voor akkoord: ${of.boss}</p><p class="r">blad 1 van 2</p>${foot(of)}`,
      `<h1>BESTELLING ${of.order} – LEVERSCHEMA</h1>${grid(
        ['Leverdatum', 'Regelnr.', 'Artikelcode', '>Aantal', 'Losplaats'],
        schedule.map(({ day, quantity, item }) => [dmy(day, '-'), item.line / 10, item.code, `${quantity} ${item.unit}`, 'Poort 2']),
        'box',
      )}<p style="margin-top:5mm">Lossen op werkdagen van 7.30 tot 15.30 uur. Afwijkingen vooraf melden bij ${of.contact}, tel. ${of.phone}.</p><p class="r">blad 2 van 2</p>${foot(of)}`,
    ],
  );
};

export const inkooporder: DocumentFamily = {
  id: 'inkooporder-leverschema',
  language: 'nld',
  name: 'Inkooporders',
  description: 'Per bestelregel één rij, ook als die in delen wordt geleverd.',
  fields: [
    text('Ordernummer', ''),
    text('Orderdatum', ''),
    text('Besteller', 'Bedrijf dat bestelt'),
    text('Leverancier', ''),
    text('Contactpersoon', 'Inkoper bij de besteller'),
    text('Offerte', 'Offertenummer van de leverancier'),
    figure('Regel', ''),
    text('Artikelcode', ''),
    text('Omschrijving', ''),
    figure('Aantal', 'Totaal van de regel'),
    figure('Prijs', 'Per eenheid'),
    text('Eerste leverdatum', ''),
    text('Laatste leverdatum', 'Bij één levering dezelfde als de eerste'),
    yesNo('Deelleveringen', 'Komt de regel in meer dan één levering'),
  ],
  write(random, number) {
    const of = draw(random, number);
    const two = number === 1 || number === 2;
    return {
      html: two ? apart(of) : nested(of),
      rows: of.lines.map((item) => [
        of.order,
        of.ordered,
        of.buyer,
        of.seller,
        of.contact,
        of.quote,
        two ? item.line / 10 : item.line,
        item.code,
        two || item.theirs === null ? item.name : { anyOf: [item.name, `${item.name} uw nr. ${item.theirs}`] },
        item.quantity,
        item.price,
        item.deliveries[0]?.day ?? null,
        item.deliveries.at(-1)?.day ?? null,
        item.deliveries.length > 1 ? 'yes' : 'no',
      ]),
    };
  },
};
