import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, dayFrom, daysAfter, figures, inWords, line, paper, type Printed, several, look } from './paper.ts';
import { people, street } from './people.ts';

const UTILITIES = [
  { utility: 'Águas do Alto Sabor, E.M.', lab: 'Laboratório Intermunicipal de Bragança' },
  { utility: 'Câmara Municipal de Vila Serena', lab: 'AquaLab – Análises, Lda.' },
  { utility: 'Serviços Municipalizados de Alfarim', lab: 'Instituto Regional de Hidrologia' },
  { utility: 'Termas da Ribeira Quente, S.A.', lab: 'Biolacto Laboratórios' },
  { utility: 'Piscinas Municipais de Portela', lab: 'AquaLab – Análises, Lda.' },
];
const POINTS = [
  'Reservatório do Castelo',
  'Escola Básica n.º 2',
  'Fontanário do Adro',
  'Lar de São José',
  'Mercado Municipal',
  'Centro de Saúde',
  'Café Central, torneira',
  'Bombeiros Voluntários',
  'Captação JK4',
];

const STYLE = `body{font:9.5pt Arial}h1{font-size:13pt;margin:4mm 0 1mm}table{border-collapse:collapse;width:100%;margin:4mm 0}.full td,.full th{border:.5pt solid #357;padding:1.4mm 1.8mm;text-align:center;font-size:8.5pt}.full td:first-child,.full th:first-child{text-align:left;background:#eaf2f8;font-weight:bold}
.airy td,.airy th{padding:1.3mm 2mm;text-align:right;border-bottom:.3pt solid #bbb}.airy td:first-child,.airy th:first-child{text-align:left}.airy th{border-bottom:1pt solid #000;vertical-align:bottom}.sub{font-size:8pt;color:#333}.head{display:flex;justify-content:space-between}`;

function draw(random: SeededRandom, number: number) {
  const [taker, director, analyst] = people(random, 'por', 3) as [string, string, string];
  const first = dayFrom(random, '2025-02-10', 550);
  const points = random.some(POINTS, random.whole(3, 6));
  let code = random.whole(2_100, 9_800);
  const samples = points.map((point, index) => {
    const dirty = random.chance(0.2);
    code += random.pick([1, 1, 2]);
    return {
      point,
      code: `${code}/${first.slice(2, 4)}`,
      day: daysAfter(first, Math.floor(index / 2)),
      time: `${random.whole(8, 12)}h${random.pick(['05', '20', '35', '50'])}`,
      acidity: random.whole(64, 83) / 10,
      chlorine: random.unless(0.12, random.whole(11, 68) / 100),
      turbidity: random.unless(0.15, random.whole(21, 190) / 100),
      bacteria: dirty ? random.whole(1, 14) : 0,
      conforms: !dirty,
      colonies: random.whole(0, 40),
    };
  });
  return {
    ...(UTILITIES[number % 5] as (typeof UTILITIES)[number]),
    taker,
    director,
    analyst,
    samples,
    first,
    seat: street(random, 'por'),
    issued: daysAfter(first, random.whole(7, 12)),
    bulletin: `BA-${random.digits(5)}`,
  };
}
type Drawn = ReturnType<typeof draw>;
type Sample = Drawn['samples'][number];

const decimal = (value: number | null, digits: number): Printed => (value === null ? 'n.d.' : amount(value, 'por', digits));
const PARAMETERS: [name: string, unit: string, limit: string, of: (sample: Sample) => Printed][] = [
  ['pH', 'Escala Sørensen', '6,5–9,5', ({ acidity }) => decimal(acidity, 1)],
  ['Cloro residual livre', 'mg/L', '0,2–0,6', ({ chlorine }) => decimal(chlorine, 2)],
  ['Turvação', 'UNT', '4,0', ({ turbidity }) => decimal(turbidity, 2)],
  ['Escherichia coli', 'UFC/100 mL', '0', ({ bacteria }) => bacteria],
  ['Colónias a 22 °C', 'UFC/mL', 's/ alt. anormal', ({ colonies }) => colonies],
];

const limits = (of: Drawn): string =>
  `<table class="full">${[
    line(['Amostra n.º', '', '', ...of.samples.map(({ code }) => code)], 'th'),
    line(['Ponto de colheita', '', '', ...of.samples.map(({ point }) => point)]),
    line(['Data da colheita', '', '', ...of.samples.map(({ day }) => figures(day, '-'))]),
    line(['Hora', '', '', ...of.samples.map(({ time }) => time)]),
    line(['Parâmetro', 'Unidade', 'V.P.', ...several(of.samples.length, () => 'Resultado')]),
    ...PARAMETERS.map(([name, unit, limit, value]) => line([name, unit, limit, ...of.samples.map((sample) => value(sample))])),
    line(['Apreciação', '', '', ...of.samples.map(({ conforms }) => (conforms ? 'conforme' : 'não conforme'))]),
  ].join('')}</table>`;

const plain = (of: Drawn): string =>
  `<table class="airy"><thead>${line(['', ...of.samples.map(({ code }) => `Am. ${code}`)], 'th')}</thead>${[
    line(['Local', ...of.samples.map(({ point }) => point)]),
    line(['Colhida em', ...of.samples.map(({ day, time }) => `${figures(day, '/')} ${time}`)]),
    ...PARAMETERS.map(([name, unit, , value]) => line([`${name} (${unit})`, ...of.samples.map((sample) => value(sample))])),
    line(['Conforme D.L. 69/2023', ...of.samples.map(({ conforms }) => (conforms ? 'Sim' : 'Não'))]),
  ].join('')}</table>`;

const page = (
  of: Drawn,
  full: boolean,
): string => `<div class="head"><b>${of.lab}</b><span class="sub">Boletim ${of.bulletin}<br>Emitido em ${inWords(of.issued, 'por')}</span></div><h1>Boletim de análise de água</h1><p>Cliente: <b>${of.utility}</b>, ${of.seat}<br>Colheita efetuada por ${of.taker}; receção no laboratório ${figures(daysAfter(of.first, 3), '/')}.</p>${full ? limits(of) : plain(of)}
<p class="sub">V.P. – valor paramétrico. n.d. – não determinado. Os resultados referem-se exclusivamente às amostras ensaiadas. Início dos ensaios: ${figures(daysAfter(of.first, 3), '/')}; fim: ${figures(daysAfter(of.issued, -1), '/')}.</p><div class="head" style="margin-top:14mm"><span>${of.analyst}<br>Técnica/o superior</span><span>${of.director}<br>Direção técnica</span></div>`;

/** Asked for in English; a column of the paper is a row. */
export const boletimAgua: DocumentFamily = {
  id: 'boletim-agua',
  language: 'por',
  name: 'Water samples',
  description: 'One row for each sample of water that was tested',
  fields: [
    text('Sample', 'Number of the sample'),
    text('Sampling point', ''),
    text('Sampling date', ''),
    figure('pH', ''),
    figure('Free chlorine', 'In mg/l'),
    figure('Turbidity', ''),
    figure('E. coli', 'Colonies in 100 ml'),
    yesNo('Compliant', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: paper(STYLE + look(number), page(of, number % 2 === 0), 'size: A4 landscape; margin: 15mm 18mm'),
      rows: of.samples.map((sample) => [
        sample.code,
        sample.point,
        sample.day,
        sample.acidity,
        sample.chlorine,
        sample.turbidity,
        sample.bacteria,
        sample.conforms ? 'yes' : 'no',
      ]),
    };
  },
};
