import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, between, clock, figure, page, person, place, round, shift, show, shown } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

/** A Spanish irrigation community's notice of turns: a ruled table, the ditch as a heading across it. */
export const irrigationTurns: DocumentFamily = {
  id: 'turnos-de-riego',
  language: 'es',
  name: 'Turnos de rega',
  description: 'uma linha por turno de cada regante',
  fields: [
    text('Comunidade', ''),
    number('Rodada', 'n.º da volta de rega'),
    text('Vala', 'a acéquia de onde vem a água'),
    text('Ordem', ''),
    text('Regante', ''),
    text('Parcela', ''),
    number('Área', 'hectares'),
    text('Cultura', ''),
    text('Dia', ''),
    text('Início', ''),
    text('Fim', ''),
    number('Minutos', ''),
    number('A pagar', 'euros'),
    yesNo('Em dívida', 'deve quotas de anos passados'),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const community = `Comunidad de Regantes ${random.pick(['de la Vega Baja', 'Azud de Poniente', 'del Brazal Nuevo', 'Huerta de Arriba'])}`;
    const turn = random.unless(0.15, random.whole(1, 9));
    const monday = aDay(random, '2025-04-07', 120);
    const rate = random.pick([0.18, 0.22, 0.31]);
    const blocks = random.some(['Acequia Mayor', 'Acequia del Molino', 'Brazal de las Monjas', 'Hijuela Honda'], 2).map((ditch) => {
      let minutes = random.whole(10, 14) * 30;
      let day = shift(monday, random.whole(0, 2));
      const lines = Array.from({ length: random.whole(4, 7) }, (_, i) => {
        const order = String(i + 1);
        const irrigator = person(random, 'es').full;
        const plot = random.unless(0.08, `${random.whole(2, 14)}-${random.whole(11, 240)}`);
        const area = between(random, 0.15, 2.6);
        const crop = random.unless(0.15, random.pick(['alfalfa', 'naranjos', 'maíz', 'almendros', 'hortalizas', 'olivos']));
        const lasts = Math.max(20, Math.round((area * 70) / 5) * 5);
        const starts = minutes;
        const ends = minutes + lasts;
        const due = random.unless(0.12, round(lasts * rate));
        const debt = random.chance(0.2);
        const opens = random.unless(0.07, clock(starts));
        const closes = random.unless(0.07, clock(ends));
        rows.push([community, turn, ditch, order, irrigator, plot, area, crop, day, opens, closes, lasts, due, said(debt)]);
        const line = `<tr><td class=c>${order}<td>${irrigator}${debt ? ' <sup>(*)</sup>' : ''}<td class=c>${shown(plot)}<td class=n>${figure(area, 'es')}<td>${shown(crop)}<td>${
          at % 2 ? show(day, 'DD/MM/YYYY', 'es') : show(day, 'w D-MM-YY', 'es')
        }<td class=c>${shown(opens)}<td class=c>${shown(closes)}<td class=n>${lasts}<td class=n>${due === null ? '' : figure(due, 'es')}`;
        minutes = ends;
        if (minutes > 1080) {
          minutes = 420;
          day = shift(day, 1);
        }
        return line;
      });
      return `<tr class=h><td colspan=10>${ditch} &nbsp;&ndash;&nbsp; acequiero: ${person(random, 'es').full}</tr>${lines.join('')}`;
    });
    const html = page(
      'es',
      '14mm 13mm',
      `body{font:9pt/1.35 "Liberation Serif"}.hd{text-align:center}.hd b{font-size:15pt}h1{font-size:12.5pt;text-align:center;letter-spacing:.2em;margin:12px 0}
table{width:100%;margin:10px 0}td,th{border:1px solid #444;padding:4px 5px}th{background:#dfe8ee;font-size:8pt;text-align:center}.h td{background:#f3f3f3;font-weight:bold}.n{text-align:right}.c{text-align:center}`,
      `<div class=hd><b>${community}</b><br>${place(random, 'es')} &middot; CIF G-${random.digits(8)}</div><h1>AVISO DE RIEGO</h1>
<p>Se pone en conocimiento de los señores regantes el orden de la ${turn === null ? 'presente' : `${turn}.ª`} tanda, que dará comienzo el ${show(monday, 'D [de] MMMM [de] YYYY', 'es')}.
La tarifa es de ${figure(rate, 'es')} € por minuto. Quien no esté en su compuerta a la hora pierde el turno.</p>
<table><thead><tr><th>Orden<th>Regante<th>Pol.-parc.<th>Sup. ha<th>Cultivo<th>Fecha<th>Abre<th>Cierra<th>Min.<th>Importe €</thead>${blocks.join('')}</table>
<p>(*) Con cuotas pendientes de ejercicios anteriores; deberá regularizarlas antes de abrir la compuerta.</p><p style="text-align:right">El secretario, ${person(random, 'es', false).full}</p>`,
    );
    return { html, rows };
  },
};
