import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, clock, figure, page, person, place, shift, show, shown, street, word } from './paper.ts';

/** A town's contract with a band for its fiestas; clauses over two pages. */
const bandContract: DocumentFamily = {
  id: 'contrato-actuacion-musical',
  language: 'es',
  name: 'Contratos de conciertos',
  description: 'Cada contrato firmado con un grupo o una orquesta es una fila',
  fields: [
    text('Grupo', ''),
    text('Quien contrata', ''),
    text('CIF de quien contrata', ''),
    text('Día del concierto', ''),
    text('Empieza a las', ''),
    number('Minutos', 'lo que dura como mínimo'),
    number('Caché', 'lo que cobra el grupo sin el IVA'),
    number('Señal', 'lo que se paga al firmar'),
    number('Penalización', 'tanto por ciento que paga el ayuntamiento o la comisión si lo anula tarde'),
    yesNo('Traen el sonido', 'si el equipo lo pone el grupo'),
    number('Cenas', ''),
    text('Juzgados', 'ciudad donde se pleitea'),
  ],
  write(random, at) {
    const band = `${random.pick(['Orquesta', 'Grupo', 'Charanga', 'Los'])} ${word(
      random,
      'Alborada Caramelo Verbena Luceros Tramontana Bandoleros Nácar Cometas',
    )} ${random.pick(['', 'Show', 'del Sur'])}`.trim();
    const town = place(random, 'es');
    const body = random.pick([`Ayuntamiento de ${town}`, `Comisión de Fiestas de ${town}`, `Asociación Cultural La Peña de ${town}`]);
    const taxNo = random.unless(0.12, body.startsWith('Ayunt') ? `P${random.digits(7)}${random.letters(1)}` : `G${random.digits(8)}`);
    const signed = aDay(random, '2025-01-15', 380);
    const day = shift(signed, random.whole(45, 190));
    const startsAt = random.unless(0.12, random.whole(40, 47) * 30);
    const minutes = random.unless(0.1, random.pick([75, 90, 120, 150, 180]));
    const fee = random.whole(9, 130) * 100;
    const deposit = random.unless(0.15, Math.round((fee * random.pick([0.2, 0.25, 0.3])) / 10) * 10);
    const penalty = random.unless(0.15, random.pick([25, 40, 50, 60, 75]));
    const other = random.pick([10, 20, 100]);
    const sound = random.unless(0.12, random.chance(0.5) ? 'yes' : 'no');
    const dinners = random.unless(0.2, random.whole(5, 16));
    const court = random.unless(0.12, random.pick(['Albacete', 'Soria', 'Teruel', 'Huesca', 'Jaén', 'Zamora']));
    const agent = person(random, 'es');
    const mayor = person(random, 'es');
    const euros = (sum: number): string => `${figure(sum, 'es', at % 2 ? 2 : 0)} ${at % 2 ? '€' : 'euros'}`;
    const long = random.pick(['W, D [de] MMMM [de] YYYY', 'D [de] MMMM [de] YYYY', 'DD/MM/YYYY']);
    const from = startsAt === null ? null : `${Math.floor(startsAt / 60)}:${String(startsAt % 60).padStart(2, '0')}`;
    const ordinals = ['PRIMERA', 'SEGUNDA', 'TERCERA', 'CUARTA', 'QUINTA', 'SEXTA', 'SÉPTIMA', 'OCTAVA', 'NOVENA', 'DÉCIMA'];
    const clauses = [
      `Objeto. LA EMPRESA se obliga a presentar la actuación de <b>${band}</b> ante el público de ${town} el ${show(day, long, 'es')}${
        from ? `, dando comienzo a las ${from} horas` : ', a la hora que fije el programa de fiestas'
      }, en ${random.pick(['la plaza Mayor', 'el recinto ferial', 'el frontón municipal'])}.
En caso de lluvia la actuación se trasladará al polideportivo, y si ello no fuera posible se aplicará la cláusula SEXTA.`,
      `Duración. ${
        minutes
          ? `La actuación tendrá una duración no inferior a ${minutes} minutos, con un descanso de ${random.pick([
              15, 20,
            ])} minutos que no se computa.`
          : 'La duración será la habitual de su espectáculo, con un descanso.'
      } Las pruebas de sonido se harán a partir de las 17:00 horas y
no pasarán de 60 minutos.
La instalación deberá estar libre de vehículos desde las 9:00 horas del mismo día.`,
      `Precio. EL CONTRATANTE abonará la cantidad de ${euros(fee)}, a la que se sumará el IVA vigente (21 %), es decir, un total de
${euros(Math.round(fee * 121) / 100)}.
En dicho precio están comprendidos los desplazamientos, las retribuciones de los músicos y las cuotas a la Seguridad Social.`,
      `Forma de pago. ${
        deposit === null
          ? 'La totalidad se hará efectiva'
          : `A la firma de este documento se entregan ${euros(deposit)} a
cuenta. El resto se hará efectivo`
      } mediante transferencia a la cuenta
ES${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)} ${random.digits(10)} antes del ${show(
        shift(day, -random.whole(1, 5)),
        'D [de] MMMM [de] YYYY',
        'es',
      )}.
La demora devengará un interés del ${random.pick([1, 1.5, 2]).toString().replace('.', ',')} % mensual.`,
      `Medios técnicos. ${
        sound === null
          ? 'Los medios técnicos se detallan en el anexo que las partes intercambiarán más adelante.'
          : sound === 'yes'
            ? `LA EMPRESA aporta por su cuenta el equipo de sonido e iluminación, con una potencia de ${random.whole(8, 30)}.000 vatios, y sus
técnicos.`
            : 'El equipo de sonido e iluminación será alquilado por EL CONTRATANTE a su cargo, conforme al listado que se le ha remitido.'
      }
EL CONTRATANTE facilitará un escenario de al menos ${random.whole(8, 14)} x ${random.whole(6, 9)} metros, cubierto, y una toma de corriente
trifásica de ${random.pick([63, 125])} amperios a menos de 25 metros.`,
      `Suspensión. ${
        penalty === null
          ? 'La cancelación se regirá por lo dispuesto en el Código Civil.'
          : `Si EL CONTRATANTE desistiera con
menos de ${random.pick([15, 30])} días de antelación,
deberá indemnizar a LA EMPRESA con el ${penalty} % del precio.`
      } Si la causa fuera imputable a LA EMPRESA, esta devolverá lo percibido y
abonará un ${other} % adicional.
Cuando lo impida la autoridad por luto oficial o fuerza mayor se buscará nueva fecha dentro de los doce meses siguientes.`,
      `Alojamiento y manutención. ${
        dinners === null
          ? 'Se acordarán con la debida antelación entre las partes.'
          : `EL CONTRATANTE ofrecerá
${dinners} cenas calientes a los componentes y técnicos, antes de las 21:30 horas,` +
            ` así como ${random.whole(24, 60)} botellines de agua en el escenario.`
      } Habrá dos camerinos con espejo y llave.`,
      `Permisos y derechos de autor. EL CONTRATANTE gestionará las licencias y liquidará a la entidad de gestión los derechos que
correspondan, así como el seguro de responsabilidad civil por un
mínimo de ${figure(random.pick([150000, 300000, 600000]), 'es', 0)} euros. La grabación o difusión de la actuación, incluso parcial,
requiere la autorización escrita de LA EMPRESA.`,
      `Publicidad. En los carteles y programas figurará el nombre artístico tal como consta en este contrato. LA EMPRESA enviará
${random.whole(50, 200)} carteles sin coste. La venta de discos y camisetas
durante el concierto queda reservada a los componentes.`,
      `Fuero. ${
        court === null
          ? 'Las partes procurarán resolver de forma amistosa toda discrepancia.'
          : `Con renuncia a su propio fuero,
las partes se someten a los juzgados y tribunales de ${court}.`
      }
Este documento se extiende por duplicado y a un solo efecto.`,
    ];
    const html = page(
      'es',
      '24mm 25mm 20mm',
      `body{font:11.4pt/1.55 "Liberation Serif"}h1{font-size:13pt;text-align:center;margin:0 0
24px}p{text-align:justify;margin-bottom:1em}
.sg{display:grid;grid-template-columns:1fr 1fr;text-align:center;margin-top:46px;break-inside:avoid}.sg span{padding-top:70px}`,
      `<h1>CONTRATO DE ACTUACIÓN ARTÍSTICA N.º ${random.whole(3, 190)}/${signed.slice(0, 4)}</h1>
<p>En ${place(random, 'es')}, a ${show(signed, 'D [de] MMMM [de] YYYY', 'es')}.</p><p style="text-align:center"><b>REUNIDOS</b></p>
<p>De una parte, ${mayor.female ? 'D.ª' : 'D.'} ${mayor.full}, con DNI ${random.digits(8)}-${random.letters(1)}, en nombre y representación
de <b>${body}</b>, con domicilio en ${street(random, 'es')},
${taxNo ? `y CIF ${taxNo}, ` : ''}en adelante EL CONTRATANTE.</p>
<p>De otra, ${agent.female ? 'D.ª' : 'D.'} ${agent.full}, en calidad de representante de ${word(
        random,
        'Espectáculos Producciones Representaciones',
      )} ${agent.last.split(' ')[0]}, S.L., con CIF B${random.digits(8)} y domicilio en
${street(random, 'es')}, ${place(random, 'es')}, en adelante LA EMPRESA, que actúa por encargo del grupo musical.</p><p>Ambas partes se
reconocen capacidad suficiente y acuerdan las siguientes</p>
<p style="text-align:center"><b>CLÁUSULAS</b></p>${clauses.map((clause, i) => `<p><b>${ordinals[i]}.-</b> ${clause}</p>`).join('')}
<div class=sg><div>EL CONTRATANTE<br><span>&nbsp;</span><br><br>Fdo.: ${mayor.full}</div><div>LA
EMPRESA<br><span>&nbsp;</span><br><br>Fdo.: ${agent.full}</div></div>`,
    );
    const start = from === null || startsAt === null ? null : { anyOf: [from, clock(startsAt), `${from} horas`] };
    return { html, rows: [[band, body, taxNo, day, start, minutes, fee, deposit, penalty, sound, dinners, court]] };
  },
};

