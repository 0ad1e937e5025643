import { choice, type DocumentFamily, number, text } from '../../generate/generated-document.ts';
import { type Day, iso, later, monthName } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { safe } from '../seventh-wave/paper.ts';
import { clock, leaf, weekdayOf } from './paper.ts';

const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const WOMEN = ['Assunta', 'Ornella', 'Pierina', 'Graziella', 'Iolanda'];
const MEN = ['Armando', 'Gino', 'Settimio', 'Ferruccio', 'Adelmo'];
const FAMILIES = ['Bertolazzi', 'Pellegrini', 'Zanardi', 'Cattani', 'Morandini', 'Sbragia'];
const SPOUSES: Record<'f' | 'm', string[]> = { f: ['Luigi', 'Renato', 'Bruno'], m: ['Teresa', 'Franca', 'Luciana'] };
const CHURCHES = ['chiesa parrocchiale di San Zeno', 'Pieve di Santo Stefano', 'chiesa del Sacro Cuore', 'Basilica di San Giorgio'];
const HOUSES = ['Ospedale Civile', 'Casa Funeraria Lazzari', 'Casa di Riposo Villa Serena', 'propria abitazione'];
const PLACES = ['Castelnovo', 'Montecchio', 'San Pietro in Valle', 'Borgo Tossignano'];
const NO_FLOWERS = { poster: 'Non fiori ma opere di bene', newspaper: 'Si dispensa dall’invio di fiori' } as const;
const CHARITIES = ['la ricerca sul cancro', 'la Croce Rossa di zona', 'la missione di don Carlo in Malawi'];

/** The poster on the walls of a town, and the square in the newspaper: no fact has a label. */
export const deathNotice: DocumentFamily = {
  id: 'death-notice',
  language: 'ita',
  name: 'Funerals (parish office)',
  description: 'Mourning posters as they hang on the walls; one row for each person who died.',
  fields: [
    text('firstName', 'Christian name of the deceased'),
    text('surname', 'Family name of the deceased (for a married woman the one she was born with)'),
    text('marriedName', 'For a married woman, the name of her husband’s family'),
    number('age', 'How old he or she was'),
    text('died_on', 'Date of death'),
    text('funeral_day', 'Date of the funeral'),
    text('funeral_time', 'Hour of the funeral'),
    text('church', 'Church of the funeral'),
    text('leaves_from', 'Where the procession starts from'),
    text('rosary', 'Hour at which the rosary is said on the eve'),
    text('giftsFor', 'What offerings should go to'),
    text('aboutFlowers', 'What is said about flowers, word for word'),
    choice('rest', 'What happens after the ceremony', ['burial', 'cremation']),
    text('undertaker', 'Funeral firm'),
    text('bornIn', 'Place of birth'),
  ],
  write(random, at) {
    const layout = at % 2 === 0 ? 'poster' : 'newspaper';
    const woman = random.chance(0.5);
    const died: Day = { year: random.whole(2023, 2026), month: random.whole(1, 12), day: random.whole(1, 28) };
    const [born, married] = random.some(FAMILIES, 2) as [string, string];
    const facts: Facts = {
      woman,
      given: random.pick(woman ? WOMEN : MEN),
      born,
      married: woman ? random.unless(0.35, married) : null,
      spouse: random.pick(SPOUSES[woman ? 'f' : 'm']),
      age: random.whole(58, 97),
      died,
      funeral: later(died, random.whole(2, 4)),
      time: clock(random.pick([570, 600, 630, 870, 900, 930, 960]), '.'),
      church: random.pick(CHURCHES),
      from: random.pick(HOUSES),
      rosary: random.unless(0.4, clock(random.pick([1080, 1110, 1170, 1200]), '.')),
      charity: random.unless(0.5, random.pick(CHARITIES)),
      noFlowers: random.chance(0.5),
      cremation: random.unless(0.35, random.chance(0.5)),
      place: random.pick(PLACES),
      firm: `Onoranze Funebri ${random.pick(['Lazzari', 'Cav. Tonelli & Figli', 'La Pace', 'Bergonzini'])}`,
    };
    return {
      html: layout === 'poster' ? poster(facts) : newspaper(facts, random),
      rows: [
        [
          facts.given,
          facts.born,
          facts.married,
          facts.age,
          layout === 'poster' ? iso(died) : null,
          iso(facts.funeral),
          { anyOf: [facts.time, `ore ${facts.time}`] },
          { anyOf: [facts.church, facts.church.replace(/^chiesa (parrocchiale )?(di |del )/, '')] },
          facts.from,
          facts.rosary === null ? null : { anyOf: [facts.rosary, `ore ${facts.rosary}`] },
          facts.charity,
          facts.noFlowers ? NO_FLOWERS[layout] : null,
          facts.cremation === null ? null : facts.cremation ? 'cremation' : 'burial',
          { anyOf: [facts.firm, facts.firm.replace('Onoranze Funebri ', '')] },
          null,
        ],
      ],
    };
  },
};

interface Facts {
  woman: boolean;
  given: string;
  born: string;
  married: string | null;
  spouse: string;
  age: number;
  died: Day;
  funeral: Day;
  time: string;
  church: string;
  from: string;
  rosary: string | null;
  charity: string | null;
  noFlowers: boolean;
  cremation: boolean | null;
  place: string;
  firm: string;
}

