import { choice, number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, between, figure, page, person, place, shift, show, shown, street, word, workday } from '../fourth-wave/paper.ts';

const CLASSES = ['Virgen extra', 'Virgen', 'Lampante'] as const;

/** A Spanish tasting panel's certificate of one sample of olive oil: labels above, medians in a small table. */
export const oilTasting: DocumentFamily = {
  id: 'cata-de-aceite',
  language: 'es',
  name: 'Assaggi olio',
  description: '',
  fields: [
    text('Certificato', 'numero'),
    text('Campione', 'codice dato dal laboratorio'),
    text('Frantoio', ''),
    text('Varietà', ''),
    text('Lotto', ''),
    number('Litri', 'quantità che il lotto rappresenta'),
    text('Arrivato', ''),
    text('Assaggiato', ''),
    text('Capo panel', ''),
    number('Fruttato', 'mediana'),
    number('Amaro', ''),
    number('Piccante', ''),
    number('Difetto', 'mediana del difetto più sentito'),
    text('Quale difetto', ''),
    choice('Classe', '', ['extra vergine', 'vergine', 'lampante']),
    number('Assaggiatori', ''),
  ],
  write(random, at) {
    const grade = random.whole(0, 2);
    const code = `${random.letters(2)}-${random.digits(4)}`;
    const certificate = `${random.digits(3)}/${random.pick(['25', '26'])}`;
    const mill = `${random.pick(['Almazara', 'Molino'])} ${random.pick(['del Cerro', 'Los Acebuches', 'Hermanos Tejada', 'La Cañada Honda'])}`;
    const variety = random.unless(0.15, random.pick(['Picual', 'Hojiblanca', 'Cornicabra', 'Arbequina', 'Picual y Arbequina']));
    const lot = random.unless(0.1, `D${random.whole(1, 24)}-${random.digits(3)}`);
    const litres = random.unless(0.2, random.whole(8, 240) * 125);
    const came = workday(aDay(random, '2025-11-03', 120));
    const tasted = workday(shift(came, random.whole(1, 9)));
    const chief = random.unless(0.1, person(random, 'es').full);
    const fruit = grade === 2 ? 0 : between(random, 1.2, 6.4, 1);
    const bitter = random.unless(0.08, between(random, 0.5, 5, 1));
    const hot = random.unless(0.08, between(random, 0.5, 5.5, 1));
    const flaw = grade === 0 ? null : random.pick(['Atrojado', 'Avinado', 'Rancio', 'Moho-humedad', 'Borras']);
    const flawMedian = grade === 0 ? 0 : grade === 1 ? between(random, 0.6, 3.4, 1) : between(random, 3.6, 6, 1);
    const tasters = random.unless(0.15, random.whole(8, 12));
    const above = (label: string, value: string): string => `<div><i>${label}</i><span>${value || '&nbsp;'}</span></div>`;
    const n = (value: number | null): string => (value === null ? '' : figure(value, 'es', 1));
    const html = page(
      'es',
      '17mm 19mm',
      `body{font:10pt/1.35 "DejaVu Sans";font-size:9.2pt}.hd{display:flex;gap:14px;align-items:center;border-bottom:5px double #5d6b1e;padding-bottom:9px}
.o{width:46px;height:46px;border-radius:50%;background:#5d6b1e}.hd b{font-size:13.5pt;color:#5d6b1e}h1{font-size:12.5pt;letter-spacing:.12em;margin:16px 0 10px}
.g{display:grid;grid-template-columns:repeat(3,1fr);gap:11px 22px}.g i{display:block;font-style:normal;font-size:6.8pt;color:#5d6b1e;text-transform:uppercase}.g span{border-bottom:1px solid #bbb;display:block;font-size:10pt}
table{margin:18px 0;width:66%}td,th{padding:3px 9px;border-bottom:1px solid #ccc}td:last-child,th:last-child{text-align:right}.h td{background:#eef0dd;font-weight:bold;text-align:left}
.r{border:2px solid #5d6b1e;padding:10px 14px;font-size:12pt}.s{margin-top:50px;font-size:8.6pt}`,
      `<div class=hd><div class=o></div><div><b>Panel de Cata ${place(random, 'es')}</b><br>${street(random, 'es')} &middot; NIF G${random.digits(8)}</div></div>
<h1>CERTIFICADO DE CATA N.º ${certificate}</h1>
<div class=g>${above('Solicitante', mill)}${above('Identificación de la muestra', code)}${above('Lote / depósito', shown(lot))}
${above('Variedad', shown(variety))}${above('Volumen representado', litres === null ? '' : `${figure(litres, 'es', 0)} litros`)}${above('Precinto', at % 2 ? 'Intacto' : `Intacto, n.º ${random.digits(6)}`)}
${above('Fecha de recepción', show(came, 'DD/MM/YYYY', 'es'))}${above('Fecha de la cata', show(tasted, 'DD/MM/YYYY', 'es'))}${above('Jefe de panel', shown(chief))}</div>
<table><tr><th>Atributo<th>Mediana</tr><tr class=h><td colspan=2>Positivos</tr><tr><td>Frutado${random.pick([' (verde)', ' (maduro)', ''])}<td>${n(fruit)}<tr><td>Amargo<td>${n(bitter)}<tr><td>Picante<td>${n(hot)}
<tr class=h><td colspan=2>Negativos</tr><tr><td>Defecto predominante<td>${n(flawMedian)}<tr><td>Defecto percibido<td>${flaw ?? '—'}</table>
<p class=r>Clasificación: <b>ACEITE DE OLIVA ${(CLASSES[grade] ?? '').toUpperCase()}</b></p>
<p>${tasters === null ? 'Cata realizada en copas normalizadas' : `Cata realizada por ${tasters} catadores, en copas normalizadas`}, a 28 ± 2 °C. CVr% del atributo: ${figure(between(random, 4, 18, 1), 'es', 1)}.
El resultado se refiere únicamente a la muestra recibida. Muestra conservada hasta el ${show(shift(tasted, 90), 'DD/MM/YYYY', 'es')}.</p>
<p class=s>${word(random, 'Emitido Expedido Firmado')} el ${show(shift(tasted, 1), 'D [de] MMMM [de] YYYY', 'es')}. Firma del jefe de panel:</p>`,
    );
    return {
      html,
      rows: [
        [
          certificate,
          code,
          mill,
          variety,
          lot,
          litres,
          came,
          tasted,
          chief,
          fruit,
          bitter,
          hot,
          flawMedian,
          flaw,
          ['extra vergine', 'vergine', 'lampante'][grade] ?? null,
          tasters,
        ],
      ],
    };
  },
};
