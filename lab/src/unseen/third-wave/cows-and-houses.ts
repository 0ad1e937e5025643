import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { between, dayBetween, dec, dmy, esc, iso, person, place, plus, round, sheet, street, two } from './paper.ts';

const USES = [
  ['HABITAÇÃO', 'logement'],
  ['COMÉRCIO', 'commerce'],
  ['SERVIÇOS', 'bureaux'],
  ['ARMAZÉNS E ATIVIDADE INDUSTRIAL', 'entrepôt'],
  ['ESTACIONAMENTO COBERTO E FECHADO', 'garage'],
] as const;
const DISTRICTS = ['LISBOA', 'SETÚBAL', 'FARO', 'LEIRIA', 'AVEIRO', 'BRAGA', 'ÉVORA'];

const either = (code: string, name: string): TruthValue => ({ anyOf: [name, `${code} - ${name}`] });

const caderneta: DocumentFamily = {
  id: 'caderneta-predial',
  language: 'pt',
  name: 'Nos biens au Portugal',
  description: 'Une ligne par extrait du cadastre fiscal',
  fields: [
    text('Commune', 'la municipalité, pas la paroisse'),
    text('Paroisse', ''),
    text('N° d’article', 'numéro fiscal actuel du bien'),
    text('Lot', 'lettre de la fraction, vide pour un immeuble entier'),
    text('Adresse du bien', 'rue et numéro'),
    choice('Usage', '', ['logement', 'commerce', 'bureaux', 'entrepôt', 'garage']),
    number('Pièces', ''),
    number('Surface privative m²', ''),
    number('Surface annexe m²', 'dépendances'),
    number('Valeur fiscale', 'valeur actuelle en euros'),
    text('Propriétaire', ''),
    number('Inscrit en', 'année d’entrée au registre'),
  ],
  write(random) {
    const caps = (s: string): string => s.toUpperCase();
    const town = caps(place(random, 'pt'));
    const parish = caps(place(random, 'pt'));
    const article = random.digits(random.whole(3, 5));
    const old = random.digits(4);
    const part = random.unless(0.4, random.letters(1));
    const where = caps(street(random, 'pt').replace(/ (\d+)$/, ' Nº $1'));
    const use = random.pick([USES[0], USES[0], ...USES]);
    const rooms = random.unless(0.15, random.whole(1, 7));
    const area = between(random, 28, 240, 2);
    const annex = random.unless(0.2, between(random, 4, 60, 2));
    const value = between(random, 18_000, 310_000, 2);
    const owner = caps(person(random, 'pt').full);
    const since = random.unless(0.12, random.whole(1938, 2021));
    const printed = dayBetween(random, '2024-01-10', '2026-11-10');
    const year = random.whole(2013, 2025);
    const m2 = (n: number): string => `${dec(n, 4)} m²`;
    const eur = (n: number): string => `€${dec(n, 2)}`;
    const [townCode, parishCode] = [two(random.whole(1, 18)), two(random.whole(1, 18))];
    const code = (): string => two(random.whole(1, 18));
    const total = round(area + (annex ?? 0) + between(random, 10, 90, 2), 2);
    const html = sheet(
      'pt',
      `body{font:11.5px/1.55 "Liberation Mono"}.top{display:flex;justify-content:space-between;font-family:"Liberation Sans"}
        .top b{font-size:19px}h2{font:bold 11.5px "Liberation Sans";background:#dcdcdc;margin:13px 0 4px;padding:2px 5px;text-align:center}
       p{margin:0 0 3px}b{font-weight:bold}.w{display:flex;flex-wrap:wrap;gap:0 26px}
       .end{display:flex;justify-content:space-between;margin-top:26px;font-size:10px}`,
      `<div class="top"><div><b>AT</b> autoridade tributária e aduaneira</div><div style="text-align:right"><b>CADERNETA
        PREDIAL URBANA</b><br>SERVIÇO DE FINANÇAS: ${random.digits(4)} - ${town}</div></div>
       <h2>IDENTIFICAÇÃO DO PRÉDIO</h2><p class="w"><span><b>DISTRITO:</b> ${code()}
       - ${random.pick(DISTRICTS)}</span><span><b>CONCELHO:</b> ${townCode} - ${town}</span><span><b>FREGUESIA:</b> ${parishCode}
       - ${parish}</span></p>
       <p class="w"><span><b>ARTIGO MATRICIAL:</b> ${article}</span><span><b>NIP:</b></span>${
         part
           ? `<span><b>FRAÇÃO
       AUTÓNOMA:</b> ${part}</span>`
           : ''
       }</p><p><b>Descrito na C.R.P. de:</b> ${town} <b>sob
       o registo nº:</b> ${random.digits(3)}/19${random.digits(6)}</p>
       <h2>TEVE ORIGEM NOS ARTIGOS</h2><p class="w"><span><b>DISTRITO:</b> ${code()}</span><span><b>FREGUESIA:</b> ${code()}
       - ${caps(place(random, 'pt'))} (EXTINTA)</span><span><b>Tipo:</b> URBANO</span><span><b>Artigo:</b> ${old}</span></p>
       <h2>LOCALIZAÇÃO DO PRÉDIO</h2><p><b>Av./Rua/Praça:</b> ${where} <b>Lugar:</b> ${caps(place(random, 'pt'))}
       <b>Código Postal:</b> ${random.digits(4)}-${random.digits(3)} ${town}</p>
       <h2>CONFRONTAÇÕES</h2><p><b>Norte:</b> ESTRADA MUNICIPAL <b>Sul:</b> ${caps(person(random, 'pt').full)}
       <b>Nascente:</b> RIBEIRO <b>Poente:</b> CAMINHO PÚBLICO</p>
       <h2>DESCRIÇÃO DO PRÉDIO</h2><p><b>Tipo de Prédio:</b> ${
         part ? 'Prédio em Regime de Propriedade Horizontal' : 'Prédio em Prop. Total sem Andares nem Div. Susc. de Utiliz. Independente'
       }</p>
       <p class="w"><span><b>Afetação:</b> ${use[0]}</span><span><b>Nº
       de pisos:</b> ${random.whole(1, 6)}</span>${rooms === null ? '' : `<span><b>Tipologia/Divisões:</b> ${rooms}</span>`}</p>
       <h2>ÁREAS (em m²)</h2><p class="w"><span><b>Área total do terreno:</b> ${m2(total)}</span><span><b>Área
       de implantação do edifício:</b> ${m2(round(area * 0.7))}</span><span><b>Área
       bruta de construção:</b> ${m2(round(area + (annex ?? 0)))}</span>
       ${annex === null ? '' : `<span><b>Área bruta dependente:</b> ${m2(annex)}</span>`}<span><b>Área
       bruta privativa:</b> ${m2(area)}</span></p>
       <h2>DADOS DE AVALIAÇÃO</h2><p class="w">${
         since === null
           ? ''
           : `<span><b>Ano
       de inscrição na matriz:</b> ${since}</span>`
       }<span><b>Valor patrimonial atual (CIMI):</b> ${eur(value)}</span><span><b>Determinado
       no ano:</b> ${year}</span></p>
       <p>Vt* ${eur(Math.round(value / 10.7) * 10)} = Vc 615,00 x A ${dec(area * 0.94, 4)} x Ca
       1,00 x Cl 1,${random.digits(2)} x Cq 1,0${random.digits(2)} x Cv 0,${random.digits(2)}</p>
       <p class="w"><span><b>Mod 1 do IMI nº:</b> ${random.digits(7)}</span><span><b>Entregue
       em:</b> ${year - 1}/${two(random.whole(1, 12))}/${random.whole(10, 28)}</span><span><b>Ficha
       de avaliação nº:</b> ${random.digits(8)}</span></p>
       <h2>TITULARES</h2><p><b>Identificação fiscal:</b> ${random.digits(9)} <b>Nome:</b> ${owner}</p>
       <p><b>Morada:</b> ${caps(street(random, 'pt'))}, ${caps(place(random, 'pt'))}</p>
       <p><b>Tipo de titular:</b> Propriedade plena <b>Parte:</b> 1/1 <b>Documento:</b> ${random.pick([
         'ESCRITURA PUBLICA',
         'IMPOSTO DE SELO',
         'MODELO 1 DO IMI',
       ])} <b>Entidade:</b> CARTÓRIO NOTARIAL DE ${esc(caps(place(random, 'pt')))}</p>
       <div class="end"><span>Obtido via internet em ${iso(printed)}</span><span>O
       Chefe de Finanças<br><br>${person(random, 'pt').full}</span></div>`,
      '16mm 16mm',
    );
    const row: TruthValue[] = [
      either(townCode, town),
      either(parishCode, parish),
      article,
      part,
      where,
      use[1],
      rooms,
      area,
      annex,
      value,
      owner,
      since,
    ];
    return { html, rows: [row] };
  },
};

