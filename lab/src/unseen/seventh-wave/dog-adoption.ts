import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { address } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, between, dated, figure, plusDays, sheet } from '../sixth-wave/paper.ts';
import { box, safe } from './paper.ts';

const ADOPTERS = [
  ['Agnieszka Szymańska', 'zamieszkałą', 'Panią'],
  ['Jadwiga Woźniak', 'zamieszkałą', 'Panią'],
  ['Zofia Dąbrowska', 'zamieszkałą', 'Panią'],
  ['Wojciech Zieliński', 'zamieszkałym', 'Panem'],
  ['Michał Jankowski', 'zamieszkałym', 'Panem'],
  ['Paweł Król', 'zamieszkałym', 'Panem'],
] as const;
const SHELTERS = ['Schronisko Promyk', 'Schronisko dla Zwierząt w Opolu', 'Fundacja Cztery Łapy Podlasie', 'Przytulisko Leśna Polana'];
const BREEDS = ['mieszaniec', 'owczarek niemiecki', 'beagle', 'w typie labradora', 'jamnik szorstkowłosy'];
const COATS = ['czarna podpalana', 'biszkoptowa', 'biała w łaty', 'szara pręgowana'];

/** The contract by which a shelter gives a dog away: paragraphs with ticks, a boxed card, or labels in two columns. */
export const dogAdoption: DocumentFamily = {
  id: 'dog-adoption',
  language: 'pl',
  name: 'Hundevermittlung',
  description: 'Verträge aus dem polnischen Tierheim',
  fields: [
    text('Tierheim', ''),
    text('Vertrag Nr.', ''),
    text('Übergabe', 'Datum'),
    text('Hund', 'Name'),
    choice('Geschlecht', '', ['Rüde', 'Hündin']),
    text('Rasse', 'wie sie im Vertrag steht'),
    text('Fell', ''),
    text('geboren', ''),
    number('kg', ''),
    text('Chip', ''),
    yesNo('kastriert', ''),
    text('Tollwutimpfung', 'wann geimpft'),
    text('neuer Halter', ''),
    text('Adresse', 'vom neuen Halter'),
    text('PESEL', ''),
    text('Telefon', ''),
    number('Gebühr', 'Złoty'),
    yesNo('Garten?', 'hat der Halter einen'),
    text('Vorbesitzer', ''),
  ],
  write(random, at) {
    const layout = at % 3;
    const shelter = random.pick(SHELTERS);
    const contract = random.unless(0.1, `${random.whole(11, 480)}/${random.whole(24, 26)}`);
    const day = aDay(random, '2024-03-01', 620);
    const female = random.chance(0.5);
    const dog = female ? random.pick(['Sonia', 'Fruzia', 'Mgiełka', 'Luna']) : random.pick(['Burek', 'Figiel', 'Azor', 'Klusek']);
    const breed = random.pick(BREEDS);
    const coat = random.unless(0.2, random.pick(COATS));
    const born = random.unless(0.2, plusDays(day, -random.whole(250, 3800)));
    const weight = random.unless(0.2, between(random, 4, 38, 1));
    const chip = `616${random.digits(12)}`;
    const neutered = layout === 1 ? random.chance(0.7) : random.unless(0.2, random.chance(0.7));
    const rabies = random.unless(0.2, plusDays(day, -random.whole(9, 300)));
    const [adopter, living, title] = random.pick(ADOPTERS);
    const home = address(random, 'pol').line;
    const pesel = random.unless(0.15, random.digits(11));
    const phone = random.unless(0.15, `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`);
    const fee = random.unless(0.15, random.pick([50, 80, 120, 150, 200]));
    const garden = layout === 2 ? random.unless(0.4, random.chance(0.5)) : random.chance(0.5);
    const kilos = weight === null ? null : figure(weight, 'pl', 1);
    let html: string;
    if (layout === 0)
      html = sheet(
        "body{font:11pt/1.45 'Liberation Serif'}h1{font-size:14pt;text-align:center}h2{font-size:11pt;text-align:center;margin:4mm 0 1mm}p{margin:1mm 0;text-align:justify}.sig{display:flex;justify-content:space-between;margin-top:16mm;font-size:9pt}",
        `<h1>UMOWA ADOPCYJNA PSA${contract === null ? '' : ` NR ${contract}`}</h1><p>zawarta dnia ${dated(day, 'D MMMM YYYY', 'pl')} r. pomiędzy: ${shelter}, zwanym dalej Przekazującym, a ${title} ${adopter}, ${living}: ${home}${pesel === null ? '' : `, PESEL ${pesel}`}${phone === null ? '' : `, tel. ${phone}`}, zwaną/ym dalej Adoptującym.</p><h2>§ 1</h2><p>Przekazujący oddaje Adoptującemu psa o imieniu ${dog} (${female ? 'suka' : 'samiec'}, ${breed}${coat === null ? '' : `, maść ${coat}`}), oznakowanego chipem nr ${chip}${born === null ? '' : `, urodzonego ${dated(born, 'D MMMM YYYY', 'pl')} r.`}${kilos === null ? '' : `, o masie ciała ${kilos} kg`}.</p><h2>§ 2</h2><p>${rabies === null ? 'Pies nie był jeszcze szczepiony przeciw wściekliźnie.' : `Pies został zaszczepiony przeciw wściekliźnie dnia ${dated(rabies, 'D MMMM YYYY', 'pl')} r.`}${neutered === null ? '' : neutered ? ' Zwierzę jest wykastrowane.' : ' Zwierzę nie jest wykastrowane, a Adoptujący zobowiązuje się do zabiegu w ciągu 6 miesięcy.'}</p><h2>§ 3</h2><p>Warunki u Adoptującego: ${box(garden === true)} dom z ogrodem &nbsp; ${box(garden === false)} mieszkanie bez ogrodu</p>${fee === null ? '' : `<h2>§ 4</h2><p>Adoptujący wnosi opłatę adopcyjną w kwocie ${fee} zł na leczenie pozostałych zwierząt.</p>`}<div class="sig"><span>..............................<br>Przekazujący</span><span>..............................<br>Adoptujący</span></div>`,
      );
    else if (layout === 1) {
      const cell = (label: string, value: string | number | null, wide = 1): string =>
        `<div style="grid-column:span ${wide}"><small>${label}</small>${safe(value) || '&nbsp;'}</div>`;
      html = sheet(
        "body{font:11pt 'Liberation Sans'}.dog{font-size:34pt;font-weight:bold;color:#b5471c;margin:2mm 0}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:2mm}.g>div{background:#fbeee6;padding:1.5mm 2mm}small{display:block;font-size:7pt;color:#744}h2{font-size:11pt;margin:5mm 0 2mm}",
        `<div>${shelter}</div><div class="dog">${dog}</div><h2>Karta zwierzęcia</h2><div class="g">${[
          cell('rasa', breed),
          cell('umaszczenie', coat),
          cell('data urodzenia', born === null ? null : dated(born, 'DD.MM.YYYY')),
          cell('waga', kilos === null ? null : `${kilos} kg`),
          cell('nr mikroprocesora', chip, 2),
        ].join(
          '',
        )}<div><small>płeć</small>${box(!female)} pies &nbsp; ${box(female)} suka</div><div><small>kastracja / sterylizacja</small>${box(neutered === true)} tak &nbsp; ${box(neutered === false)} nie</div>${cell('szczepienie na wściekliznę', rabies === null ? null : dated(rabies, 'DD.MM.YYYY'))}</div><h2>Nowy opiekun</h2><div class="g">${[
          cell('imię i nazwisko', adopter, 2),
          cell('PESEL', pesel),
          cell('adres', home, 2),
          cell('telefon', phone),
        ].join(
          '',
        )}<div><small>ogród przy domu</small>${box(garden === true)} jest &nbsp; ${box(garden === false)} brak</div>${cell('opłata adopcyjna', fee === null ? null : `${fee},00 zł`)}${cell('numer umowy', contract)}</div><p>Psa odebrano dnia ${dated(day, 'DD.MM.YYYY')}</p>`,
      );
    } else {
      const pair = (label: string, value: string | number | null): string =>
        value === null ? '' : `<tr><td>${label}:</td><td>${safe(value)}</td></tr>`;
      html = sheet(
        "body{font:9pt/1.3 'DejaVu Sans'}h1{font-size:13pt;border-left:5pt solid #3a7;padding-left:3mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm}h2{font-size:9.5pt;margin:2mm 0}td{vertical-align:top;padding:.8mm 3mm .8mm 0}td:first-child{color:#466;white-space:nowrap}",
        `<h1>Protokół przekazania psa do adopcji</h1><div class="two"><div><h2>Pies</h2><table>${[
          pair('Imię', dog),
          pair('Płeć', female ? 'suka' : 'pies'),
          pair('Rasa', breed),
          pair('Sierść', coat),
          pair('Urodzony(a)', born === null ? null : dated(born, 'DD-MM-YYYY')),
          pair('Masa', kilos === null ? null : `${kilos} kg`),
          pair('Chip', chip),
          pair('Kastrat', neutered === null ? null : neutered ? 'tak' : 'nie'),
          pair('Wścieklizna', rabies === null ? null : dated(rabies, 'DD-MM-YYYY')),
        ].join('')}</table></div><div><h2>Opiekun</h2><table>${[
          pair('Nazwisko', adopter),
          pair('Mieszka', home),
          pair('PESEL', pesel),
          pair('Tel.', phone),
          pair('Ogród', garden === null ? null : garden ? 'tak' : 'nie'),
        ].join('')}</table><h2>Przekazanie</h2><table>${[
          pair('Placówka', shelter),
          pair('Nr umowy', contract),
          pair('Data', dated(day, 'DD-MM-YYYY')),
          pair('Opłata', fee === null ? null : `${fee} zł`),
        ].join('')}</table></div></div><p>Opiekun zgadza się na wizytę poadopcyjną. Psa nie wolno trzymać na łańcuchu.</p>`,
      );
    }
    return {
      html,
      rows: [
        [
          shelter,
          contract,
          day,
          dog,
          female ? 'Hündin' : 'Rüde',
          breed,
          coat,
          born,
          weight,
          chip,
          said(neutered),
          rabies,
          adopter,
          home,
          pesel,
          phone,
          fee,
          said(garden),
          null,
        ],
      ],
    };
  },
};
