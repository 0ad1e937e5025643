import type { SeededRandom } from '../../seeded-random.ts';

export type Tongue = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl';

export const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words, or nothing where the value is missing. */
export const shown = (value: string | number | null, otherwise = ''): string => (value === null ? otherwise : escaped(String(value)));

/** A page whose margins hold on every printed sheet and on the screen. */
export const page = (tongue: Tongue, margin: string, style: string, body: string, size = 'A4'): string =>
  `<!doctype html><html lang="${tongue}"><head><meta charset="utf-8"><title></title><style>
@page{size:${size};margin:${margin}}*{box-sizing:border-box}html,body{margin:0}@media screen{body{padding:${margin}}}
p{margin:0 0
.7em}table{border-collapse:collapse}td,th{vertical-align:top;text-align:left}${style}</style></head><body>${body}</body></html>`;

/** A number as the country prints it. */
export function figure(value: number, tongue: Tongue, decimals = 2): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const groups = { en: ',', de: '.', fr: '\u202f', es: '.', it: '.', pt: '\u00a0', nl: '.', pl: '\u00a0' }[tongue];
  const comma = tongue === 'en' ? '.' : ',';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, groups);
  return `${value < 0 ? '-' : ''}${grouped}${part ? comma + part : ''}`;
}

const MONTHS: Record<Tongue, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
};
const WEEKDAYS: Record<Tongue, string> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
  it: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
  pt: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
  nl: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  pl: 'niedziela poniedziałek wtorek środa czwartek piątek sobota',
};

export const shift = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const aDay = (random: SeededRandom, from: string, days: number): string => shift(from, random.whole(0, days));

const weekday = (iso: string): number => new Date(`${iso}T12:00:00Z`).getUTCDay();

/** The next day that is no Saturday or Sunday, the day itself included. */
export const workday = (iso: string): string => (weekday(iso) === 6 ? shift(iso, 2) : weekday(iso) === 0 ? shift(iso, 1) : iso);

/** Prints a date by a pattern of W, w, DD, D, Do, MMMM, MMM, MM, M, YYYY, YY; words in square brackets stay. */
export function show(iso: string, pattern: string, tongue: Tongue): string {
  const [year = '', month = '', date = ''] = iso.split('-');
  const day = Number(date);
  const monthName = MONTHS[tongue].split(' ')[Number(month) - 1] ?? '';
  const dayName = WEEKDAYS[tongue].split(' ')[weekday(iso)] ?? '';
  const ending = day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th';
  const parts: Record<string, string> = {
    W: dayName,
    w: dayName.slice(0, tongue === 'en' ? 3 : 2),
    DD: date,
    D: String(day),
    Do: `${day}${ending}`,
    MMMM: monthName,
    MMM: monthName.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    YYYY: year,
    YY: year.slice(2),
  };
  return pattern.replace(/\[([^\]]*)\]|W|w|DD|Do|D|MMMM|MMM|MM|M|YYYY|YY/g, (token, kept?: string) => kept ?? parts[token] ?? token);
}

