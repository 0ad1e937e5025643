import { choice, number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dayAs, dmy, later, money, sum } from './figures.ts';
import { persons } from './names.ts';
import { beside, boxes, esc, grid, parts, sheets } from './sheets.ts';

const FIRMS = [
  { firm: 'Lacticínios Serra Branca, S.A.', ink: '#1d4ed8' },
  { firm: 'Gouveia & Lemos – Arquitetos', ink: '#b45309' },
  { firm: 'Instituto Atlântico de Formação', ink: '#0f766e' },
  { firm: 'Transportes Botelho, Lda.', ink: '#000' },
  { firm: 'Cortiças do Sado, S.A.', ink: '#7c3aed' },
];
const KINDS = ['Alojamento', 'Refeições', 'Transporte', 'Combustível', 'Outros'] as const;
const SHOPS: Record<(typeof KINDS)[number], readonly (readonly [string, string])[]> = {
  Alojamento: [
    ['Hotel Dom Gaspar', 'Duas noites, visita ao cliente'],
    ['Pousada da Ria', 'Uma noite'],
  ],
  Refeições: [
    ['Tasca do Abílio', 'Almoço com fornecedor'],
    ['Café Lusitano', 'Pequeno-almoço'],
    ['Marisqueira O Farol', 'Jantar com a equipa comercial e o auditor externo'],
  ],
  Transporte: [
    ['Táxis Invicta', 'Estação – feira'],
    ['Comboios do Norte', 'Bilhete de ida e volta'],
    ['Auto-estradas do Vale', 'Portagens'],
  ],
  Combustível: [
    ['Posto Galo', 'Gasóleo 41 litros'],
    ['Petrovia', 'Gasolina, carro de serviço'],
  ],
  Outros: [
    ['Papelaria Minerva', 'Fotocópias e pastas'],
    ['Parque da Praça', 'Estacionamento'],
    ['Correios', 'Carta registada'],
  ],
};

function draw(random: SeededRandom, number: number) {
  const first = later('2026-01-11', random.whole(0, 210));
  let day = first;
  const expenses = Array.from({ length: [7, 9, 22, 4, 12][number % 5] as number }, () => {
    const kind = random.pick(KINDS);
    const [shop, what] = random.pick(SHOPS[kind]);
    day = later(day, random.pick([0, 0, 1]));
    const foreign = number === 2 && random.chance(0.3);
    const amount = cents(random.whole(180, 24_800) / 100);
    const rate = foreign ? 1.18 : 1;
    return {
      day,
      kind,
      shop,
      what,
      receipt: random.unless(0.25, `${random.pick(['FR ', 'FS ', ''])}${random.digits(2)}/${random.digits(4)}`),
      currency: foreign ? 'GBP' : 'EUR',
      amount,
      vat: foreign ? null : random.unless(0.2, cents(amount * (kind === 'Refeições' ? 0.115 : 0.187))),
      euros: cents(amount * rate),
      card: random.chance(0.4),
    };
  });
  const [who, boss] = persons(random, 'por', 2) as [string, string];
  return {
    ...(FIRMS[number % 5] as (typeof FIRMS)[number]),
    who,
    boss,
    department: random.pick(['Comercial', 'Obras', 'Direção financeira', 'Logística']),
    report: `${random.pick(['RD-', 'DESP/', ''])}${random.digits(4)}`,
    purpose: random.pick(['Feira de Leiria', 'Visitas a clientes no Minho', 'Auditoria à filial', 'Reunião anual']),
    expenses,
    first,
    sent: later(day, random.whole(2, 9)),
    advance: random.pick([0, 0, 100, 250]),
    nif: random.digits(9),
    project: random.unless(0.4, `C${random.digits(3)}`),
  };
}
type Drawn = ReturnType<typeof draw>;
const eur = (value: number): string => money(value, 'pt-PT');
const all = (of: Drawn): number => sum(of.expenses.map(({ euros }) => euros));
const own = (of: Drawn): number => sum(of.expenses.filter(({ card }) => !card).map(({ euros }) => euros));

