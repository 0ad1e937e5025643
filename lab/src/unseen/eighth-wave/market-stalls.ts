import { choice, type DocumentFamily, number, text } from '../../generate/generated-document.ts';
import { cents, dayIn, person } from '../../generate/people-and-places.ts';
import { type Day, iso, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { across, listing, row, safe } from '../seventh-wave/paper.ts';
import { leaf, twoDigits } from './paper.ts';

const GOODS = [
  'AGF',
  'vis',
  'kaas',
  'bloemen',
  'textiel',
  'brood en banket',
  'poelier',
  'stoffen',
  'noten',
  'fietsonderdelen',
  'huishoudelijk',
  'loempia’s',
];
const SQUARES = ['Grote Markt', 'Plein 1953', 'Havenplein', 'Lange Vest'];
const MASTERS = ['A. Boonstra', 'mw. K. Terpstra', 'H. van Zanten'];
/** Euros for a metre of front, and for a connection to the mains. */
const [METRE, MAINS] = [2.85, 6.5];

interface Stall {
  no: string;
  side: string;
  trader: string;
  goods: string;
  metres: number;
  ampere: number | null;
  status: 'vast' | 'standwerker' | 'dagplaats';
  absent: string | null;
  fee: number;
}

/** Who stands where on the market of a day. Absent traders stay in the list, and pay nothing. */
export const marketStalls: DocumentFamily = {
  id: 'market-stalls',
  language: 'nld',
  name: 'Marktindeling',
  description: 'Een rij per kraam op de lijst van de marktmeester.',
  fields: [
    text('marktdag', 'Datum van de markt'),
    text('plein', 'Waar de markt is'),
    text('plaats', 'Nummer van de kraam of standplaats'),
    text('koopman', 'Naam van de koopman of koopvrouw'),
    text('waren', 'Wat er verkocht wordt'),
    number('breedte', 'Frontbreedte in meters'),
    number('stroom_A', 'Stroomaansluiting in ampère'),
    choice('soort', 'Soort plaats', ['vast', 'dagplaats', 'standwerker']),
    number('teBetalen', 'Marktgeld voor deze dag in euro'),
    text('afwezigWegens', 'Reden als de koopman er niet is'),
    text('telefoon', 'Telefoonnummer van de koopman'),
  ],
  write(random, at) {
    const day = dayIn(random, 2024, 2026);
    const square = random.pick(SQUARES);
    const stalls = stallsOf(random, random.whole(13, 34));
    return {
      html: at % 2 === 0 ? ruled(day, square, stalls, random) : bySide(day, square, stalls, random),
      rows: stalls.map(({ no, trader, goods, metres, ampere, status, absent, fee }) => [
        iso(day),
        square,
        no,
        trader,
        goods,
        metres,
        ampere,
        status,
        absent === null ? fee : null,
        absent,
        null,
      ]),
    };
  },
};

function stallsOf(random: SeededRandom, count: number): Stall[] {
  return Array.from({ length: count }, (_, index): Stall => {
    const metres = random.pick([3, 4, 4, 6, 7.5, 8, 12]);
    const ampere = random.unless(0.35, random.pick([6, 16, 16, 32]));
    const status = random.pick(['vast', 'vast', 'vast', 'dagplaats', 'standwerker'] as const);
    return {
      no: `${index < count / 2 ? 'N' : 'Z'}${twoDigits(index < count / 2 ? index + 1 : index - Math.ceil(count / 2) + 1)}`,
      side: index < count / 2 ? 'Noordzijde' : 'Zuidzijde',
      trader: person(random, 'nld'),
      goods: random.pick(GOODS),
      metres,
      ampere,
      status,
      absent: status === 'vast' && random.chance(0.15) ? random.pick(['vakantie', 'ziek', 'zonder bericht']) : null,
      fee: cents(metres * METRE + (ampere === null ? 0 : MAINS)),
    };
  });
}

const euro = (value: number): string => printNumber(value, 'de', 2);
const metresOf = (metres: number): string => String(metres).replace('.', ',');

const STYLE = `body{font:9pt 'Liberation Sans'}table{width:100%}td,th{text-align:left;padding:.9mm 1.5mm}.r td,.r th{border:.6px solid #555}th{background:#dfe8df}.sub td{font-weight:bold;background:#f2f2f2}
.sum td{border-top:1.5px solid #000;font-weight:bold}.s{font-size:7.5pt;color:#444}.u th{background:none;border-bottom:1px solid}`;
const KEYS = { vast: 'V', dagplaats: 'D', standwerker: 'S' } as const;

function ruled(day: Day, square: string, stalls: readonly Stall[], random: SeededRandom): string {
  const heads = ['Plts', 'Vergunninghouder', 'Branche', 'm¹', 'A', 'Cat.', 'Recht €', 'Bijz.'];
  const body = stalls.map(({ no, trader, goods, metres, ampere, status, absent, fee }) =>
    row([
      no,
      trader,
      goods,
      metresOf(metres),
      ampere,
      KEYS[status],
      absent === null ? euro(fee) : '–',
      absent === null ? null : `afw.: ${absent}`,
    ]),
  );
  const total = stalls.reduce((sum, { fee, absent }) => sum + (absent === null ? fee : 0), 0);
  return leaf(
    STYLE,
    `<h2>Indelingslijst warenmarkt ${safe(square)}</h2><div>Marktdatum: ${printDate(day, 'dashes', 'nld')} · opbouw vanaf 06.00 uur · verkoop 08.30–16.00 uur · marktmeester ${random.pick(MASTERS)} (06-${random.digits(8)})</div>
    ${listing('r', row(heads, 'th'), `${body.join('')}<tr class="sum"><td colspan="6">Totaal te innen</td><td>${euro(total)}</td><td></td></tr>`)}
    <p class="s">Cat.: V = vaste plaats, D = dagplaats, S = standwerker. Tarief ${euro(METRE)} per strekkende meter, stroom ${euro(MAINS)} per aansluiting. Wie om 08.15 uur niet aanwezig is, verliest zijn plaats voor die dag.</p>`,
  );
}

function bySide(day: Day, square: string, stalls: readonly Stall[], random: SeededRandom): string {
  const groups = ['Noordzijde', 'Zuidzijde'].map((side) => {
    const rows = stalls
      .filter((stall) => stall.side === side)
      .map(({ no, trader, goods, metres, ampere, status, absent, fee }) =>
        row([
          no,
          `${trader}\n${goods}`,
          `${metresOf(metres)} m${ampere === null ? '' : ` / ${ampere} A`}`,
          status,
          absent === null ? `€ ${euro(fee)}` : `niet aanwezig (${absent})`,
        ]),
      );
    return across(5, side, 'sub') + rows.join('');
  });
  return leaf(
    `${STYLE}body{font:9.5pt 'DejaVu Sans'}td{vertical-align:top}`,
    `<div style="display:flex;justify-content:space-between"><b>Gemeente – Team Markten en Evenementen</b><span>blad ${random.whole(1, 2)}</span></div><h3>${safe(square)}, ${printDate(day, 'long', 'nld')}</h3>
    ${listing('u', row(['nr', 'koopman\nwaren', 'front / stroom', 'soort', 'marktgeld'], 'th'), groups.join(''))}
    <p class="s">Wijzigingen doorgeven vóór donderdag 12.00 uur via het marktbureau. Afval zelf meenemen. Aan deze lijst kunnen geen rechten worden ontleend.</p>`,
  );
}
