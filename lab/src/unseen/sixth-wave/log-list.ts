import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { labelsInline, labelsLeft, page, sideBySide, small, table } from '../../generate/markup.ts';
import { firm, person } from '../../generate/people-and-places.ts';
import { aDay, between, dated, figure } from './paper.ts';

/** A forester's list of logs in a stack by the road: an unruled list with heads. */
export const logList: DocumentFamily = {
  id: 'log-list',
  language: 'de',
  name: 'Stammholz',
  description: 'eine Zeile je Stamm',
  fields: [
    text('Käufer', ''),
    text('Revier', ''),
    text('aufgenommen', 'Datum der Aufnahme im Wald'),
    text('Stamm', 'die Nummer auf dem Plättchen'),
    text('Holzart', ''),
    number('Länge', 'Meter'),
    number('Dicke', 'Mittendurchmesser in cm'),
    choice('Güte', '', ['A', 'B', 'C', 'D']),
    number('fm', 'Festmeter ohne Rinde'),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const buyer = random.unless(0.2, `Sägewerk ${firm(random, 'deu')}`);
    const district = random.pick(['Hohenstein', 'Eulengrund', 'Rotbach', 'Buchenau', 'Kaltenmoos']);
    const taken = aDay(random, '2024-11-04', 480);
    const kinds = random.some(
      [
        ['Fichte', 'Fi'],
        ['Kiefer', 'Kie'],
        ['Buche', 'Bu'],
        ['Eiche', 'Ei'],
        ['Lärche', 'Lä'],
        ['Douglasie', 'Dgl'],
      ] as const,
      2,
    );
    let plate = random.whole(1100, 9700);
    let sum = 0;
    const lines = Array.from({ length: random.whole(10, 18) }, () => {
      plate += random.pick([1, 1, 1, 2]);
      const [kind, short] = random.pick(kinds);
      const length = random.pick([4, 4.1, 5, 5.1, 6, 8, 10.5, 12.2, 14]);
      const thick = random.unless(0.06, random.whole(22, 64));
      const grade = random.unless(0.08, random.pick(['A', 'B', 'B', 'B', 'C', 'C', 'D']));
      const volume = Math.round(((thick ?? random.whole(25, 40)) / 200) ** 2 * Math.PI * length * 100) / 100;
      sum += volume;
      const printedKind = at % 2 ? short : kind;
      rows.push([buyer, district, taken, String(plate), at % 2 ? { anyOf: [short, kind] } : kind, length, thick, grade, volume]);
      return at % 3 === 1
        ? [printedKind, plate, grade, figure(length, 'de', 1), thick, figure(volume, 'de', 2)]
        : [
            plate,
            printedKind,
            figure(length, 'de', 2),
            thick,
            random.pick(['', '', '', 'krumm', 'Rotkern']),
            grade,
            figure(volume, 'de', 2),
          ];
    });
    const heads =
      at % 3 === 1
        ? ['HA', 'Nr.', 'Kl.', 'L', 'Ø', 'fm o.R.']
        : ['Plättchen', at % 2 ? 'HA' : 'Baumart', 'Länge m', 'MDM cm', 'Bem.', 'Qual.', 'Vol. fm'];
    const stack = `${random.whole(1, 40)}/${random.whole(24, 26)}`;
    const forester = person(random, 'deu');
    const top =
      at % 3 === 1
        ? `<div class="right">Forstbetriebsgemeinschaft Oberland w.V.</div><h1>Aufmaßliste Polter ${stack}</h1>${labelsInline([
            ['Forstrevier', district],
            ['Waldort', `Abt. ${random.whole(2, 30)} ${random.pick(['Steinschlag', 'Fuchsbau', 'Obere Halde'])}`],
            ['Käufer', buyer],
            ['Aufnahme am', `${dated(taken, 'D. MMMM YYYY', 'de')} durch ${forester}`],
          ])}`
        : `<h1>${at % 3 ? 'Nummernbuch' : 'Holzliste'} ${stack}</h1>${sideBySide(
            labelsLeft([
              ['Forstamt', random.pick(['Wildenberg', 'Ahrtal', 'Sulzbach'])],
              ['Revier', district],
              ['Revierleitung', forester],
            ]),
            labelsLeft(
              [
                ['Kunde', buyer],
                ['Datum', dated(taken, 'DD.MM.YYYY')],
                ['Lagerort', `Forststraße km ${figure(between(random, 0.4, 6), 'de', 1)}`],
              ],
              { blanks: true },
            ),
          )}`;
    const html = page(
      at % 2 ? 'typed' : 'plain',
      top,
      table(heads, lines, { look: 'bare', right: at % 3 === 1 ? [3, 4, 5] : [2, 3, 6] }),
      `<div class="right"><b>Summe ${lines.length} Stück &nbsp; ${figure(sum, 'de', 2)} fm</b></div>`,
      small('Abfuhr erst nach Freigabe durch die Revierleitung. Maße nach RVR.'),
    );
    return { html, rows };
  },
};
