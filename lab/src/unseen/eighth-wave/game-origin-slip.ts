import { choice, type DocumentFamily, number, text, yesNo } from '../../generate/generated-document.ts';
import { address, dayIn, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { box, safe } from '../seventh-wave/paper.ts';
import { card, clock } from './paper.ts';

const GAME: Record<string, { kinds: string[]; from: number; to: number }> = {
  Rehwild: { kinds: ['Bock', 'Schmalreh', 'Ricke', 'Kitz'], from: 8, to: 19 },
  Rotwild: { kinds: ['Hirsch', 'Alttier', 'Schmaltier', 'Kalb'], from: 38, to: 128 },
  Schwarzwild: { kinds: ['Keiler', 'Bache', 'Überläufer', 'Frischling'], from: 15, to: 92 },
  Damwild: { kinds: ['Hirsch', 'Alttier', 'Schmaltier', 'Kalb'], from: 22, to: 71 },
};
const DISTRICTS = ['Schwalm-Eder-Kreis', 'Landkreis Uelzen', 'Main-Spessart', 'Vogelsbergkreis'];
const GROUNDS = ['Hinterer Kohlwald', 'Eichelberg II', 'GJB Niederaula-Süd', 'Forstrevier Hagensee', 'Mühlenfeld-Ost'];
const BUYERS = ['Gasthof Zum Hirschen, Alsfeld', 'Wildhandel Deppe, Uelzen', 'Metzgerei Hartlieb', 'Eigenverbrauch'];

/** The slip that goes with shot game until it is sold: a small printed form filled in by hand. */
export const gameOriginSlip: DocumentFamily = {
  id: 'game-origin-slip',
  language: 'deu',
  name: 'Wildbret-Eingang',
  description: 'Scheine, die am erlegten Stück hängen. Ein Schein ist eine Zeile.',
  fields: [
    text('markennummer', 'Nummer der Wildmarke am Stück'),
    choice('wildart', 'Was für Wild es ist', ['Rehwild', 'Rotwild', 'Schwarzwild', 'Damwild']),
    text('altersklasse', 'Geschlecht oder Altersklasse, wie angekreuzt'),
    number('kilo', 'Gewicht aufgebrochen in kg'),
    text('erlegt', 'Tag, an dem es geschossen wurde'),
    text('uhrzeit', 'Zeit des Schusses'),
    text('jaeger', 'Wer es geschossen hat'),
    text('revier', 'Wo es herkommt: Jagdbezirk'),
    yesNo('trichinenprobe', 'Wurde eine Trichinenprobe entnommen?'),
    yesNo('auffaellig', 'Gab es bedenkliche Merkmale?'),
    text('abnehmer', 'An wen es abgegeben wurde'),
    text('probe_ergebnis_am', 'Tag, an dem das Ergebnis der Probe kam'),
    number('preis', 'Preis je Kilo'),
  ],
  write(random, at) {
    // Only wild boar is sampled: it is every second slip, once of each layout.
    const wild = at === 1 || at === 2 ? 'Schwarzwild' : random.pick(Object.keys(GAME));
    const { kinds, from, to } = GAME[wild] as { kinds: string[]; from: number; to: number };
    const kind = random.pick(kinds);
    const kilo = random.whole(from * 2, to * 2) / 2;
    const day = dayIn(random, 2024, 2026);
    const sampled = wild === 'Schwarzwild';
    const result = sampled ? random.unless(0.5, later(day, random.whole(1, 4))) : null;
    const facts: Facts = {
      mark: `${random.letters(3)} ${random.digits(6)}`,
      district: random.pick(DISTRICTS),
      ground: random.pick(GROUNDS),
      wild,
      kinds,
      kind,
      kilo: printNumber(kilo, 'de', 1),
      shot: printDate(day, 'dots', 'deu'),
      time: clock(random.pick([random.whole(290, 460), random.whole(1050, 1330)])),
      hunter: person(random, 'deu'),
      home: address(random, 'deu').line,
      odd: random.chance(0.25),
      sampled,
      result: result === null ? null : printDate(result, 'dots', 'deu'),
      buyer: random.unless(0.25, random.pick(BUYERS)),
    };
    return {
      html: at % 2 === 0 ? folded(facts) : tag(facts, random),
      rows: [
        [
          { anyOf: [facts.mark, facts.mark.replace(' ', '')] },
          wild,
          kind,
          kilo,
          iso(day),
          { anyOf: [facts.time, `${facts.time} Uhr`] },
          facts.hunter,
          facts.ground,
          sampled ? 'yes' : 'no',
          facts.odd ? 'yes' : 'no',
          facts.buyer,
          result === null ? null : iso(result),
          null,
        ],
      ],
    };
  },
};

interface Facts {
  mark: string;
  district: string;
  ground: string;
  wild: string;
  kinds: string[];
  kind: string;
  kilo: string;
  shot: string;
  time: string;
  hunter: string;
  home: string;
  odd: boolean;
  sampled: boolean;
  result: string | null;
  buyer: string | null;
}

const choices = (options: readonly string[], chosen: string): string =>
  options.map((option) => `<span class="o">${box(option === chosen)} ${safe(option)}</span>`).join('');
const hand = (value: string | null): string => `<span class="hand">${value === null ? '&nbsp;' : safe(value)}</span>`;

const SLIP = `body{font:8pt 'Liberation Sans Narrow'}h1{font-size:12pt;margin:0 0 1mm}.hand{font:italic 11pt 'Z003','Liberation Serif';padding:0 2mm}
.o{margin-right:3mm;white-space:nowrap}.line{border-bottom:1px dotted #333;margin:1.6mm 0;padding-bottom:.5mm}.s{font-size:6.5pt;color:#333}.f{display:flex;justify-content:space-between}`;

function folded(facts: Facts): string {
  return card(
    SLIP,
    `<div class="f"><h1>Wildursprungsschein</h1><div>Wildmarken-Nr. ${hand(facts.mark)}</div></div>
    <div class="s">gemäß § 4 Abs. 5 der Tierische Lebensmittel-Überwachungsverordnung · Ausgabe: ${safe(facts.district)}</div>
    <div class="line">Jagdbezirk: ${hand(facts.ground)}</div>
    <div class="line"><b>1. Wildart</b> &nbsp; ${choices(Object.keys(GAME), facts.wild)}</div>
    <div class="line"><b>2. Geschlecht / Altersklasse</b> &nbsp; ${choices(facts.kinds, facts.kind)}</div>
    <div class="line f"><span>Erlegt am: ${hand(facts.shot)}</span><span>um ${hand(facts.time)} Uhr</span><span>Gewicht (aufgebr.): ${hand(facts.kilo)} kg</span></div>
    <div class="line">Erleger (Name, Anschrift): ${hand(facts.hunter)}<br>${hand(facts.home)}</div>
    <div class="line"><b>3.</b> Merkmale, die das Fleisch als bedenklich zum Verzehr erscheinen lassen, wurden ${box(!facts.odd)} nicht festgestellt ${box(facts.odd)} festgestellt</div>
    <div class="line"><b>4.</b> Proben zur Trichinenuntersuchung entnommen: ${box(facts.sampled)} ja ${box(!facts.sampled)} nein ${facts.result === null ? '' : `&nbsp; Befund negativ, mitgeteilt am ${hand(facts.result)}`}</div>
    <div class="line">Abgegeben an: ${hand(facts.buyer)}</div>
    <div class="s">Durchschrift 1 (weiß) bleibt beim Stück · Durchschrift 2 (gelb) Untersuchungsstelle · Durchschrift 3 (rosa) Jagdausübungsberechtigter. Aufbewahrungsfrist 2 Jahre.</div>`,
    'A5 landscape',
  );
}

function tag(facts: Facts, random: SeededRandom): string {
  const cell = (label: string, value: string): string => `<td><div class="s">${label}</div>${value}</td>`;
  return card(
    `${SLIP}table{width:100%}td{border:1px solid #222;padding:1mm 1.5mm;vertical-align:top}.no{font:bold 15pt 'Liberation Mono'}`,
    `<table><tr><td colspan="2"><b>${safe(facts.district)}</b><br>Veterinäramt · WILDBEGLEITSCHEIN</td>${cell('Marke', `<span class="no">${safe(facts.mark)}</span>`)}</tr>
    <tr>${cell('Stück', hand(facts.wild))}${cell('Klasse (Zutreffendes ankreuzen)', choices(facts.kinds, facts.kind))}${cell('kg o. Haupt/aufgebr.', hand(facts.kilo))}</tr>
    <tr>${cell('Schütze', hand(facts.hunter))}${cell('Wohnhaft', hand(facts.home))}${cell('Tag / Uhrzeit', `${hand(facts.shot)}/ ${hand(facts.time)}`)}</tr>
    <tr>${cell('Revier', hand(facts.ground))}${cell('Auffälligkeiten vor/nach dem Schuss', `${box(facts.odd)} ja &nbsp; ${box(!facts.odd)} nein`)}${cell('Trichinenprobe', `${box(facts.sampled)} entnommen &nbsp; ${box(!facts.sampled)} entfällt`)}</tr>
    <tr>${cell('Empfänger', hand(facts.buyer))}<td colspan="2"><div class="s">Nur vom Labor auszufüllen</div>${facts.result === null ? 'Befund: ______________ &nbsp; Datum: ____________' : `Befund: ${hand('o. B.')} Datum: ${hand(facts.result)}`}</td></tr></table>
    <p class="s">Schein-Block ${random.digits(4)}, Blatt ${random.whole(1, 50)} · Wildbret bis zur Freigabe kühl (&lt; 7 °C) lagern. Missbrauch wird verfolgt.</p>`,
    'A5 landscape',
  );
}