function boxed(of: Drawn): string {
  const pages = parts(of.expenses, 12, 16);
  return sheets(
    `body{font:8.8pt 'Liberation Sans'}h1{font-size:14pt;margin:0 0 4mm;color:${of.ink}}.boxes div{border:.6pt solid #555;padding:1mm 2mm;margin:0 -.6pt -.6pt 0}.boxes small{display:block;font-size:6.4pt;color:${of.ink}}.box{width:100%;margin-top:5mm}.box td,.box th{border:.5pt solid #555;padding:1.2mm 1.5mm;font-size:8pt}.box th{background:#f3f4f6;font-size:7.2pt}`,
    pages.map((expenses, at) => {
      const last = at === pages.length - 1;
      return `${
        at === 0
          ? `<h1>Relatório de despesas</h1>${boxes(
              [
                ['Empresa', of.firm, 2],
                ['N.º do relatório', of.report],
                ['Colaborador', of.who],
                ['Departamento', of.department],
                ['Centro de custo', of.project],
                ['Motivo', of.purpose, 2],
                ['Data de entrega', dmy(of.sent, '/')],
              ],
              3,
            )}`
          : `<p>Relatório ${of.report} – ${of.who} (continuação)</p>`
      }${grid(
        ['Data', 'Categoria', 'Fornecedor', 'Descrição', 'Recibo n.º', 'Moeda', '>Valor', '>IVA', '>Em EUR', 'Pago com'],
        [
          ...expenses.map((item) => [
            dmy(item.day, '/'),
            item.kind,
            item.shop,
            item.what,
            item.receipt,
            item.currency,
            eur(item.amount),
            item.vat === null ? null : eur(item.vat),
            eur(item.euros),
            item.card ? 'cartão da empresa' : 'próprio',
          ]),
          ...(last ? [[null, null, null, 'Total', null, null, null, null, eur(all(of)), null]] : []),
        ],
        'box',
      )}${last ? `<p class="r" style="margin-top:3mm">Adiantamento: ${eur(of.advance)} €<br><b>A reembolsar ao colaborador: ${eur(own(of) - of.advance)} €</b></p><p>Juntar os recibos originais agrafados. Despesas sem recibo não são aceites acima de 10 €.</p><p style="margin-top:10mm">Aprovado por: ${of.boss}</p>` : ''}<div class="foot" style="font-size:7pt">${esc(of.firm)} · NIPC ${of.nif} · Página ${at + 1} de ${pages.length}</div>`;
    }),
  );
}

/** The expenses under a heading for each category, with a subtotal. */
function grouped(of: Drawn): string {
  const rows = KINDS.flatMap((kind) => {
    const items = of.expenses.filter((item) => item.kind === kind);
    return items.length === 0
      ? []
      : [
          kind,
          ...items.map((item) => [
            dmy(item.day, '-'),
            `${item.shop}\n${item.what}`,
            item.receipt ?? 's/ recibo',
            item.card ? 'C' : 'P',
            item.vat === null ? null : eur(item.vat),
            eur(item.amount),
          ]),
          [null, `Subtotal ${kind.toLowerCase()}`, null, null, null, eur(sum(items.map(({ amount }) => amount)))],
        ];
  });
  return sheets(
    `body{font:10pt 'URW Bookman','Liberation Serif';font-size:8.8pt}h1{font-size:12.5pt;margin:0;border-bottom:1.5pt solid ${of.ink}}.beside{margin:5mm 0}.beside td{padding:.4mm 6mm .4mm 0}.bare{width:100%}.bare th{font-size:7.4pt;font-weight:normal;color:#555}.bare td{padding:.6mm 1.5mm .6mm 0}.wide td{font-weight:bold;color:${of.ink};padding-top:2.5mm}`,
    [
      `<h1>${esc(of.firm)} — Nota de despesas ${of.report}</h1>${beside([['Apresentada por', `${of.who} (${of.department})`], ['Entregue em', dayAs(of.sent, 'pt-PT')], ['Objetivo da deslocação', of.purpose], ...(of.project === null ? [] : [['Imputar a', of.project] as const])])}${grid(['Data', 'Fornecedor e descrição', 'Recibo', 'Pag.', '>IVA €', '>Total €'], rows, 'bare')}<p class="r" style="margin-top:3mm;border-top:1pt solid"><b>Total geral ${eur(all(of))} €</b></p><p>Pag.: C = cartão da empresa, P = pago pelo próprio. A devolver ao próprio: ${eur(own(of))} €.</p><p style="margin-top:8mm">Visto do responsável: ${of.boss}</p><div class="foot" style="font-size:7pt">Conservar 10 anos. NIPC ${of.nif}. Pág. 1/1</div>`,
    ],
  );
}

export const relatorioDespesas: DocumentFamily = {
  id: 'relatorio-despesas',
  language: 'por',
  name: 'Despesas dos colaboradores',
  description: 'Uma linha por despesa (cada recibo); os subtotais não contam.',
  fields: [
    text('Colaborador', ''),
    text('Departamento', ''),
    text('Relatório', 'Número do relatório ou da nota de despesas'),
    text('Data de entrega', ''),
    text('Centro de custo', ''),
    text('Data da despesa', ''),
    choice('Categoria', '', [...KINDS]),
    text('Fornecedor', 'Onde foi gasto'),
    text('Descrição', ''),
    text('Recibo', 'Número do recibo'),
    text('Moeda', 'Código de três letras; sem indicação, EUR'),
    figure('Valor', 'Na moeda em que foi pago'),
    figure('IVA', ''),
    yesNo('Cartão da empresa', 'Foi pago com o cartão da empresa'),
  ],
  write(random, number) {
    const of = draw(random, number);
    const byKind = number % 2 === 1;
    const order = byKind ? KINDS.flatMap((kind) => of.expenses.filter((item) => item.kind === kind)) : of.expenses;
    return {
      html: byKind ? grouped(of) : boxed(of),
      rows: order.map((item) => [
        of.who,
        of.department,
        of.report,
        of.sent,
        of.project,
        item.day,
        item.kind,
        item.shop,
        item.what,
        item.receipt,
        item.currency,
        item.amount,
        item.vat,
        item.card ? 'yes' : 'no',
      ]),
    };
  },
};