const COWS = [
  'Betsie Geertje Roosje Klaasje Dora Nella Sientje Marga Trijn Hiltje Bertha Wiep',
  '12 34 57 88 103 121 146 160 207 215',
] as const;

const milk: DocumentFamily = {
  id: 'melkcontrole-uitslag',
  language: 'nl',
  name: 'Melkcontrole',
  description: 'Een regel per koe op de uitslag',
  fields: [
    text('Koe', ''),
    text('Naam', ''),
    number('Hoeveelste lijst', 'hoe vaak ze aan de melk kwam'),
    text('Laatst gekalfd', ''),
    number('Dagen in melk', ''),
    number('Melk', 'kg op de dag van de controle, niet over de hele lijst'),
    number('Vet', 'van de dag zelf'),
    number('Celgetal', 'x 1000'),
    yesNo('Attentie', 'of de koe gemarkeerd is met een sterretje'),
  ],
  write(random, at) {
    const day = dayBetween(random, '2025-01-08', '2026-11-10');
    const farmer = person(random, 'nl');
    let n = random.whole(2, 30);
    const ubn = random.digits(7);
    const short = at % 2 === 0;
    const cows = Array.from({ length: random.whole(16, 28) }, () => {
      n += random.whole(1, 17);
      const dry = random.chance(0.12);
      const days = random.whole(6, 380);
      const kg = between(random, 14, 48, 1);
      const cells = random.unless(0.08, Math.round(10 ** between(random, 1.4, 3.1, 2)));
      return {
        no: String(n),
        name: random.unless(0.12, `${random.pick(COWS[0].split(' '))} ${random.pick(COWS[1].split(' '))}`),
        parity: random.whole(1, 7),
        calved: plus(day, -days - (dry ? 300 : 0)),
        days: dry ? null : days,
        kg: dry ? null : kg,
        fat: dry ? null : between(random, 3.4, 5.6, 2),
        protein: dry ? null : between(random, 3.0, 4.2, 2),
        urea: dry ? null : random.unless(0.1, random.whole(12, 34)),
        cells: dry ? null : cells,
        year: random.unless(0.1, random.whole(6200, 12_900)),
        lactose: dry ? null : between(random, 4.2, 4.8, 2),
        listFat: between(random, 3.9, 4.8, 2),
        listProtein: between(random, 3.2, 3.8, 2),
        star: !dry && cells !== null && cells > 250,
        dry,
      };
    });
    type Cow = (typeof cows)[number];
    const num = (value: number | null, places: number): string => (value === null ? '' : dec(value, places, ',', ''));
    const line = (c: Cow): string =>
      `<tr><td>${c.no}</td><td class="l">${c.name ?? ''}</td><td>${c.parity}</td><td>${dmy(c.calved, '-', short)}</td>
        <td>${num(c.days, 0)}</td><td>${c.dry ? 'dr' : num(c.kg, 1)}</td>
       <td>${num(c.fat, 2)}</td><td>${num(c.protein, 2)}</td><td>${num(c.lactose, 2)}</td><td>${num(c.urea, 0)}</td>
       <td>${num(c.cells, 0)}</td><td class="s">${c.star ? '*' : ''}</td>
       <td>${num(c.year, 0)}</td><td>${c.year === null ? '' : dec(c.listFat, 2)}</td>
       <td>${c.year === null ? '' : dec(c.listProtein, 2)}</td><td>${c.year === null ? '' : random.whole(86, 117)}</td></tr>`;
    const milking = cows.filter((c) => c.kg !== null);
    const mean = (of: (c: Cow) => number | null): number => milking.reduce((sum, c) => sum + (of(c) ?? 0), 0) / milking.length;
    const html = sheet(
      'nl',
      `body{font:10.5px/1.3 "Liberation Sans"}table{border-collapse:collapse;width:100%;margin-top:14px}td{padding:3px
        3px;text-align:right}th{font-size:9px;font-weight:normal;color:#06562f;text-align:right;padding:1px 3px;vertical-align:bottom}
       .l{text-align:left}.s{color:#c00;font-weight:bold;padding:0}.grp th{text-align:center;font-weight:bold}
       .tot td{padding-top:12px;font-weight:bold}.h{display:flex;justify-content:space-between}
       .h h1{font-size:20px;color:#06562f;margin:0;font-weight:normal}
       .foot{font-size:8.5px;color:#555;margin-top:18px}`,
      `<div class="h"><div><h1>Uitslag melkcontrole</h1>${farmer.full}<br>${street(
        random,
        'nl',
      )}<br>${random.digits(4)} ${random.letters(2)} ${place(random, 'nl')}</div>
       <div style="text-align:right">UBN ${ubn}<br>monsterdatum ${dmy(day, '-')}<br>vorige
       controle ${dmy(plus(day, -random.whole(28, 42)), '-')}<br>blad 1</div></div>
       <table><thead><tr class="grp"><th colspan="5">Koe</th><th colspan="7">Dagproductie</th>
       <th colspan="4">Lijst (305 dg, verwacht)</th></tr>
       <tr><th>nr</th><th class="l">naam</th><th>lact</th><th>kalfdatum</th><th>dgn</th><th>kg melk</th><th>% vet</th><th>% eiwit</th>
       <th>% lact.</th><th>ureum</th><th>celget.</th><th></th><th>kg melk</th><th>% vet</th><th>% eiwit</th><th>LW</th></tr></thead>
       <tbody>${cows.map(line).join('')}
       <tr class="tot"><td></td><td class="l">Gemiddeld</td><td></td><td></td><td>${num(
         mean((c) => c.days),
         0,
       )}</td>
       <td>${num(
         mean((c) => c.kg),
         1,
       )}</td><td>${num(
         mean((c) => c.fat),
         2,
       )}</td><td>${num(
         mean((c) => c.protein),
         2,
       )}</td><td></td>
       <td></td><td></td><td></td><td></td><td></td><td></td><td>100</td></tr></tbody></table>
       <div class="foot">dr = droogstaand &nbsp; * = attentie, celgetal boven 250 &nbsp;
       celgetal x 1000 cellen/ml &nbsp; LW = lactatiewaarde &nbsp; Bij vragen: uw contactpersoon ${person(random, 'nl').full}</div>`,
      '14mm 12mm',
    );
    const rows = cows.map((c): TruthValue[] => [
      c.no,
      c.name,
      c.parity,
      iso(c.calved),
      c.days,
      c.kg,
      c.fat,
      c.cells,
      c.star ? 'yes' : 'no',
    ]);
    return { html, rows };
  },
};

export const COWS_AND_HOUSES: readonly DocumentFamily[] = [caderneta, milk];
