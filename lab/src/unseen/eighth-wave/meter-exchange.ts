import { choice, type DocumentFamily, number, text, yesNo } from '../../generate/generated-document.ts';
import { address, dayIn } from '../../generate/people-and-places.ts';
import { iso, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { box, row, safe } from '../seventh-wave/paper.ts';
import { leaf } from './paper.ts';

const REASONS = ['upływ okresu legalizacji', 'uszkodzenie wodomierza', 'na wniosek odbiorcy', 'montaż modułu radiowego'];
const MAKES = ['Apator PoWoGaz JS 1,6', 'Sensus 620 Q3 2,5', 'Diehl Altair V4', 'Itron Flodis DN20', 'BMeters GSD8'];
const TENANTS = ['Barbara Wilk', 'Zenon Maciejewski', 'Urszula Sikorska', 'Henryk Bąk', 'Danuta Jaworska', 'Marek Ostrowski'];
const FITTERS = ['Tomasz Piątek', 'Adam Gajda', 'Robert Leśniak', 'Ewa Kubicka'];
const UTILITIES = ['Wodociągi Nadwarciańskie Sp. z o.o.', 'Miejskie Przedsiębiorstwo Wodociągów i Kanalizacji S.A.', 'ZWiK Dolina Raby'];

/** The old meter goes, the new one comes: two columns beside each other, an old and a new value of everything. */
export const meterExchange: DocumentFamily = {
  id: 'meter-exchange',
  language: 'pol',
  name: 'Wymiany wodomierzy',
  description: 'Protokoły z wymiany liczników wody u lokatorów. Każdy protokół to jeden wiersz.',
  fields: [
    text('protokol', 'Numer protokołu'),
    text('data_wymiany', 'Kiedy wymieniono'),
    text('odbiorca', 'Lokator, u którego wymieniono'),
    text('staryNumer', 'Numer zdjętego licznika'),
    number('stanKoncowy', 'Stan zdjętego licznika w m³'),
    text('nowyNumer', 'Numer założonego licznika'),
    number('stanPoczatkowy', 'Stan założonego licznika w m³'),
    text('model', 'Producent i typ nowego licznika'),
    number('wazneDo', 'Do którego roku nowy licznik ma ważną legalizację'),
    choice('powod', 'Dlaczego wymieniono', REASONS),
    yesNo('plomba', 'Czy plomba na starym była nienaruszona?'),
    text('monter', 'Kto wymieniał'),
    text('uwagi', 'Co lokator lub monter dopisał'),
    text('punkt', 'Numer punktu poboru'),
    number('temperatura', 'Temperatura wody'),
  ],
  write(random, at) {
    const day = dayIn(random, 2024, 2026);
    const [first, second] = [random.whole(84_000, 1_932_000) / 1000, random.whole(0, 40) / 1000];
    const facts: Facts = {
      no: `${random.whole(11, 940)}/${random.pick(['WOD', 'TW', 'EK'])}/${day.year}`,
      utility: random.pick(UTILITIES),
      day: printDate(day, 'dots', 'pol'),
      who: random.pick(TENANTS),
      home: address(random, 'pol').line,
      flat: random.whole(1, 64),
      point: random.unless(0.3, `PP-${random.digits(6)}`),
      old: [`${random.digits(8)}`, printNumber(first, 'fr', 3), random.pick(MAKES), day.year - random.whole(0, 2)],
      fresh: [
        `${random.whole(20, 26)}${random.letters(1)}${random.digits(6)}`,
        printNumber(second, 'fr', 3),
        random.pick(MAKES),
        day.year + 5,
      ],
      reason: random.pick(REASONS),
      sealed: at % 4 < 2,
      fitter: random.pick(FITTERS),
      note: random.unless(
        0.4,
        random.pick(['zawór odcinający nieszczelny', 'utrudniony dostęp za zabudową', 'licznik zaparowany', 'wymieniono uszczelki']),
      ),
    };
    return {
      html: at % 2 === 0 ? protocol(facts) : docket(facts, random),
      rows: [
        [
          facts.no,
          iso(day),
          facts.who,
          facts.old[0],
          first,
          facts.fresh[0],
          second,
          facts.fresh[2],
          facts.fresh[3],
          facts.reason,
          facts.sealed ? 'yes' : 'no',
          facts.fitter,
          facts.note,
          facts.point,
          null,
        ],
      ],
    };
  },
};

type Meter = [no: string, reading: string, make: string, validTo: number];

interface Facts {
  no: string;
  utility: string;
  day: string;
  who: string;
  home: string;
  flat: number;
  point: string | null;
  old: Meter;
  fresh: Meter;
  reason: string;
  sealed: boolean;
  fitter: string;
  note: string | null;
}

const STYLE = `body{font:10pt 'Liberation Sans'}h1{font-size:14pt;text-align:center;margin:3mm 0}table{width:100%;margin:3mm 0}td,th{border:1px solid #222;padding:1.2mm 2mm;text-align:left}
th{background:#e6e6e6;font-size:9pt}.s{font-size:7.5pt;color:#333}.sig{display:flex;justify-content:space-between;margin-top:16mm;text-align:center}.sig div{width:60mm}`;

function protocol(facts: Facts): string {
  const { no, utility, day, who, home, flat, point, old, fresh, reason, sealed, fitter, note } = facts;
  const reasons = REASONS.map((one) => `<div>${box(one === reason)} ${safe(one)}</div>`).join('');
  return leaf(
    STYLE,
    `<div class="s">${safe(utility)} · Dział Obsługi Technicznej · NIP 777-22-41-098</div><h1>PROTOKÓŁ WYMIANY WODOMIERZA nr ${no}</h1>
    <p>sporządzony dnia ${day} w lokalu: ${safe(home)} m. ${flat}${point === null ? '' : `, punkt poboru ${point}`}<br>Odbiorca usług: <b>${safe(who)}</b></p>
    <table>${row(['', 'Wodomierz zdemontowany', 'Wodomierz zamontowany'], 'th')}
    ${row(['Nr fabryczny', old[0], fresh[0]])}${row(['Typ / producent', old[2], fresh[2]])}${row(['Wskazanie [m³]', old[1], fresh[1]])}${row(['Cecha legalizacyjna ważna do końca roku', old[3], fresh[3]])}
    <tr><td>Plomba</td><td>${box(sealed)} nienaruszona ${box(!sealed)} naruszona</td><td>☒ założona ☐ brak</td></tr></table>
    <div style="display:flex;gap:14mm"><div><b>Przyczyna wymiany:</b>${reasons}</div><div><b>Uwagi:</b><br>${safe(note ?? '— — —')}</div></div>
    <div class="sig"><div>${safe(fitter)}<div class="s">podpis pracownika dokonującego wymiany</div></div><div>……………………………<div class="s">podpis odbiorcy</div></div></div>
    <p class="s">Odbiorca potwierdza zgodność wskazań. Nowy wodomierz pozostaje własnością dostawcy. Egz. 1 – dostawca, egz. 2 – odbiorca.</p>`,
  );
}

function docket(facts: Facts, random: SeededRandom): string {
  const { no, utility, day, who, home, flat, point, old, fresh, reason, sealed, fitter, note } = facts;
  const side = (title: string, [number, reading, make, validTo]: Meter, order: readonly string[]): string =>
    `<td style="width:50%;vertical-align:top"><b>${title}</b><br>${order[0]}: ${number}<br>${order[1]}: ${safe(reading)} m³<br>${safe(make)}<br>leg. do ${validTo}</td>`;
  return leaf(
    `${STYLE}body{font:9.5pt 'Liberation Mono'}td{border:1px dashed #555}`,
    `<div style="display:flex;justify-content:space-between"><b>${safe(utility)}</b><span>ZLECENIE / PROTOKÓŁ ${no}</span></div>
    <div>Data wykonania: ${day}    Ekipa: ${random.whole(1, 9)}    Wykonał: ${safe(fitter)}</div><div>Klient: ${safe(who)}</div><div>Adres: ${safe(home)}/${flat}</div>${point === null ? '' : `<div>Nr PP: ${point}</div>`}
    <table><tr>${side('DEMONTAŻ', old, ['nr', 'stan'])}${side('MONTAŻ', fresh, ['nr', 'stan'])}</tr></table>
    <div>Powód: ${safe(reason)}</div><div>Plomba na demontowanym: ${sealed ? 'cała' : 'ZERWANA'}</div>${note === null ? '' : `<div>Dopisek: ${safe(note)}</div>`}
    <p class="s">Nie stwierdzono nieszczelności. Reklamacje w terminie 14 dni. Druk ${random.letters(2)}-7, wersja 3. Dane przetwarzane w celu rozliczenia wody.</p>`,
    random.pick(['A5 landscape', 'A5 landscape', 'A4']),
  );
}
