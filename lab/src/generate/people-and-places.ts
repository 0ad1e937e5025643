import type { SeededRandom } from '../seeded-random.ts';
import type { Day } from './printed-forms.ts';

/** Invented people, firms and addresses of a language's country. */
interface Region {
  given: string;
  family: string;
  /** Streets with {n} where the house number stands. */
  streets: string;
  /** Towns with {p} where the postcode stands. */
  towns: string;
  postcode(random: SeededRandom): string;
  firmWords: string;
  firmKinds: string;
  legalForms: string;
}

const plainDigits =
  (count: number) =>
  (random: SeededRandom): string =>
    random.digits(count);

const REGIONS: Record<string, Region> = {
  eng: {
    given: 'Margaret,Oliver,Priya,Thomas,Hannah,Daniel,Grace,Samuel,Aisha,Peter,Fiona,George',
    family: 'Whitfield,Okafor,Pemberton,Hughes,Patel,Sinclair,Ashworth,Doyle,Marlowe,Bennett,Fairbairn,Lockwood',
    streets: '{n} Canal Street|{n} Orchard Road|{n} Mill Lane|{n} Queens Avenue|{n} Station Approach|{n} Birch Close',
    towns: 'Stockport {p}|Norwich {p}|Swindon {p}|Harrogate {p}|Exeter {p}|Paisley {p}',
    postcode: (random) => `${random.letters(2)}${random.whole(1, 19)} ${random.whole(1, 9)}${random.letters(2)}`,
    firmWords: 'Kestrel,Ironbridge,Hawthorn,Silverdale,Pennine,Crosswind,Bramble,Tideway,Larkspur,Granite',
    firmKinds: 'Logistics,Engineering,Foods,Textiles,Instruments,Holdings,Shipping,Properties,Care,Energy',
    legalForms: 'Ltd,Limited,plc,LLP',
  },
  deu: {
    given: 'Sabine,Matthias,Ingrid,Jürgen,Katharina,Stefan,Annegret,Uwe,Franziska,Holger,Silke,Björn',
    family: 'Brandstätter,Krüger,Hofmeister,Lindner,Weißmann,Obermüller,Petersen,Schönfeld,Zimmermann,Kolbe,Ritter,Voss',
    streets: 'Lindenallee {n}|Am Mühlgraben {n}|Kirchstraße {n}|Goethestr. {n}|Hafenweg {n}|Bahnhofstraße {n}',
    towns: '{p} Bamberg|{p} Osnabrück|{p} Görlitz|{p} Flensburg|{p} Tübingen|{p} Kassel',
    postcode: plainDigits(5),
    firmWords: 'Alpenblick,Nordheide,Rheintal,Bergmann,Sternfeld,Eichhorn,Waldkirch,Hansekontor,Lüders,Morgenroth',
    firmKinds: 'Maschinenbau,Handels,Gebäudetechnik,Logistik,Werkzeuge,Metallbau,Pflegedienst,Elektronik',
    legalForms: 'GmbH,AG,GmbH & Co. KG,KG',
  },
  fra: {
    given: 'Camille,Étienne,Mathilde,Laurent,Sandrine,Benoît,Hélène,Thierry,Aurélie,Gérard,Nadia,Julien',
    family: 'Moreau,Lefèvre,Girard,Chevalier,Bonnet,Fournier,Perrin,Gauthier,Delacroix,Marchand,Roussel,Vasseur',
    streets:
      '{n}, rue des Tanneurs|{n} avenue Jean Jaurès|{n}, place du Marché|{n} boulevard Carnot|{n}, chemin des Vignes|{n} rue Pasteur',
    towns: '{p} Angers|{p} Clermont-Ferrand|{p} Besançon|{p} La Rochelle|{p} Chambéry|{p} Amiens',
    postcode: plainDigits(5),
    firmWords: 'Atlantique,Valmont,Beaulieu,Clairval,Méridien,Rochebrune,Sologne,Armor,Belledonne,Provence',
    firmKinds: 'Distribution,Services,Mécanique,Transports,Assurances,Conseil,Bâtiment,Énergies',
    legalForms: 'SARL,SAS,SA,SCI',
  },
  spa: {
    given: 'Lucía,Álvaro,Carmen,Ignacio,Rocío,Javier,Inés,Ramón,Beatriz,Gonzalo,Pilar,Emilio',
    family: 'Serrano Vidal,Ibáñez Ruiz,Castaño Mora,Ortega Peña,Navarro Gil,Muñoz Cano,Herrera Soto,Prieto Lara,Delgado Ríos,Fuentes Vega',
    streets:
      'Calle Mayor, {n}|Avda. de la Constitución, {n}|C/ San Martín, {n}|Plaza del Olmo, {n}|Paseo Marítimo, {n}|Calle Alfareros, {n}',
    towns: '{p} Zaragoza|{p} Murcia|{p} Valladolid|{p} Cádiz|{p} Santander|{p} Lleida',
    postcode: plainDigits(5),
    firmWords: 'Almenara,Levante,Guadiana,Montserrat,Cantábrica,Olivares,Puertolaz,Sierra Blanca,Azahar,Torreblanca',
    firmKinds: 'Logística,Inmobiliaria,Alimentación,Ingeniería,Exportaciones,Seguros,Automoción',
    legalForms: 'S.L.,S.A.,S.L.U.',
  },
  ita: {
    given: 'Chiara,Lorenzo,Giulia,Matteo,Federica,Alessandro,Silvia,Riccardo,Elena,Davide',
    family: 'Bianchi,Ferraro,Conti,Gallo,Moretti,De Santis,Marchetti,Rinaldi,Colombo,Fontana',
    streets: 'Via Garibaldi, {n}|Corso Cavour, {n}|Via dei Mille, {n}|Piazza Dante, {n}|Viale Europa, {n}',
    towns: '{p} Bergamo (BG)|{p} Lecce (LE)|{p} Perugia (PG)|{p} Treviso (TV)|{p} Pisa (PI)',
    postcode: plainDigits(5),
    firmWords: 'Adriatica,Monviso,Lombarda,Aurora,San Marco,Vesuvio,Tirrena,Fiorita,Galvani',
    firmKinds: 'Energia,Trasporti,Laboratori,Costruzioni,Alimentari,Servizi',
    legalForms: 'S.r.l.,S.p.A.,S.n.c.',
  },
  nld: {
    given: 'Anouk,Jeroen,Marieke,Sander,Femke,Pieter,Liesbeth,Bram,Wouter,Esther',
    family: 'van Dijk,de Groot,Vermeulen,Hendriks,van den Berg,Kuipers,Postma,Jansen,Mulder,Brouwer',
    streets: 'Keizersgracht {n}|Dorpsstraat {n}|Wilhelminalaan {n}|Havenkade {n}|Molenweg {n}',
    towns: '{p} Haarlem|{p} Zwolle|{p} Breda|{p} Leeuwarden|{p} Amersfoort',
    postcode: (random) => `${random.digits(4)} ${random.letters(2)}`,
    firmWords: 'Waterland,Noordzee,Polder,De Linde,Rijnmond,Zuiderzee,Veluwe,Grachten,Oranje',
    firmKinds: 'Energie,Transport,Techniek,Pensioenen,Bouw,Handel',
    legalForms: 'B.V.,N.V.,V.O.F.',
  },
  por: {
    given: 'Mariana,Tiago,Beatriz,Rui,Catarina,Nuno,Joana,Gonçalo,Leonor,Duarte',
    family: 'Carvalho,Teixeira,Magalhães,Figueiredo,Antunes,Pinheiro,Monteiro,Guerreiro,Loureiro',
    streets: 'Rua das Flores, {n}|Avenida da Liberdade, {n}|Largo do Carmo, {n}|Travessa da Fonte, {n}',
    towns: '{p} Coimbra|{p} Braga|{p} Évora|{p} Aveiro|{p} Setúbal',
    postcode: (random) => `${random.digits(4)}-${random.digits(3)}`,
    firmWords: 'Atlântico,Mondego,Douro,Serra Nova,Tejo,Estrela,Algarve,Ribeira',
    firmKinds: 'Transportes,Vinhos,Têxteis,Conservas,Cerâmica,Exportação',
    legalForms: 'Lda.,S.A.,Unipessoal Lda.',
  },
  pol: {
    given: 'Agnieszka,Tomasz,Małgorzata,Paweł,Zofia,Krzysztof,Łucja,Wojciech,Jadwiga,Michał',
    family: 'Kowalczyk,Wiśniewska,Zieliński,Szymańska,Dąbrowski,Jankowska,Woźniak,Pawłowska,Król',
    streets: 'ul. Kwiatowa {n}|ul. Długa {n}|al. Jana Pawła II {n}|ul. Słowackiego {n}|ul. Ogrodowa {n}',
    towns: '{p} Gdynia|{p} Łódź|{p} Rzeszów|{p} Białystok|{p} Opole',
    postcode: (random) => `${random.digits(2)}-${random.digits(3)}`,
    firmWords: 'Bursztyn,Wisła,Tatry,Sokół,Mazury,Jantar,Lipowa,Karpaty',
    firmKinds: 'Transport,Budownictwo,Elektronika,Handel,Usługi,Meble',
    legalForms: 'Sp. z o.o.,S.A.,Sp. k.',
  },
};

