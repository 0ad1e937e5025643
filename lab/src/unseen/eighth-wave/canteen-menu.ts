import { type DocumentFamily, number, text, yesNo } from '../../generate/generated-document.ts';
import { type Day, iso, later, monthName } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { row, safe } from '../seventh-wave/paper.ts';
import { leaf, twoDigits, weekdayOf } from './paper.ts';

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
const SOUPS = [
  'Caldo verde',
  'Sopa de abóbora com nabiças',
  'Creme de cenoura',
  'Sopa de feijão e couve lombarda',
  'Sopa de espinafres com grão',
  'Canja de galinha',
];
/** Dishes with the numbers of what is in them: 1 gluten, 3 eggs, 4 fish, 7 milk, 9 celery. */
const DISHES: readonly (readonly [dish: string, within: readonly number[]])[] = [
  ['Arroz de pato no forno', [9]],
  ['Bacalhau à Brás', [3, 4]],
  ['Esparguete à bolonhesa', [1, 3, 9]],
  ['Pescada cozida com legumes', [4]],
  ['Rolo de carne com puré de batata', [1, 3, 7]],
  ['Frango assado com arroz de tomate', []],
  ['Filetes de peixe-gato panados', [1, 3, 4]],
  ['Empadão de atum', [3, 4, 7]],
];
const MEATLESS = [
  'Caril de grão com arroz basmati',
  'Hambúrguer de feijão preto',
  'Lasanha de legumes',
  'Tofu estufado com cenoura',
  'Omelete de ervilhas',
  'Seitan à portuguesa',
];
const DESSERTS = ['Maçã', 'Gelatina de morango', 'Laranja', 'Pera cozida com canela', 'Iogurte', 'Salada de fruta'];
const SCHOOLS = [
  'EB 2,3 de Vale de Figueira',
  'Agrupamento de Escolas D. Sancho II',
  'Escola Básica do Areeiro',
  'Jardim-Escola A Cotovia',
];
const HOLIDAYS = ['Feriado municipal', 'Feriado nacional', 'Reunião de avaliação'];

const NO_MEALS = 'não há serviço de refeições';

interface Meal {
  day: Day;
  soup: string;
  dish: string;
  within: readonly number[];
  meatless: string;
  dessert: string;
  kcal: number;
}

/** A day with no meal has only its reason. */
type Noon = Meal | { day: Day; reason: string };

/** A week: its days side by side and its dishes one under another, or a card a day. */
export const canteenMenu: DocumentFamily = {
  id: 'canteen-menu',
  language: 'por',
  name: 'Ementas',
  description: 'Ementa semanal da cantina. Uma linha por cada dia da semana, também nos dias em que não se come.',
  fields: [
    text('dia', 'Data do almoço'),
    text('sopa', 'Sopa desse dia'),
    text('prato', 'Prato principal (não o vegetariano)'),
    yesNo('temGluten', 'O prato principal contém glúten?'),
    text('vegetariano', 'Opção sem carne nem peixe'),
    text('sobremesa', 'O que há de sobremesa'),
    number('calorias', 'Valor energético em kcal'),
    text('semAlmoco', 'Motivo, nos dias em que não há almoço'),
    text('escola', 'De que escola é a ementa'),
    number('preco', 'Preço da senha em euros'),
    text('cozinheira', 'Nome de quem cozinha'),
  ],
  write(random, at) {
    const monday = mondayNear({ year: random.whole(2024, 2026), month: random.pick([1, 2, 3, 5, 6, 9, 10, 11]), day: random.whole(1, 20) });
    const school = SCHOOLS[at % SCHOOLS.length] ?? '';
    const price = random.unless(0.5, 1.46);
    const noons = noonsOf(random, monday);
    return {
      html: at % 2 === 0 ? week(school, price, noons) : cards(school, price, noons),
      rows: noons.map((noon) =>
        'reason' in noon
          ? [
              iso(noon.day),
              null,
              null,
              null,
              null,
              null,
              null,
              { anyOf: [noon.reason, `${noon.reason} – ${NO_MEALS}`] },
              school,
              price,
              null,
            ]
          : [
              iso(noon.day),
              noon.soup,
              { anyOf: [noon.dish, noon.dish + marks(noon)] },
              noon.within.includes(1) ? 'yes' : 'no',
              noon.meatless,
              noon.dessert,
              noon.kcal,
              null,
              school,
              price,
              null,
            ],
      ),
    };
  },
};

function mondayNear(day: Day): Day {
  return later(day, (8 - weekdayOf(day)) % 7);
}

