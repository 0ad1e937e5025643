import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, type Day } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { clock, page, tableRow, times } from './sheet.ts';

const REMEDIES = ['Door seal reset', 'Engineer called', 'Defrost cycle run', 'Stock moved to store 2'];
const LIMIT = -18;

const STYLE = `body { font: 9.5pt Verdana } h1 { font-size: 13pt; margin: 0 0 2mm } table { border-collapse: collapse; width: 100% } .head { margin-bottom: 5mm }
  .ruled td, .ruled th { border: .5pt solid #333; padding: 1mm 2mm; text-align: center } .ruled th { font-size: 7.5pt }
  .plain th { text-align: left; border-bottom: 1pt solid; font-size: 8pt } .plain td { padding: .8mm 0 } .plain .day td { font-weight: bold; padding-top: 3mm }`;

function drawReading(random: SeededRandom, day: Day, from: number, initials: string) {
  const air = random.whole(-225, -155) / 10;
  const within = air <= LIMIT;
  return {
    day,
    air,
    within,
    initials,
    time: clock(from + random.whole(0, 50)),
    product: random.unless(0.35, random.whole(-215, -175) / 10),
    remedy: within ? null : random.unless(0.3, random.pick(REMEDIES)),
  };
}
type Reading = ReturnType<typeof drawReading>;

const degrees = (value: number | null): string => (value === null ? '' : value.toFixed(1).replace('-', '\u2212'));

const cells = ({ time, air, product, within, initials, remedy }: Reading): string[] => [
  time,
  degrees(air),
  degrees(product),
  within ? 'Y' : 'N',
  initials,
  remedy ?? '',
];

const ruled = (days: Reading[][]): string =>
  `<table class="ruled"><tr><th rowspan="2">Date</th><th rowspan="2">Time</th><th colspan="2">Temp. °C</th><th rowspan="2">Within<br>limit</th><th rowspan="2">Init.</th><th rowspan="2">Corrective action</th></tr>
  <tr><th>Air</th><th>Product core</th></tr>${days
    .map((readings) =>
      readings
        .map((reading, index) => {
          const date = `<td rowspan="${readings.length}">${printDate(reading.day, 'slashes', 'eng')}</td>`;
          return tableRow(cells(reading)).replace('<tr>', index === 0 ? `<tr>${date}` : '<tr>');
        })
        .join(''),
    )
    .join('')}</table>`;

const banded = (days: Reading[][]): string =>
  `<table class="plain">${tableRow(['Taken', 'Air (°C)', 'Between packs (°C)', 'OK?', 'By', 'If not OK, what was done'], 'th')}${days
    .map((readings) =>
      readings
        .map((reading, index) => {
          const day = `<tr class="day"><td colspan="6">${printDate(reading.day, 'long', 'eng')}</td></tr>`;
          return `${index === 0 ? day : ''}${tableRow(cells(reading))}`;
        })
        .join(''),
    )
    .join('')}</table>`;

const initialsOf = (name: string): string => name.replaceAll(/[^A-Z]/g, '');

/** An English log, asked for in German. The thermometer's serial number is not on it; its calibration certificate's is. */
export const coldStoreLog: DocumentFamily = {
  id: 'cold-store-log',
  language: 'eng',
  name: 'Kühlraumprotokolle',
  description: 'Temperaturprotokolle aus dem Tiefkühllager, eine Zeile pro Messung',
  fields: [
    text('Betrieb', 'Firma, der das Lager gehört'),
    text('Kühlraum', 'Bezeichnung des Raums'),
    text('Tag der Messung', ''),
    text('Uhrzeit', ''),
    number('Lufttemperatur', 'in °C'),
    number('Temperatur der Ware', 'in °C, falls gemessen'),
    yesNo('In Ordnung', 'Ob der Grenzwert eingehalten ist'),
    text('Abgelesen von', 'Kürzel'),
    text('Maßnahme', 'Was bei einer Abweichung getan wurde'),
    number('Grenzwert', 'Höchste erlaubte Temperatur in °C'),
    text('Geprüft durch', 'Wer das Protokoll gegengezeichnet hat'),
    text('Seriennummer des Thermometers', ''),
  ],
  write(random, index) {
    const company = firm(random, 'eng');
    const room = `Freezer ${random.whole(1, 9)} ${random.pick(['North', 'South', 'Dock'])}`;
    const staff = times(2, () => initialsOf(person(random, 'eng')));
    const first = dayIn(random, 2024, 2026);
    const days = times(random.whole(3, 6), (day) =>
      [360, 720, 1080].map((from) => drawReading(random, later(first, day), from, random.pick(staff))),
    );
    const checker = random.unless(0.35, person(random, 'eng'));
    const body = `<h1>${company}</h1><div class="head">Temperature record &mdash; <b>${room}</b><br>Air must not be warmer than ${degrees(LIMIT)} °C. Alarm sounds at ${degrees(LIMIT + 4)} °C.<br>
      Thermometer calibrated ${printDate(later(first, -90), 'short', 'eng')}, certificate no. ${random.letters(2)}${random.digits(5)}</div>
      ${index % 2 === 0 ? ruled(days) : banded(days)}<p>Sheet verified by: ${checker ?? '..............................'}</p><p>Keep for 12 months. Form CS-04 issue 3</p>`;
    const rows = days.flat().map(({ day, time, air, product, within, initials, remedy }) => {
      const measured = [time, air, product, within ? 'yes' : 'no', initials];
      return [company, room, iso(day), ...measured, remedy, LIMIT, checker, null];
    });
    return { html: page(STYLE, body), rows };
  },
};
