import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, between, figure, page, person, place, round, shift, show, shown, word } from '../fourth-wave/paper.ts';

const FISH = [
  ['Bachforelle', '15–20 cm'],
  ['Karpfen', 'K2'],
  ['Schleie', 'S3'],
  ['Hecht', 'vorgestreckt'],
  ['Zander', 'Z1'],
  ['Rotauge', 'Laichfische'],
  ['Aal', 'Glasaal'],
  ['Äsche', '8–12 cm'],
  ['Barbe', 'einsömmrig'],
] as const;

/** A German angling club's yearly report of the fish it put in: unruled, waters as headings, a sum after each. */
export const fishStocking: DocumentFamily = {
  id: 'besatzmeldung',
  language: 'de',
  name: 'Fish stocked',
  description: 'one row for every stocking',
  fields: [
    text('Club', ''),
    number('Year', 'the season reported'),
    text('Water', ''),
    number('Hectares', 'size of the water'),
    text('Put in on', ''),
    text('Species', 'as written'),
    text('Size class', ''),
    number('Pieces', ''),
    number('Kilos', ''),
    text('Hatchery', ''),
    number('Euro', ''),
    choice('Paid from', '', ['club', 'grant']),
    text('Witness', 'who was there'),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const club = `${random.pick(['Angelsportverein', 'Fischereiverein', 'ASV'])} ${place(random, 'de')} ${random.pick(['1921 e.V.', 'e.V.', 'und Umgebung e.V.'])}`;
    const year = random.pick([2024, 2025]);
    const hatcheries = ['Fischzucht Quellgrund', 'Teichwirtschaft Lohmann', 'Forellenhof Sieben Brunnen'];
    let total = 0;
    const waters = random
      .some(['Mühlteich', 'Kiessee Nord', 'Krumme Else, Los 3', 'Schlossgraben', 'Rotbach, Obere Strecke'], random.whole(2, 4))
      .map((water) => {
        const size = random.unless(0.2, between(random, 0.4, 14));
        let weight = 0;
        const lines = random.some(FISH, random.whole(2, 4)).map(([species, classOf]) => {
          const day = random.unless(0.07, aDay(random, `${year}-03-10`, 240));
          const sort = random.unless(0.1, classOf);
          const pieces = random.unless(0.25, random.whole(2, 80) * 25);
          const kilos = random.unless(0.15, between(random, 2, 180, 1));
          const hatchery = random.unless(0.1, random.pick(hatcheries));
          const euro = random.unless(0.1, round((kilos ?? 20) * random.pick([7.2, 9.8, 11.5])));
          const source = random.unless(0.1, random.pick(['V', 'V', 'Z']));
          const witness = random.unless(0.3, person(random, 'de', false).last);
          weight += kilos ?? 0;
          total += euro ?? 0;
          rows.push([
            club,
            year,
            water,
            size,
            day,
            species,
            sort,
            pieces,
            kilos,
            hatchery,
            euro,
            source === null ? null : source === 'V' ? 'club' : 'grant',
            witness,
          ]);
          return `<tr><td>${day === null ? '' : show(day, at % 2 ? 'DD.MM.' : 'DD.MM.YYYY', 'de')}<td>${species}<td>${shown(sort)}<td class=n>${pieces === null ? '' : figure(pieces, 'de', 0)}
<td class=n>${kilos === null ? '' : figure(kilos, 'de', 1)}<td>${shown(hatchery)}<td class=n>${euro === null ? '' : figure(euro, 'de')}<td>${shown(source)}<td>${shown(witness)}`;
        });
        return `<tr class=h><td colspan=9>${water}${size === null ? '' : ` <span>(${figure(size, 'de')} ha)</span>`}</tr>${lines.join('')}<tr class=s><td><td>Summe<td><td><td class=n>${figure(weight, 'de', 1)}<td colspan=4>`;
      });
    const html = page(
      'de',
      '16mm 16mm',
      `body{font:9.2pt/1.35 "Liberation Sans"}.hd{display:flex;justify-content:space-between}.hd b{font-size:13pt}h1{font-size:14pt;margin:20px 0 8px}
table{width:100%}td,th{padding:3px 7px 3px 0}th{font-size:8pt;color:#555;font-weight:normal;border-bottom:1px solid #555}.h td{font-weight:bold;font-size:10.4pt;padding-top:15px}.h span{font-weight:normal}.s td{font-style:italic;color:#444;border-top:.5px solid #bbb}.n{text-align:right;padding-right:12px}`,
      `<div class=hd><span><b>${club}</b><br>Gewässerwart: ${person(random, 'de').full}</span><span>An die<br>Untere Fischereibehörde<br>${place(random, 'de')}</span></div>
<h1>Besatzmeldung für das Jahr ${year}</h1><p>Gemäß § ${random.whole(9, 24)} der Fischereiverordnung melden wir folgenden Besatz:</p>
<table><thead><tr><th>Datum<th>Fischart<th>Größe<th class=n>Stück<th class=n>kg<th>Lieferant<th class=n>EUR<th>Mittel<th>Zeuge</thead>${waters.join('')}</table>
<p style="margin-top:16px">Gesamtaufwand: ${figure(round(total), 'de')} EUR. Mittel: V = Verein, Z = Zuschuss aus der Fischereiabgabe (Bescheid vom ${show(`${year}-02-${random.whole(10, 26)}`, 'DD.MM.YYYY', 'de')}).</p>
<p>Der nächste Besatz ist für ${word(random, 'März April')} ${year + 1} vorgesehen.</p><p>${place(random, 'de')}, den ${show(shift(`${year}-12-01`, random.whole(0, 40)), 'D. MMMM YYYY', 'de')}</p>`,
    );
    return { html, rows };
  },
};
