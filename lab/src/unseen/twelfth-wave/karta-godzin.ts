import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { clock, dayAs, dmy, later, money, sum } from './figures.ts';
import { person, persons } from './names.ts';
import { beside, boxes, esc, grid, sheets } from './sheets.ts';

const CLIENTS = [
  { client: 'Bursztyn Software Sp. z o.o.', ink: '#0f766e' },
  { client: 'Zakłady Mechaniczne Figura S.A.', ink: '#1e3a8a' },
  { client: 'Gminny Ośrodek Kultury w Tczewie', ink: '#7c2d12' },
  { client: 'Drukarnia Lubas i Wspólnicy', ink: '#27272a' },
  { client: 'Kancelaria Podatkowa Grabiec', ink: '#6b21a8' },
];
const WORK = [
  'Analiza wymagań',
  'Programowanie modułu raportów oraz poprawki po testach użytkowników',
  'Spotkanie z klientem',
  'Przegląd dokumentacji technicznej',
  'Szkolenie pracowników działu księgowości',
  'Konfiguracja serwera',
  'Testy i poprawki',
  'Przygotowanie oferty',
  'Konsultacje telefoniczne',
];

function draw(random: SeededRandom, number: number) {
  const month = ['2026-03', '2026-02', '2026-05', '2026-06', '2026-04'][number % 5] as string;
  const length = new Date(Date.UTC(2026, Number(month.slice(5)), 0)).getUTCDate();
  const days = Array.from({ length }, (_, at) => {
    const day = `${month}-${String(at + 1).padStart(2, '0')}`;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const free = weekday === 0 || weekday === 6 || random.chance(number === 3 ? 0.5 : 0.12);
    const start = random.pick([420, 480, 480, 510, 540]);
    const pause = random.pick([0, 15, 30, 30, 60]);
    const end = start + random.pick([240, 360, 480, 480, 510, 600]) + pause;
    return {
      day,
      free,
      start,
      end,
      pause,
      hours: (end - start - pause) / 60,
      what: random.pick(WORK),
      place: random.pick(['biuro', 'zdalnie', 'u klienta']),
    };
  });
  const [contractor, boss] = persons(random, 'pol', 2) as [string, string];
  return {
    ...(CLIENTS[number % 5] as (typeof CLIENTS)[number]),
    contractor,
    boss,
    clerk: person(random, 'pol'),
    month,
    days,
    order: `${random.pick(['ZL', 'UM', 'B2B'])}/${random.digits(3)}/2026`,
    rate: random.unless(0.4, random.pick([85, 120, 140, 165.5])),
    signed: later(`${month}-28`, random.whole(4, 8)),
    nip: random.digits(10),
  };
}
type Drawn = ReturnType<typeof draw>;
const hours = (value: number): string => money(value, 'pl-PL');
const total = (of: Drawn): number => sum(of.days.filter(({ free }) => !free).map(({ hours }) => hours));
const monthName = (of: Drawn): string => dayAs(`${of.month}-01`, 'pl-PL', { month: 'long', year: 'numeric' });

/** Every day of the month, the free ones empty. */
const month = (of: Drawn): string =>
  sheets(
    `body{font:8.6pt 'Liberation Sans'}.sheet{padding:10mm 15mm}h1{font-size:14pt;margin:0 0 3mm;color:${of.ink}}.boxes div{border:.6pt solid ${of.ink};padding:.8mm 2mm;margin:0 -.6pt -.6pt 0}.boxes small{display:block;font-size:6.3pt}.box{width:100%;margin-top:4mm}.box td,.box th{border:.5pt solid #777;padding:.7mm 1.5mm;font-size:8pt}.box th{background:#eee}`,
    [
      `<h1>KARTA CZASU PRACY</h1>${boxes(
        [
          ['Wykonawca', of.contractor],
          ['Zleceniodawca', of.client, 2],
          ['Nr zlecenia', of.order],
          ['Miesiąc', monthName(of)],
          ['Stawka za godzinę', of.rate === null ? null : `${money(of.rate, 'pl-PL')} zł`],
        ],
        3,
      )}${grid(
        ['Dzień', '', 'Od', 'Do', '>Przerwa (min)', '>Godz.', 'Miejsce', 'Opis wykonanych prac'],
        of.days.map((item) => {
          const [date, name] = [Number(item.day.slice(8)), dayAs(item.day, 'pl-PL', { weekday: 'short' })];
          return item.free
            ? [date, name, null, null, null, null, null, /so|nie/.test(name) ? null : '–']
            : [date, name, clock(item.start), clock(item.end), item.pause, hours(item.hours), item.place, item.what];
        }),
        'box',
      )}<p class="r" style="margin-top:2mm"><b>Razem: ${hours(total(of))} godz.</b></p><div style="display:flex;justify-content:space-between;margin-top:7mm"><span>Data: ${dmy(of.signed, '.')}<br>Podpis wykonawcy: .....................</span><span>Zatwierdził(a): ${of.boss}</span></div>`,
    ],
  );