const BREEDS = [
  'Bracco Italiano',
  'Spinone Italiano',
  'Lagotto Romagnolo',
  'Pastore Bergamasco',
  'Cirneco dell’Etna',
  'Segugio Maremmano',
  'Volpino Italiano',
];

/** An Italian dog's pedigree: a sheet across with the tree of forebears. */
const pedigree: DocumentFamily = {
  id: 'pedigree-cane',
  language: 'it',
  name: 'Cani con pedigree',
  description: 'Una riga per cane, quello a cui è intestato il certificato',
  fields: [
    text('Cane', 'nome per esteso'),
    text('Numero nel libro', 'del cane, non dei genitori'),
    text('Razza', ''),
    choice('Maschio o femmina', '', ['maschio', 'femmina']),
    text('Nascita', ''),
    text('Chip', ''),
    text('Mantello', 'colore del pelo'),
    text('Padre', ''),
    text('Madre', ''),
    text('Nonno da parte di mamma', ''),
    text('Chi lo ha allevato', ''),
    text('Padrone attuale', 'l’ultimo proprietario registrato'),
  ],
  write(random, at) {
    const kennel = (): string =>
      random.pick([
        `della ${word(random, 'Rocca Torre Pieve Valle')} ${word(random, 'Chiara Antica Fiorita Alta')}`,
        `di Casa ${person(random, 'it').last}`,
        `del ${word(random, 'Poggio Borgo Bosco')} ${word(random, 'Rosso Scuro Fatato')}`,
      ]);
    const male = 'Argo Brando Conte Ettore Falco Lampo Moro Nerone Orso Pippo Rocco Tuono Ulisse Vento Zeno';
    const lady = 'Alba Brina Cora Diana Stella Frida Gemma Luna Mirta Nuvola Ombra Perla Rugiada Tea Viola';
    const dog = (bitch: boolean): string => `${word(random, bitch ? lady : male)} ${kennel()}`;
    const bitch = random.chance(0.5);
    const name = dog(bitch);
    const book = `LO${random.digits(2)}${random.digits(5)}`;
    const breed = random.pick(BREEDS);
    const born = random.unless(0.08, aDay(random, '2018-03-01', 2500));
    const chip = random.unless(0.12, `380${random.digits(12)}`);
    const coat = random.unless(0.12, random.pick(['bianco arancio', 'roano marrone', 'fulvo', 'nero focato', 'grigio ferro', 'bianco']));
    const printedSex = random.unless(0.1, bitch ? 'F' : 'M');
    const parents = [dog(false), random.unless(0.08, dog(true))];
    const grand = Array.from({ length: 4 }, (_, i) => random.unless(0.12, dog(i % 2 === 1)));
    const great = Array.from({ length: 8 }, (_, i) => random.unless(0.15, dog(i % 2 === 1)));
    const breeder = random.unless(0.1, person(random, 'it').full);
    const owners = Array.from({ length: random.whole(1, 3) }, () => person(random, 'it').full);
    const title = (): string => (random.chance(0.4) ? `<br><i>${random.pick(['Ch. It.', 'Ch. Int.', 'Ch. It. Lav.', 'HD-A'])}</i>` : '');
    const cell = (one: string | null | undefined, span: number, mark: string): string =>
      `<td rowspan=${span}><small>${mark}</small> ${one ? `<b>${one}</b>${title()}<br><small>LO${random.digits(7)}</small>` : ''}</td>`;
    const tree = great
      .map(
        (one, i) =>
          `<tr>${i % 4 === 0 ? cell(parents[i / 4], 4, i ? 'M' : 'P') : ''}${
            i % 2 === 0 ? cell(grand[i / 2], 2, i % 4 ? 'M' : 'P') : ''
          }${cell(one, 1, i % 2 ? 'M' : 'P')}</tr>`,
      )
      .join('');
    const item = (label: string, value: string | null): string => `<div><small>${label}</small><br>${shown(value, '&nbsp;')}</div>`;
    const pattern = random.pick(['DD/MM/YYYY', 'D MMMM YYYY', 'DD.MM.YYYY']);
    const issued = shift(born ?? '2022-05-01', 120);
    const html = page(
      'it',
      '9mm',
      `body{font:8.6pt/1.25 "Liberation Serif"}.fr{border:5px double #1f5a3a;padding:9px
13px;min-height:188mm}.hd{text-align:center;color:#1f5a3a}
.hd b{font-size:16pt;letter-spacing:3px}.id{display:grid;grid-template-columns:2.2fr 1.1fr 1.3fr .6fr 1.2fr;gap:5px 14px;margin:9px
0;font-size:11pt}.id small{font-size:7pt;color:#1f5a3a;font-style:italic}
table.t{width:100%;font-size:8pt;table-layout:fixed}.t td{border:1px solid #1f5a3a;padding:2px 6px;vertical-align:middle;height:46px}.t
th{color:#1f5a3a;font-weight:normal;font-style:italic;text-align:center}.t small{color:#666;font-size:6.4pt}
.ft{display:grid;grid-template-columns:1fr 1.6fr 1fr;gap:20px;margin-top:9px;font-size:8pt}`,
      `<div class=fr><div class=hd><b>CERTIFICATO GENEALOGICO</b><br>Registro Cinofilo Nazionale &ndash; Libro Origini &ndash; Ufficio di
${place(random, 'it')}</div>
<div class=id>${item('Nome del soggetto', name)}${item('Iscrizione', book)}${item('Razza', breed)}${item(
        'Sesso',
        printedSex,
      )}${item('Data di nascita', born && show(born, pattern, 'it'))}
${item('Allevatore', breeder)}${item('Microchip', chip)}${item('Colore', coat)}${item(
        'Cucciolata',
        `n. ${random.whole(2, 9)}`,
      )}${item('Denuncia mod. B', born && show(shift(born, 60), pattern, 'it'))}</div>
<table class=t><tr><th>Genitori<th>Nonni<th>Bisnonni</tr>${tree}</table>
<div class=ft><div>Rilasciato il ${show(issued, pattern, 'it')}<br>Monta verificata da ${person(random, 'it').full}<br>P = padre, M =
madre<br>DNA depositato: ${random.chance(0.5) ? 'sì' : 'no'}</div>
<div><b>Proprietà e passaggi</b><br>${owners
        .map(
          (owner, i) =>
            `${i + 1}) ${owner}, ${place(random, 'it')}, dal ${show(shift(issued, 40 + i * random.whole(300, 500)), 'DD/MM/YYYY', 'it')}`,
        )
        .join('<br>')}</div>
<div style="text-align:right">Il responsabile dell’ufficio<br><i style="font-size:13pt">${person(random, 'it').full}</i>${
        at % 2 ? '<br>(timbro a secco)' : ''
      }</div></div></div>`,
      'A4 landscape',
    );
    return {
      html,
      rows: [
        [
          name,
          book,
          breed,
          printedSex === null ? null : bitch ? 'femmina' : 'maschio',
          born,
          chip,
          coat,
          parents[0] ?? null,
          parents[1] ?? null,
          grand[2] ?? null,
          breeder,
          owners.at(-1) ?? null,
        ],
      ],
    };
  },
};

export const SOUTH: readonly DocumentFamily[] = [bandContract, pedigree];
