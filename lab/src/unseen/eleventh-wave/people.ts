import type { SeededRandom } from '../../seeded-random.ts';
import type { Tongue } from './paper.ts';

const GIVEN: Record<Tongue, string> = {
  eng: 'Gillian Marcus Priya Howard Eleanor Tobias Rhiannon Stuart Imogen Callum Beverley Desmond Fiona Graham Nadia',
  deu: 'Annegret Holger Svenja Bertram Leonie Dietmar Friederike Kilian Roswitha Torben Mareike Joachim Hanna Emil',
  fra: 'Solène Thibault Maryse Gaël Odile Bastien Clarisse Yannick Huguette Rémi Capucine Fabrice',
  spa: 'Nuria Gonzalo Amparo Íñigo Rocío Jacinto Maite Saúl Begoña Emilio Lorena Ramiro',
  ita: 'Ornella Corrado Ilaria Tiziano Loredana Gherardo Mirella Sandro Noemi Fulvio',
  por: 'Graça Duarte Leonor Rui Filipa Amílcar Benedita Nuno Teresa Salvador',
  nld: 'Marloes Joost Wietske Ruben Anneke Sjoerd Fenna Gijs Tineke Bram',
  pol: 'Grażyna Wojciech Halina Zbigniew Kinga Radosław Bożena Mirosław Oliwia Przemysław',
};
const SURNAMES: Record<Tongue, string> = {
  eng: 'Thackeray Pennington Okoro Whitlock Sandhu Braithwaite Mcallister Loxley Farnham Tregenza Duckworth Hargreaves Quayle Ashdown',
  deu: 'Brinkmann Oetker-Lau Rademacher Stöckl Vossberg Hintermeier Quandt Niehues Zeisig Kranzler Löffelholz Pohlmann Aumüller',
  fra: 'Chauvelin Marchadier Le_Goff Rouquette Bellanger Thévenot Gaudry Pasquier Cordonnier Vidalenc',
  spa: 'Zubiaurre_Pons Cabanillas_Ruiz Otero_Lagos Barrientos_Vela Montalbán_Gil Quesada_Ibarra Sotomayor_Rey Valdivieso_Cano',
  ita: 'Brambati Castagnoli Dell’Orto Fumagalli Giavazzi Morandini Pastorelli Righetti Zanardelli Tonioli',
  por: 'Sarmento Vasconcelos Figueira Calheiros Lacerda Brandão Portela Quintela Meireles Abrantes',
  nld: 'Hoogendoorn van_der_Weide Boersma Kuipers Terpstra de_Ruijter Slagter Nieuwenhuis Wassenberg Dijkhuis',
  pol: 'Szymczak Borowiec Kaczorek Ostrowska-Lis Wilczek Dudziak Chmura Stępień Goliszek Marczuk',
};
const STREETS: Record<Tongue, string> = {
  eng: 'Tanyard_Lane Saltergate Coldharbour_Road Priory_Walk Furlong_Street Bellhouse_Hill Wharf_Road',
  deu: 'Am_Kalkofen Gerbergasse Lindenbreite Zum_Sägewerk Bürgermeister-Haas-Straße Hinterm_Deich Uferweg',
  fra: 'rue_des_Tanneurs chemin_de_la_Crouzette place_du_Foirail rue_Lamartine quai_Saint-Roch impasse_des_Genêts',
  spa: 'calle_Hilanderas avenida_de_los_Almendros calle_San_Telmo plaza_del_Pósito camino_de_la_Noria',
  ita: 'via_delle_Filande viale_Marconi via_Borgo_Vecchio via_dei_Mulini strada_Provinciale_Nord',
  por: 'Rua_da_Fonte_Nova Travessa_do_Forno Avenida_dos_Bombeiros Largo_do_Rossio Rua_das_Azenhas',
  nld: 'Lijnbaan Molenwetering Oude_Trekvaart Kwekerslaan Zuiderdwarsstraat Spoorsingel',
  pol: 'ul._Garncarska ul._Nadbrzeżna ul._Młyńska al._Sportowa ul._Ceglana ul._Wiśniowa',
};

const words = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

/** Given name and surname. */
export const someone = (random: SeededRandom, tongue: Tongue): string =>
  `${random.pick(words(GIVEN[tongue]))} ${random.pick(words(SURNAMES[tongue]))}`;

/** So many people, no two with the same name or surname. */
export function people(random: SeededRandom, tongue: Tongue, count: number): string[] {
  const [given, surnames] = [random.shuffled(words(GIVEN[tongue])), random.shuffled(words(SURNAMES[tongue]))];
  return Array.from({ length: count }, (_, index) => `${given[index % given.length]} ${surnames[index % surnames.length]}`);
}

/** Street and house number, in the order of the language. */
export function street(random: SeededRandom, tongue: Tongue): string {
  const [name, house] = [random.pick(words(STREETS[tongue])), random.whole(2, 140)];
  return tongue === 'eng' || tongue === 'fra'
    ? `${house} ${name}`
    : tongue === 'spa' || tongue === 'ita' || tongue === 'por'
      ? `${name}, ${house}`
      : `${name} ${house}`;
}