/** A block for every week, only with days on which there was work. */
function weekly(of: Drawn): string {
  const worked = of.days.filter(({ free }) => !free);
  const weekOf = (day: string): number => Math.floor((Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) / 7);
  const first = weekOf(of.days[0]?.day ?? of.month);
  const rows = worked.flatMap((item, at) => {
    const before = worked[at - 1];
    const fresh = before === undefined || weekOf(before.day) !== weekOf(item.day);
    const week = worked.filter(({ day }) => weekOf(day) === weekOf(item.day));
    const shown = [
      `${dayAs(item.day, 'pl-PL', { weekday: 'long' })}\n${dmy(item.day, '.')}`,
      `${clock(item.start)} – ${clock(item.end)}`,
      item.pause === 0 ? '0' : `${item.pause} min`,
      `${item.what}\n(${item.place})`,
      hours(item.hours),
    ];
    const heading = `Tydzień ${weekOf(item.day) - first + 1}`;
    const closes = week.at(-1) === item ? [[null, null, null, 'razem w tygodniu', hours(sum(week.map(({ hours }) => hours)))]] : [];
    return [...(fresh ? [heading] : []), shown, ...closes];
  });
  const cut = 17;
  const pages = rows.length > cut ? [rows.slice(0, cut), rows.slice(cut)] : [rows];
  return sheets(
    `body{font:9.4pt 'DejaVu Serif';font-size:8.4pt}h1{font-size:13pt;margin:0 0 4mm}.line{width:100%;margin-top:5mm}.line th{border-bottom:1.2pt solid ${of.ink};padding:1mm;font-weight:normal;color:${of.ink}}.line td{padding:.8mm 1mm;border-bottom:.3pt solid #ccc}.wide td{font-weight:bold;padding-top:2.5mm}.beside td{padding:.5mm 6mm .5mm 0}`,
    pages.map(
      (part, at) =>
        `${at === 0 ? `<h1>Ewidencja godzin zleceniobiorcy – ${monthName(of)}</h1>${beside([['Imię i nazwisko', of.contractor], ['Dla firmy', `${of.client}, NIP ${of.nip}`], ['Umowa', of.order], ...(of.rate === null ? [] : [['Stawka godzinowa', `${money(of.rate, 'pl-PL')} PLN netto`] as const])])}` : `<p>${esc(of.contractor)}, umowa ${of.order} – ciąg dalszy</p>`}${grid(['Dzień', 'Godziny pracy', 'Przerwa', 'Zadanie', '>Liczba godz.'], part, 'line')}${at === pages.length - 1 ? `<p style="margin-top:4mm">Łącznie w miesiącu: <b>${hours(total(of))}</b> godz. ${of.rate === null ? '' : `Do zapłaty ${money(total(of) * of.rate, 'pl-PL')} PLN.`}</p><p style="margin-top:9mm">Sprawdzono: ${of.boss}, ${dmy(of.signed, '.')}. Do księgowości: ${of.clerk}.</p>` : ''}<div class="foot" style="font-size:7pt">Strona ${at + 1} z ${pages.length} · wzór HR-14, wersja 3</div>`,
    ),
  );
}

export const kartaGodzin: DocumentFamily = {
  id: 'karta-godzin',
  language: 'pol',
  name: 'Godziny zleceniobiorców',
  description: 'Jeden wiersz na dzień, w którym ktoś pracował. Dni wolne pomijamy.',
  fields: [
    text('Wykonawca', 'Imię i nazwisko'),
    text('Zleceniodawca', ''),
    text('Numer umowy', 'Numer zlecenia lub umowy'),
    figure('Stawka', 'Za godzinę'),
    text('Data', ''),
    text('Od', 'Godzina rozpoczęcia'),
    text('Do', ''),
    figure('Przerwa', 'W minutach'),
    figure('Godziny', ''),
    choice('Miejsce', '', ['biuro', 'zdalnie', 'u klienta']),
    text('Opis prac', ''),
    text('Zatwierdził', 'Kto sprawdził kartę'),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: number % 2 === 0 ? month(of) : weekly(of),
      rows: of.days
        .filter(({ free }) => !free)
        .map((item) => [
          of.contractor,
          of.client,
          of.order,
          of.rate,
          item.day,
          clock(item.start),
          clock(item.end),
          item.pause,
          item.hours,
          item.place,
          item.what,
          of.boss,
        ]),
    };
  },
};
