import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { between, dayBetween, dec, dmy, esc, iso, long, person, place, plus, round, sheet, shown, street } from './paper.ts';

const CROPS = [
  ['Olivo', ['Picual', 'Arbequina', 'Hojiblanca'], ['Prays', 'Repilo', 'Mosca del olivo']],
  ['Almendro', ['Marcona', 'Guara', 'Lauranne'], ['Pulgón verde', 'Mancha ocre', 'Monilia']],
  ['Viñedo', ['Tempranillo', 'Airén', 'Bobal'], ['Oídio', 'Mildiu', 'Polilla del racimo']],
  ['Trigo blando', ['Nogal', 'Filón', 'Marcopolo'], ['Roya amarilla', 'Septoria', 'Malas hierbas hoja ancha']],
  ['Cebada', ['Planet', 'Meseta', 'Hispanic'], ['Helmintosporiosis', 'Avena loca', 'Rincosporiosis']],
] as const;
const BRANDS = [
  'CUPROSAL 50',
  'DELTAMAX',
  'AZUFREX WG',
  'TOPAZIL',
  'HERBISOL PLUS',
  'KARATEX ZEON',
  'FOLIMIL',
  'BORDELIX 20',
  'ROYAFIN EC',
];
const EFFECT = [
  ['Buena', 'good'],
  ['Regular', 'fair'],
  ['Mala', 'poor'],
] as const;

interface Parcel {
  id: string;
  crop: string;
  sort: string | null;
  pests: readonly string[];
  sown: number;
}
const parcelAt = (random: SeededRandom, at: number): Parcel => {
  const [crop, sorts, pests] = random.pick(CROPS);
  const id = `${random.whole(1, 28)}-${at}`;
  return { id, crop, sort: random.unless(0.12, random.pick(sorts)), pests, sown: between(random, 1.2, 14, 2) };
};

function treatment(random: SeededRandom, at: number, day: Date, applier: string, on: Parcel): { html: string; rows: TruthValue[][] } {
  const { id: parcel, crop, sort, pests, sown } = on;
  const treated = random.chance(0.7) ? sown : round(sown * 0.6, 2);
  const pest = random.unless(0.08, random.pick(pests));
  const count = random.chance(0.25) ? 2 : 1;
  const names = random.shuffled(BRANDS).slice(0, count);
  const span = count > 1 ? ` rowspan="${count}"` : '';
  const rows: TruthValue[][] = [];
  const lines = names.map((brand, i) => {
    const code = random.unless(0.1, random.pick([random.digits(5), `ES-${random.digits(5)}`]));
    const dose = random.unless(0.1, between(random, 0.15, 3.5, 2));
    const unit = random.pick(['l/ha', 'kg/ha']);
    const effect = random.unless(0.12, random.pick([EFFECT[0], EFFECT[0], EFFECT[1], EFFECT[2]] as const));
    rows.push([parcel, crop, sort, treated, iso(day), pest, brand, code, dose, dose === null ? null : unit, applier, effect?.[1] ?? null]);
    const td = (words: string): string => `<td>${esc(words)}</td>`;
    const shared = (words: string | number): string => (i === 0 ? `<td${span}>${esc(words)}</td>` : '');
    return `<tr>${shared(at)}${shared(parcel)}${shared(crop)}${shared(sort ?? '')}${shared(dec(sown, 2))}${shared(
      dec(treated, 2),
    )}${shared(dmy(day, '/', true))}${shared(pest ?? '')}
      ${shared(applier)}${shared(random.pick(['1', '2', '2']))}${td(brand)}${td(code ?? '')}${td(
        shown(dose, (n) => `${dec(n, 2)} ${unit}`),
      )}${td(effect?.[0] ?? '')}</tr>`;
  });
  return { html: `<tbody>${lines.join('')}</tbody>`, rows };
}

