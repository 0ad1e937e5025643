import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dmy, money, sum } from './figures.ts';
import { address, person } from './names.ts';
import { beside, boxes, esc, grid, sheets } from './sheets.ts';

const FIRMS = [
  { firm: 'Carminati Arredi S.r.l.', contract: 'Legno e arredamento', ink: '#1e40af' },
  { firm: 'Trattoria Da Livio di Oriani Livio & C. S.n.c.', contract: 'Pubblici esercizi', ink: '#047857' },
  { firm: 'Ferraresi Trasporti S.p.A.', contract: 'Logistica e trasporto merci', ink: '#000' },
  { firm: 'Cooperativa Sociale Il Melograno', contract: 'Cooperative sociali', ink: '#9f1239' },
  { firm: 'Studio Tecnico Guidotti Associati', contract: 'Studi professionali', ink: '#4b5563' },
];
const MONTHS = ['Gennaio', 'Febbraio', 'Marzo', 'Aprile', 'Maggio', 'Giugno', 'Luglio', 'Settembre', 'Ottobre', 'Novembre'];

function draw(random: SeededRandom, number: number) {
  const base = cents(random.whole(152_000, 284_000) / 100);
  const hours = random.pick([152, 160, 168, 173]);
  const overtime = random.unless(0.4, random.whole(2, 19));
  const over = cents((overtime ?? 0) * (base / 168) * 1.25);
  const seniority = random.pick([0, 21.69, 43.38, 65.07]);
  const gross = sum([base, over, seniority]);
  const social = cents(gross * 0.0919);
  const tax = cents((gross - social) * random.pick([0.14, 0.17, 0.21]));
  const local = cents(random.whole(900, 4200) / 100);
  const meal = random.unless(0.5, cents(random.whole(18, 22) * 1.55));
  const holdings = sum([social, tax, local, meal ?? 0]);
  const name = person(random, 'ita');
  const [given, surname] = name.split(' ') as [string, string];
  const consonants = (of: string): string => `${of.toUpperCase().replaceAll(/[^BCDFGHJKLMNPQRSTVWXYZ]/g, '')}XXX`.slice(0, 3);
  return {
    ...(FIRMS[number % 5] as (typeof FIRMS)[number]),
    name: `${surname} ${given}`,
    fiscal: `${consonants(surname)}${consonants(given)}${random.whole(60, 99)}${random.pick(['A', 'C', 'E', 'L', 'R', 'T'])}${random.whole(10, 31)}${random.pick(['F', 'H', 'L'])}${random.digits(3)}${random.letters(1)}`,
    badge: random.digits(4),
    month: `${random.pick(MONTHS)} 2026`,
    hired: `${random.whole(2004, 2025)}-${random.pick(['02-01', '05-15', '09-03', '11-20'])}`,
    level: random.pick(['2', '3S', 'B1', 'C3', '4']),
    kind: random.pick(['Operaio', 'Impiegato', 'Apprendista']),
    iban: random.unless(0.4, `IT${random.digits(2)} ${random.letters(1)}0${random.digits(4)} ${random.digits(5)} 0000${random.digits(8)}`),
    home: address(random, 'ita'),
    seat: address(random, 'ita'),
    base,
    hours,
    overtime,
    over,
    seniority,
    gross,
    social,
    tax,
    local,
    meal,
    holdings,
    net: cents(gross - holdings),
    tfr: cents(random.whole(90_000, 1_450_000) / 100),
    leave: [random.whole(0, 90), random.whole(4, 20), random.whole(0, 24)] as const,
    inps: random.digits(10),
    vat: random.digits(11),
  };
}
type Drawn = ReturnType<typeof draw>;
const eur = (value: number): string => money(value, 'it-IT');
const entries = (of: Drawn): (string | null)[][] => [
  ['0001', 'Retribuzione ordinaria', money(of.hours, 'it-IT'), money(of.base / of.hours, 'it-IT', 5), null, eur(of.base)],
  ['0012', 'Scatti di anzianità', null, null, null, eur(of.seniority)],
  ...(of.overtime === null
    ? []
    : [['0101', 'Straordinario 25 %', money(of.overtime, 'it-IT'), money((of.base / 168) * 1.25, 'it-IT', 5), null, eur(of.over)]]),
  ['Z000', 'Contributo IVS', eur(of.gross), '9,19000', eur(of.social), null],
  ['F030', 'Ritenute IRPEF', eur(of.gross - of.social), null, eur(of.tax), null],
  ['F091', 'Addizionale regionale', null, null, eur(of.local), null],
  ...(of.meal === null ? [] : [['8802', 'Buoni pasto trattenuti', null, null, eur(of.meal), null]]),
];
const leave = (of: Drawn): string =>
  grid(
    ['', '>Residuo AP', '>Maturato', '>Goduto', '>Saldo'],
    [
      ['Ferie (ore)', of.leave[0], of.leave[1], of.leave[2], of.leave[0] + of.leave[1] - of.leave[2]],
      ['Permessi (ore)', 12, 4, 0, 16],
    ],
    'small',
  );

