import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, page, person, place, round, shift, show, shown, street, word, workday, between, figure } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const DEVICES = [
  'Huśtawka podwójna',
  'Zjeżdżalnia z wieżą',
  'Karuzela tarczowa',
  'Piaskownica',
  'Ważka',
  'Linarium',
  'Bujak „Konik”',
  'Trampolina ziemna',
];
const FINDINGS = {
  brak: ['stan prawidłowy, bez uwag'],
  drobna: ['łuszczy się farba na poręczy', 'poluzowana śruba siedziska'],
  poważna: ['wystający gwóźdź w desce bocznej', 'przetarta lina nośna', 'ogniwa łańcucha zużyte ponad połowę'],
} as const;

/** A Polish inspector's protocol of a playground: a block with labels for each device, in two columns. */
export const playgroundInspection: DocumentFamily = {
  id: 'kontrola-placu-zabaw',
  language: 'pl',
  name: 'Spielgeräte',
  description: 'Jedes geprüfte Gerät ist eine Zeile',
  fields: [
    text('Protokoll', ''),
    text('Prüfdatum', ''),
    text('Prüfer', ''),
    text('Spielplatz', 'die Adresse'),
    text('Gerät', ''),
    text('Inv.-Nr.', ''),
    text('Hersteller', ''),
    number('Baujahr', ''),
    number('Fallhöhe', 'in Metern'),
    text('Untergrund', ''),
    text('Befund', 'Wortlaut'),
    choice('Mangel', '', ['keiner', 'gering', 'schwer']),
    yesNo('gesperrt', ''),
    text('beheben bis', ''),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const protocol = `${random.digits(2)}/PZ/${random.pick(['2025', '2026'])}`;
    const date = workday(aDay(random, '2025-03-17', 380));
    const inspector = random.unless(0.1, person(random, 'pl').full);
    const ground = random.unless(0.1, street(random, 'pl'));
    const town = place(random, 'pl');
    const chosen = random.some(DEVICES, random.whole(4, 7));
    let bad = 0;
    const blocks = chosen.map((device, i) => {
      const inventory = random.unless(0.12, `PZ-${random.digits(3)}`);
      const maker = random.unless(0.2, random.pick(['Frajda', 'Zabawix', 'Drewnolandia', 'Podwórko Plus']));
      const built = random.unless(0.2, random.whole(2006, 2024));
      const fall = device === 'Piaskownica' ? null : random.unless(0.12, between(random, 0.4, 2.8, 1));
      const under = random.unless(0.12, random.pick(['piasek płukany', 'płyty gumowe', 'trawa', 'zrębki drewniane']));
      const kind = random.pick(['brak', 'brak', 'drobna', 'poważna'] as const);
      const finding = random.pick(FINDINGS[kind]);
      const closed = kind === 'poważna' ? random.chance(0.6) : false;
      const repair = kind === 'brak' ? null : random.unless(0.15, workday(shift(date, random.pick([3, 7, 14, 30]))));
      const stated = random.unless(0.08, closed);
      if (kind !== 'brak') bad++;
      rows.push([
        protocol,
        date,
        inspector,
        ground === null ? null : { anyOf: [ground, `${ground}, ${town}`] },
        device,
        inventory,
        maker,
        built,
        fall,
        under,
        finding,
        { brak: 'keiner', drobna: 'gering', poważna: 'schwer' }[kind],
        said(stated),
        repair,
      ]);
      const line = (label: string, value: string): string => `<tr><td>${label}<td>${value}`;
      return `<div class=e><h3>${at % 2 ? `${i + 1}. ` : ''}${device}</h3><table>${line('Nr ewidencyjny', shown(inventory))}${line('Producent', shown(maker))}${line('Rok produkcji', shown(built))}
${line('Wys. upadku', fall === null ? (device === 'Piaskownica' ? '—' : '') : `${figure(round(fall, 1), 'pl', 1)} m`)}${line('Nawierzchnia', shown(under))}${line('Usterka', kind)}${line('Opis', finding)}
${line('Wyłączone z użytku', stated === null ? '' : stated ? 'TAK' : 'NIE')}${line('Termin usunięcia', repair === null ? '' : show(repair, 'DD.MM.YYYY', 'pl'))}</table></div>`;
    });
    const html = page(
      'pl',
      '13mm 14mm',
      `body{font:8.8pt/1.35 "DejaVu Sans";font-size:8.2pt}.hd{display:flex;justify-content:space-between;border-bottom:2px solid #1c4a9c;padding-bottom:6px}.hd b{font-size:12.5pt}.in{margin:10px 0}.in td{padding:1px 16px 1px 0}.in td:nth-child(odd){color:#1c4a9c}
.b{display:grid;grid-template-columns:1fr 1fr;gap:10px}.e{border:1px solid #9ab;break-inside:avoid}.e h3{margin:0;background:#e3ebf8;padding:4px 8px;font-size:9pt}.e table{width:100%}.e td{padding:2px 8px;border-top:1px dotted #ccd}.e td:first-child{width:42%;color:#345}.z{margin-top:14px}`,
      `<div class=hd><span><b>Protokół kontroli corocznej placu zabaw</b><br>nr ${protocol}</span><span>${word(random, 'Bezpieczny Pewny')} Plac s.c.<br>tel. ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}</span></div>
<table class=in><tr><td>Zarządca<td>${random.pick(['Spółdzielnia Mieszkaniowa „Zorza”', 'Zakład Zieleni Miejskiej', 'Gmina'])} ${town}<td>Data kontroli<td>${show(date, at % 2 ? 'D MMMM YYYY' : 'DD.MM.YYYY', 'pl')}
<tr><td>Adres placu<td>${ground === null ? '' : `${ground}, ${town}`}<td>Kontrolujący<td>${shown(inspector)}<tr><td>Poprzednia kontrola<td>${show(shift(date, -random.whole(330, 390)), 'DD.MM.YYYY', 'pl')}<td>Pogoda<td>${word(random, 'słonecznie pochmurno deszcz')}</table>
<div class=b>${blocks.join('')}</div><p class=z><b>Wnioski:</b> skontrolowano ${chosen.length} urządzeń, usterki stwierdzono w ${bad}. ${
        bad === 0 ? 'Plac zabaw nadaje się do użytkowania.' : 'Plac zabaw nadaje się do użytkowania po usunięciu usterek.'
      } Następna kontrola do ${show(shift(date, 365), 'DD.MM.YYYY', 'pl')}.</p>`,
    );
    return { html, rows };
  },
};