export const clock = (minutes: number, separator = ':'): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}${separator}${String(minutes % 60).padStart(2, '0')}`;

const GIVEN: Record<Tongue, [string, string]> = {
  en: [
    'Amelia Bridget Carys Dawn Esther Fiona Gwen Hazel Imogen Joan Kezia Lorna Moira Niamh Orla Priya Rhona Sadie Thandi Una',
    'Alfie Barnaby Callum Desmond Edmund Farouk Gareth Hamish Ivor Jerome Kwame Lachlan Mungo Neville Oisin Percy Rohan Silas Toby Wilf',
  ],
  de: [
    'Anneliese Birte Carola Dörte Elfriede Friederike Gesine Hannelore Ilka Jutta Katja Liselotte Meike Nadja Swantje Verena',
    'Arndt Burkhard Clemens Detlef Eike Falko Gernot Hartmut Ingo Joachim Kersten Lorenz Malte Ottmar Reinhold Veit',
  ],
  fr: [
    'Agathe Bérénice Clothilde Delphine Élodie Fanny Ghislaine Hélène Inès Josiane Laurence Maëlle Noémie Pascale Solange',
    'Aurélien Baptiste Cyril Damien Étienne Fabrice Gaël Hervé Jérôme Loïc Mathurin Norbert Quentin Régis Thierry',
  ],
  es: [
    'Ainhoa Begoña Concepción Dolores Encarnación Fuensanta Inmaculada Lourdes Maribel Nieves Pilar Rocío Soledad',
    'Abelardo Bartolomé Ciriaco Eusebio Fermín Gonzalo Íñigo Leandro Marcial Nicanor Octavio Severino Tomás',
  ],
  it: [
    'Agnese Bianca Carlotta Donatella Emanuela Fulvia Ginevra Ilaria Lucrezia Marzia Ornella Serena Tiziana',
    'Alvise Biagio Corrado Dario Edoardo Fausto Gianluca Ivano Luciano Massimo Nereo Oreste Tiziano',
  ],
  pt: [
    'Beatriz Carlota Leonor Matilde Margarida',
    'Afonso Bernardo Dinis Duarte Gaspar Gonçalo Guilherme Henrique Lourenço Martim Nuno Rodrigo ' +
      'Salvador Simão Tiago Tomás Vasco Xavier',
  ],
  nl: [
    'Anouk Berendina Femke Geertje Hilde Joke Lotte Marijke Nienke Saskia',
    'Arjan Bas Cornelis Diederik Gijs Henk Jurriaan Klaas Pieter Wouter',
  ],
  pl: [
    'Agnieszka Bożena Danuta Ewelina Grażyna Iwona Kinga Magdalena Renata',
    'Adrian Bogdan Dariusz Grzegorz Jacek Krzysztof Leszek Mirosław Wiesław',
  ],
};
const SURNAMES: Record<Tongue, [string, string]> = {
  en: [
    'Ather Brock Cald Dun Elling Farn Green Hol Inker Kel Lang Mar Nether Oak Pember Rid Stan Thorn Whit Wool',
    'bourne croft den field gate hurst ley man more pole ridge shaw stow ton well wick',
  ],
  de: [
    'Acker Bern Dorn Ehren Falken Grün Hagen Kalk Lieben Mühl Nieder Oster Rosen Stein Tannen Wald',
    'bach berger brink feld haus hofer kamp mann reuter stedt',
  ],
  fr: [
    'Beau Bois Chante Cour Font Grand Haute Lam Mont Pré Roche Sault Ville',
    'bert champ court ier lieu mard nac net rault signy vain ville',
  ],
  es: ['Al Bar Cas Del Fuen Gar Her Lo Mon Pe Quin Ri Sal Var', 'bado cedo dana gallo mora nares quera ranza redes late talva vides'],
  it: ['Al Ber Cal Don Fer Gal Lom Man Pel Rin Sal Tor Ven', 'baldi bini cetti donato fini gnani lotti mazzi relli telli tucci zani'],
  pt: ['Al Bar Car Tei Fer Gal Mal Mou Pal Ra Sal Var', 'ceda cedo deiro gado teiro meida queira queiro tinho ves neira sco'],
  nl: ['van der ', 'Beek Dijk Eik Graaf Heide Kolk Linden Meent Ploeg Ruit Steen Vliet Waal Zande'],
  pl: ['Bar Chmiel Dob Gór Jan Kal Lip Mal Now Ostr Pal Rud Sob Wil Zal', 'czak czyk ewicz icz inek iszek nik owicz siak'],
};

export const word = (random: SeededRandom, list: string): string => random.pick(list.split(' ').filter((one) => one !== ''));

export interface Person {
  first: string;
  last: string;
  full: string;
  female: boolean;
}

export function person(random: SeededRandom, tongue: Tongue, female = random.chance(0.5)): Person {
  const first = word(random, GIVEN[tongue][female ? 0 : 1]);
  const [start, end] = SURNAMES[tongue];
  const surname = (): string => (tongue === 'nl' ? start : word(random, start)) + word(random, end);
  const last = tongue === 'es' || tongue === 'pt' ? `${surname()} ${surname()}` : surname();
  return { first, last, full: `${first} ${last}`, female };
}

const PLACES: Record<Tongue, [string, string]> = {
  en: [
    'Ash Brant Cot Dray East Fern Gold Har Ing Kirk Low Mel North Ot Pen Raven Sel Thorn Up Win',
    'bury by combe don ford ham leigh mouth port stead thorpe ton wick worth',
  ],
  de: [
    'Ahrens Birken Buchen Diepen Eichen Frauen Grafen Heiligen Königs Lauter Mittel Ober Rieden Schön Unter Wester',
    'berg brunn burg dorf fels hausen heim kirchen moor rode see stedt tal wald',
  ],
  fr: [
    'Aubigny Beaumont Charny Doué Fleury Gournay Lussac Marçay Neuvy Prissé Romilly Thoiry Verneuil',
    'sur-Loue sur-Vire en-Plaine le-Château les-Vignes la-Forêt',
  ],
  es: ['Villa Torre Fuente Casa Monte Peña', 'blanca alta fría rrubia clara rredonda longa vieja'],
  it: ['Castel Borgo Monte Rocca Villa Campo', 'chiaro fiorito grande luce marino secco verde vecchio'],
  pt: ['Vila Aldeia Póvoa Quinta', 'Chã Formosa Longa Ribeira Seca Velha Verde'],
  nl: ['Bever Does Gras Hoge Kerk Molen Ooster Riet Wester Zand', 'berg dam dijk hoven kapel kerk land oord veen wijk zand'],
  pl: ['Brzo Dąbro Gra Jelo Kamio Lipo Olszo Sosno Wierzbo', 'wice wiec wko wno wo wiska'],
};
export function place(random: SeededRandom, tongue: Tongue): string {
  const [start, end] = PLACES[tongue];
  const joint = tongue === 'fr' ? '-' : tongue === 'pt' ? ' ' : '';
  return word(random, start) + joint + word(random, end);
}

const STREETS: Record<Tongue, string> = {
  en: 'Abbey Beacon Chandler Dovecote Elm Foundry Grange Hollow Laurel Mill Orchard Priory Quarry Station Tanner',
  de: 'Amsel Bahnhof Birken Eschen Garten Haupt Kirch Linden Mühlen Schiller Ring Wiesen Ziegel',
  fr: 'Acacias Bouleaux Capucins Érables Forgerons Jonquilles Moulins Peupliers Remparts Tilleuls',
  es: 'Almendros Cerezo Eras Fraguas Huertas Molino Nogal Olmos Palomar Trinidad',
  it: 'Cipressi Fornai Giardini Lavatoi Mulini Noci Pini Platani Salici Tigli',
  pt: 'Bombeiros Carvalhos Combatentes Ferreiros Loureiros Moinhos Pinheiros',
  nl: 'Beuken Dorps Eiken Haven Kastanje Linden Molen Nieuw Parallel School Wilgen',
  pl: 'Akacjowa Brzozowa Fabryczna Klonowa Kwiatowa Leśna Młyńska Ogrodowa Polna Przemysłowa Słoneczna Warsztatowa',
};
export function street(random: SeededRandom, tongue: Tongue): string {
  const name = word(random, STREETS[tongue]);
  const house = random.whole(1, 148);
  switch (tongue) {
    case 'en':
      return `${house} ${name} ${word(random, 'Road Street Lane Avenue Close')}`;
    case 'de':
      return `${name}${word(random, 'straße weg allee gasse')} ${house}`;
    case 'fr':
      return `${house}, ${random.pick(['rue', 'avenue', 'allée'])} des ${name}`;
    case 'es':
      return `C/ ${name}, ${house}`;
    case 'it':
      return `Via dei ${name} ${house}`;
    case 'pt':
      return `Rua dos ${name}, ${house}`;
    case 'nl':
      return `${name}${word(random, 'straat laan weg')} ${house}`;
    case 'pl':
      return `ul. ${name} ${house}`;
  }
}
export const round = (value: number, decimals = 2): number => Number(value.toFixed(decimals));
export const between = (random: SeededRandom, from: number, to: number, decimals = 2): number =>
  round(from + random.next() * (to - from), decimals);
