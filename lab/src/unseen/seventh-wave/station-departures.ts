import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { said } from '../fifth-wave/said.ts';
import { clock, sheet } from '../sixth-wave/paper.ts';
import { across, box, listing, row, safe } from './paper.ts';

const STATIONS = ['Rzeszów Główny', 'Gdynia Orłowo', 'Opole Główne', 'Białystok', 'Zakopane', 'Bydgoszcz Leśna'];
const WAYS: readonly (readonly [to: string, via: readonly string[]])[] = [
  ['Kraków Główny', ['Dębica', 'Tarnów', 'Bochnia']],
  ['Warszawa Wschodnia', ['Radom', 'Dęblin', 'Pilawa']],
  ['Szczecin Główny', ['Poznań Główny', 'Krzyż', 'Stargard']],
  ['Jelenia Góra', ['Wrocław Główny', 'Jaworzyna Śląska', 'Wałbrzych Miasto']],
  ['Lublin Główny', ['Stalowa Wola Rozwadów', 'Kraśnik']],
  ['Olsztyn Główny', ['Malbork', 'Elbląg', 'Pasłęk']],
  ['Przemyśl Główny', ['Łańcut', 'Przeworsk', 'Jarosław']],
  ['Łódź Fabryczna', ['Koluszki']],
];
const NAMES = ['SKARBEK', 'MALCZEWSKI', 'ROZEWIE', 'WETLINA', 'USTRONIE', 'PIAST', 'KORMORAN'];
const MONTHS = 'I,II,III,IV,V,VI,VII,VIII,IX,X,XI,XII'.split(',');
const DAYS = ['codziennie', 'oprócz sobót', 'w soboty i niedziele', 'w dni robocze', 'w piątki', null];

interface Train {
  at: number;
  kind: string;
  number: string;
  name: string | null;
  to: string;
  via: readonly string[];
  platform: string | null;
  track: number;
  days: string | null;
  bicycles: boolean;
  sleeper: boolean;
}

