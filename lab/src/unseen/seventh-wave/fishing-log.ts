import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, between, clock, dated, figure, plusDays, sheet } from '../sixth-wave/paper.ts';
import { listing, row, safe } from './paper.ts';

const SPECIES = [
  ['Merluza', 'HKE'],
  ['Rape', 'MNZ'],
  ['Gallo', 'LEZ'],
  ['Pulpo', 'OCC'],
  ['Jurel', 'HOM'],
  ['Cigala', 'NEP'],
  ['Faneca', 'BIB'],
] as const;
const STATES = [
  ['entero', 'ENT'],
  ['eviscerado', 'EVI'],
  ['descabezado', 'DES'],
] as const;

/** A trawler's log: the species of each haul under the haul they came up in, whose sum is not a catch. */
export const fishingLog: DocumentFamily = {
  id: 'fishing-log',
  language: 'es',
  name: 'Diario de pesca',
  description: 'una fila por especie y lance',
  fields: [
    text('barco', ''),
    text('matrícula', ''),
    text('patrón', ''),
    text('puerto', 'donde se desembarca'),
    number('lance', ''),
    text('fecha', ''),
    text('largada', 'hora en que se larga el arte'),
    text('virada', 'hora en que se vira'),
    text('cuadrícula', ''),
    number('profundidad', 'brazas o metros, según ponga'),
    text('especie', ''),
    choice(
      'presentación',
      '',
      STATES.map(([state]) => state),
    ),
    number('kg', 'retenidos a bordo'),
    number('descarte', 'kg devueltos al mar'),
    number('talla', 'talla media en cm'),
  ],
  write(random, at) {
    const layout = at % 3;
    const boat = random.pick(['Nuevo Virgen del Mar', 'Hermanos Louro', 'Punta Candieira', 'Siempre Carmiña', 'Playa de Laxe']);
    const plate = `3ª ${random.pick(['CO', 'VI', 'GI', 'ST'])}-${random.whole(1, 9)}-${random.whole(2, 40)}-${random.pick(['98', '03', '11', '17'])}`;
    const skipper = random.unless(0.2, person(random, 'spa'));
    const port = random.unless(0.15, random.pick(['Burela', 'Ribeira', 'Avilés', 'Santoña', 'Ondarroa']));
    const first = aDay(random, '2024-09-02', 480);
    const rows: TruthValue[][] = [];
    const hauls = Array.from({ length: random.whole(4, 6) }, (_, index) => {
      const shot = random.pick([325, 410, 615, 870, 1025]) + random.whole(0, 50);
      return {
        haul: index + 1,
        day: plusDays(first, Math.floor(index / 2)),
        shot,
        hauled: random.unless(0.1, shot + random.whole(150, 260)),
        square: `${random.whole(14, 18)}E${random.whole(0, 9)}`,
        depth: random.unless(0.15, random.whole(60, 240)),
        catches: random.some(SPECIES, random.whole(2, 5)).map(([species, code]) => ({
          species,
          code,
          state: random.unless(0.08, random.pick(STATES)),
          kept: random.chance(0.3) ? between(random, 3, 40) : random.whole(12, 640),
          thrown: random.unless(0.35, random.whole(0, 45)),
        })),
      };
    });
    for (const { haul, day, shot, hauled, square, depth, catches } of hauls)
      for (const { species, code, state, kept, thrown } of catches)
        rows.push([
          boat,
          plate,
          skipper,
          port,
          haul,
          day,
          clock(shot),
          hauled === null ? null : clock(hauled),
          square,
          depth,
          layout === 1 ? species : { anyOf: [species, code, `${species} (${code})`, `${code} ${species}`] },
          layout === 2 ? null : (state?.[0] ?? null),
          kept,
          thrown,
          null,
        ]);
    const kilos = (value: number | null): string => (value === null ? '' : figure(value, 'es', Number.isInteger(value) ? 0 : 1));
    const total = (catches: readonly { kept: number }[]): string =>
      kilos(Math.round(catches.reduce((sum, { kept }) => sum + kept, 0) * 10) / 10);
    if (layout === 0) {
      const body = hauls.map(({ haul, day, shot, hauled, square, depth, catches }) =>
        [
          `<tr class="haul"><td colspan="5">LANCE ${haul} &nbsp; ${dated(day, 'DD/MM/YYYY')} &nbsp; largada ${clock(shot)}${hauled === null ? '' : ` &nbsp; virada ${clock(hauled)}`} &nbsp; cuadrícula ${square}${depth === null ? '' : ` &nbsp; sonda ${depth} m`}</td></tr>`,
          ...catches.map(({ species, code, state, kept, thrown }) => row([code, species, state?.[1] ?? null, kilos(kept), kilos(thrown)])),
          `<tr class="sum"><td colspan="3">Total del lance</td><td>${total(catches)}</td><td></td></tr>`,
        ].join(''),
      );
      return {
        html: sheet(
          "body{font:9.5pt 'Liberation Sans'}h1{font-size:14pt}.id{display:grid;grid-template-columns:1fr 1fr;border:.8pt solid #000;margin-bottom:4mm}.id div{padding:1mm 2mm;border:.3pt solid #000}.id small{display:block;font-size:6.5pt;color:#333}table{width:100%}th,td{border:.6pt solid #444;padding:1.6pt 5pt;text-align:left}tr{break-inside:avoid}.haul{break-after:avoid}.haul td{background:#dbe8ef;font-weight:bold}.sum td{font-style:italic}td:nth-last-child(-n+2),th:nth-last-child(-n+2){text-align:right}.haul td{text-align:left!important}",
          `<h1>Diario de pesca y declaración de desembarque</h1><div class="id"><div><small>1. Nombre del buque</small>${boat}</div><div><small>2. Matrícula y folio</small>${plate}</div><div><small>3. Patrón</small>${skipper ?? '&nbsp;'}</div><div><small>4. Puerto de desembarque</small>${port ?? '&nbsp;'}</div></div>${listing('', row(['Código', 'Especie', 'Pres.', 'Retenido (kg)', 'Descarte (kg)'], 'th'), body.join(''))}<p>Pres.: ENT entero, EVI eviscerado, DES descabezado. Margen de tolerancia 10 %.</p>`,
        ),
        rows,
      };
    }
    if (layout === 1) {
      const body = hauls.map(({ haul, day, shot, hauled, square, depth, catches }) =>
        catches
          .map(({ species, state, kept, thrown }, index) =>
            row([
              ...(index
                ? ['', '', '', '', '']
                : [
                    haul,
                    dated(day, 'D/M/YY'),
                    `${clock(shot)}\n${hauled === null ? '' : clock(hauled)}`,
                    square,
                    depth === null ? '' : depth,
                  ]),
              species,
              state?.[0] ?? null,
              kilos(kept),
              kilos(thrown),
            ]),
          )
          .join(''),
      );
      return {
        html: sheet(
          "body{font:9pt 'Liberation Serif'}h1{font-size:16pt;margin:0;font-weight:normal}table{width:100%;margin-top:4mm}th{border-bottom:1pt solid #000;border-top:1pt solid #000;font-size:8pt;text-align:left;padding:1pt 4pt}td{padding:1.5pt 4pt;vertical-align:top}th:nth-child(n+8),td:nth-child(n+8){text-align:right}tr:last-child td{border-bottom:1pt solid #000}",
          `<h1>Buque ${boat} <small>(${plate})</small></h1><div>Hoja del cuaderno de a bordo${port === null ? '' : `. Descarga en el puerto de ${port}`}${skipper === null ? '' : `. Patrón: ${skipper}`}</div>${listing('', row(['Lance', 'Día', 'Larg.\nVir.', 'Cuadr.', 'Prof. m', 'Especie', 'Estado', 'A bordo kg', 'Devuelto kg'], 'th'), body.join(''))}<p>Total a bordo: <b>${total(hauls.flatMap(({ catches }) => catches))} kg</b></p>`,
        ),
        rows,
      };
    }
    const block = ({ haul, day, shot, hauled, square, depth, catches }: (typeof hauls)[number]): string =>
      `<section><h2>Lance n.º ${haul}, ${dated(day, 'D', 'es')} de ${dated(day, 'MMMM', 'es')} de ${day.slice(0, 4)}</h2><p>Se larga a las ${clock(shot)} en la cuadrícula ${square}${depth === null ? '' : `, con ${depth} brazas de fondo`}${hauled === null ? '' : `, y se vira a las ${clock(hauled)}`}.</p><ul>${catches
        .map(
          ({ species, code, kept, thrown }) =>
            `<li>${safe(species)} (${code}): ${kilos(kept)} kg${thrown === null ? '' : `, más ${kilos(thrown)} kg devueltos`}</li>`,
        )
        .join('')}</ul><div class="sum">Suma ${total(catches)} kg</div></section>`;
    return {
      html: sheet(
        "body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:13pt;border:1.5pt solid #000;padding:2mm;text-align:center}h2{font-size:10.5pt;margin:4mm 0 0}p{margin:1mm 0}ul{margin:0}.sum{margin-left:12mm;border-top:.5pt solid #000;width:50mm}section{break-inside:avoid}.heads{columns:2}",
        `<h1>DIARIO DEL BUQUE PESQUERO</h1><div class="heads"><div>Embarcación: ${boat}</div><div>Matrícula: ${plate}</div><div>Patrón: ${skipper ?? ''}</div><div>Puerto de venta: ${port ?? ''}</div></div>${hauls.map(block).join('')}`,
      ),
      rows,
    };
  },
};