function noonsOf(random: SeededRandom, monday: Day): Noon[] {
  const dishes = random.shuffled(DISHES);
  const shut = random.chance(0.6) ? random.whole(0, 4) : null;
  return Array.from({ length: 5 }, (_, index): Noon => {
    const day = later(monday, index);
    if (index === shut) return { day, reason: random.pick(HOLIDAYS) };
    const [dish, within] = dishes[index] as (typeof DISHES)[number];
    return {
      day,
      soup: random.pick(SOUPS),
      dish,
      within,
      meatless: random.pick(MEATLESS),
      dessert: random.pick(DESSERTS),
      kcal: random.whole(560, 840),
    };
  });
}

const marks = ({ within }: Meal): string => (within.length === 0 ? '' : ` (${within.join(', ')})`);
const euros = (price: number): string => price.toFixed(2).replace('.', ',');
const KEY = 'Alergénios do prato: 1 glúten · 3 ovos · 4 peixe · 7 leite · 9 aipo. A ementa pode ser alterada por motivos imprevistos.';

/** The reason of a day with no meal stands in one tall cell. */
function week(school: string, price: number | null, noons: readonly Noon[]): string {
  const parts: readonly (readonly [label: string, print: (meal: Meal) => string])[] = [
    ['Sopa', ({ soup }) => soup],
    ['Prato', (meal) => meal.dish + marks(meal)],
    ['Vegetariano', ({ meatless }) => meatless],
    ['Sobremesa', ({ dessert }) => dessert],
    ['V.E. (kcal)', ({ kcal }) => String(kcal)],
  ];
  const body = parts.map(([label, print], line) => {
    const cells = noons.map((noon) => {
      if (!('reason' in noon)) return `<td>${safe(print(noon))}</td>`;
      return line === 0 ? `<td rowspan="${parts.length}" class="shut">${safe(noon.reason)}</td>` : '';
    });
    return `<tr><th>${label}</th>${cells.join('')}</tr>`;
  });
  const heads = noons.map(({ day }) => `${WEEKDAYS[weekdayOf(day)]}\n${twoDigits(day.day)}/${twoDigits(day.month)}`);
  const [first, last] = [noons[0]?.day as Day, noons[4]?.day as Day];
  return leaf(
    `body{font:10pt 'Liberation Sans'}table{width:100%;table-layout:fixed;margin:4mm 0}td,th{border:1px solid #7a9;padding:2mm;text-align:left;vertical-align:top}th{background:#e5f2ea}.shut{text-align:center;vertical-align:middle;background:#eee;font-style:italic}.s{font-size:8pt;color:#444}`,
    `<h1 style="margin:0;color:#276">EMENTA SEMANAL</h1><div>${safe(school)} · semana de ${first.day} de ${monthName(first.month, 'por')} a ${last.day} de ${monthName(last.month, 'por')} de ${last.year}</div>
    <table>${row(['', ...heads], 'th')}${body.join('')}</table><p class="s">${KEY}${price === null ? '' : ` Senha: € ${euros(price)}, comprada até às 16h do dia anterior.`}</p>`,
    'A4 landscape',
  );
}

function cards(school: string, price: number | null, noons: readonly Noon[]): string {
  const body = noons.map((noon) => {
    const head = `<div class="d">${WEEKDAYS[weekdayOf(noon.day)]}${weekdayOf(noon.day) === 6 ? '' : '-feira'}, ${noon.day.day} de ${monthName(noon.day.month, 'por')}</div>`;
    if ('reason' in noon) return `<div class="c">${head}<div class="m">${safe(noon.reason)} – ${NO_MEALS}</div></div>`;
    return `<div class="c">${head}<div class="m">${safe(noon.soup)}</div><div class="m b">${safe(noon.dish + marks(noon))}</div><div class="m">ou: ${safe(noon.meatless)}</div><div class="m">${safe(noon.dessert)}</div><div class="k">${noon.kcal} kcal</div></div>`;
  });
  return leaf(
    `body{font:10.5pt 'DejaVu Serif','Liberation Serif'}.g{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:5mm 0}.c{border:1.5px solid #b5651d;border-radius:3mm;padding:3mm 4mm}.d{font-weight:bold;color:#b5651d;border-bottom:1px dotted #b5651d;margin-bottom:1mm}.b{font-weight:bold}.k{text-align:right;font-size:.8em}.s{font-size:8pt}`,
    `<div style="text-align:center"><div>${safe(school)}</div><h2 style="margin:1mm">O que se come esta semana?</h2><div>Refeitório · ano letivo ${letivo(noons[0]?.day as Day)}</div></div>
    <div class="g">${body.join('')}</div><p class="s">${KEY}${price === null ? '' : ` Preço da senha ${euros(price)} €.`} Sopa, prato, opção vegetariana e sobremesa acompanhadas de pão e água.</p>`,
  );
}

const letivo = ({ year, month }: Day): string => (month >= 9 ? `${year}/${year + 1}` : `${year - 1}/${year}`);
