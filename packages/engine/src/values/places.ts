import { fold } from './fold.ts';

const US_STATES =
  'Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY, Puerto Rico PR';

/** Other parts of countries whose law contracts choose and whose names addresses end with. */
const REGIONS =
  'England, Scotland, Wales, Northern Ireland, England and Wales, Ontario, Quebec, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, New South Wales, Victoria, Queensland, Western Australia, South Australia, Tasmania, Bayern, Bavaria, Baden-Württemberg, Hessen, Nordrhein-Westfalen, Niedersachsen, Sachsen, Thüringen, Brandenburg, Hamburg, Berlin, Bremen, Saarland, Rheinland-Pfalz, Schleswig-Holstein, Mecklenburg-Vorpommern, Cayman Islands, British Virgin Islands, Bermuda, Jersey, Guernsey, Isle of Man, Hong Kong, Maharashtra, Karnataka, Selangor, Johor, Penang, Sarawak, Sabah, Catalonia, Cataluña, Andalucía, Lombardia, Lazio, Toscana, Veneto, Île-de-France, Mazowieckie, Noord-Holland, Zuid-Holland';

/** ISO code, English name, then names in the other languages. */
const COUNTRIES =
  'AF Afghanistan; AL Albania/Albanien/Albanie; DZ Algeria/Algerien/Algérie/Argelia; AD Andorra; AO Angola; AR Argentina/Argentinien/Argentine; AM Armenia; AU Australia/Australien/Australie; AT Austria/Österreich/Autriche/Áustria/Oostenrijk; AZ Azerbaijan; BS Bahamas; BH Bahrain; BD Bangladesh; BB Barbados; BY Belarus/Weißrussland; BE Belgium/Belgien/Belgique/Bélgica/Belgio/België/Belgia; BZ Belize; BJ Benin; BO Bolivia; BA Bosnia and Herzegovina/Bosnien und Herzegowina; BW Botswana; BR Brazil/Brasilien/Brésil/Brasil/Brasile/Brazylia; BN Brunei; BG Bulgaria/Bulgarien/Bulgarie; KH Cambodia; CM Cameroon; CA Canada/Kanada/Canadá; CL Chile/Chili; CN China/Chine/Chiny/People\'s Republic of China/PRC; CO Colombia/Kolumbien/Colombie; CR Costa Rica; HR Croatia/Kroatien/Croatie/Croacia/Hrvatska/Chorwacja; CU Cuba/Kuba; CY Cyprus/Zypern/Chypre; CZ Czech Republic/Czechia/Tschechien/Tschechische Republik/Česko/Czechy/République tchèque; DK Denmark/Dänemark/Danemark/Dinamarca/Danimarca/Denemarken/Dania/Danmark; DO Dominican Republic/República Dominicana; EC Ecuador; EG Egypt/Ägypten/Égypte/Egipto/Egitto/Egipt; SV El Salvador; EE Estonia/Estland/Estonie/Eesti; ET Ethiopia/Äthiopien; FI Finland/Finnland/Finlande/Finlandia/Suomi; FR France/Frankreich/Francia/França/Frankrijk/Francja; GE Georgia/Georgien; DE Germany/Deutschland/Allemagne/Alemania/Germania/Alemanha/Duitsland/Niemcy/Federal Republic of Germany; GH Ghana; GR Greece/Griechenland/Grèce/Grecia/Grécia/Griekenland/Grecja; GT Guatemala; HT Haiti; HN Honduras; HU Hungary/Ungarn/Hongrie/Hungría/Ungheria/Hungria/Hongarije/Węgry/Magyarország; IS Iceland/Island/Islande; IN India/Indien/Inde/Indie; ID Indonesia/Indonesien; IR Iran; IQ Iraq/Irak; IE Ireland/Irland/Irlande/Irlanda/Ierland/Irlandia/Republic of Ireland; IL Israel; IT Italy/Italien/Italie/Italia/Itália/Italië/Włochy; CI Ivory Coast/Côte d\'Ivoire; JM Jamaica; JP Japan/Japon/Japón/Giappone/Japão/Japonia; JO Jordan/Jordanien; KZ Kazakhstan/Kasachstan; KE Kenya/Kenia; KR South Korea/Korea/Republic of Korea/Südkorea; KP North Korea; XK Kosovo; KW Kuwait; KG Kyrgyzstan; LV Latvia/Lettland/Lettonie/Letland/Łotwa; LB Lebanon/Libanon/Liban; LY Libya/Libyen; LI Liechtenstein; LT Lithuania/Litauen/Lituanie/Litouwen/Litwa; LU Luxembourg/Luxemburg/Luxemburgo/Lussemburgo/Luksemburg; MO Macao/Macau; MK North Macedonia/Mazedonien; MG Madagascar; MY Malaysia/Malaisie; MV Maldives; ML Mali; MT Malta; MU Mauritius; MX Mexico/Mexiko/Mexique/México/Messico/Meksyk; MD Moldova; MC Monaco; MN Mongolia; ME Montenegro; MA Morocco/Marokko/Maroc/Marruecos/Marocco; MZ Mozambique/Moçambique; MM Myanmar; NA Namibia; NP Nepal; NL Netherlands/The Netherlands/Niederlande/Pays-Bas/Países Bajos/Paesi Bassi/Países Baixos/Nederland/Holland/Holandia; NZ New Zealand/Neuseeland/Nouvelle-Zélande; NI Nicaragua; NG Nigeria; NO Norway/Norwegen/Norvège/Noruega/Norvegia/Noorwegen/Norwegia/Norge; OM Oman; PK Pakistan; PS Palestine; PA Panama/Panamá; PG Papua New Guinea; PY Paraguay; PE Peru/Perú/Pérou; PH Philippines/Philippinen/Filipinas; PL Poland/Polen/Pologne/Polonia/Polónia/Polska; PT Portugal/Portogallo/Portugalia; QA Qatar/Katar; RO Romania/Rumänien/Roumanie/Rumanía/Roménia/Roemenië/Rumunia/România; RU Russia/Russland/Russie/Rusia/Russian Federation/Rosja; RW Rwanda; SA Saudi Arabia/Saudi-Arabien/Arabie saoudite; SN Senegal/Sénégal; RS Serbia/Serbien/Serbie; SG Singapore/Singapur/Singapour; SK Slovakia/Slowakei/Slovaquie/Eslovaquia/Slovacchia/Slowakije/Słowacja/Slovensko; SI Slovenia/Slowenien/Slovénie/Eslovenia/Słowenia/Slovenija; SO Somalia; ZA South Africa/Südafrika/Afrique du Sud/Sudáfrica/Zuid-Afrika; ES Spain/Spanien/Espagne/España/Spagna/Espanha/Spanje/Hiszpania; LK Sri Lanka; SD Sudan; SE Sweden/Schweden/Suède/Suecia/Svezia/Suécia/Zweden/Szwecja/Sverige; CH Switzerland/Schweiz/Suisse/Suiza/Svizzera/Suíça/Zwitserland/Szwajcaria; SY Syria; TW Taiwan; TZ Tanzania; TH Thailand/Thaïlande/Tailandia; TN Tunisia/Tunesien/Tunisie; TR Turkey/Türkei/Turquie/Turquía/Turchia/Turquia/Turkije/Turcja/Türkiye; UG Uganda; UA Ukraine/Ucrania/Ucraina/Oekraïne/Ukraina; AE United Arab Emirates/UAE/Vereinigte Arabische Emirate/Émirats arabes unis; GB United Kingdom/UK/U.K./Great Britain/Großbritannien/Vereinigtes Königreich/Royaume-Uni/Reino Unido/Regno Unito/Verenigd Koninkrijk/Wielka Brytania; US United States/USA/U.S.A./U.S./United States of America/Vereinigte Staaten/États-Unis/Estados Unidos/Stati Uniti/Verenigde Staten/Stany Zjednoczone; UY Uruguay; UZ Uzbekistan; VE Venezuela; VN Vietnam/Viet Nam; YE Yemen; ZM Zambia; ZW Zimbabwe';

