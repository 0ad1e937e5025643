import { type DocumentFamily, number, text, yesNo } from '../../generate/generated-document.ts';
import { dayIn, person } from '../../generate/people-and-places.ts';
import { type Day, iso, later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { row, safe } from '../seventh-wave/paper.ts';
import { leaf, twoDigits } from './paper.ts';

const MOTHERS = ['Marloes', 'Ilse', 'Nadia', 'Roos', 'Tessa'];
const BABIES = ['Fenna', 'Mees', 'Saar', 'Tijn', 'Jip', 'Lotte', 'Boaz'];
const REMARKS = [
  'slaperig aan de borst',
  'navelklem verwijderd',
  'hielprik en gehoortest gedaan',
  'stuwing links',
  'hapt goed aan',
  'spuugt na voeding',
  'consult verloskundige gebeld',
];
const HOURS = 'Kraamverzorgende tekent elke dag voor gezien.';

interface CareDay {
  day: Day;
  mother: number | null;
  baby: number | null;
  grams: number | null;
  breast: number;
  bottle: number | null;
  wet: number | null;
  jaundice: boolean | null;
  remark: string | null;
}

/** The care of a newborn at home, a column for each day, or a few lines a day. */
export const maternityDays: DocumentFamily = {
  id: 'maternity-days',
  language: 'nld',
  name: 'Newborn care diary',
  description: 'Diary that the maternity nurse keeps at home. One row per day after the birth.',
  fields: [
    text('date', 'Which day'),
    number('dayNo', 'Day counted from the birth'),
    number('motherTemperature', 'Temperature of the mother'),
    number('babyTemperature', 'Temperature of the child'),
    number('weight', 'Weight of the child in grams'),
    number('breastfeeds', 'How often the child was breastfed'),
    number('bottle_ml', 'Bottle milk in ml over the day'),
    number('wetNappies', 'Nappies with urine'),
    yesNo('yellow', 'Does the child look yellow?'),
    text('notes', 'Remark of that day'),
    text('child', 'First name of the child'),
    number('birthWeight', 'Weight at birth in grams'),
    text('nurse', 'Maternity nurse'),
    number('bilirubin', 'Bilirubin value in the blood'),
  ],
  write(random, at) {
    const born = dayIn(random, 2024, 2026);
    const birthGrams = random.whole(271, 428) * 10;
    const days = daysOf(random, born, birthGrams, random.whole(5, 8));
    const facts: Facts = {
      child: random.pick(BABIES),
      mother: `${random.pick(MOTHERS)} ${random.pick(['van Beek', 'Rozema', 'Smeets', 'el Amrani'])}`,
      nurse: person(random, 'nld'),
      born,
      birthGrams,
      days,
    };
    return {
      html: at % 2 === 0 ? chart(facts) : diary(facts, random),
      rows: days.map(({ day, mother, baby, grams, breast, bottle, wet, jaundice, remark }, index) => [
        iso(day),
        index + 1,
        mother,
        baby,
        grams,
        breast,
        bottle,
        wet,
        jaundice === null ? null : jaundice ? 'yes' : 'no',
        remark,
        facts.child,
        birthGrams,
        facts.nurse,
        null,
      ]),
    };
  },
};

interface Facts {
  child: string;
  mother: string;
  nurse: string;
  born: Day;
  birthGrams: number;
  days: CareDay[];
}

/** A newborn loses weight for three days and gains it afterwards. */
function daysOf(random: SeededRandom, born: Day, birthGrams: number, count: number): CareDay[] {
  let grams = birthGrams;
  const remarks = random.shuffled(REMARKS);
  return Array.from({ length: count }, (_, index): CareDay => {
    grams += index < 3 ? -random.whole(30, 90) : random.whole(15, 60);
    return {
      day: later(born, index + 1),
      mother: random.unless(0.1, random.whole(364, 381) / 10),
      baby: random.unless(0.08, random.whole(365, 375) / 10),
      grams: random.unless(0.2, grams),
      breast: random.whole(5, 10),
      bottle: random.unless(0.6, random.whole(4, 30) * 10),
      wet: random.unless(0.15, random.whole(1, 8)),
      jaundice: random.unless(0.25, index > 1 && random.chance(0.4)),
      remark: random.unless(0.45, remarks[index] ?? null),
    };
  });
}

const warm = (value: number | null): string | null => (value === null ? null : value.toFixed(1).replace('.', ','));
const dayAndMonth = ({ day, month }: Day): string => `${twoDigits(day)}-${twoDigits(month)}`;

function chart({ child, mother, nurse, born, birthGrams, days }: Facts): string {
  const line = (label: string, print: (day: CareDay, index: number) => string | number | null): string => row([label, ...days.map(print)]);
  return leaf(
    `body{font:9pt 'Liberation Sans'}table{width:100%;table-layout:fixed}td,th{border:.7px solid #a58;padding:1.4mm;text-align:center;vertical-align:top;overflow-wrap:anywhere}td:first-child{text-align:left;background:#f7eaf1;width:34mm}.g td{background:#f0d8e4;font-weight:bold}.s{font-size:7.5pt;color:#444}.f{display:flex;justify-content:space-between}`,
    `<h2 style="margin:0;color:#83476a">Kraamzorgdossier – controlelijst</h2><div class="f"><span>Naam kind: <b>${safe(child)}</b></span><span>geb. ${printDate(born, 'dashes', 'nld')}</span><span>geboortegewicht ${birthGrams} g</span><span>moeder: ${safe(mother)}</span></div><br>
    <table>${line('Datum', ({ day }) => dayAndMonth(day))}${line('Dag', (_, index) => index + 1)}<tr class="g"><td colspan="${days.length + 1}">MOEDER</td></tr>${line('Temperatuur', ({ mother }) => warm(mother))}
    <tr class="g"><td colspan="${days.length + 1}">KIND</td></tr>${line('Temperatuur', ({ baby }) => warm(baby))}${line('Gewicht', ({ grams }) => grams)}${line('Borstvoeding (×)', ({ breast }) => breast)}${line('Bijvoeding (ml/24 u)', ({ bottle }) => bottle)}
    ${line('Plas', ({ wet }) => wet)}${line('Geel (j/n)', ({ jaundice }) => (jaundice === null ? null : jaundice ? 'j' : 'n'))}${line('Bijzonderheden', ({ remark }) => remark)}</table>
    <p>Kraamverzorgende: ${safe(nurse)}</p><p class="s">Bel de verloskundige bij een temperatuur boven 38,0 of onder 36,5, of bij meer dan 10% gewichtsverlies. ${HOURS}</p>`,
    'A4 landscape',
  );
}

function diary({ child, mother, nurse, born, birthGrams, days }: Facts, random: SeededRandom): string {
  const body = days.map(({ day, mother, baby, grams, breast, bottle, wet, jaundice, remark }, index) => {
    const child = [
      baby === null ? null : `temp ${warm(baby)}`,
      grams === null ? 'niet gewogen' : `gewicht ${grams} gram`,
      `${breast}× aan de borst`,
      bottle === null ? null : `${bottle} ml kunstvoeding`,
      wet === null ? null : `${wet} plasluiers`,
      jaundice === null ? null : jaundice ? 'ziet geel' : 'ziet niet geel',
    ].filter((part) => part !== null);
    return `<div class="d"><div class="n">dag ${index + 1}<br><small>${printDate(day, 'long', 'nld')}</small></div><div><b>Moeder</b> ${mother === null ? 'niet gemeten' : `temp ${warm(mother)}`}<br><b>Kind</b> ${child.join(' – ')}${remark === null ? '' : `<br><i>Opm.: ${safe(remark)}</i>`}</div></div>`;
  });
  return leaf(
    `body{font:10pt 'DejaVu Sans'}.d{display:flex;gap:6mm;border-bottom:1px solid #9bb;padding:2.5mm 0;break-inside:avoid}.n{flex:0 0 38mm;color:#276}.s{font-size:8pt;color:#555}`,
    `<h2 style="margin:0">Mijn eerste dagen</h2><div>${safe(child)} kwam ter wereld op ${printDate(born, 'long', 'nld')} en woog ${birthGrams} gram. Zorg aan huis bij ${safe(mother)} door ${safe(nurse)}, kraamverzorgende, ${random.pick([24, 44, 49])} uur in totaal.</div>
    ${body.join('')}<p class="s">${HOURS} Dit boekje neem je mee naar het consultatiebureau.</p>`,
  );
}
