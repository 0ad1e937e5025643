import type { SeededRandom } from '../../seeded-random.ts';

type Tongue = 'eng' | 'deu' | 'fra' | 'spa' | 'ita' | 'por' | 'nld' | 'pol';

const GIVEN: Record<Tongue, string> = {
  eng: 'Harriet Dominic Alma Russell Tamsin Godfrey Leila Norman Esme Clive Verity Hugh',
  deu: 'Ulrike Gerd Antonia Falk Sieglinde Norbert Carla Henning Birte Lorenz',
  fra: 'Aurore Didier Sylvaine Loïc Maëlle Patrice Edwige Jérôme Ninon Hervé',
  spa: 'Pilar Andrés Remedios Fermín Yolanda Tomás Inmaculada Álvaro Celia Joaquín',
  ita: 'Donatella Piero Serena Vittorio Marisa Edoardo Fiorella Renato Chiara Livio',
  por: 'Inês Gonçalo Matilde Artur Conceição Vasco Lurdes Henrique Susana Jorge',
  nld: 'Saskia Wouter Hanneke Dirk Lieke Maarten Joke Pieter Roos Theo',
  pol: 'Jolanta Krzysztof Danuta Tomasz Aneta Stanisław Ewelina Bogdan Magda Leszek',
};
const SURNAMES: Record<Tongue, string> = {
  eng: 'Ravenscroft Mbeki-Lane Oldcastle Pemberton Sethi Kettlewell Dunmore Halloway Strickland Abernethy Winslow Greatorex',
  deu: 'Achterberg Domröse Engelking Füssel Gröschner Habermehl Isenbeck Lauterjung Mehlhorn Pfennigwerth',
  fra: 'Aubertin Courtillat Desmarais Fontanel Grandclément Jaubert Lestrade Maubourguet Peyrolle Quesnel',
  spa: 'Alcántara_Soto Bermejo_Rico Cifuentes_Mora Echevarría_Sanz Gallardo_Peña Lozano_Prats Munárriz_Díez Robledo_Calvo',
  ita: 'Albertazzi Bonvicini Carminati Delpiano Ferraresi Guidotti Lavagnino Marangoni Oriani Scarabelli',
  por: 'Alvarenga Botelho Caldeira Dornelas Falcão Gouveia Lemos Mascarenhas Noronha Saldanha',
  nld: 'Aalbers van_Beuningen Cornelissen Drost Elzinga ter_Haar Jonkman Kooistra Mulderij Vonk',
  pol: 'Adamczewski Bielak Cieślik Domagała Figura Grabiec Jurek Kłosek Lubas Mazurkiewicz',
};
const STREETS: Record<Tongue, string> = {
  eng: 'Mercer_Street Quarry_Bank Old_Foundry_Lane Station_Parade Harbour_Row Kingfisher_Way Chantry_Close',
  deu: 'Eisenwerkstraße Am_Güterbahnhof Kirchplatz Rosenthaler_Weg Industriering Werftstraße',
  fra: 'rue_du_Moulin-Vert avenue_des_Platanes rue_Pasteur allée_des_Charmes boulevard_Gambetta',
  spa: 'calle_del_Olivar polígono_Las_Eras,_nave avenida_de_la_Estación calle_Mayor ronda_Sur',
  ita: 'via_dell’Artigianato corso_Garibaldi via_Roma viale_delle_Industrie via_San_Rocco',
  por: 'Rua_do_Comércio Avenida_da_Liberdade Rua_de_São_Bento Praceta_das_Oliveiras Estrada_Nacional',
  nld: 'Handelsweg Havenstraat Prins_Hendrikkade Industrielaan Dorpsstraat',
  pol: 'ul._Przemysłowa ul._Lipowa al._Niepodległości ul._Kościelna ul._Składowa',
};
const PLACES: Record<Tongue, string> = {
  eng: 'Thornbridge_TB4_2LQ Eastwick_EW1_7HN Marlowe_Bay_MB9_3RD Caldersea_CS2_8PT Upper_Haddon_UH6_1AX',
  deu: '31084_Freden 58636_Iserlohn 04668_Grimma 23795_Segeberg 73525_Gmünd',
  fra: '42300_Roanne 61000_Alençon 79200_Parthenay 38500_Voiron 56300_Pontivy',
  spa: '26300_Nájera 47400_Medina 23400_Úbeda 12600_Segorbe 31500_Tudela',
  ita: '28021_Borgomanero_(NO) 46043_Castiglione_(MN) 62024_Matelica_(MC) 37045_Legnago_(VR)',
  por: '3780-226_Anadia 7160-252_Vila_Viçosa 4820-142_Fafe 6230-318_Fundão',
  nld: '8331_KD_Steenwijk 4701_NB_Roosendaal 7205_HX_Zutphen 1723_LV_Noord-Scharwoude',
  pol: '64-000_Kościan 27-600_Sandomierz 83-110_Tczew 58-200_Dzierżoniów',
};

const words = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

/** So many people, no two with the same surname. */
export function persons(random: SeededRandom, tongue: Tongue, count: number): string[] {
  const [given, surnames] = [random.shuffled(words(GIVEN[tongue])), random.shuffled(words(SURNAMES[tongue]))];
  return Array.from({ length: count }, (_, at) => `${given[at % given.length]} ${surnames[at % surnames.length]}`);
}

export const person = (random: SeededRandom, tongue: Tongue): string => persons(random, tongue, 1)[0] as string;

const WOMEN = words('Harriet Alma Tamsin Leila Esme Verity Aurore Sylvaine Maëlle Edwige Ninon');

/** The name with the first title for a woman or the second for a man. */
export const titled = (name: string, madam: string, sir: string): string =>
  `${WOMEN.includes(name.split(' ')[0] as string) ? madam : sir} ${name}`;

/** Street with house number, and the place with its postcode. */
export function address(random: SeededRandom, tongue: Tongue): { street: string; place: string } {
  const [road, house] = [random.pick(words(STREETS[tongue])), random.whole(2, 160)];
  const front = tongue === 'eng' || tongue === 'fra';
  const comma = tongue === 'spa' || tongue === 'ita' || tongue === 'por';
  return {
    street: front ? `${house} ${road}` : `${road}${comma && !road.includes('nave') ? ',' : ''} ${house}`,
    place: random.pick(words(PLACES[tongue])),
  };
}