const sprays: DocumentFamily = {
  id: 'cuaderno-fitosanitario',
  language: 'es',
  name: 'Spray records Spain',
  description: 'One row per product sprayed; two products sprayed together make two rows',
  fields: [
    text('Plot', 'number of the parcel'),
    text('Crop', ''),
    text('Variety', 'of the crop'),
    number('Hectares sprayed', 'not the sown area'),
    text('Day', ''),
    text('Against', 'pest, disease or weed'),
    text('Product', ''),
    text('Register no.', 'official number of the product'),
    number('Dose', 'per hectare, without the unit'),
    text('Dose unit', ''),
    text('Who sprayed', 'name as written'),
    choice('Did it work', '', ['good', 'fair', 'poor']),
  ],
  write(random) {
    const farm = person(random, 'es');
    const year = random.pick([2024, 2025, 2026]);
    let day = dayBetween(random, `${year}-02-01`, `${year}-02-25`);
    const people = [person(random, 'es'), person(random, 'es')].map((p) => `${p.first[0]}. ${p.last}`);
    const parcels = Array.from({ length: random.whole(6, 9) }, (_, i) => parcelAt(random, i + 1));
    const list = Array.from({ length: random.whole(20, 27) }, (_, i) => {
      day = plus(day, random.whole(0, 11));
      return treatment(random, i + 1, day, random.pick(people), random.pick(parcels));
    });
    const html = sheet(
      'es',
      `body{font:10px/1.3 "Liberation Sans"}table{border-collapse:collapse;width:100%}td,th{border:1px
        solid #000;padding:6px 4px;vertical-align:middle}th{background:#d9e5c8;font-size:8px;text-align:center}
       tbody{break-inside:avoid}thead{display:table-header-group}h1{font-size:13px;margin:0 0 6px;text-align:center}
       .id{display:flex;border:1px solid #000;margin-bottom:8px}.id div{flex:1;padding:3px 6px;border-right:1px solid #000}`,
      `<h1>CUADERNO DE EXPLOTACIÓN – 3.1 REGISTRO DE ACTUACIONES FITOSANITARIAS EN PARCELAS</h1>
       <div class="id"><div>Titular: ${farm.full}</div><div>NIF: ${random.digits(8)}${random.letters(1)}</div>
       <div>Explotación: ${place(random, 'es')}</div><div>REGEPA: ES${random.digits(10)}</div><div>Campaña: ${year}</div></div>
       <table><thead><tr><th rowspan="2">Nº</th><th rowspan="2">Id. parcela</th><th colspan="2">Cultivo</th>
       <th colspan="2">Superficie (ha)</th><th rowspan="2">Fecha</th><th rowspan="2">Problemática fitosanitaria</th>
       <th rowspan="2">Aplicador</th><th rowspan="2">Equipo</th><th colspan="3">Producto fitosanitario</th>
       <th rowspan="2">Eficacia</th></tr>
       <tr><th>Especie</th><th>Variedad</th><th>Cultivada</th><th>Tratada</th><th>Nombre comercial</th><th>Nº registro</th>
       <th>Dosis</th></tr></thead>${list.map((l) => l.html).join('')}</table>
       <p>Equipo 1: pulverizador hidráulico 1.000 l (ROMA ${random.digits(6)}, última
       inspección ${dmy(dayBetween(random, '2022-01-01', '2023-12-30'), '/')}). Equipo 2: atomizador 2.000 l.</p>
       <p>Firma del titular: ________________________ &nbsp; Fecha de cierre: ____ / ____ / ______</p>`,
      '12mm 11mm',
      'A4 landscape',
    );
    return { html, rows: list.flatMap((l) => l.rows) };
  },
};

interface Eye {
  sphere: number;
  cylinder: number | null;
  axis: number | null;
}
const quarter = (random: SeededRandom, from: number, to: number): number => random.whole(from * 4, to * 4) / 4;
const eye = (random: SeededRandom, sphere: number): Eye => {
  const cylinder = random.unless(0.3, quarter(random, -2.5, -0.25));
  return { sphere, cylinder, axis: cylinder === null ? null : random.whole(1, 36) * 5 };
};
const signed = (n: number): string => (n > 0 ? '+' : '') + dec(n, 2);
const WEAR = [
  ['Uso costante', 'sempre'],
  ['Solo per la guida', 'in macchina'],
  ['Solo al videoterminale', 'al computer'],
] as const;

function taxCode(random: SeededRandom): string {
  const r = random;
  return `${r.letters(6)}${r.digits(2)}${r.letters(1)}${r.digits(2)}${r.letters(1)}${r.digits(3)}${r.letters(1)}`;
}

