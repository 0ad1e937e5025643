import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, dayFrom, daysAfter, figures, hour, inWords, paper, safe, several, table, look } from './paper.ts';
import { someone } from './people.ts';

const PORTS = [
  { port: 'Port of Scarhaven', office: 'Harbour Office', berths: ['North Quay 1', 'North Quay 2', 'Oil Jetty', 'Ro-Ro 3'] },
  { port: 'Kilmurvey Harbour Commissioners', office: 'Vessel Traffic Service', berths: ['Deepwater', 'Old Pier', 'Dock 2'] },
  { port: 'Tees Reach Terminals', office: 'Berth planning', berths: ['TR1', 'TR2', 'TR4', 'TR5'] },
  { port: 'Port Ellice', office: 'Marine Operations', berths: ['A', 'B', 'C East', 'C West'] },
  { port: 'Medlock Wharf', office: 'Shipping Desk', berths: ['12', '14', '15', '17'] },
];
const SHIPS =
  `Arklow Bramble|Wilson Narvik|Lady Cathrine|Baltic Heron|Eems Spirit|Nordic Tern|Sea Kestrel|Hav Marlin|Fri Ocean|Ameland Trader|Celtic Venturer|Isle of Sanda|Thun Garland|Stena Alder|Scot Pioneer|Balmoral Bay|Hermann W|Kvitholm|Peter Ronna|Rix Amber|Zillertal|Musketier`.split(
    '|',
  );
const ORIGINS = ['Rotterdam', 'Riga', 'Bilbao', 'Gdynia', 'Immingham', 'Reykjavik', 'Casablanca', 'Antwerp', 'Aughinish', 'Mo i Rana'];
const CARGOES = ['timber', 'wheat', 'road salt', 'fuel oil', 'steel coils', 'cement', 'fertiliser', 'containers', 'woodchip'];
const AGENTS = ['Denholm Coates', 'Carrick Marine', 'H. & T. Rennison', 'Cory Shipping'];
const STATES = ['expected', 'at anchor', 'alongside', 'sailed'];

const STYLE = `body{font:9pt Arial}table{border-collapse:collapse;width:100%}.ruled th{background:#12385b;color:#fff;font-size:8pt}.ruled td,.ruled th{border:.5pt solid #7a8fa3;padding:1.3mm 1.6mm;text-align:left}.plain td,.plain th{padding:.8mm 1.6mm;text-align:left}.plain th{border-bottom:1pt solid #000;border-top:1pt solid #000}
.plain td{white-space:nowrap}.plain{font:8pt 'Liberation Mono','Courier New',monospace}tr{break-inside:avoid}h1{font-size:14pt;margin:0 0 1mm}p{margin:1mm 0 3mm}.foot{margin-top:5mm;font-size:7.5pt}`;

function calls(random: SeededRandom, berths: string[], issued: string) {
  const count = random.whole(9, 20);
  let minutes = random.whole(60, 300);
  return random
    .shuffled(SHIPS)
    .slice(0, count)
    .map((ship, index) => {
      minutes += random.whole(45, 420);
      const [length, draught] = [random.whole(720, 1890) / 10, random.whole(31, 84) / 10];
      return {
        ship,
        day: daysAfter(issued, Math.floor(minutes / 1440)),
        time: hour(minutes),
        berth: random.unless(0.1, random.pick(berths)),
        origin: random.pick(ORIGINS),
        next: random.pick(ORIGINS),
        cargo: random.unless(0.12, random.pick(CARGOES)),
        tonnes: random.whole(9, 78) * 100,
        agent: random.pick(AGENTS),
        state: STATES[Math.max(0, 3 - Math.floor((index * 7) / count))] as string,
        length,
        draught,
      };
    });
}
type Call = ReturnType<typeof calls>[number];

const HEADS = {
  wide: ['No', 'Vessel', 'LOA m', 'Draught', 'Berth', 'ETA', 'Time', 'Last port', 'Next port', 'Cargo', 'Tonnes', 'Agent', 'Status'],
  terse: ['ETA', 'SHIP', 'FROM', 'BERTH', 'DRAFT', 'CARGO', 'AGENT', 'STATUS'],
};

const wide = (list: Call[]): string =>
  table(
    HEADS.wide,
    list.map((call, index) => [
      index + 1,
      call.ship,
      amount(call.length, 'eng', 1),
      amount(call.draught, 'eng', 1),
      call.berth,
      figures(call.day, '/'),
      call.time,
      call.origin,
      call.next,
      call.cargo,
      call.cargo === null ? '' : amount(call.tonnes, 'eng', 0),
      call.agent,
      call.state,
    ]),
    'ruled',
  );

const terse = (list: Call[]): string =>
  table(
    HEADS.terse,
    list.map((call) => [
      `${figures(call.day, '.')} ${call.time}`,
      call.ship,
      call.origin,
      call.berth ?? 'tba',
      amount(call.draught, 'eng', 1),
      call.cargo ?? '-',
      call.agent,
      call.state,
    ]),
    'plain',
  );

/** A table a day, the day above it. */
const daily = (list: Call[]): string =>
  [...new Set(list.map(({ day }) => day))]
    .map(
      (day) =>
        `<h2 style="font-size:10pt;margin:4mm 0 1mm">${inWords(day, 'eng')}</h2>${table(
          ['Time', 'Vessel (from)', 'Berth', 'Draught m', 'Cargo', 'Agent', 'Status'],
          list
            .filter((call) => call.day === day)
            .map((call) => [
              call.time,
              `${call.ship} (${call.origin})`,
              call.berth ?? '',
              amount(call.draught, 'eng', 1),
              call.cargo ?? '',
              call.agent,
              call.state,
            ]),
          'ruled',
        )}`,
    )
    .join('');

export const vesselSchedule: DocumentFamily = {
  id: 'vessel-schedule',
  language: 'eng',
  name: 'Port calls',
  description: 'One row for each ship in the schedule of the port',
  fields: [
    text('Ship', ''),
    text('Arrival date', ''),
    text('Arrival time', ''),
    text('Berth', 'Where she will lie'),
    text('Coming from', 'Last port'),
    figure('Draught', 'In metres'),
    text('Cargo', ''),
    choice('Status', '', STATES),
  ],
  write(random, number) {
    const { port, office, berths } = PORTS[number % 5] as (typeof PORTS)[number];
    const issued = dayFrom(random, '2026-01-05', 300);
    const list = calls(random, berths, issued);
    const [officer, tide] = [
      someone(random, 'eng'),
      several(2, () => `${hour(random.whole(30, 1400))} (${amount(random.whole(38, 61) / 10, 'eng', 1)} m)`),
    ];
    const top = `<h1>${port}</h1><p>${office} – vessel movements issued ${inWords(issued, 'eng')} at 06:30 by ${officer}. High water ${tide.join(' and ')}.</p>`;
    const foot = `<p class="foot">Subject to weather and pilot availability. Maximum draught on the bar 8.6 m. VHF 12 / 16. ${safe('Pilots & tugs')}: order 4 hours ahead.</p>`;
    const [layout, sheet] = [
      [wide, 'size: A4 landscape; margin: 12mm'],
      [terse, 'size: A4; margin: 15mm'],
      [daily, 'size: A4; margin: 15mm 20mm'],
    ][number % 3] as [(list: Call[]) => string, string];
    return {
      html: paper(STYLE + look(number), `${top}${layout(list)}${foot}`, sheet),
      rows: list.map((call) => [call.ship, call.day, call.time, call.berth, call.origin, call.draught, call.cargo, call.state]),
    };
  },
};
