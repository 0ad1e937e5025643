import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, dayIn, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { boxes, page } from './sheet.ts';

const HARBOURS = ['Jachthaven De Roerdomp', 'Jachthaven Het Wantij', 'W.V. De Gouwzee', 'Marina Zeeburg'];
const BOATS = ['Waterlelie', 'Zilvermeeuw', 'Twee Gebroeders', 'Noorderzon', 'Albatros II', 'Vrouwe Anna'];
const NOTICE: [months: number, printed: string][] = [
  [1, 'één maand'],
  [2, 'twee maanden'],
  [3, 'drie maanden'],
];

const STYLE = `body { font: 10pt/1.4 Calibri, Carlito, sans-serif } h1 { font-size: 16pt; margin: 0 0 4mm } h2 { font-size: 10.5pt; margin: 4mm 0 0 } p { margin: 1mm 0 }
  .grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm; margin: 4mm 0 } .box { border-bottom: .6pt solid #000; padding-bottom: 1mm } .box small { display: block; font-size: 7pt; color: #555 }
  .signs { display: flex; gap: 40mm; margin-top: 14mm }`;

function draw(random: SeededRandom) {
  const starts = { ...dayIn(random, 2024, 2026), day: 1 };
  const [months, notice] = random.pick(NOTICE);
  return {
    starts,
    months,
    notice,
    ends: later(starts, random.pick([182, 364])),
    harbour: random.pick(HARBOURS),
    harbourSeat: address(random, 'nld'),
    tenant: person(random, 'nld'),
    home: address(random, 'nld'),
    boat: random.pick(BOATS),
    length: random.whole(55, 148) / 10,
    beam: random.whole(21, 44) / 10,
    built: random.whole(1968, 2021),
    berth: `${random.pick(['A', 'B', 'C', 'D'])}-${random.whole(2, 88)}`,
    fee: random.whole(480, 2890) + random.pick([0, 0.5, 0.75]),
    deposit: random.unless(0.5, random.pick([50, 75, 150, 250])),
    power: random.chance(0.5),
    licence: random.digits(8),
  };
}
type Drawn = ReturnType<typeof draw>;

const metres = (value: number): string => `${printNumber(value, 'de')} m`;
const euros = (value: number): string => `€ ${printNumber(value, 'de')}`;

const money = (of: Drawn): string =>
  `Het liggeld bedraagt ${euros(of.fee)} inclusief btw en toeristenbelasting${of.deposit === null ? '' : `; voor de sleutel van de steiger geldt een borg van ${euros(of.deposit)}`}.
  Te laat betaalde bedragen worden verhoogd met € 25,00. ${of.power ? 'Walstroom is in deze prijs begrepen.' : 'Walstroom wordt apart verrekend via de muntenautomaat.'}`;

const signs = (of: Drawn): string =>
  `<div class="signs"><div>Namens de haven<br><br>..................</div><div>${of.tenant}<br><br>..................</div></div>`;

const articles = (of: Drawn): string =>
  `<h1>Huurovereenkomst ligplaats</h1><p>Ondergetekenden, ${of.harbour}, gevestigd aan de ${of.harbourSeat.line}, hierna de haven, en ${of.tenant}, wonende ${of.home.line}, hierna de ligplaatshouder, komen overeen:</p>
  <h2>Artikel 1 &ndash; Het vaartuig</h2><p>De ligplaatshouder legt af het schip &lsquo;${of.boat}&rsquo;, bouwjaar ${of.built}, lang ${metres(of.length)} en breed ${metres(of.beam)} over alles. Vaarbewijs nr. ${of.licence}.</p>
  <h2>Artikel 2 &ndash; De plaats</h2><p>De haven wijst aan ligplaats ${of.berth}. De havenmeester mag tijdelijk een andere plaats geven.</p>
  <h2>Artikel 3 &ndash; De duur</h2><p>De huur loopt van ${printDate(of.starts, 'long', 'nld')} tot en met ${printDate(of.ends, 'long', 'nld')}. Opzeggen kan schriftelijk, uiterlijk ${of.notice} voor het einde.</p>
  <h2>Artikel 4 &ndash; De prijs</h2><p>${money(of)}</p>
  <h2>Artikel 5 &ndash; Verzekering</h2><p>De ligplaatshouder zorgt dat het schip ten minste tegen wettelijke aansprakelijkheid is verzekerd.</p>${signs(of)}`;

const filledIn = (of: Drawn): string =>
  `<p style="text-align:right">${of.harbour}<br>${of.harbourSeat.street}<br>${of.harbourSeat.town}</p><h1>Contract vaste ligplaats</h1><div class="grid">${boxes(
    [
      ['Naam', of.tenant],
      ['Adres', of.home.line],
      ['Soort vaartuig', 'kajuitjacht'],
      ['Vaarbewijs', of.licence],
      ['Naam schip', of.boat],
      ['L.o.a.', metres(of.length)],
      ['Grootste breedte', metres(of.beam)],
      ['Bouwjaar', of.built],
      ['Box', of.berth],
      ['Van', printDate(of.starts, 'dashes', 'nld')],
      ['T/m', printDate(of.ends, 'dashes', 'nld')],
      ['Opzegtermijn', of.notice],
    ],
  )}</div><p>${money(of)}</p><p>De eigenaar verklaart een geldige WA-verzekering voor het schip te hebben en het havenreglement te kennen.</p>${signs(of)}`;

/** Insurance is demanded but its policy never numbered; the only long number is the skipper's licence. */
export const mooringContract: DocumentFamily = {
  id: 'mooring-contract',
  language: 'nld',
  name: 'Ligplaatsen',
  description: 'Contracten voor een ligplaats in de haven',
  fields: [
    text('Haven', 'Naam van de verhuurder'),
    text('Huurder', 'Voor- en achternaam'),
    text('Woonplaats huurder', 'Straat, postcode en plaats'),
    text('Boot', 'Hoe de boot heet'),
    number('Lengte', 'in meters'),
    number('Breedte', 'in meters'),
    text('Ligplaatsnummer', ''),
    text('Ingangsdatum', ''),
    text('Einddatum', ''),
    number('Huurprijs', 'in euro, met btw'),
    number('Waarborgsom', 'in euro'),
    number('Opzegtermijn', 'in maanden'),
    yesNo('Elektriciteit inbegrepen', 'Of stroom bij de prijs zit'),
    text('Polisnummer verzekering', ''),
  ],
  write(random, number) {
    const of = draw(random);
    const { harbour, tenant, boat, length, beam, berth, fee, deposit, months, power } = of;
    const days = [iso(of.starts), iso(of.ends)];
    const row = [harbour, tenant, of.home.line, boat, length, beam, berth, ...days, fee, deposit, months, power ? 'yes' : 'no', null];
    return { html: page(STYLE, number % 2 === 0 ? articles(of) : filledIn(of)), rows: [row] };
  },
};