const boxed = (of: Drawn): string =>
  sheets(
    `body{font:8.6pt 'Liberation Sans'}.boxes div{border:.6pt solid ${of.ink};padding:.8mm 1.5mm;margin:0 -.6pt -.6pt 0;min-height:8.6mm}.boxes small{display:block;font-size:5.8pt;color:${of.ink};text-transform:uppercase}.lines{width:100%;margin:3mm 0;border:.6pt solid ${of.ink}}.lines th{background:${of.ink};color:#fff;font-size:7pt;padding:1mm}.lines td{padding:.9mm 1.2mm;border-right:.4pt solid ${of.ink}}.lines tbody tr:last-child td{padding-bottom:45mm}.small{width:60%;margin-top:3mm}.small td,.small th{border:.4pt solid #999;padding:.7mm 1.2mm;font-size:7.4pt}`,
    [
      `${boxes(
        [
          ['Azienda', `${of.firm}\n${of.seat.street} – ${of.seat.place}`, 3],
          ['Partita IVA', of.vat],
          ['Posizione INPS', of.inps],
          ['Periodo di retribuzione', of.month],
          ['Matricola', of.badge],
          ['Cognome e nome', of.name, 2],
          ['Codice fiscale', of.fiscal],
          ['Data assunzione', dmy(of.hired, '/')],
          ['Qualifica', of.kind],
          ['Livello', of.level],
          ['CCNL', of.contract, 2],
          ['Ore lavorate', money(of.hours, 'it-IT')],
          ['Ore straordinario', of.overtime === null ? null : money(of.overtime, 'it-IT')],
        ],
        6,
      )}${grid(['Cod.', 'Descrizione', '>Ore / base', '>Dato / %', '>Trattenute', '>Competenze'], entries(of), 'lines')}${boxes(
        [
          ['Totale competenze', eur(of.gross)],
          ['Totale trattenute', eur(of.holdings)],
          ['Arrotondamento', '0,00'],
          ['Netto in busta', `€ ${eur(of.net)}`],
          ['Imponibile INPS', eur(of.gross)],
          ['Imponibile IRPEF', eur(of.gross - of.social)],
          ['TFR accantonato', eur(of.tfr)],
          ['Accredito su', of.iban],
        ],
        4,
      )}${leave(of)}<p style="margin-top:6mm;font-size:7pt">Libro unico del lavoro – autorizzazione INAIL n. 4471 del 12/03/2009. Foglio 1</p><p style="margin-top:8mm">Firma per ricevuta ______________________</p>`,
    ],
  );

const bare = (of: Drawn): string =>
  sheets(
    `body{font:9pt 'Liberation Mono';font-size:8.4pt}h1{font:bold 12pt 'Liberation Sans';margin:0}.lines{width:100%;margin:4mm 0}.lines th{border-top:1pt dashed;border-bottom:1pt dashed;padding:1mm 0;font-weight:normal}.lines td{padding:.6mm 0}.beside td{padding:.4mm 6mm .4mm 0}.two{display:flex;gap:14mm;margin-top:4mm}.small{margin-top:4mm}.small td,.small th{padding:.4mm 5mm .4mm 0;font-weight:normal}`,
    [
      `<h1>${esc(of.firm)}</h1>${of.seat.street} - ${of.seat.place} - P.IVA ${of.vat}<p style="margin-top:5mm"><b>PROSPETTO PAGA ${of.month.toUpperCase()}</b></p><div class="two">${beside(
        [
          ['Dipendente', of.name],
          ['Cod. fisc.', of.fiscal],
          ['Residenza', `${of.home.street}`],
          ['', of.home.place],
        ],
      )}${beside([
        ['N. matr.', of.badge],
        ['Assunto il', dmy(of.hired, '.')],
        ['Inquadramento', `${of.kind} liv. ${of.level}`],
        ['Contratto', of.contract],
      ])}</div>${grid(['Voce', 'Descrizione', '>Quantità', '>Base', '>Ritenute', '>Competenze'], [...entries(of), [null, 'TOTALI', null, null, eur(of.holdings), eur(of.gross)]], 'lines')}<p class="r" style="font-size:11pt"><b>NETTO A PAGARE EUR ${eur(of.net)}</b></p>${beside([['Ore ordinarie', money(of.hours, 'it-IT')], ...(of.overtime === null ? [] : [['Ore straord.', money(of.overtime, 'it-IT')] as const]), ['Fondo TFR al 31/12', eur(of.tfr)], ...(of.iban === null ? [['Pagamento', 'assegno'] as const] : [['Bonifico', of.iban] as const])])}${leave(of)}<p style="margin-top:8mm">Comunicazioni: la mensa resta chiusa la prima settimana di agosto.</p><div class="foot" style="font-size:7pt">Elaborato da Studio Paghe Lavagnino – pag. 1</div>`,
    ],
  );

export const cedolino: DocumentFamily = {
  id: 'cedolino-paga',
  language: 'ita',
  name: 'Cedolini',
  description: 'Una riga per busta paga',
  fields: [
    text('Azienda', ''),
    text('Dipendente', 'Cognome e nome'),
    text('Codice fiscale', 'Del dipendente'),
    text('Matricola', ''),
    text('Mese', 'Mese e anno di paga'),
    text('Data di assunzione', ''),
    choice('Qualifica', '', ['Operaio', 'Impiegato', 'Apprendista']),
    text('Livello', ''),
    figure('Ore lavorate', 'Solo ordinarie'),
    figure('Ore straordinario', ''),
    figure('Totale competenze', 'Lordo'),
    figure('Totale trattenute', ''),
    figure('Netto', ''),
    text('IBAN', 'Conto su cui si accredita'),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: number === 1 || number === 4 ? bare(of) : boxed(of),
      rows: [
        [
          of.firm,
          of.name,
          of.fiscal,
          of.badge,
          of.month,
          of.hired,
          of.kind,
          of.level,
          of.hours,
          of.overtime,
          of.gross,
          of.holdings,
          of.net,
          of.iban,
        ],
      ],
    };
  },
};
