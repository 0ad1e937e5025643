import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, captions, dayFrom, daysAfter, figures, inWords, pairs, paper, look } from './paper.ts';
import { people, street } from './people.ts';

const CLUBS = [
  { club: 'Volkstuinvereniging De Vrije Aarde', town: 'Leeuwarden', bank: 'NL32 RABO 0118 4402 17' },
  { club: 'Tuindersvereniging Buitenlust', town: 'Vlaardingen', bank: 'NL07 INGB 0004 9912 08' },
  { club: 'ATV Ons Genoegen', town: 'Apeldoorn', bank: 'NL91 TRIO 0338 1120 55' },
  { club: 'Gemeente Zutphen, afdeling Groen', town: 'Zutphen', bank: 'NL64 BNGH 0285 0031 99' },
  { club: 'Stichting Moestuinen Kerkebos', town: 'Bergen op Zoom', bank: 'NL15 ABNA 0557 2288 41' },
];

const STYLE = `body{font:10.5pt 'Liberation Serif',serif}h1{font-size:14pt}h2{font-size:11pt;margin:4mm 0 1mm}.pairs td{padding:1mm 7mm 1mm 0}.kader{display:grid;grid-template-columns:1fr 1fr 1fr}.cell{border:.6pt solid #363;margin:0 -0.6pt -0.6pt 0;padding:1.2mm 2mm;font:10pt Arial}.cell i{display:block;font:italic 7pt Arial}
.sign{display:flex;justify-content:space-between;margin-top:14mm}.p{margin:1mm 0 3mm}.foot{position:fixed;bottom:0;font:7.5pt Arial;color:#363}`;

function draw(random: SeededRandom, number: number) {
  const [tenant, chair, treasurer, former] = people(random, 'nld', 4) as [string, string, string, string];
  const start = `${random.whole(2024, 2026)}-${random.pick(['01-01', '03-01', '04-01', '10-15'])}`;
  const area = random.pick([85, 120, 150, 175, 210, 300]);
  return {
    ...(CLUBS[number % 5] as (typeof CLUBS)[number]),
    tenant,
    chair,
    treasurer,
    former,
    start,
    area,
    born: dayFrom(random, '1951-03-01', 16_000),
    home: street(random, 'nld'),
    plot: `${random.pick(['A', 'B', 'C', 'Noord ', ''])}${random.whole(3, 118)}`,
    rent: area * random.pick([0.85, 1.1, 1.35]),
    membership: random.pick([22.5, 30, 35]),
    deposit: random.unless(0.4, random.pick([50, 75, 100, 150])),
    house: random.chance(0.55),
    water: random.whole(12, 28),
    notice: random.pick(['één maand', 'twee maanden', 'drie maanden']),
    mail: random.chance(0.5) ? `${(tenant.split(' ').at(-1) as string).toLowerCase()}${random.whole(11, 89)}@postvak.example` : null,
    signed: daysAfter(start, -random.whole(5, 40)),
  };
}
type Drawn = ReturnType<typeof draw>;
const euro = (value: number): string => `€ ${amount(value, 'nld')}`;

