import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, figure, page, person, place, shift, show, shown, street } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const THINGS = [
  ['Tear horizontal de pedal', 'madeira e ferro'],
  ['Charrua de aiveca', 'ferro e azinho'],
  ['Máquina de costura de mesa', 'ferro fundido'],
  ['Rádio a válvulas', 'baquelite'],
  ['Estandarte da banda filarmónica', 'seda bordada'],
  ['Balança decimal', 'ferro e latão'],
] as const;

/** A Portuguese municipal museum's deed of gift: giver and thing side by side, conditions as clauses. */
export const museumGift: DocumentFamily = {
  id: 'auto-de-doacao',
  language: 'pt',
  name: 'Donaciones',
  description: 'un acta por fila',
  fields: [
    text('Museo', ''),
    text('Nº inventario', 'el que le da el museo'),
    text('Donante', ''),
    text('NIF', 'del donante'),
    text('Teléfono', ''),
    text('Objeto', ''),
    text('Material', ''),
    text('Época', 'tal como está escrita'),
    number('Alto', 'cm'),
    number('Ancho', 'cm'),
    choice('Estado', '', ['bueno', 'regular', 'malo']),
    number('Valor', 'estimado, en euros'),
    text('Historia', 'de dónde viene el objeto'),
    text('Entregado', 'fecha'),
    yesNo('Nombre público', 'el donante acepta que lo nombren'),
    text('Recibido por', ''),
  ],
  write(random, at) {
    const town = place(random, 'pt');
    const museum = `Museu Municipal de ${town}`;
    const inventory = random.unless(0.15, `MM.${random.digits(4)}.${random.digits(2)}`);
    const giver = person(random, 'pt').full;
    const tax = random.unless(0.1, `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`);
    const phone = random.unless(0.2, `91${random.digits(1)} ${random.digits(3)} ${random.digits(3)}`);
    const [thing, made] = random.pick(THINGS);
    const material = random.unless(0.12, made);
    const age = random.unless(0.15, random.pick(['início do séc. XX', 'c. 1935', '2.ª metade do séc. XIX', 'anos 50']));
    const high = random.unless(0.15, random.whole(24, 190));
    const wide = random.unless(0.15, random.whole(24, 160));
    const state = random.unless(0.1, random.whole(0, 2));
    const value = random.unless(0.35, random.whole(4, 90) * 10);
    const story = random.unless(
      0.3,
      random.pick([
        'Pertenceu à avó da doadora, que o usou até 1962.',
        'Veio da oficina da família, fechada em 1988.',
        'Encontrado no sótão da casa paroquial.',
      ]),
    );
    const given = aDay(random, '2025-01-14', 450);
    const named = random.unless(0.15, random.chance(0.6));
    const received = random.unless(0.1, person(random, 'pt').full);
    const pair = (label: string, filled: string): string => `<dt>${label}<dd>${filled || '&nbsp;'}`;
    const box = (on: boolean): string => `<span class=q>${on ? 'X' : '&nbsp;'}</span>`;
    const html = page(
      'pt',
      '16mm 18mm',
      `body{font:9.8pt/1.4 "Liberation Sans"}.hd{border-left:9px solid #8c1c3f;padding-left:12px}.hd b{font-size:14pt}h1{font-size:16pt;font-weight:normal;margin:20px 0 6px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:28px}h2{font-size:9pt;background:#f2e6ea;padding:4px 8px;margin:12px 0 6px}dl{margin:0}dt{font-size:7.6pt;color:#8c1c3f}dd{margin:0 0 7px;font-size:10.2pt}
.q{display:inline-block;width:14px;height:14px;line-height:13px;border:1px solid #000;text-align:center;font-size:8.4pt;margin:0 5px 0 12px}ol{padding-left:18px}
.sg{display:grid;grid-template-columns:1fr 1fr;gap:60px;margin-top:52px;text-align:center;font-size:8.4pt}.sg span{border-top:1px solid #000;padding-top:3px}`,
      `<div class=hd><b>${museum}</b><br>Câmara Municipal de ${town} &middot; Divisão de Cultura<br>${street(random, 'pt')} &middot; tel. 2${random.digits(2)} ${random.digits(3)} ${random.digits(3)}</div>
<h1>Auto de doação</h1><p>Processo ${random.digits(2)}/${random.pick(['2025', '2026'])}${at % 2 ? '' : ` &ndash; proposta aceite em ${show(shift(given, -random.whole(15, 60)), 'DD/MM/YYYY', 'pt')}`}</p>
<div class=two><div><h2>DOADOR</h2><dl>${pair('Nome', giver)}${pair('Morada', `${street(random, 'pt')}, ${place(random, 'pt')}`)}${pair('Contribuinte', shown(tax))}${pair('Telemóvel', shown(phone))}</dl>
<p>Autoriza a menção do seu nome na legenda:<br>${box(named === true)}Sim${box(named === false)}Não</p></div>
<div><h2>BEM DOADO</h2><dl>${pair('Designação', thing)}${pair('Materiais', shown(material))}${pair('Datação', shown(age))}${pair(
        'Dimensões (alt. x larg.)',
        `${high === null ? '____' : high} x ${wide === null ? '____' : wide} cm`,
      )}${pair('N.º de inventário', shown(inventory))}</dl><p>Conservação:<br>${['Bom', 'Regular', 'Mau'].map((one, i) => box(state === i) + one).join('')}</p></div></div>
<h2>PROVENIÊNCIA</h2><p>${shown(story, '<br>')}</p><h2>CONDIÇÕES</h2>
<ol><li>A doação é feita a título definitivo e sem encargos.<li>Para efeitos de seguro, atribui-se ao bem o valor de ${value === null ? '.................. euros' : `${figure(value, 'pt')} €`}.
<li>O Museu decide da exposição do bem, que pode ser emprestado por prazo até ${random.whole(2, 5)} anos.</ol>
<p>O bem foi entregue no dia ${show(given, at % 2 ? 'DD.MM.YYYY' : 'D [de] MMMM [de] YYYY', 'pt')}, do que se lavrou este auto em dois exemplares.</p>
<div class=sg><span>${giver}<br>(o doador)</span><span>${shown(received, '&nbsp;')}<br>(pelo Museu)</span></div>`,
    );
    return {
      html,
      rows: [
        [
          museum,
          inventory,
          giver,
          tax,
          phone,
          thing,
          material,
          age,
          high,
          wide,
          state === null ? null : (['bueno', 'regular', 'malo'][state] ?? null),
          value,
          story,
          given,
          said(named),
          received,
        ],
      ],
    };
  },
};
