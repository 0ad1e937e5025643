import { choice, type DocumentFamily, number, text } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { type Day, iso, later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { across, listing, row, safe } from '../seventh-wave/paper.ts';
import { leaf, twoDigits } from './paper.ts';

const BREEDS = ['Rhönschaf', 'Merinolandschaf', 'Coburger Fuchsschaf', 'Bentheimer Landschaf'];
const RAMS = ['Barnabas 4417', 'Castor 0932', 'Hektor 2208', 'Anton 1165'];
const EASE = { 'ohne Hilfe': '1', 'leichte Hilfe': '2', 'schwere Geburt': '3', Tierarzt: '4' } as const;
const EASES = Object.keys(EASE) as (keyof typeof EASE)[];
const GONE = ['tot geboren', 'verendet', 'Flaschenlamm'];

interface Lamb {
  ewe: string;
  ram: string;
  day: Day;
  ease: keyof typeof EASE;
  mark: string | null;
  sex: 'männlich' | 'weiblich';
  grams: number | null;
  remark: string | null;
  litter: number;
}

/** The register in the stable: a ewe and her date once, a line for each of her lambs. */
export const lambingList: DocumentFamily = {
  id: 'lambing-list',
  language: 'deu',
  name: 'Lämmer',
  description: 'Ablammliste aus dem Schafstall. Ich brauche jedes Lamm als eigene Zeile.',
  fields: [
    text('mutter', 'Ohrmarke des Mutterschafs'),
    text('vater', 'Bock, von dem das Lamm ist'),
    text('geburtstag', 'Tag der Lammung'),
    text('ohrmarke', 'Ohrmarke des Lamms, falls schon eingezogen'),
    choice('geschlecht', 'Bock- oder Mutterlamm', ['männlich', 'weiblich']),
    number('geburtsgewicht', 'Gewicht bei der Geburt in Kilogramm'),
    choice('verlauf', 'Wie die Geburt verlief', EASES),
    number('wurfgroesse', 'Wie viele Lämmer das Schaf an dem Tag bekam'),
    text('verbleib', 'Was mit dem Lamm Besonderes ist'),
    text('rasse', 'Rasse der Herde'),
    text('absetzdatum', 'Tag, an dem es abgesetzt wurde'),
  ],
  write(random, at) {
    const breed = random.pick(BREEDS);
    const start: Day = { year: random.whole(2024, 2026), month: random.whole(1, 3), day: random.whole(2, 14) };
    const farm = `${person(random, 'deu')}, Schäferei ${random.pick(['Hohe Geba', 'Lindenhof', 'Am Steinbruch'])}`;
    const lambs = lambsOf(random, random.whole(9, 22), start, at % 2 === 1);
    return {
      html: at % 2 === 0 ? register(breed, farm, lambs, random) : notebook(breed, farm, lambs, start),
      rows: lambs.map(({ ewe, ram, day, ease, mark, sex, grams, remark, litter }) => [
        ewe,
        ram,
        iso(day),
        mark,
        sex,
        grams,
        ease,
        litter,
        remark,
        breed,
        null,
      ]),
    };
  },
};

function lambsOf(random: SeededRandom, ewes: number, start: Day, oneRam: boolean): Lamb[] {
  const rams = oneRam ? random.some(RAMS, 1) : random.some(RAMS, 3);
  let mark = random.whole(20_100, 88_000);
  let day = start;
  return Array.from({ length: ewes }).flatMap((): Lamb[] => {
    day = later(day, random.whole(0, 3));
    const common = {
      ewe: `DE 01 06 ${random.digits(4)} ${random.digits(4)}`,
      ram: random.pick(rams),
      day,
      ease: random.pick(['ohne Hilfe', ...EASES] as const),
    };
    const litter = random.pick([1, 1, 2, 2, 2, 3]);
    return Array.from({ length: litter }, (): Lamb => {
      const remark = random.unless(0.8, random.pick(GONE));
      const marked = remark !== 'tot geboren' && random.chance(0.8);
      if (marked) mark++;
      return {
        ...common,
        mark: marked ? String(mark) : null,
        sex: random.pick(['männlich', 'weiblich'] as const),
        grams: remark === 'tot geboren' ? null : random.whole(28, 58) / 10,
        remark,
        litter,
      };
    });
  });
}

const kilos = (value: number | null): string | null => (value === null ? null : value.toFixed(1).replace('.', ','));
const isFirst = (lambs: readonly Lamb[], index: number): boolean => lambs[index]?.ewe !== lambs[index - 1]?.ewe;
const STYLE = `body{font:9pt 'Liberation Sans'}table{width:100%}td,th{border:.6px solid #666;padding:.8mm 1.3mm;text-align:left;vertical-align:top}th{background:#efe9dc}.s{font-size:7.5pt;color:#444}.w td{background:#f6f3ea;font-weight:bold;border-bottom:0}`;

/** Repeated cells are one tall cell. */
function register(breed: string, farm: string, lambs: readonly Lamb[], random: SeededRandom): string {
  const tall = (value: string, litter: number): string => `<td rowspan="${litter}">${safe(value)}</td>`;
  const rows = lambs.map(({ ewe, ram, day, ease, mark, sex, grams, remark, litter }, index) => {
    const own = `<td>${mark ?? ''}</td><td class="sign">${sex === 'männlich' ? '1,0' : '0,1'}</td><td>${kilos(grams) ?? '—'}</td><td>${remark ?? ''}</td>`;
    const shared = isFirst(lambs, index)
      ? [ewe, printDate(day, 'dots', 'deu'), ram, EASE[ease]].map((value) => tall(value, litter)).join('')
      : '';
    return `<tr>${shared}${own}</tr>`;
  });
  return leaf(
    STYLE,
    `<div style="display:flex;justify-content:space-between"><h2 style="margin:0">Ablammliste</h2><div>Betriebs-Nr. 09 ${random.digits(3)} ${random.digits(3)} ${random.digits(4)}</div></div><div>${safe(farm)} · Herdbuch ${safe(breed)}</div>
    ${listing('', row(['Mutterschaf', 'Lammdatum', 'Bock', 'GV', 'Lamm-Nr.', 'G', 'GG kg', 'Bemerkung'], 'th'), rows.join(''))}
    <p class="s">G: 1,0 = männlich, 0,1 = weiblich. GV (Geburtsverlauf): 1 ohne Hilfe, 2 leichte Hilfe, 3 schwere Geburt, 4 Tierarzt. GG = Geburtsgewicht. Kennzeichnung spätestens 9 Monate nach der Geburt. Meldung an den Verband bis zum 15. des Folgemonats.</p>`,
  );
}

/** One ram for the whole group stands above; ewes are lines between the lambs. */
function notebook(breed: string, farm: string, lambs: readonly Lamb[], start: Day): string {
  const rows = lambs.map(({ ewe, day, ease, mark, sex, grams, remark, litter }, index) => {
    const head = isFirst(lambs, index)
      ? across(
          4,
          `${twoDigits(day.day)}.${twoDigits(day.month)}.   ${ewe}   ${['', 'Einling', 'Zwillinge', 'Drillinge'][litter]}, ${ease}`,
          'w',
        )
      : '';
    return (
      head +
      row([
        mark === null ? 'ohne Marke' : `Marke ${mark}`,
        sex === 'männlich' ? 'Bocklamm' : 'Mutterlamm',
        grams === null ? null : `${kilos(grams)} kg`,
        remark,
      ])
    );
  });
  return leaf(
    `${STYLE}body{font:10pt 'Liberation Serif'}td,th{border:0;border-bottom:.5px solid #ccc}`,
    `<h2 style="margin:0">Lammzeit ${start.year}</h2><div>${safe(farm)} (${safe(breed)})</div><div>Gruppe gedeckt von: <b>${safe(lambs[0]?.ram ?? '')}</b></div>
    ${listing('', '', rows.join(''))}<p class="s">Abgeschrieben aus dem Stallkalender. Colostrum innerhalb von 6 Stunden! Nabel jodieren.</p>`,
  );
}