const regionOf = (language: string): Region => REGIONS[language] ?? (REGIONS['eng'] as Region);

export const LANGUAGES = Object.keys(REGIONS);

export function person(random: SeededRandom, language: string): string {
  const { given, family } = regionOf(language);
  return `${random.pick(given.split(','))} ${random.pick(family.split(','))}`;
}

export function firm(random: SeededRandom, language: string): string {
  const { firmWords, firmKinds, legalForms } = regionOf(language);
  const kind = random.pick(firmKinds.split(','));
  return `${random.pick(firmWords.split(','))} ${kind} ${random.pick(legalForms.split(','))}`;
}

export interface Address {
  street: string;
  town: string;
  /** The town's name without its postcode. */
  place: string;
  /** On two lines, as on a letter. */
  printed: string;
  /** On one line. */
  line: string;
}

export function address(random: SeededRandom, language: string): Address {
  const { streets, towns, postcode } = regionOf(language);
  const street = random.pick(streets.split('|')).replace('{n}', String(random.whole(1, 148)));
  const pattern = random.pick(towns.split('|'));
  const town = pattern.replace('{p}', postcode(random));
  return { street, town, place: pattern.replace('{p}', '').trim(), printed: `${street}\n${town}`, line: `${street}, ${town}` };
}

export const dayIn = (random: SeededRandom, fromYear: number, toYear: number): Day => ({
  year: random.whole(fromYear, toYear),
  month: random.whole(1, 12),
  day: random.whole(1, 28),
});

/** An amount of money with cents. */
export const amount = (random: SeededRandom, from: number, to: number): number => random.whole(from * 100, to * 100) / 100;
export const cents = (value: number): number => Math.round(value * 100) / 100;

export function iban(random: SeededRandom, country: string, length: number): string {
  const body = random.digits(length - 4);
  const asNumber = `${body}${[...country].map((letter) => letter.charCodeAt(0) - 55).join('')}00`;
  const check = 98n - (BigInt(asNumber) % 97n);
  return `${country}${String(check).padStart(2, '0')}${body}`;
}

export const inFours = (value: string): string => value.replace(/(.{4})(?=.)/g, '$1 ');
