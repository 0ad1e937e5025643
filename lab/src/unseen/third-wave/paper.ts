import type { SeededRandom } from '../../seeded-random.ts';

/** A printed page: `margin` holds on paper and in the picture alike. */
export const sheet = (lang: string, style: string, body: string, margin = '18mm 16mm', size = 'A4'): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><style>@page{size:${size};margin:${margin}}` +
  `@media screen{body{padding:${margin}}}*{box-sizing:border-box}body{margin:0}${style}</style></head><body>${body}</body></html>`;

export const esc = (words: string | number): string =>
  String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'sv';

export const dayBetween = (random: SeededRandom, from: string, to: string): Date => {
  const a = Date.parse(from) / 86_400_000;
  return new Date(random.whole(a, Date.parse(to) / 86_400_000) * 86_400_000);
};
export const plus = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);
export const iso = (day: Date): string => day.toISOString().slice(0, 10);
export const two = (n: number): string => String(n).padStart(2, '0');
export const dmy = (day: Date, mark = '.', short = false): string =>
  [two(day.getUTCDate()), two(day.getUTCMonth() + 1), short ? two(day.getUTCFullYear() % 100) : day.getUTCFullYear()].join(mark);
export const mdy = (day: Date, mark = '/'): string => [two(day.getUTCMonth() + 1), two(day.getUTCDate()), day.getUTCFullYear()].join(mark);

const MONTHS: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
};
export const month = (day: Date, lang: Language): string => MONTHS[lang].split(' ')[day.getUTCMonth()] as string;
export const long = (day: Date, lang: Language): string => {
  const d = day.getUTCDate();
  const m = month(day, lang);
  const y = day.getUTCFullYear();
  if (lang === 'de') return `${d}. ${m} ${y}`;
  if (lang === 'fr') return `${d === 1 ? '1er' : d} ${m} ${y}`;
  if (lang === 'es' || lang === 'pt') return `${d} de ${m} de ${y}`;
  return `${d} ${m} ${y}`;
};
export const WEEKDAYS_FR = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** 12345.6 as 12.345,60 and its like. */
export const dec = (value: number, places = 2, point = ',', group = '.'): string => {
  const [whole, part] = Math.abs(value).toFixed(places).split('.') as [string, string | undefined];
  return (value < 0 ? '-' : '') + whole.replace(/\B(?=(\d{3})+$)/g, group === ' ' ? '\u00a0' : group) + (part ? point + part : '');
};
export const round = (value: number, places = 2): number => Number(value.toFixed(places));
export const between = (random: SeededRandom, from: number, to: number, places = 1): number =>
  round(from + random.next() * (to - from), places);
/** Shared by all: what is asked for, or an empty string where the paper has none. */
export const shown = <Value>(value: Value | null, print: (value: Value) => string, none = ''): string =>
  value === null ? none : print(value);

const FIRST: Record<Language, [string, string]> = {
  en: [
    'Alan Bernard Clive Desmond Ewan Frank Gareth Hugh Ivor Keith Leonard Malcolm Neville Owen Percy Rory Stuart',
    'Alison Beatrice Caroline Dawn Esther Fiona Gillian Heather Imogen Joan Kirsty Lorna Maureen Nadine Olive Rhona',
  ],
  de: [
    'Achim Bernd Christoph Dieter Eckhard Falk Georg Holger Ingo Jürgen Klaus Lothar Manfred Norbert Ralf Uwe',
    'Anke Birgit Claudia Doris Elke Frauke Gabriele Heike Ilona Karin Lydia Marlies Nadja Petra Renate Silke',
  ],
  fr: [
    'Alain Benoît Christian Denis Étienne Fabrice Gilles Hervé Jérôme Lucien Marcel Olivier Pascal Rémi Thierry Yves',
    'Agnès Brigitte Chantal Delphine Élodie Françoise Ghislaine Hélène Isabelle Josiane Laurence Martine Odile Sylvie',
  ],
  es: [
    'Andrés Benito Celestino Domingo Eusebio Fermín Gonzalo Ignacio Julián Lorenzo Matías Pascual Ramón Tomás',
    'Amparo Begoña Consuelo Elvira Fátima Inés Lourdes Mercedes Nieves Pilar Rocío Teresa',
  ],
  it: [
    'Aldo Bruno Corrado Dario Emilio Fausto Giacomo Lorenzo Mirko Nicola Piero Renato Silvano Ugo',
    'Adele Bianca Carla Donatella Elisa Fiorella Giulia Ilaria Lucia Marta Noemi Paola Rita Serena',
  ],
  pt: [
    'Abílio Belmiro Custódio Duarte Eurico Firmino Gaspar Horácio Joaquim Licínio Manuel Nuno Rogério Vasco',
    'Alzira Benedita Conceição Deolinda Emília Fernanda Graça Ilda Leonor Matilde Odete Palmira Teresa',
  ],
  nl: [
    'Arjen Bart Cornelis Dirk Evert Gerrit Hendrik Jelle Klaas Maarten Pieter Ruben Sjoerd Teun Wouter',
    'Anneke Betsie Carolien Dieuwke Elske Femke Geertje Hanneke Ineke Janneke Margriet Roelie Trijntje',
  ],
  pl: [
    'Andrzej Bogdan Czesław Dariusz Edward Grzegorz Henryk Jacek Kazimierz Leszek Marek Ryszard Stanisław Zbigniew',
    'Agnieszka Barbara Danuta Elżbieta Genowefa Halina Irena Jadwiga Krystyna Lucyna Małgorzata Renata Zofia',
  ],
  sv: [
    'Anders Bengt Christer Erik Fredrik Gunnar Håkan Ingvar Jan Kjell Lennart Mats Nils Olof Per Rune Sven',
    'Anita Birgitta Christina Elsa Gerd Gunilla Inger Karin Lena Margareta Solveig Ulla Viola Åsa',
  ],
};
const LAST: Record<Language, [string, string]> = {
  en: [
    'Har Wex Pen Thorn Cold Ash Brock Mars Whit Lang Bram Eller Hes Stan',
    'field worth combe ley well ridge by stead man croft ton gate',
  ],
  de: [
    'Ros Hol Wind Eber Kram Stein Lind Grau Birk Mühl Fels Hart Oster Zwick',
    'acker berger hoff mann huber eder wald inger reiter kamp ner meier',
  ],
  fr: ['Delva Mont Beau Char Ros Lam Per Fon Gar Vil Bour Mar Cler', 'pierre tier mont don bert rand sac ville gnon teau lin bois'],
  es: ['Val Mon Ar Casti Ro Pe Villa Sal Ber Cor Lu Za', 'demora tejo cedo nares bledo ralta verde guero mejo zar rinda'],
  it: ['Bal Cor Fer Mon Ros Tor Gal Ber Zan Pel Lom Ver', 'dassi telli renti tano sini ghetti nardi belli donati rini zoni carro'],
  pt: ['Car Mon Fer Al Fi Bar Ma Sal Cas Pe Que Ri', 'valheda teiro nandela meirim gueiral bosela galhães gueira tanheda droso beiral'],
  nl: ['Hoek Veld Brand Water Boer Molen Berg Dijk Steen Wijn Heide Vries', 'stra sma huis man enga kamp inga veld horst link ers berg'],
  pl: ['Wier Brzo Kali Dąbro Mali Zar Olsz Gra Led Sok', 'now zow chow lew nie ni'],
  sv: ['Berg Lind Sjö Ek Ås Hage Vester Nor Gran Alm Dal Ryd', 'ström kvist lund dahl mark sten fors löf stedt ell gren berg'],
};
const words = (list: string): string[] => list.split(' ');

export interface Person {
  female: boolean;
  first: string;
  last: string;
  /** First and last name. */
  full: string;
}
export function person(random: SeededRandom, lang: Language, female = random.chance(0.5)): Person {
  const first = random.pick(words(FIRST[lang][female ? 1 : 0]));
  let last = random.pick(words(LAST[lang][0])) + random.pick(words(LAST[lang][1]));
  if (lang === 'pl') last += female ? 'ska' : 'ski';
  if (lang === 'es') last += ` ${random.pick(words(LAST.es[0]))}${random.pick(words(LAST.es[1]))}`;
  if (lang === 'pt') last += ` ${random.pick(words(LAST.pt[0]))}${random.pick(words(LAST.pt[1]))}`;
  if (lang === 'nl' && random.chance(0.4)) last = `${random.pick(['van der', 'de', 'van', 'ter'])} ${last}`;
  return { female, first, last, full: `${first} ${last}` };
}

const PLACE: Record<Language, [string, string]> = {
  en: [
    'Upper Lower Great Little North South Market Old',
    'Wexcombe Harstead Pennerby Thornley Asholt Brackwell Marsham Coldridge Ellerton Hesgate',
  ],
  de: ['Ober Nieder Alt Neu Hohen Groß Klein Wald', 'birkach lindau rosbach steinheim felden mühlhausen hartenau grünstadt osterbrück'],
  fr: [
    'Saint-Ormel Beaulac Montferrat Villerond Champlay Roquebel Fontanes Marvilliers',
    '-sur-Lisle -les-Bains -en-Vallée -le-Vieux -sous-Bois -la-Forêt',
  ],
  es: ['Villa Monte Torre Fuente Campo Puente', 'rrubiales lmedo seca rredonda llana mbría'],
  it: ['Monte Castel Borgo Rocca Villa Torre', 'fiorano vecchio sereno lupara d’Arno bruno falco'],
  pt: ['Vila Aldeia Póvoa Quinta Torre Ribeira', 'Alva,Nogueirinha,Serzedas,Carvoeira,Mondim Velho,Sobral,Outeiro'],
  nl: ['Ooster Wester Nieuw Oud Hooge Lage', 'wolde dijkum hoven lemmer meerde zwaag'],
  pl: ['Stare Nowe Wielkie Małe Górne Dolne', 'Brzozy Kaliny Olszany Wierzby Dęby Lipki Sokoły Gaje'],
  sv: ['Väster Öster Norra_ Södra_ Över Nedre_', 'ryd hult åsa torp kulla näs'],
};
export function place(random: SeededRandom, lang: Language): string {
  const [a, b] = PLACE[lang];
  const start = random.pick(words(a));
  const end = random.pick(lang === 'pt' ? b.split(',') : words(b));
  if (lang === 'pt')
    return `${start} ${random.pick(['de', 'do', 'da'])} ${end}`.replace(' do Alva', ' de Alva').replace(' da Sobral', ' do Sobral');
  if (lang === 'en' || lang === 'pl') return `${start} ${end}`;
  if (lang === 'it') return end.startsWith('d’') ? `${start} ${end}` : start + end;
  if (lang === 'sv') return start.endsWith('_') ? `${start.slice(0, -1)} ${end[0]?.toUpperCase()}${end.slice(1)}` : start + end;
  return start + end;
}
const STREET: Record<Language, readonly string[]> = {
  en: ['Mill Lane', 'Station Road', 'Chapel Street', 'Orchard Way', 'Quarry Hill', 'Priory Close', 'Tannery Row'],
  de: ['Gartenstraße', 'Am Mühlbach', 'Lindenweg', 'Bahnhofstraße', 'Schillerstraße', 'Kirchgasse', 'Wiesengrund'],
  fr: ['rue des Tilleuls', 'avenue du Maréchal-Brune', 'chemin du Lavoir', 'place des Halles', 'allée des Charmes', 'rue Neuve'],
  es: ['Calle Mayor', 'Calle del Pozo', 'Avda. de la Estación', 'Plaza Nueva', 'Camino Real'],
  it: ['Via Garibaldi', 'Via dei Mille', 'Corso Umberto I', 'Piazza del Popolo', 'Via San Rocco', 'Viale dei Pini'],
  pt: ['Rua Direita', 'Rua do Comércio', 'Avenida da Liberdade', 'Travessa da Fonte', 'Largo da Igreja', 'Rua das Flores'],
  nl: ['Dorpsstraat', 'Kerkweg', 'Zuiderdijk', 'Veenweg', 'Molenlaan', 'Achterweg'],
  pl: ['ul. Polna', 'ul. Kościelna', 'ul. Ogrodowa', 'ul. Szkolna', 'ul. Lipowa'],
  sv: ['Kyrkvägen', 'Storgatan', 'Björkstigen', 'Åkervägen', 'Skolgatan', 'Hantverkargatan'],
};
export const street = (random: SeededRandom, lang: Language): string => {
  const n = random.whole(1, 148);
  const s = random.pick(STREET[lang]);
  if (lang === 'en') return `${n} ${s}`;
  if (lang === 'fr') return `${n}, ${s}`;
  if (lang === 'it' || lang === 'es') return `${s}, ${n}`;
  return `${s} ${n}`;
};
/** A printed tick box. */
export const tick = (on: boolean, mark = '☒', empty = '☐'): string => `<span style="font-family:'DejaVu Sans'">${on ? mark : empty}</span>`;
