import { number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, between, dated, figure, sheet } from './paper.ts';

const PLANTS = [
  ['Silene uniflora', 'Sea campion'],
  ['Primula farinosa', 'Bird’s-eye primrose'],
  ['Gentianella anglica', 'Early gentian'],
  ['Crambe maritima', 'Sea kale'],
  ['Sorbus devoniensis', 'Devon whitebeam'],
  ['Campanula rotundifolia', 'Harebell'],
  ['Lotus corniculatus', 'Bird’s-foot trefoil'],
  ['Drosera rotundifolia', 'Round-leaved sundew'],
  ['Trollius europaeus', 'Globeflower'],
  ['Festuca altissima', 'Wood fescue'],
] as const;
const SITES = [
  'Braunton Burrows',
  'Upper Teesdale',
  'Malham Tarn',
  'Cheddar Gorge',
  'Ben Lawers',
  'Chesil Beach',
  'Roydon Common',
  'Gait Barrows',
];

/** A seed bank's list of what came in: each accession a few lines, one below the other. */
export const seedBank: DocumentFamily = {
  id: 'seed-bank',
  language: 'en',
  name: 'Seed bank',
  description: 'one row per accession',
  fields: [
    text('accession', ''),
    text('species', 'the latin name'),
    text('collected on', ''),
    text('where', 'locality without grid reference'),
    number('altitude', ''),
    text('collector', ''),
    number('seed count', ''),
    number('germination', 'percent that came up in the test'),
    text('shelf', 'place in the cold room'),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const first = random.whole(1200, 8800);
    const year = random.whole(2019, 2025);
    const collectors = [person(random, 'eng'), person(random, 'eng'), person(random, 'eng')];
    const entries = random
      .shuffled(PLANTS)
      .slice(0, random.whole(5, 8))
      .map(([species, common], i) => {
        const accession = at % 2 ? `${year}-${first + i * 3}` : `SB ${first + i}`;
        const day = aDay(random, `${year}-06-01`, 120);
        const site = random.pick(SITES);
        const grid = `${random.letters(2)} ${random.digits(3)} ${random.digits(3)}`;
        const altitude = random.unless(0.12, random.whole(2, 640));
        const collector = random.pick(collectors);
        const count = random.whole(120, 24000);
        const germination = random.unless(0.15, random.whole(31, 100));
        const shelf = random.unless(0.08, `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 9)}/${random.whole(10, 48)}`);
        rows.push([accession, species, day, site, altitude, collector, count, germination, shelf]);
        if (at % 3 === 0)
          return `<div class=e><b>${accession}</b> &nbsp; <i>${species}</i> (${common})<br>Coll. ${collector}, ${dated(day, 'D MMMM YYYY')}<br>${site}, ${grid}${altitude === null ? '' : `, alt. ${altitude} m`}<br>
${figure(count, 'en')} seeds, ${between(random, 0.2, 9, 2)} g per 1000${germination === null ? '. Not yet tested.' : `. Germination ${germination}%.`}${shelf === null ? '' : ` Store: ${shelf}`}</div>`;
        if (at % 3 === 1)
          return `<div class=e><div class=l><b><i>${species}</i></b><span>${accession}</span></div><div>Locality: ${site} (${grid})</div><div>Altitude: ${altitude === null ? '' : `${altitude} m a.s.l.`}</div>
<div>Gathered ${dated(day, 'DD/MM/YYYY')} by ${collector}</div><div>Quantity: ${count} &nbsp;&nbsp; Test: ${germination === null ? 'pending' : `${germination} %`} &nbsp;&nbsp; Location: ${shelf ?? ''}</div></div>`;
        return `<div class=e><div class=l><b>Acc. no. ${accession}</b><span>${dated(day, 'DD.MM.YYYY')}</span></div><div>${species} – ${common}</div><div>${site}${altitude === null ? '' : ` · ${altitude} m`} · leg. ${collector}</div>
<div>no. of seeds ${figure(count, 'en')}${germination === null ? '' : ` · viability ${germination}%`} · drawer ${shelf ?? '—'}</div></div>`;
      });
    const html = sheet(
      `body{font:10.5pt/1.4 ${at % 2 ? '"Liberation Serif"' : '"Liberation Sans"'}}h1{font-size:16pt;margin:0}.e{margin:13px 0;${at % 3 === 1 ? 'border-top:1px solid #888;padding-top:7px' : 'padding-left:14px'}}.l{display:flex;justify-content:space-between}.f{font-size:8pt;margin-top:20px}`,
      `<h1>${random.pick(['Wealdmoor Seed Bank', 'Northern Flora Conservation Trust', 'Harlow Botanic Garden, Seed Store'])}</h1><div>Accessions register ${year}, sheet ${random.whole(2, 60)}</div>
${entries.join('\n')}<div class=f>Seed kept at –20 °C and 15% RH. Curator: ${person(random, 'eng')}. Printed ${dated(`${year + 1}-01-${random.whole(10, 28)}`, 'D MMMM YYYY')}</div>`,
    );
    return { html, rows };
  },
};
