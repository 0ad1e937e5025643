import { number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { bars, dayAs, dmy, later, money } from './figures.ts';
import { address, persons } from './names.ts';
import { beside, boxes, esc, grid, sheets } from './sheets.ts';

const SENDERS = [
  { sender: 'Laboratorios Cifuentes, S.A.', ink: '#0369a1' },
  { sender: 'Conservas La Almadraba, S.L.', ink: '#b45309' },
  { sender: 'Distribuciones Bermejo Hnos.', ink: '#222' },
  { sender: 'Químicas del Ebro, S.A.U.', ink: '#6d28d9' },
  { sender: 'Quesería Valle de Arán Viejo', ink: '#166534' },
];
const GOODS: readonly (readonly [string, string])[] = [
  ['Paracetamol 500 mg 40 comprimidos', 'caja'],
  ['Atún claro en aceite de oliva, lata RO-120', 'lata'],
  ['Gel hidroalcohólico 500 ml con dosificador', 'ud'],
  ['Queso curado de oveja, pieza 3 kg aprox.', 'pza'],
  ['Hipoclorito sódico 15 %, garrafa 25 kg', 'garrafa'],
  ['Suero fisiológico 0,9 % 250 ml', 'ud'],
  ['Tomate triturado extra 2,5 kg', 'lata'],
  ['Mascarilla quirúrgica IIR (50 ud.)', 'caja'],
  ['Aceite de oliva virgen extra 5 l', 'garrafa'],
  ['Film alimentario 30 cm x 300 m', 'rollo'],
];

function draw(random: SeededRandom, number: number) {
  const date = later('2026-01-20', random.whole(0, 200));
  const lines = random
    .shuffled(GOODS)
    .slice(0, [6, 5, 9, 4, 7][number % 5])
    .map(([name, unit]) => {
      const ordered = random.pick([6, 12, 24, 48, 60, 1200]);
      const served = random.chance(0.3) ? (random.chance(0.3) ? 0 : ordered / 2) : ordered;
      const keeps = !/Film|Mascarilla/.test(name);
      return {
        code: `${random.digits(3)}${random.letters(2)}${random.digits(2)}`,
        name,
        unit,
        ordered,
        served,
        batch: served === 0 ? null : `L${random.digits(2)}${random.letters(1)}-${random.digits(3)}`,
        expiry: served === 0 || !keeps ? null : later(date, random.whole(90, 900)),
      };
    });
  const [driver, receiver, client] = persons(random, 'spa', 3) as [string, string, string];
  return {
    ...(SENDERS[number % 5] as (typeof SENDERS)[number]),
    date,
    lines,
    driver,
    receiver,
    client: `${random.pick(['Farmacia', 'Supermercados', 'Residencia', 'Hotel'])} ${client.split(' ').at(-1)}`,
    note: `${random.pick(['A', 'ALB-', '26/'])}${random.digits(6)}`,
    order: random.unless(0.35, `P-${random.digits(5)}`),
    plate: random.unless(0.4, `${random.digits(4)} ${random.letters(3)}`),
    packages: random.whole(2, 38),
    weight: random.whole(300, 9800) / 10,
    at: address(random, 'spa'),
    to: address(random, 'spa'),
    label: bars(random, 55),
    nif: `${random.pick(['A', 'B'])}${random.digits(8)}`,
  };
}
type Drawn = ReturnType<typeof draw>;
const count = (value: number): string => money(value, 'es-ES', 0);

const wide = (of: Drawn): string =>
  sheets(
    `body{font:9.4pt 'Liberation Sans'}h1{font-size:15pt;color:${of.ink};margin:0}.boxes div{border:.7pt solid ${of.ink};padding:1mm 2mm;margin:0 -.7pt -.7pt 0}.boxes small{display:block;font-size:6.5pt;color:${of.ink};text-transform:uppercase}.lines{width:100%;margin-top:6mm;border:.9pt solid ${of.ink}}.lines th{border:.6pt solid ${of.ink};padding:1.2mm 1.6mm;font-size:7.6pt}.lines td{border-left:.6pt solid ${of.ink};border-right:.6pt solid ${of.ink};padding:1.2mm 1.6mm}`,
    [
      `<div style="display:flex;justify-content:space-between;margin-bottom:6mm"><div><h1>${esc(of.sender)}</h1>${of.at.street}<br>${of.at.place}<br>NIF ${of.nif}</div><div class="r"><b style="font-size:14pt">ALBARÁN DE ENTREGA</b><br>${of.label}</div></div>${boxes(
        [
          ['Núm. albarán', of.note],
          ['Fecha', dmy(of.date, '/')],
          ['Su pedido', of.order],
          ['Matrícula', of.plate],
          ['Cliente', of.client, 2],
          ['Dirección de entrega', `${of.to.street}, ${of.to.place}`, 2],
        ],
        4,
      )}${grid(
        ['Código', 'Descripción', 'Lote', 'Caducidad', '>Pedido', '>Servido', '>Pendiente'],
        of.lines.map((item) => [
          item.code,
          item.name,
          item.batch,
          item.expiry === null ? null : dmy(item.expiry, '/'),
          count(item.ordered),
          `${count(item.served)}`,
          count(item.ordered - item.served),
        ]),
        'lines',
      )}<p style="margin-top:4mm">Bultos: ${of.packages} &nbsp;&nbsp; Peso bruto: ${money(of.weight, 'es-ES', 1)} kg &nbsp;&nbsp; Portes: pagados</p><p style="font-size:7.5pt">Las cantidades pendientes se servirán en cuanto haya existencias. No se admiten devoluciones pasadas 24 horas. Material frágil.</p><div style="display:flex;justify-content:space-between;margin-top:12mm"><div>Transportista: ${of.driver}</div><div style="border:.6pt solid;width:70mm;height:24mm;padding:1mm 2mm">Recibí (firma y sello)<br><span style="font:italic 15pt Z003,cursive">${of.receiver}</span></div></div><div class="foot" style="font-size:6.5pt">Inscrita en el Registro Mercantil de Navarra, tomo 1.204, folio 77. Ejemplar para el cliente. Hoja 1 de 1</div>`,
    ],
  );

/** Every article over two lines: what it is above, batch and expiry below. */
const stacked = (of: Drawn): string =>
  sheets(
    `body{font:10pt 'DejaVu Serif';font-size:9pt}h1{font-size:13pt;text-align:center;border:1pt solid;padding:2mm;margin:0 0 6mm}.bare{width:100%;margin-top:6mm}.bare th{border-bottom:1pt solid;padding:1mm;font-size:8pt}.bare td{padding:1.3mm 1mm;border-bottom:.3pt dotted}.beside td{padding:.5mm 5mm .5mm 0}.stamp{position:absolute;right:30mm;bottom:60mm;border:1.6pt solid #b91c1c;color:#b91c1c;padding:2mm 4mm;transform:rotate(-8deg);font:bold 11pt 'Liberation Sans'}`,
    [
      `<h1>${esc(of.sender)} – Nota de entrega ${of.note}</h1><div style="display:flex;justify-content:space-between"><div>Entregado a:<br><b>${esc(of.client)}</b><br>${of.to.street}<br>${of.to.place}</div>${beside([['Fecha de salida', dayAs(of.date, 'es-ES')], ['Referencia del pedido', of.order ?? '—'], ['Conductor', of.driver], ...(of.plate === null ? [] : [['Vehículo', of.plate] as const])])}</div>${grid(
        ['Ref.', 'Artículo', '>Cant. pedida', '>Cant. entregada'],
        of.lines.map((item) => [
          item.code,
          item.batch === null
            ? `${item.name}\nSIN EXISTENCIAS`
            : `${item.name}\nLote: ${item.batch}${item.expiry === null ? '' : `   Cad.: ${dmy(item.expiry, '-')}`}`,
          `${count(item.ordered)} ${item.unit}`,
          `${count(item.served)} ${item.unit}`,
        ]),
        'bare',
      )}<p class="r" style="margin-top:3mm">Total bultos ${of.packages} · ${money(of.weight, 'es-ES', 1)} kg</p><p style="margin-top:6mm">Observaciones: entregar por el muelle de atrás, de 8 a 13 h.</p><p style="margin-top:16mm">Conforme: ${of.receiver}</p><div class="stamp">RECIBIDO ${dmy(later(of.date, 1), '-')}</div><div class="foot" style="font-size:7pt">${esc(of.sender)} · ${of.at.street}, ${of.at.place} · NIF ${of.nif} · Este documento no es factura.</div>`,
    ],
  );

export const albaranLotes: DocumentFamily = {
  id: 'albaran-lotes',
  language: 'spa',
  name: 'Albaranes con lote',
  description: 'Una fila por cada artículo del albarán.',
  fields: [
    text('Proveedor', ''),
    text('Albarán', 'Número del albarán o nota de entrega'),
    text('Fecha', ''),
    text('Pedido', 'Nuestro número de pedido'),
    text('Cliente', ''),
    text('Matrícula', 'Del vehículo'),
    text('Código', ''),
    text('Artículo', 'Solo el nombre, sin lote ni caducidad'),
    text('Lote', ''),
    text('Caducidad', ''),
    figure('Cantidad pedida', ''),
    figure('Cantidad servida', 'Lo que ha llegado de verdad'),
    figure('Pendiente', 'Si el papel lo dice'),
    figure('Bultos', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const twoLines = number === 1 || number === 4;
    return {
      html: twoLines ? stacked(of) : wide(of),
      rows: of.lines.map((item) => [
        of.sender,
        of.note,
        of.date,
        of.order,
        of.client,
        of.plate,
        item.code,
        item.name,
        item.batch,
        item.expiry,
        item.ordered,
        item.served,
        twoLines ? null : item.ordered - item.served,
        of.packages,
      ]),
    };
  },
};