const contract = (
  of: Drawn,
): string => `<h1>HUUROVEREENKOMST VOLKSTUIN</h1><p>De ondergetekenden:</p><p>1. <b>${of.club}</b>, gevestigd te ${of.town}, vertegenwoordigd door ${of.chair}, hierna te noemen verhuurder; en</p>
<p>2. <b>${of.tenant}</b>, geboren op ${inWords(of.born, 'nld')}, wonende ${of.home} te ${of.town}${of.mail === null ? '' : `, e-mail ${of.mail}`}, hierna te noemen huurder;</p><p>zijn het volgende overeengekomen:</p>
<h2>Artikel 1 – Het gehuurde</h2><p class="p">Verhuurder verhuurt aan huurder de tuin met nummer <b>${of.plot}</b>, groot ${of.area} m², voorheen in gebruik bij ${of.former}.</p>
<h2>Artikel 2 – Duur en opzegging</h2><p class="p">De overeenkomst gaat in op ${inWords(of.start, 'nld')} en geldt voor onbepaalde tijd. Opzegging geschiedt schriftelijk met een termijn van ${of.notice} vóór 31 december.</p>
<h2>Artikel 3 – Huurprijs</h2><p class="p">De huur bedraagt ${euro(of.rent)} per jaar, te voldoen vóór 1 februari op rekening ${of.bank}. Daarnaast is ${euro(of.membership)} contributie en ${euro(of.water)} watergeld verschuldigd.${of.deposit === null ? ' Een borg wordt niet gevraagd.' : ` Bij ondertekening betaalt huurder een waarborgsom van ${euro(of.deposit)}.`}</p>
<h2>Artikel 4 – Opstallen</h2><p class="p">${of.house ? 'Het plaatsen van een tuinhuisje van ten hoogste 16 m² is toegestaan.' : 'Het plaatsen van een tuinhuisje is niet toegestaan; een gereedschapskist tot 1 m³ mag wel.'} Stenen bestrating is tot 10 % van het oppervlak toegestaan.</p>
<p>Aldus opgemaakt te ${of.town} op ${inWords(of.signed, 'nld')}.</p><div class="sign"><span>verhuurder<br><br>${of.chair}</span><span>huurder<br><br>${of.tenant}</span></div>`;

const form = (
  of: Drawn,
): string => `<p style="font:bold 13pt Arial;color:#363">${of.club}</p><p>Inschrijfformulier en gebruiksovereenkomst · ${of.town}</p><div class="kader">${captions(
  [
    ['Naam huurder', of.tenant],
    ['Adres', of.home],
    ['Geboortedatum', figures(of.born, '-')],
    ['E-mail', of.mail],
    ['Tuin nr.', of.plot],
    ['Oppervlakte', `${of.area} m²`],
    ['Ingangsdatum', figures(of.start, '-')],
    ['Vorige huurder', of.former],
    ['Tuinhuisje', of.house ? 'ja' : 'nee'],
  ],
)}</div><h2>Kosten</h2>${pairs([
  ['Tuinhuur per jaar', euro(of.rent)],
  ['Lidmaatschap', euro(of.membership)],
  ['Water', euro(of.water)],
  ...(of.deposit === null ? [] : [['Borg (eenmalig)', euro(of.deposit)] as const]),
])}<p>Opzegtermijn: ${of.notice}. Betalingen aan de penningmeester, ${of.treasurer}, rekening ${of.bank}.</p><p>Huurder verklaart het tuinreglement van 14 april 2019 te hebben ontvangen.</p>
<div class="sign"><span>Namens het bestuur:<br>${of.chair}, voorzitter</span><span>Datum: ${figures(of.signed, '-')}<br>Handtekening huurder: ..............................</span></div><div class="foot">${of.club} – ${of.town} – tuindienst elke eerste zaterdag van de maand</div>`;

export const huurVolkstuin: DocumentFamily = {
  id: 'huur-volkstuin',
  language: 'nld',
  name: 'Huurcontracten tuinen',
  description: '',
  fields: [
    text('Verhuurder', 'Vereniging of gemeente die de tuin verhuurt'),
    text('Huurder', ''),
    text('Geboortedatum huurder', ''),
    text('E-mail', 'E-mailadres van de huurder'),
    text('Tuinnummer', ''),
    figure('Oppervlakte', 'In vierkante meter'),
    text('Ingangsdatum', ''),
    figure('Huur per jaar', 'Alleen de huur van de tuin'),
    figure('Borg', ''),
    yesNo('Tuinhuisje toegestaan', 'Mag er een huisje staan'),
    text('Opzegtermijn', ''),
    text('Ondertekend op', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const row = [of.club, of.tenant, of.born, of.mail, of.plot, of.area, of.start, Number(of.rent.toFixed(2)), of.deposit];
    return {
      html: paper(STYLE + look(number), number % 2 === 0 ? contract(of) : form(of)),
      rows: [[...row, of.house ? 'yes' : 'no', of.notice, of.signed]],
    };
  },
};