/** The yellow poster of departures: a ruled table, trains under the hour they leave in, or two columns of blocks. */
export const stationDepartures: DocumentFamily = {
  id: 'station-departures',
  language: 'pl',
  name: 'Trains from the station',
  description: 'one row per departure',
  fields: [
    text('station', ''),
    text('valid from', 'first day of this timetable'),
    text('valid until', ''),
    text('leaves at', ''),
    choice('category', '', ['EIP', 'IC', 'TLK', 'R']),
    text('train number', ''),
    text('train name', 'most have none'),
    text('to', 'where it ends'),
    text('via', 'stops on the way'),
    text('platform', ''),
    number('track', ''),
    text('runs on', 'which days'),
    yesNo('bikes', 'can I take a bicycle'),
    yesNo('sleeping car', ''),
    number('price', 'of a ticket, zł'),
  ],
  write(random, at) {
    const station = random.pick(STATIONS);
    const layout = at % 3;
    const year = random.whole(2024, 2026);
    const [from, until] = [`${year}-${random.pick(['03-09', '06-15', '08-31'])}`, `${year}-${random.pick(['10-18', '11-09', '12-13'])}`];
    const roman = (iso: string): string => {
      const [y = '', m = '', d = ''] = iso.split('-');
      return `${Number(d)} ${MONTHS[Number(m) - 1] ?? ''} ${y}`;
    };
    const trains: Train[] = [];
    for (let minute = random.whole(270, 330); minute < 1400 && trains.length < 26; minute += random.whole(12, 75)) {
      const [to, via] = random.pick(WAYS);
      const kind = random.pick(['R', 'R', 'R', 'IC', 'IC', 'TLK', 'EIP']);
      trains.push({
        at: minute,
        kind,
        number: kind === 'R' ? random.digits(5) : random.digits(4),
        name: kind !== 'R' && random.chance(0.75) ? random.pick(NAMES) : null,
        to,
        via,
        platform: random.unless(0.08, random.pick(['I', 'II', 'III', 'IV'])),
        track: random.whole(1, 8),
        days: random.pick(DAYS),
        bicycles: random.chance(0.5),
        sleeper: kind === 'TLK' && random.chance(0.6),
      });
    }
    const rows = trains.map((train): TruthValue[] => [
      station,
      from,
      until,
      layout === 1 ? { anyOf: [clock(train.at), clock(train.at, '.')] } : clock(train.at),
      train.kind,
      train.number,
      train.name,
      train.to,
      train.via.join(', '),
      train.platform,
      layout === 2 ? null : train.track,
      train.days,
      layout === 2 ? null : said(train.bicycles),
      layout === 0 ? said(train.sleeper) : null,
      null,
    ]);
    const valid = `${roman(from)} – ${roman(until)}`;
    if (layout === 0) {
      const body = trains.map((train) =>
        row([
          clock(train.at),
          `${train.kind} ${train.number}${train.name === null ? '' : `\n${train.name}`}`,
          `${train.to}\n${train.via.join(', ')}`,
          train.platform,
          train.track,
          train.days,
          box(train.bicycles),
          box(train.sleeper),
        ]),
      );
      return {
        html: sheet(
          "body{font:9pt/1.25 'Liberation Sans Narrow';}h1{font-size:30pt;margin:0;background:#f6d32d;padding:2mm 4mm}h2{font-size:13pt;margin:2mm 0}table{width:100%}th,td{border:.6pt solid #000;padding:1.6pt 3pt;text-align:left;vertical-align:top}th{font-size:8pt;background:#fdf3b5}tr{break-inside:avoid}td:first-child{font-weight:bold;font-size:11pt}td:nth-child(n+7){text-align:center}",
          `<h1>Odjazdy &nbsp;<small>Departures</small></h1><h2>${station} &nbsp;&nbsp; rozkład jazdy ważny: ${valid}</h2>${listing('', `<tr><th rowspan="2">Godz.</th><th rowspan="2">Pociąg</th><th rowspan="2">Kierunek<br>przez stacje</th><th colspan="2">Odjazd z</th><th rowspan="2">Kursuje</th><th colspan="2">Udogodnienia</th></tr>${row(['peron', 'tor', 'rower', 'wagon sypialny'], 'th')}`, body.join(''))}<p>Zarządca infrastruktury zastrzega sobie prawo do zmian. Infolinia 703 200 200.</p>`,
        ),
        rows,
      };
    }
    if (layout === 1) {
      const hours = [...new Set(trains.map(({ at: minute }) => Math.floor(minute / 60)))];
      const body = hours.map(
        (hour) =>
          across(6, `${hour}:00 – ${hour}:59`, 'hour') +
          trains
            .filter(({ at: minute }) => Math.floor(minute / 60) === hour)
            .map((train) =>
              row([
                clock(train.at, '.'),
                train.platform === null ? `tor ${train.track}` : `${train.platform} / ${train.track}`,
                `${train.kind}  ${train.number}`,
                `${train.to}${train.name === null ? '' : ` „${train.name}”`}\nprzez: ${train.via.join(', ')}`,
                train.days === null ? null : `kursuje ${train.days}`,
                train.bicycles ? 'przewóz rowerów' : 'bez rowerów',
              ]),
            )
            .join(''),
      );
      return {
        html: sheet(
          "body{font:9pt/1.3 'Liberation Sans'}h1{font-size:16pt;margin:0}.hour td{font-weight:bold;border-top:1.5pt solid #000;padding-top:2mm}table{width:100%}td,th{padding:1pt 6pt 1pt 0;vertical-align:top;text-align:left}tr{break-inside:avoid}th{font-size:7.5pt;font-weight:normal;color:#555}td:nth-child(1){font-weight:bold}",
          `<div>Stacja <b>${station}</b></div><h1>Plakatowy rozkład jazdy pociągów</h1><p>Ważny od ${roman(from)} r. do ${roman(until)} r.</p>${listing('', row(['odjazd', 'peron / tor', 'pociąg', 'stacja docelowa', '', ''], 'th'), body.join(''))}`,
        ),
        rows,
      };
    }
    const block = (train: Train): string =>
      `<div class="train"><span class="t">${clock(train.at)}</span><div><b>${train.to}</b>${train.platform === null ? '' : `<span class="p">peron ${train.platform}</span>`}<br>${train.kind} ${train.number}${train.name === null ? '' : ` ${train.name}`}<br><small>przez ${safe(train.via.join(', '))}</small>${train.days === null ? '' : `<br><small>kursuje ${train.days}</small>`}</div></div>`;
    return {
      html: sheet(
        "body{font:10pt/1.25 'DejaVu Sans'}h1{font-size:20pt;margin:0 0 2mm}.list{columns:2;column-gap:8mm;border-top:2pt solid #f2b705;padding-top:3mm}.train{display:flex;gap:4mm;break-inside:avoid;margin-bottom:3mm}.t{font-size:13pt;font-weight:bold}.p{float:right;margin-left:3mm}.train div{flex:1}",
        `<h1>${station}</h1><p>Odjazdy pociągów, ${valid}</p><div class="list">${trains.map(block).join('')}</div>`,
      ),
      rows,
    };
  },
};
