import { choice, type DocumentFamily, number, text, yesNo } from '../../generate/generated-document.ts';
import { dayIn, person } from '../../generate/people-and-places.ts';
import { type Day, iso, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { across, listing, row, safe } from '../seventh-wave/paper.ts';
import { clock, leaf } from './paper.ts';

interface Species {
  name: string;
  code: string;
  /** First letters of its rings, wing in mm and weight in g. */
  ring: string;
  wing: readonly [number, number];
  grams: readonly [number, number];
}

const SPECIES: readonly Species[] = [
  { name: 'Blue Tit', code: 'BLUTI', ring: 'ANC', wing: [60, 69], grams: [9.6, 12.4] },
  { name: 'Great Tit', code: 'GRETI', ring: 'TX', wing: [71, 79], grams: [16.1, 20.5] },
  { name: 'Robin', code: 'ROBIN', ring: 'ABD', wing: [68, 77], grams: [15.5, 20.9] },
  { name: 'Blackcap', code: 'BLACA', ring: 'AKL', wing: [69, 79], grams: [15.2, 23.8] },
  { name: 'Chiffchaff', code: 'CHIFF', ring: 'NKT', wing: [54, 65], grams: [6.8, 9.1] },
  { name: 'Goldcrest', code: 'GOLDC', ring: 'PLC', wing: [50, 57], grams: [4.9, 6.2] },
  { name: 'Blackbird', code: 'BLABI', ring: 'LR', wing: [119, 136], grams: [86, 121] },
  { name: 'Reed Bunting', code: 'REEBU', ring: 'TS', wing: [72, 84], grams: [16.3, 22.7] },
];
const SITES: readonly (readonly [site: string, grid: string])[] = [
  ['Wilden Marsh', 'SO8272'],
  ['Thorne Lagoon', 'SE6715'],
  ['Old Sallow Carr', 'TG3315'],
  ['Priory Fields', 'SP0987'],
];
const AGES = {
  '3': 'hatched this year',
  '4': 'hatched before this year',
  '5': 'hatched last year',
  '6': 'hatched before last year',
} as const;
type Age = keyof typeof AGES;
const SEXES = { M: 'male', F: 'female' } as const;

interface Catch {
  species: Species;
  ring: string;
  again: boolean;
  age: Age;
  sex: 'M' | 'F' | null;
  wing: number | null;
  grams: number | null;
  fat: number | null;
  at: number;
  remark: string | null;
}

/** The field sheet of a ringing morning: codes and numbers, spelled out in the small print only. */
export const birdRinging: DocumentFamily = {
  id: 'bird-ringing',
  language: 'eng',
  name: 'Birds caught',
  description: 'One row per bird on the sheet, whether it was ringed that day or wore a ring already.',
  fields: [
    text('ringNumber', 'What is engraved on the ring'),
    text('bird', 'English name of the species'),
    yesNo('caughtBefore', 'Had the bird been ringed before?'),
    choice('age', 'How old the bird is', Object.values(AGES)),
    choice('sex', 'Sex, where it could be told', Object.values(SEXES)),
    number('wing_mm', 'Length of the wing'),
    number('weight', 'Weight in grams'),
    number('fatScore', 'Fat, on the scale of the sheet'),
    text('netTime', 'Round at which it was taken out of the net'),
    text('session', 'Date of the morning'),
    text('place', 'Name of the site'),
    text('ringer', 'Whoever is in charge'),
    text('colourRings', 'Combination of coloured rings'),
  ],
  write(random, at) {
    const day = { ...dayIn(random, 2022, 2026), month: random.whole(6, 10) };
    const [site, grid] = random.pick(SITES);
    const ringer = person(random, 'eng');
    const catches = catchesOf(random, random.whole(16, 44), at % 2 === 1);
    const top: Top = { day, site, grid, ringer, nets: random.whole(40, 180) };
    return {
      html: at % 2 === 0 ? fieldSheet(top, catches) : bySpecies(top, catches, random),
      rows: catches.map(({ species, ring, again, age, sex, wing, grams, fat, at: minute }) => [
        ring,
        species.name,
        again ? 'yes' : 'no',
        AGES[age],
        sex === null ? null : SEXES[sex],
        wing,
        grams,
        fat,
        at % 2 === 0 ? clock(minute) : null,
        iso(day),
        site,
        ringer,
        null,
      ]),
    };
  },
};

interface Top {
  day: Day;
  site: string;
  grid: string;
  ringer: string;
  nets: number;
}

function catchesOf(random: SeededRandom, count: number, sorted: boolean): Catch[] {
  const next = new Map(SPECIES.map(({ ring }) => [ring, random.whole(10_000, 80_000)]));
  const caught = Array.from({ length: count }, (_, index): Catch => {
    const species = random.pick(SPECIES);
    const again = random.chance(0.25);
    const running = next.get(species.ring) ?? 0;
    if (!again) next.set(species.ring, running + 1);
    return {
      species,
      ring: `${species.ring}${again ? random.digits(5) : running}`,
      again,
      age: random.pick(['3', '3', '4', '5', '6'] as const),
      sex: random.pick(['M', 'F', null] as const),
      wing: random.unless(0.1, random.whole(...species.wing)),
      grams: random.unless(0.15, random.whole(species.grams[0] * 10, species.grams[1] * 10) / 10),
      fat: random.unless(0.3, random.whole(0, 4)),
      at: 330 + 30 * Math.floor((index * 12) / count),
      remark: random.unless(0.85, random.pick(['tick by eye', 'brood patch', 'cloacal prot.', 'primary moult'])),
    };
  });
  return sorted ? SPECIES.flatMap((species) => caught.filter((one) => one.species === species)) : caught;
}

const STYLE = `body{font:9pt 'Liberation Sans'}table{width:100%}td,th{border:.6px solid #444;padding:.6mm 1.3mm;text-align:left}th{font-size:8pt}.s{font-size:7.5pt;color:#333}.sp td{background:#eee;font-weight:bold;border-right:0}`;
const AGE_KEY = 'AGE 3 = hatched this year, 4 = hatched before this year, 5 = hatched last year, 6 = hatched before last year.';

function fieldSheet(top: Top, catches: readonly Catch[]): string {
  const heads = ['N/R', 'RING', 'SPECIES', 'AGE', 'SEX', 'WING', 'WT', 'FAT', 'TIME', 'EXTRA TEXT'];
  const rows = catches.map(({ species, ring, again, age, sex, wing, grams, fat, at, remark }) =>
    row([again ? 'R' : 'N', ring, species.code, age, sex, wing, grams === null ? null : grams.toFixed(1), fat, clock(at), remark]),
  );
  return leaf(
    `${STYLE}body{font:9pt 'Liberation Mono'}`,
    `<div><b>RINGING FIELD SHEET</b>  ${safe(top.site)}  ${top.grid}  ${printDate(top.day, 'slashes', 'eng')}  Rgr i/c: ${safe(top.ringer)}  Nets: ${top.nets} m</div>
    ${listing('', row(heads, 'th'), rows.join(''))}
    <p class="s">N new, R retrap. ${AGE_KEY}<br>${SPECIES.map(({ code, name }) => `${code} ${name}`).join(' · ')}<br>Wing max. chord, mm. Weight in g to 0.1. Fat 0–8. Submit within one month of the session.</p>`,
  );
}

function bySpecies(top: Top, catches: readonly Catch[], random: SeededRandom): string {
  const heads = ['Ring', 'Age', 'Sex', 'Wing mm', 'Mass g', 'Fat', 'Notes'];
  const body = SPECIES.map((species) => {
    const own = catches.filter((one) => one.species === species);
    const rows = own.map(({ ring, again, age, sex, wing, grams, fat, remark }) =>
      row([`${ring}${again ? ' †' : ''}`, age, sex ?? '–', wing ?? '–', grams === null ? '–' : grams.toFixed(1), fat ?? '–', remark]),
    );
    return own.length === 0 ? '' : across(7, `${species.name} (${own.length})`, 'sp') + rows.join('');
  });
  return leaf(
    STYLE,
    `<h2 style="margin:0">${safe(top.site)} Ringing Group</h2><div>Session summary ${printDate(top.day, 'long', 'eng')} – ${catches.length} birds, ${catches.filter(({ again }) => again).length} of them retraps (†)</div>
    <div>Trainer in charge: ${safe(top.ringer)}. Trainees: ${safe(random.pick(['two', 'three', 'none']))}. Wind ${random.pick(['SW 2', 'calm', 'NE 3'])}, cloud ${random.whole(0, 8)}/8.</div>
    ${listing('', row(heads, 'th'), body.join(''))}<p class="s">${AGE_KEY} A dash means not taken. Data remain the property of the Group.</p>`,
  );
}