const key = (name: string): string => fold(name).replace(/[.,]/g, '').trim();

const COUNTRY_OF_NAME: ReadonlyMap<string, string> = new Map(
  COUNTRIES.split('; ').flatMap((entry) => entry.slice(3).split('/').map((name) => [key(name), entry.slice(0, 2)] as const)),
);
const COUNTRY_CODES: ReadonlySet<string> = new Set(COUNTRY_OF_NAME.values());
const STATE_OF_NAME: ReadonlyMap<string, string> = new Map(
  US_STATES.split(', ').flatMap((entry) => [[key(entry.slice(0, -3)), entry.slice(-2)] as const]),
);
const STATE_CODES: ReadonlySet<string> = new Set(STATE_OF_NAME.values());
const REGION_NAMES: ReadonlySet<string> = new Set(REGIONS.split(', ').map(key));

/** ISO code of a country given by a name in one of the eight languages or by its own code in capitals, else null. */
export function countryCode(printed: string): string | null {
  const text = printed.trim();
  return COUNTRY_OF_NAME.get(key(text)) ?? (COUNTRY_CODES.has(text) ? text : null);
}

/** Two-letter code of a state of the United States given by name or code in capitals, else null. */
export function usStateCode(printed: string): string | null {
  const text = printed.trim();
  return STATE_OF_NAME.get(key(text)) ?? (STATE_CODES.has(text) ? text : null);
}

/** Is it the name of a country, a state or another part of a country with a law of its own? */
export const isPlaceName = (printed: string): boolean => COUNTRY_OF_NAME.has(key(printed)) || STATE_OF_NAME.has(key(printed)) || REGION_NAMES.has(key(printed));
