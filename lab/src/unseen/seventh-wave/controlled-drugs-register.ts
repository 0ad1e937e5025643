import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { firm, person } from '../../generate/people-and-places.ts';
import { aDay, dated, plusDays, sheet } from '../sixth-wave/paper.ts';
import { listing, row, safe } from './paper.ts';

const DRUGS = [
  ['Morfina', '10 mg/ml', 'ampolas'],
  ['Metadona', '40 mg', 'comprimidos'],
  ['Fentanilo', '25 µg/h', 'adesivos'],
  ['Oxicodona', '20 mg', 'comprimidos'],
  ['Petidina', '50 mg/ml', 'ampolas'],
] as const;

interface Movement {
  iso: string;
  order: number;
  inward: boolean;
  quantity: number;
  who: string;
  paper: string;
  doctor: string | null;
  left: number;
  initials: string | null;
}

/** A pharmacy's book of controlled drugs: each drug's comings and goings, with sums carried from page to page. */
export const controlledDrugsRegister: DocumentFamily = {
  id: 'controlled-drugs-register',
  language: 'pt',
  name: 'Estupefacientes',
  description: 'uma linha por movimento',
  fields: [
    text('farmácia', ''),
    text('substância', ''),
    text('dosagem', ''),
    text('data', ''),
    number('n.º', 'número de ordem'),
    choice('movimento', '', ['entrada', 'saída']),
    number('quantidade', 'unidades'),
    text('de / para', 'fornecedor ou doente'),
    text('documento', 'número da guia ou da receita'),
    text('médico', 'quem receitou'),
    number('saldo', 'o que fica em stock'),
    text('rubrica', 'iniciais de quem registou'),
    text('lote', ''),
  ],
  write(random, at) {
    const layout = at % 3;
    const pharmacy = `Farmácia ${random.pick(['Central', 'Nova da Ribeira', 'Santa Iria', 'do Rossio', 'Barreto'])}`;
    let order = random.whole(40, 900);
    const rows: TruthValue[][] = [];
    const pages = random.some(DRUGS, 2).map(([drug, strength, unit]) => {
      const opening = random.whole(3, 18) * 2;
      let [left, day] = [opening, aDay(random, '2025-01-08', 300)];
      const movements = Array.from({ length: random.whole(7, 11) }, (): Movement => {
        day = plusDays(day, random.whole(0, 6));
        order += 1;
        const inward = left < 8 || random.chance(0.25);
        const quantity = inward ? random.pick([10, 20, 30, 50]) : random.whole(1, Math.min(left, 14));
        left += inward ? quantity : -quantity;
        return {
          iso: day,
          order,
          inward,
          quantity,
          who: inward ? firm(random, 'por') : person(random, 'por'),
          paper: inward ? `G-${random.digits(5)}` : `R${random.digits(7)}`,
          doctor: inward ? null : random.unless(0.1, `Dr. ${person(random, 'por')}`),
          left,
          initials: random.unless(0.15, `${random.letters(1)}.${random.letters(1)}.`),
        };
      });
      return { drug, strength, unit, opening, movements };
    });
    for (const { drug, strength, movements } of pages)
      for (const one of movements)
        rows.push([
          pharmacy,
          drug,
          strength,
          one.iso,
          one.order,
          one.inward ? 'entrada' : 'saída',
          one.quantity,
          one.who,
          one.paper,
          one.doctor === null ? null : { anyOf: [one.doctor, one.doctor.replace('Dr. ', '')] },
          one.left,
          layout === 1 ? null : one.initials,
          null,
        ]);
    if (layout === 0) {
      const heads =
        '<tr><th rowspan="2">N.º</th><th rowspan="2">Data</th><th colspan="3">Entradas</th><th colspan="4">Saídas</th><th rowspan="2">Saldo</th><th rowspan="2">Rub.</th></tr>' +
        row(['Fornecedor', 'Guia', 'Quant.', 'Doente', 'Receita', 'Médico', 'Quant.'], 'th');
      const body = pages.map(({ drug, strength, unit, opening, movements }, index) => {
        const carried = (label: string, value: number): string =>
          `<tr class="carried"><td colspan="9">${label}</td><td>${value}</td><td></td></tr>`;
        const lines = movements.map((one) =>
          row([
            one.order,
            dated(one.iso, 'DD/MM/YY'),
            ...(one.inward
              ? [one.who, one.paper, one.quantity, '', '', '', '']
              : ['', '', '', one.who, one.paper, one.doctor, one.quantity]),
            one.left,
            one.initials,
          ]),
        );
        return `<div class="${index ? 'next' : ''}"><div class="top"><b>${pharmacy}</b><span>Folha ${random.whole(2, 90)}</span></div><h1>Substância: ${drug} ${strength} (${unit})</h1>${listing('', heads, carried('Transporte da folha anterior', opening) + lines.join('') + carried('A transportar', movements.at(-1)?.left ?? 0))}</div>`;
      });
      return {
        html: sheet(
          "body{font:8pt 'Liberation Sans Narrow'}.top{display:flex;justify-content:space-between}h1{font-size:12pt;margin:2mm 0}table{width:100%}th,td{border:.5pt solid #000;padding:2pt 3pt;text-align:left;vertical-align:top}.carried td{background:#eee;font-style:italic}.next{break-before:page}td:nth-last-child(2){text-align:right;font-weight:bold}",
          `${body.join('')}<p>Registo conferido nos termos do artigo 29.º. Qualquer rasura deve ser ressalvada.</p>`,
          'A4 landscape',
        ),
        rows,
      };
    }
    if (layout === 1) {
      const body = pages.map(
        ({ drug, strength, unit, opening, movements }) =>
          `<h2>${drug}, ${strength}, ${unit}</h2><p>Existência inicial ${opening}</p>${movements
            .map(
              (one) =>
                `<div class="m"><div>${dated(one.iso, 'DD-MM-YYYY')}</div><div>${one.inward ? 'Entrada' : 'Saída'} n.º ${one.order}: <b>${one.quantity}</b> ${one.inward ? `de ${safe(one.who)}` : `para ${safe(one.who)}`}<br><small>${one.inward ? 'guia de remessa' : 'receita'} ${one.paper}${one.doctor === null ? '' : `, prescrita por ${one.doctor}`}</small></div><div class="r">saldo ${one.left}</div></div>`,
            )
            .join('')}`,
      );
      return {
        html: sheet(
          "body{font:10pt/1.3 'Liberation Serif'}h1{font-size:15pt}h2{font-size:12pt;border-bottom:1pt solid #555;margin:5mm 0 1mm}p{margin:0;font-style:italic}.m{display:flex;gap:6mm;margin:1.6mm 0;break-inside:avoid}.m>div:nth-child(1){width:24mm}.m>div:nth-child(2){flex:1}small{color:#444}",
          `<div>${pharmacy}</div><h1>Livro de estupefacientes e psicotrópicos</h1>${body.join('')}`,
        ),
        rows,
      };
    }
    const lines = pages.map(({ drug, strength, unit, opening, movements }) => {
      const line = (one: Movement): string =>
        `${dated(one.iso, 'DD.MM.YYYY')} ${String(one.order).padStart(4)} ${one.inward ? 'E' : 'S'} ${String(one.quantity).padStart(4)} ${String(one.left).padStart(5)}  ${one.paper.padEnd(10)}${safe(one.who)}${one.initials === null ? '' : `  [${one.initials}]`}${one.doctor === null ? '' : `\n${' '.repeat(39)}médico: ${one.doctor}`}`;
      return `\nSUBSTÂNCIA ${drug}\nDOSAGEM    ${strength}   FORMA ${unit}\n\n   DATA    N.º  M  QTD SALDO  DOCUMENTO ORIGEM OU DESTINO\n${'-'.repeat(78)}\n${' '.repeat(17)}saldo anterior ${String(opening).padStart(5)}\n${movements.map(line).join('\n')}\n${'-'.repeat(78)}\n`;
    });
    return {
      html: sheet(
        "pre{font:9.2pt/1.3 'Liberation Mono';margin:0}",
        `<pre>${pharmacy}\nMAPA DE PSICOTRÓPICOS                        E = entrada   S = saída\n${lines.join('')}</pre>`,
      ),
      rows,
    };
  },
};
