import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, dayFrom, daysAfter, figures, inWords, paper, several, table, look } from './paper.ts';
import { people, street } from './people.ts';

const FIRMS = [
  { firm: 'Zakład Instalacyjny „Termik” s.c.', town: '33-300 Nowy Sącz' },
  { firm: 'Stolarstwo Borowik Sp. z o.o.', town: '16-400 Suwałki' },
  { firm: 'PPHU Dźwigar', town: '41-800 Zabrze' },
  { firm: 'Gminny Zakład Komunalny', town: '87-140 Chełmża' },
  { firm: 'Elektromontaż Wschód S.A.', town: '22-400 Zamość' },
];
const TOOLS: [tool: string, value: number][] = [
  ['Wiertarka udarowa 850 W', 389],
  ['Szlifierka kątowa 125 mm', 274.5],
  ['Drabina aluminiowa 3×11', 719.99],
  ['Klucz dynamometryczny 20–200 Nm', 235],
  ['Poziomica laserowa', 1149],
  ['Zgrzewarka do rur PP', 312.4],
  ['Przedłużacz bębnowy 50 m', 268],
  ['Młot wyburzeniowy', 2380],
  ['Miernik izolacji', 1865.5],
  ['Wkrętarka akumulatorowa 18 V', 640],
  ['Zestaw kluczy nasadowych', 329],
  ['Piła tarczowa', 810.75],
  ['Szelki bezpieczeństwa z linką', 196],
  ['Odkurzacz przemysłowy', 995],
  ['Nożyce do blachy', 88.2],
];
const STATES: [asked: string, printed: string][] = [
  ['new', 'nowy'],
  ['good', 'dobry'],
  ['worn', 'zużyty'],
  ['damaged', 'uszkodzony'],
];

const STYLE = `body{font:9.5pt Arial}h1{font-size:13pt;text-align:center;margin:5mm 0 2mm}table{border-collapse:collapse;width:100%}.ruled td,.ruled th{border:.6pt solid #000;padding:1.6mm 1.5mm;font-size:8.5pt;text-align:left}.ruled th{background:#eee;font-size:8pt}.light td,.light th{padding:1.2mm 2mm;text-align:left}.light th{font-weight:normal;font-style:italic;border-bottom:.6pt solid}
tr{break-inside:avoid}td:not(:nth-child(2)):not(:nth-child(5)):not(:nth-child(7)){white-space:nowrap}.sign{display:flex;justify-content:space-between;margin-top:16mm;font-size:8pt}.dots{border-bottom:.6pt dotted #000;padding:0 3mm}.stamp{border:.8pt solid #14519a;color:#14519a;display:inline-block;padding:2mm 3mm;font-size:8pt}`;

function draw(random: SeededRandom, number: number) {
  const [keeper, head, ...workers] = people(random, 'pol', 6) as [string, string, ...string[]];
  const from = dayFrom(random, '2025-05-05', 400);
  let day = from;
  const items = several(random.whole(7, 15), () => {
    const [tool, value] = random.pick(TOOLS);
    day = daysAfter(day, random.whole(0, 6));
    return {
      tool,
      value,
      day,
      code: `${random.pick(['NR', 'EL', 'ST'])}-${random.digits(4)}`,
      count: random.pick([1, 1, 1, 2, 4]),
      worker: random.pick(workers),
      back: random.unless(0.3, daysAfter(day, random.whole(1, 25))),
      state: random.pick(STATES),
    };
  });
  return {
    ...(FIRMS[number % 5] as (typeof FIRMS)[number]),
    keeper,
    head,
    items,
    from,
    until: day,
    seat: street(random, 'pol'),
    card: `${random.whole(3, 88)}/${from.slice(0, 4)}`,
  };
}
type Drawn = ReturnType<typeof draw>;

const register = (of: Drawn): string =>
  `<p class="stamp">${of.firm}<br>${of.seat}, ${of.town}</p><h1>KARTA WYDANIA NARZĘDZI NR ${of.card}</h1><p>Magazynier: <span class="dots">${of.keeper}</span> Kierownik: <span class="dots">${of.head}</span> Okres od <span class="dots">${figures(of.from, '.')}</span></p>${table(
    ['Lp.', 'Nazwa narzędzia', 'Nr inw.', 'Ilość', 'Wartość jedn. (zł)', 'Data wydania', 'Pobrał', 'Data zwrotu', 'Stan', 'Podpis'],
    of.items.map((item, index) => [
      index + 1,
      item.tool,
      item.code,
      item.count,
      amount(item.value, 'pol'),
      figures(item.day, '.'),
      item.worker,
      item.back === null ? '' : figures(item.back, '.'),
      item.state[1],
      '',
    ]),
    'ruled',
  )}<div class="sign"><span>........................................<br>podpis magazyniera</span><span>........................................<br>podpis kierownika</span></div>`;

const listing = (of: Drawn): string =>
  `<p style="text-align:right">${of.town.slice(7)}, dnia ${inWords(daysAfter(of.until, 28), 'pol')}</p><p><b>${of.firm}</b><br>${of.seat}<br>${of.town}</p><h1>Zestawienie narzędzi wydanych pracownikom</h1><p>Do karty nr ${of.card}. Sporządził(a): ${of.keeper}.</p>${table(
    ['Wydano', 'Narzędzie', 'Numer', 'Szt.', 'Pracownik', 'Zwrócono', 'Stan', 'Wartość'],
    of.items.map((item) => [
      figures(item.day, '.'),
      item.tool,
      item.code,
      item.count,
      item.worker,
      item.back === null ? '—' : figures(item.back, '.'),
      item.state[1],
      `${amount(item.value, 'pol')} zł`,
    ]),
    'light',
  )}<p style="text-align:right;border-top:1pt solid;padding-top:1mm">Razem sztuk: ${of.items.reduce((sum, { count }) => sum + count, 0)}; wartość ogółem: <b>${amount(
    of.items.reduce((sum, { count, value }) => sum + count * value, 0),
    'pol',
  )} zł</b></p><p>Za braki odpowiada pracownik do wysokości wartości jednostkowej. Zatwierdził(a): ${of.head}</p>`;

/** Asked for in English. */
export const kartaNarzedzi: DocumentFamily = {
  id: 'karta-narzedzi',
  language: 'pol',
  name: 'Tools handed out',
  description: 'One row for each tool on the list',
  fields: [
    text('Tool', ''),
    text('Inventory number', ''),
    figure('Quantity', 'How many pieces'),
    figure('Value', 'Value of one piece in zloty'),
    text('Handed out on', ''),
    text('Worker', 'Who took the tool'),
    text('Returned on', 'Empty if it is still out'),
    choice(
      'Condition',
      '',
      STATES.map(([asked]) => asked),
    ),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: paper(STYLE + look(number), number % 2 === 0 ? listing(of) : register(of), 'size: A4; margin: 13mm'),
      rows: of.items.map((item) => [item.tool, item.code, item.count, item.value, item.day, item.worker, item.back, item.state[0]]),
    };
  },
};
