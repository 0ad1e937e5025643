import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, between, clock, dated, figure, plusDays, sheet } from '../sixth-wave/paper.ts';
import { box, row, safe } from './paper.ts';

const BEERS = [
  ['Kellerpils', 'untergärig', 'W-34/70'],
  ['Hefeweizen', 'obergärig', 'W-68'],
  ['Rauchbock', 'untergärig', 'Frisinga TUM 34'],
  ['Altbier', 'obergärig', 'K-97'],
  ['Zwickl', 'untergärig', 'S-189'],
] as const;
const MALTS = ['Pilsner Malz', 'Münchner Malz', 'Weizenmalz', 'Rauchmalz', 'Karamellmalz'];

/** A small brewery's sheet of one brew: two columns of labels, a course of times, or boxes. */
export const brewSheet: DocumentFamily = {
  id: 'brew-sheet',
  language: 'de',
  name: 'Sudprotokolle',
  description: 'ein Sud pro Zeile',
  fields: [
    text('Sud', 'Nummer'),
    text('Bier', ''),
    text('Brautag', ''),
    text('Brauer', ''),
    number('Schüttung', 'kg Malz insgesamt'),
    number('Einmaischen', '°C'),
    number('Kochzeit', 'Minuten'),
    number('Bitter', 'IBU'),
    number('Stammwürze', '°P'),
    number('Ausschlag', 'Liter'),
    number('Sudhausausbeute', '%'),
    text('Hefe', ''),
    choice('Gärung', '', ['untergärig', 'obergärig']),
    number('Anstellen', 'Temperatur beim Anstellen in °C'),
    yesNo('jodnormal', 'war die Jodprobe in Ordnung?'),
    number('pH', 'der Maische'),
    text('abgefüllt am', ''),
    number('Alkohol', 'Vol.-%'),
    text('Verkoster', ''),
  ],
  write(random, at) {
    const layout = at % 3;
    const brew = `${random.whole(24, 26)}-${random.digits(3)}`;
    const [beer, way, yeast] = random.pick(BEERS);
    const day = aDay(random, '2024-02-05', 640);
    const brewer = random.unless(0.15, person(random, 'deu'));
    const malts = random.some(MALTS, random.whole(2, 3)).map((malt) => [malt, random.whole(12, 190)] as const);
    const malt = malts.reduce((sum, [, kilos]) => sum + kilos, 0);
    const mash = random.whole(50, 66);
    const boil = random.pick([60, 70, 75, 90]);
    const bitter = random.unless(0.15, random.whole(9, 42));
    const extract = between(random, 10.8, 16.9, 1);
    const volume = random.whole(40, 210) * 5;
    const efficiency = random.unless(0.25, random.whole(62, 82));
    const pitch = random.whole(8, 21);
    const starch = layout === 0 ? random.chance(0.85) : random.unless(0.3, random.chance(0.85));
    const acid = random.unless(0.3, between(random, 5.2, 5.7, 1));
    const bottled = random.unless(0.3, plusDays(day, random.whole(18, 50)));
    const alcohol = bottled === null ? null : random.unless(0.2, between(random, 4.2, 7.1, 1));
    const one = (value: number): string => figure(value, 'de', 1);
    let html: string;
    if (layout === 0) {
      const pair = (label: string, value: string | number | null, unit = ''): string =>
        row([label, value === null ? '' : `${value}${unit && ` ${unit}`}`]);
      html = sheet(
        "body{font:9.5pt 'Liberation Sans'}h1{font-size:18pt;margin:0}.top{display:flex;justify-content:space-between;border-bottom:2pt solid #a5680b}.two{display:grid;grid-template-columns:1fr 1fr;gap:9mm;margin-top:4mm}h2{font-size:10pt;margin:3mm 0 .5mm;color:#a5680b}table{width:100%}td{padding:.9mm 1mm;border-bottom:.3pt dotted #666}td:last-child{text-align:right}",
        `<div class="top"><h1>${beer}</h1><div>Sud Nr. ${brew}<br>gebraut ${dated(day, 'DD.MM.YYYY')}</div></div><div class="two"><div><h2>Schüttung</h2><table>${malts.map(([name, kilos]) => pair(name, kilos, 'kg')).join('')}${pair('zusammen', malt, 'kg')}</table><h2>Maischen</h2><table>${pair('Einmaischen bei', mash, '°C')}${pair('Verzuckerung 72 °C', random.whole(20, 40), 'min')}${pair('pH', acid === null ? null : one(acid))}</table><p>Jodprobe: ${box(starch === true)} normal &nbsp; ${box(starch === false)} blau</p></div><div><h2>Kochen</h2><table>${pair('Dauer', boil, 'min')}${pair('Bittere', bitter, 'IBU')}${pair('Ausschlagmenge', volume, 'l')}${pair('Stammwürze', one(extract), '°P')}${pair('Ausbeute', efficiency, '%')}</table><h2>Gären</h2><table>${pair('Hefe', yeast)}${pair('Verfahren', way)}${pair('Anstelltemperatur', pitch, '°C')}${pair('Alkohol', alcohol === null ? null : one(alcohol), 'vol.')}${pair('Abfüllung', bottled === null ? null : dated(bottled, 'DD.MM.YYYY'))}</table></div></div><p>Sudführung: ${brewer ?? '_______________'}</p>`,
      );
    } else if (layout === 1) {
      let minute = random.whole(380, 450);
      const step = (minutes: number, what: string): string => {
        const line = `<tr><td>${clock(minute)}</td><td>${safe(what)}</td></tr>`;
        minute += minutes;
        return line;
      };
      html = sheet(
        "body{font:10.5pt/1.35 'Liberation Mono'}h1{font-size:14pt}td{padding:.7mm 5mm .7mm 0;vertical-align:top}hr{border:0;border-top:1pt dashed #000}",
        `<h1>Brauprotokoll ${brew} / ${beer} (${way})</h1><div>Datum: ${dated(day, 'D. MMMM YYYY', 'de')}${brewer === null ? '' : `&nbsp; Brauer: ${brewer}`}</div><hr><table>${[
          step(15, `Geschrotet: ${malts.map(([name, kilos]) => `${name} ${kilos} kg`).join(', ')}, gesamt ${malt} kg`),
          step(30, `Eingemaischt bei ${mash} °C`),
          acid === null ? '' : step(15, `Maische-pH ${one(acid)}`),
          step(50, 'Rast bei 63 °C, dann 72 °C'),
          starch === null
            ? step(10, 'Abmaischen bei 78 °C')
            : step(10, starch ? 'Jodprobe in Ordnung' : 'Jodprobe noch blau, trotzdem abgemaischt'),
          step(80, 'Läutern'),
          step(boil, `Kochbeginn, Kochzeit ${boil} min${bitter === null ? '' : `, Hopfen für ${bitter} IBU`}`),
          step(40, `Ausschlag ${volume} Liter mit ${one(extract)} °P${efficiency === null ? '' : `, Sudhausausbeute ${efficiency} %`}`),
          step(0, `Angestellt mit ${yeast} bei ${pitch} °C`),
        ].join(
          '',
        )}</table><hr>${bottled === null ? 'Noch nicht abgefüllt' : `Abgefüllt: ${dated(bottled, 'DD.MM.YYYY')}`}${alcohol === null ? '' : `<br>Alkoholgehalt laut Labor: ${one(alcohol)} % vol`}`,
      );
    } else {
      const cell = (label: string, value: string | number | null): string => `<div><small>${label}</small>${safe(value) || '&nbsp;'}</div>`;
      html = sheet(
        "body{font:11pt 'Liberation Sans Narrow'}h1{font-size:15pt;margin:0 0 3mm}.g{display:grid;grid-template-columns:repeat(4,1fr)}.g div{border:.6pt solid #000;padding:.6mm 1.6mm;min-height:11mm;margin:-.3pt}small{display:block;font-size:7pt;color:#333}p{font-size:10pt}",
        `<h1>Sudkarte</h1><div class="g">${[
          cell('Sudnummer', brew),
          cell('Sorte', beer),
          cell('Datum', dated(day, 'DD.MM.YY')),
          cell('Braumeister/in', brewer),
          cell('Malz ges. (kg)', malt),
          cell('Einmaischtemp. (°C)', mash),
          cell('Maische-pH', acid === null ? null : one(acid)),
          cell('Jodprobe', starch === null ? null : starch ? 'i. O.' : 'nicht i. O.'),
          cell('Kochdauer (min)', boil),
          cell('Bitterwert (IBU)', bitter),
          cell('Würzemenge heiß (l)', volume),
          cell('Extrakt (°P)', one(extract)),
          cell('Ausbeute (%)', efficiency),
          cell('Hefestamm', yeast),
          cell('Gärung', way),
          cell('Anstellen (°C)', pitch),
          cell('Füllung am', bottled === null ? null : dated(bottled, 'DD.MM.YY')),
          cell('Alk. (% vol)', alcohol === null ? null : one(alcohol)),
          cell('Tank', `T${random.whole(1, 9)}`),
          cell('Kontrolle', null),
        ].join('')}</div><p>Malze: ${malts.map(([name, kilos]) => `${name} ${kilos} kg`).join(' · ')}</p>`,
      );
    }
    return {
      html,
      rows: [
        [
          brew,
          beer,
          day,
          brewer,
          malt,
          mash,
          boil,
          bitter,
          extract,
          volume,
          efficiency,
          yeast,
          way,
          pitch,
          said(starch),
          acid,
          bottled,
          alcohol,
          null,
        ],
      ],
    };
  },
};