const glasses: DocumentFamily = {
  id: 'ricetta-occhiali',
  language: 'it',
  name: 'Ricette per occhiali',
  description: 'Una riga per ricetta; contano i valori per vedere lontano',
  fields: [
    text('Chi', 'il paziente'),
    text('Nato il', ''),
    text('Visitato il', ''),
    text('Oculista', 'il medico che prescrive'),
    number('Sfera occhio destro', 'con il segno'),
    number('Cilindro occhio destro', 'vuoto se non c’è'),
    number('Asse occhio destro', 'in gradi'),
    number('Sfera occhio sinistro', ''),
    number('Cilindro occhio sinistro', ''),
    number('Asse occhio sinistro', ''),
    choice('Quando portarli', '', ['sempre', 'in macchina', 'al computer']),
    yesNo('Antiriflesso', 'se il medico lo consiglia'),
  ],
  write(random, at) {
    const patient = person(random, 'it');
    const born = random.unless(0.15, dayBetween(random, '1941-01-01', '2012-12-28'));
    const seen = dayBetween(random, '2024-03-01', '2026-11-12');
    const doctor = person(random, 'it');
    const power = random.chance(0.65) ? quarter(random, -7, -0.5) : quarter(random, 0.25, 4);
    const right = eye(random, power);
    const left = eye(random, power + quarter(random, -1, 1));
    const wear = random.unless(0.15, random.pick(WEAR));
    const coat = random.unless(0.15, random.chance(0.6));
    const add = random.chance(0.5) ? quarter(random, 0.75, 2.75) : null;
    const date = (d: Date): string => (at % 3 === 0 ? dmy(d, '/') : at % 3 === 1 ? long(d, 'it') : dmy(d, '.', false));
    const cells = (e: Eye, more: number): string =>
      `<td>${signed(e.sphere + more)}</td><td>${shown(e.cylinder, signed)}</td><td>${shown(e.axis, (n) => `${n}°`)}</td>`;
    const line = (label: string, more: number): string =>
      `<tr><th>${label}</th>${cells(right, more)}<td class="gap"></td>${cells(left, more)}</tr>`;
    const notes = [
      wear ? wear[0] : '',
      random.pick(['Lenti organiche', 'Lenti infrangibili', 'Indice 1,60']),
      coat === null ? '' : coat ? 'con trattamento antiriflesso' : 'antiriflesso non necessario',
    ].filter((n) => n);
    const html = sheet(
      'it',
      `body{font:14px "Liberation Serif"}.h{text-align:center;border-bottom:1px solid #444;padding-bottom:9px}
        .h b{font-size:23px;font-weight:normal;font-style:italic}.h div{font-size:11px;line-height:1.5}
       .to{display:flex;justify-content:space-between;margin:34px 4px 26px}
       .hand{font:italic 17px "Liberation Serif";color:#1b2a6b}table{border-collapse:collapse;margin:10px auto 6px;width:100%}
       td{border-bottom:1px solid #999;text-align:center;font:italic
       17px "Liberation Serif";color:#1b2a6b;height:36px;width:12%}th{font:11px "Liberation Sans";text-align:left}.gap{border:0;width:4%}
       thead th{text-align:center;color:#444}.n{margin-top:28px;line-height:1.9}.s{margin:70px 20px 0 auto;width:220px;text-align:center}
       .foot{margin-top:90px;font-size:9px;text-align:center;color:#555}`,
      `<div class="h"><b>${doctor.female ? 'Dott.ssa' : 'Dott.'} ${doctor.full}</b>
        <div>Medico Chirurgo · Specialista in Oftalmologia<br>${street(random, 'it')}
        – ${place(random, 'it')} · tel. 0${random.digits(3)} ${random.digits(6)}<br>Riceve
        per appuntamento · C.F. ${taxCode(random)}</div></div>
       <div class="to"><span>${patient.female ? 'Sig.ra' : 'Sig.'}
       <span class="hand">${patient.full}</span>${
         born
           ? `&nbsp;&nbsp; ${random.pick(['n.', patient.female ? 'nata il' : 'nato il'])}
       <span class="hand">${date(born)}</span>`
           : ''
       }</span><span class="hand">${place(random, 'it')}, ${date(seen)}</span></div>
       <div>Si prescrivono lenti:</div>
       <table><thead><tr><th></th><th colspan="3">O.D.</th><th></th><th colspan="3">O.S.</th></tr><tr><th></th><th>sf.</th><th>cil.</th>
       <th>asse</th><th></th><th>sf.</th><th>cil.</th><th>asse</th></tr></thead>
       ${line('Lontano', 0)}${add === null ? '' : line('Vicino', add)}</table>
       <div style="font-size:11px">Distanza interpupillare mm ${random.whole(57, 69)}
       &nbsp;·&nbsp; Visus corretto: OD ${random.whole(7, 10)}/10 – OS ${random.whole(7, 10)}/10 &nbsp;·&nbsp;
       Schema TABO${add === null ? '' : ` &nbsp;·&nbsp; Add. ${signed(add)}`}</div>
       <div class="n hand">${notes.map((n) => `– ${n}`).join('<br>')}<br>–
       Controllo tra ${random.pick(['12 mesi', 'due anni', '6 mesi'])}, pressione oculare ${random.whole(12, 19)} mmHg in OO</div>
       <div class="s hand">${doctor.full
         .split(' ')
         .map((w) => `${w[0]}.`)
         .join(' ')}<div style="border-top:1px solid #444;font:10px
       'Liberation Sans';color:#444">timbro e firma</div></div>
       <div class="foot">La presente prescrizione non è valida come certificato di idoneità alla guida.</div>`,
      '16mm 22mm',
    );
    const name = { anyOf: [doctor.full, `${doctor.female ? 'Dott.ssa' : 'Dott.'} ${doctor.full}`] };
    const row: TruthValue[] = [
      patient.full,
      born && iso(born),
      iso(seen),
      name,
      right.sphere,
      right.cylinder,
      right.axis,
      left.sphere,
      left.cylinder,
      left.axis,
    ];
    return { html, rows: [[...row, wear?.[1] ?? null, coat === null ? null : coat ? 'yes' : 'no']] };
  },
};

export const SOUTH: readonly DocumentFamily[] = [sprays, glasses];