const spoken = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]} ${day.day} ${monthName(day.month, 'ita')}`;
const dellA = (name: string): string => (/^chiesa|^Pieve|^Basilica|^Casa|^propria/.test(name) ? `dalla ${name}` : `dall’${name}`);
const nella = (name: string): string => `nella ${name}`;
const after = (cremation: boolean): string =>
  cremation
    ? 'Dopo la cerimonia si proseguirà per la cremazione.'
    : 'Dopo la Santa Messa si proseguirà per il cimitero locale, ove la salma sarà tumulata.';
/** Relatives have other names than the one who died, or a reader might take one for the other. */
const mourners = ({ woman, spouse }: Facts): string =>
  `${woman ? 'il marito' : 'la moglie'} ${spouse}, i figli Daniela con Paolo e Marco con Silvia, gli adorati nipoti, ${woman ? 'la sorella Rina' : 'il fratello Olindo'} e i parenti tutti`;

const POSTER = `body{font:15pt 'C059','Liberation Serif';text-align:center;border:5mm solid #000;padding:10mm 14mm}.n{font-size:2.2em;font-weight:bold;letter-spacing:.03em}
.m{font-size:1.2em}p{margin:.75em 0}.cross{font:40pt 'DejaVu Sans'}.sm{font-size:.62em;margin-top:9mm;display:flex;justify-content:space-between;border-top:1px solid}`;

function poster(facts: Facts): string {
  const { woman, given, born, married, age, died, funeral, time, church, from, rosary, charity, noFlowers, cremation, place, firm } = facts;
  return leaf(
    POSTER,
    `<div class="cross">✝</div><p>Il giorno ${died.day} ${monthName(died.month, 'ita')} ${died.year}, munit${woman ? 'a' : 'o'} dei conforti religiosi,<br>è mancat${woman ? 'a' : 'o'} all’affetto dei suoi cari</p>
    <div class="n">${safe(given.toUpperCase())} ${safe(born.toUpperCase())}</div>${married === null ? '' : `<div class="m">in ${safe(married.toUpperCase())}</div>`}
    <div>di anni ${age}</div>
    <p>Ne danno il triste annuncio ${safe(mourners(facts))}.</p>
    <p>I funerali avranno luogo <b>${spoken(funeral)} alle ore ${time}</b>, partendo ${safe(dellA(from))}, ${safe(nella(church))}.</p>
    ${cremation === null ? '' : `<p>${after(cremation)}</p>`}${rosary === null ? '' : `<p>Il Santo Rosario sarà recitato la sera precedente alle ore ${rosary}.</p>`}
    ${noFlowers ? `<p>${NO_FLOWERS.poster}.</p>` : ''}${charity === null ? '' : `<p>Eventuali offerte saranno devolute per ${safe(charity)}.</p>`}
    <div class="sm"><span>${safe(place)}, ${died.day} ${monthName(died.month, 'ita')} ${died.year}</span><span>${safe(firm)} – servizio 24 ore su 24</span></div>`,
    'A3 landscape',
  );
}

function newspaper(facts: Facts, random: SeededRandom): string {
  const { woman, given, born, married, age, died, funeral, time, church, from, rosary, charity, noFlowers, cremation, place, firm } = facts;
  const ending = woman ? 'a' : 'o';
  // The newspaper says when it was told of the death, not when it was.
  const told = later(died, 1);
  return leaf(
    `body{font:9.5pt 'Liberation Serif';width:70mm;text-align:justify}.box{border:1.2px solid #000;padding:3mm}.n{font-weight:bold;font-size:1.35em;text-align:center;margin:.3em 0}.r{text-align:right;font-style:italic}.top{font:7.5pt 'Liberation Sans';border-bottom:1px solid #000;margin-bottom:3mm}.sm{font-size:.78em;text-align:center;margin-top:2mm}`,
    `<div class="top">NECROLOGIE · pag. ${random.whole(18, 44)} · Accettazione sportello ore 8.30–12.30</div><div class="box">
    <div>È tornat${ending} alla Casa del Padre, all’età di ${age} anni,</div><div class="n">${safe(given)} ${safe(born)}${married === null ? '' : `<br><span style="font-size:.75em">ved. ${safe(married)}</span>`}</div>
    <div>Lo annunciano con dolore ${safe(married === null ? mourners(facts) : 'i figli Daniela con Paolo e Marco con Silvia, gli adorati nipoti e i parenti tutti')}. Le esequie saranno celebrate ${spoken(funeral)} alle ${time} ${safe(nella(church))}, dove il corteo giungerà ${safe(dellA(from))}.${rosary === null ? '' : ` Veglia con recita del rosario il giorno prima, ore ${rosary}.`}${cremation === null ? '' : ` ${after(cremation)}`}${noFlowers ? ` ${NO_FLOWERS.newspaper}.` : ''}${charity === null ? '' : ` In memoria si possono fare donazioni per ${safe(charity)}.`} La famiglia ringrazia il personale che l’ha assistit${ending}.</div>
    <div class="r">${safe(place)}, ${told.day} ${monthName(told.month, 'ita')} ${told.year}</div><div class="sm">${safe(firm)}</div></div>`,
    'A5',
  );
}
