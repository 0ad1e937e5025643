import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, between, clock, figure, page, person, place, round, shift, show, shown, street, word } from './paper.ts';

/** A Portuguese youth football match sheet: two teams, each its own heading; a row is a player. */
const matchSheet: DocumentFamily = {
  id: 'ficha-de-jogo',
  language: 'pt',
  name: 'Jogadores por jogo',
  description: 'Cada atleta inscrito na ficha, das duas equipas, é uma linha',
  fields: [
    text('Data do jogo', ''),
    text('Árbitro', 'o principal, não os auxiliares'),
    number('Público', 'quantas pessoas estavam a ver'),
    text('Clube', 'equipa do atleta'),
    text('Nome', 'sem as marcas de capitão ou guarda-redes'),
    number('Camisola', ''),
    text('Licença', ''),
    text('Nascido a', ''),
    yesNo('Começou a jogar', 'estava na equipa inicial'),
    number('Entrou ao minuto', ''),
    number('Golos', ''),
    choice('Castigo', 'cartão mais grave que levou', ['amarelo', 'vermelho']),
  ],
  write(random, at) {
    const date = aDay(random, '2025-09-06', 250);
    const referee = random.unless(0.12, person(random, 'pt', false).full);
    const crowd = random.unless(0.15, random.whole(18, 340));
    const pattern = random.pick(['DD-MM-YYYY', 'D [de] MMMM [de] YYYY', 'DD/MM/YY']);
    const rows: TruthValue[][] = [];
    const firstPlace = place(random, 'pt');
    const clubs = [
      `${random.pick(['GD', 'UD', 'ACD'])} ${firstPlace}`,
      `${random.pick(['SC', 'CF', 'AD'])} ${
        ['Alcaria', 'Bairro Novo', 'Ribeirinhas', 'Monte Claro'].filter((one) => one !== firstPlace)[random.whole(0, 3)]
      }`,
    ];
    const team = (club: string, role: string): string => {
      const numbers = random.shuffled(Array.from({ length: 22 }, (_, i) => i + 1));
      const line = (starter: boolean, i: number): string => {
        const name = person(random, 'pt', false).full;
        const shirt = random.unless(0.06, numbers[i] ?? 30);
        const licence = random.unless(0.12, random.digits(7));
        const born = random.unless(0.12, aDay(random, '2013-01-01', 700));
        const came = starter || random.chance(0.3) ? null : random.whole(11, 55);
        const goals = random.unless(0.05, random.chance(0.75) || (!starter && came === null) ? 0 : random.whole(1, 3));
        const card = random.chance(0.85) ? null : random.pick(['amarelo', 'amarelo', 'vermelho'] as const);
        rows.push([date, referee, crowd, club, name, shirt, licence, born, starter ? 'yes' : 'no', came, goals, card]);
        return `<tr><td>${shown(shirt)}<td class=l>${name}${i === 3 ? ' (C)' : i === 0 ? ' (GR)' : ''}<td>${shown(licence)}<td>${
          born ? show(born, 'DD/MM/YYYY', 'pt') : ''
        }<td>${came === null ? '' : `${came}'`}
<td>${starter && random.chance(0.25) ? `${random.whole(12, 58)}'` : ''}<td>${shown(goals)}<td>${
          card === 'amarelo' ? 'A' : card === 'vermelho' ? 'V' : ''
        }`;
      };
      const head = (label: string): string => `<tr><th>N.º<th class=l>${label}<th>Lic.<th>Nasc.<th>Ent.<th>Saiu<th>G<th>D`;
      return `<section><h2>${role}: ${club}</h2><table>${head('EFETIVOS')}${Array.from({ length: 7 }, (_, i) => line(true, i)).join('')}
${head('SUPLENTES')}${Array.from({ length: random.whole(3, 5) }, (_, i) => line(false, i + 7)).join('')}</table>
<p>Treinador: ${person(random, 'pt', false).full} &middot; Delegado: ${person(random, 'pt', false).full}<br>Massagista:
${random.chance(0.5) ? person(random, 'pt').full : '—'}</p></section>`;
    };
    const sides = [team(clubs[0] ?? '', 'VISITADO'), team(clubs[1] ?? '', 'VISITANTE')];
    const html = page(
      'pt',
      '10mm 8mm',
      `body{font:7.6pt/1.3
"Liberation Sans"}.hd{display:flex;justify-content:space-between;border-bottom:3px solid #0a5c36;padding-bottom:5px}
.hd b{font-size:14pt}.in{display:grid;grid-template-columns:repeat(4,1fr);gap:3px 12px;margin:8px 0;font-size:8.4pt}.in
i{color:#666;font-style:normal;font-size:7pt}
.two{display:grid;grid-template-columns:1fr 1fr;gap:9px}h2{font-size:9pt;background:#0a5c36;color:#fff;margin:0;padding:4px
6px}table{width:100%;font-size:6.9pt}
td,th{border:.5px solid #9ab;padding:4.5px 2.5px;text-align:center}.l{text-align:left}th{background:#e6efe9;font-size:6.2pt}p{margin:6px
0}.ob{border:1px solid #9ab;min-height:120px;padding:5px 8px;margin-top:8px;font-size:8pt}
.sg{display:flex;justify-content:space-around;margin-top:44px;font-size:7.5pt}.sg span{border-top:1px solid #000;padding:2px 26px}`,
      `<div class=hd><span><b>FICHA DE JOGO</b> &nbsp; Futebol 7 &ndash; Infantis</span><span>Associação de Futebol de ${place(
        random,
        'pt',
      )}<br>Jogo n.º ${random.digits(3)}.${random.digits(2)}.${random.digits(3)}</span></div>
<div class=in><span><i>Prova</i> Campeonato Distrital</span><span><i>Jornada</i> ${random.whole(1, 22)}.ª</span><span><i>Data</i>
${show(date, pattern, 'pt')}</span><span><i>Hora</i> ${clock(random.whole(18, 34) * 30, 'h')}</span>
<span><i>Campo</i> ${street(random, 'pt')}</span><span><i>Resultado</i> ao intervalo ${random.whole(0, 2)}-${random.whole(
        0,
        2,
      )}</span><span><i>Espectadores</i> ${shown(crowd)}</span><span><i>Piso</i> sintético</span>
<span><i>Árbitro</i> ${shown(referee)}</span><span><i>Auxiliar 1</i> ${person(random, 'pt').full}</span><span><i>Auxiliar 2</i>
${person(random, 'pt').full}</span><span><i>Cronometrista</i> ${at % 2 ? person(random, 'pt').full : ''}</span></div>
<div class=two>${sides.join('')}</div><div class=ob><b>Ocorrências</b><br>${random.pick([
        'Nada a assinalar.',
        'Jogo iniciado com 10 minutos de atraso por falta de bolas.',
        'Interrupção de 4 minutos por lesão.',
      ])}
<br><br>Próximo jogo do visitado: ${show(shift(date, 7), 'DD/MM/YYYY', 'pt')}</div>
<p>(C) capitão, (GR) guarda-redes; Ent. / Saiu: minuto; G: golos; D: disciplina, A = cartão amarelo, V = cartão vermelho</p>
<div class=sg><span>O árbitro</span><span>O delegado visitado</span><span>O delegado visitante</span></div>`,
    );
    return { html, rows };
  },
};

const STATES: Record<string, string> = { G: 'good', K: 'scratched', S: 'broken', V: 'dirty' };
const ROOMS: readonly [string, readonly string[]][] = [
  [
    'Woonkamer',
    ['Bank 3-zits', 'Fauteuil', 'Salontafel', 'Boekenkast', 'Televisie', 'Vloerlamp', 'Dressoir', 'Schilderij', 'Piano', 'Vloerkleed'],
  ],
  ['Keuken', ['Eettafel', 'Stoel', 'Koelkast', 'Magnetron', 'Barkruk', 'Doos servies', 'Doos pannen', 'Vaatwasser']],
  ['Slaapkamer ouders', ['Bed 180 x 200', 'Matras', 'Nachtkastje', 'Kledingkast', 'Spiegel', 'Commode', 'Doos linnengoed', 'Kledingbox']],
  ['Kinderkamer', ['Stapelbed', 'Bureau', 'Bureaustoel', 'Doos speelgoed', 'Poppenhuis', 'Ladekast', 'Aquarium']],
  ['Zolder', ['Wasmachine', 'Droger', 'Koffer', 'Doos kerstspullen', 'Naaimachine', 'Strijkplank', 'Stelling']],
  ['Schuur', ['Fiets', 'Grasmaaier', 'Werkbank', 'Gereedschapskist', 'Tuinset', 'Ladder', 'Plantenbak']],
];

/** A Dutch remover's inventory, room by room over two pages; asked for in English. */
const removalInventory: DocumentFamily = {
  id: 'removal-inventory',
  language: 'nl',
  name: 'What we moved',
  description: 'One row per line of the list of household goods; no totals',
  fields: [
    text('Room', ''),
    text('Label', 'number of the sticker on it'),
    text('Thing', 'as they wrote it'),
    number('How many', ''),
    number('Cubic metres', ''),
    choice('State', 'what it looked like before the move', ['good', 'scratched', 'broken', 'dirty']),
    yesNo('Take apart', 'has to be dismantled first'),
    choice('Packed by', '', ['mover', 'customer']),
    number('Value', 'declared for insurance, euros'),
    text('Remark', ''),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    let label = random.whole(1, 3) * 100;
    const customer = person(random, 'nl').full;
    const day = aDay(random, '2025-02-03', 420);
    let volume = 0;
    const rooms = random.some(ROOMS, random.whole(5, 6)).map(([room, things]) => {
      let part = 0;
      const lines = random.some(things, random.whole(5, Math.min(7, things.length))).map((thing) => {
        label += random.whole(1, 2);
        const sticker = random.unless(0.08, `${at % 2 ? 'G' : 'R'}${label}`);
        const count = random.unless(0.06, /^(Doos|Stoel|Barkruk|Fiets|Koffer|Plantenbak|Schilderij)/.test(thing) ? random.whole(1, 8) : 1);
        const cubic = random.unless(
          0.1,
          /Doos|Stoel|stoel|Schild|Magn|Spieg|Koffer|lamp|Strijk|Naai|kist|kastje|Barkruk|Poppen|Ladder|Planten|kleed/.test(thing)
            ? between(random, 0.05, 0.4)
            : between(random, 0.3, 1.9),
        );
        part += cubic ?? 0.2;
        const state = random.unless(0.12, random.pick(['G', 'G', 'G', 'K', 'S', 'V']));
        const apart = random.unless(0.12, random.chance(0.25) ? 'J' : 'N');
        const packer = random.unless(0.12, random.pick(['VH', 'VH', 'KL']));
        const value = random.unless(0.35, random.whole(2, 90) * 25);
        const remark = random.unless(
          0.65,
          random.pick([
            'poot los',
            'rechtop vervoeren',
            'glasplaat apart',
            'sleutel bij klant',
            'vlek linksvoor',
            'breekbaar',
            'naar opslag',
          ]),
        );
        rows.push([
          room,
          sticker,
          thing,
          count,
          cubic,
          state === null ? null : (STATES[state] ?? null),
          apart === null ? null : apart === 'J' ? 'yes' : 'no',
          packer === null ? null : packer === 'VH' ? 'mover' : 'customer',
          value,
          remark,
        ]);
        return `<tr><td>${shown(sticker)}<td>${thing}<td class=n>${shown(count)}<td class=n>${cubic === null ? '' : figure(cubic, 'nl')}<td
class=c>${shown(state)}<td class=c>${shown(apart)}<td class=c>${shown(packer)}
<td class=n>${value === null ? '' : `${figure(value, 'nl', 0)},-`}<td><i>${shown(remark)}</i>`;
      });
      volume += part;
      return `<tr class=h><td colspan=9>${room}</tr>${lines.join('')}<tr class=s><td colspan=3>Subtotaal ${room.toLowerCase()}<td
class=n>${figure(round(part), 'nl')}<td colspan=5>`;
    });
    const html = page(
      'nl',
      '13mm 15mm',
      `body{font:9pt/1.35
"Liberation Sans"}.hd{display:flex;justify-content:space-between;align-items:center;background:#f2a900;padding:9px 14px;margin-bottom:10px}
.hd b{font:italic bold 18pt "Liberation Serif"}table{width:100%}.in td{padding:1px 16px 1px 0}.v{margin-top:12px}.v td,.v th{padding:5.5px
5px;border-bottom:1px solid #ddd}.v th{font-size:7.6pt;border-bottom:2px solid #000}
.h td{font-weight:bold;font-size:10.5pt;padding-top:13px!important;border-bottom:1px solid #000!important;break-after:avoid}.s
td{color:#666;font-size:8pt}.n{text-align:right!important}.c{text-align:center!important}tr{break-inside:avoid}
.k{font-size:7.6pt;margin-top:13px}`,
      `<div class=hd><b>${word(random, 'Vlot Zwaan Holland Noorder')}${word(random, 'verhuizers trans movers')}</b><span>Inboedellijst
${random.digits(5)}</span></div>
<table class=in><tr><td>Opdrachtgever<td>${customer}<td>Opnamedatum<td>${show(
        shift(day, -random.whole(9, 25)),
        'DD-MM-YYYY',
        'nl',
      )}<tr><td>Van<td>${street(random, 'nl')}, ${place(random, 'nl')}<td>Verhuisdatum<td>${show(day, 'D MMMM YYYY', 'nl')}
<tr><td>Naar<td>${street(random, 'nl')}, ${place(random, 'nl')}<td>Opgenomen door<td>${person(random, 'nl').full}</table>
<table class=v><thead><tr><th>Sticker<th>Omschrijving<th class=n>Aantal<th class=n>m³<th class=c>Staat<th class=c>Dem.<th
class=c>Ingepakt<th class=n>Waarde €<th>Opmerking</thead>${rooms.join('')}
<tr class=h><td colspan=3>TOTAAL<td class=n>${figure(round(volume), 'nl')}<td colspan=5></table>
<div class=k>Staat: G = goed, K = krassen, S = stuk, V = vuil. Dem.: demonteren J/N. Ingepakt: VH = door verhuizer, KL = door klant.
Vrachtwagen ${random.whole(30, 60)} m³, ${random.whole(2, 5)} man, aanvang ${clock(random.whole(14, 17) * 30)} uur.
Schade binnen twee werkdagen melden. Gezien en akkoord: ${customer}</div>`,
    );
    return { html, rows };
  },
};

export const WEST: readonly DocumentFamily[] = [matchSheet, removalInventory];
