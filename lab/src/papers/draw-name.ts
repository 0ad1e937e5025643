import { address, firm, person } from '../generate/people-and-places.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { WordLanguage, Wordings } from '../words/read-words.ts';

const LONG_NAME: Record<WordLanguage, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por', nl: 'nld', pl: 'pol' };

export const regionOf = (language: WordLanguage): string => LONG_NAME[language];

const OFFICES: Record<WordLanguage, string> = {
  en: '{p} City Council|Office of the {p} Registrar|{p} County Authority',
  de: 'Stadt {p}|Landratsamt {p}|Amt für Ordnung {p}',
  fr: 'Mairie de {p}|Préfecture de {p}|Direction régionale de {p}',
  es: 'Ayuntamiento de {p}|Consejería de {p}|Registro de {p}',
  it: 'Comune di {p}|Ufficio provinciale di {p}|Regione {p}',
  pt: 'Câmara Municipal de {p}|Conservatória de {p}',
  nl: 'Gemeente {p}|Dienst {p}',
  pl: 'Urząd Miasta {p}|Starostwo Powiatowe w {p}',
};

/** Names that say what bears them, {w}: "Harbour Museum" for a museum. {f} is a word of firms or a family, {p} a place. */
const BEARING: Record<WordLanguage, string> = {
  en: '{p} {w}|{f} {w}|{w} of {p}|The {f} {w}|St Anne’s {w}|{f} & Sons {w}',
  de: '{w} {p}|{w} {f}|{f} {w}|{w} am Markt',
  fr: '{w} {f}|{w} de {p}|{w} Sainte-Anne',
  es: '{w} {f}|{w} de {p}|{w} San Martín',
  it: '{w} {f}|{w} di {p}|{w} Santa Lucia',
  pt: '{w} {f}|{w} de {p}|{w} São Bento',
  nl: '{w} {f}|{w} {p}|{f} {w}',
  pl: '{w} {f}|{w} „{f}”|{w} {p}',
};
/** Share of firms and institutions with such a name, where a short word asks for them. */
const BEARS_ITS_KIND = 0.12;
const MOST_WORDS_OF_KIND = 2;

/** Firms without a legal form, and those that are called after their owners. */
const PLAIN_FIRMS: Record<WordLanguage, string> = {
  en: '{f}|{n} & Sons|{n}, {n} & Partners|{g} {n}',
  de: '{f}|{n} & Söhne|{n} und {n}|Fa. {g} {n}',
  fr: '{f}|{n} et fils|Maison {n}|Ets {n}',
  es: '{f}|Hermanos {n}|Casa {n}',
  it: '{f}|Fratelli {n}|Ditta {g} {n}',
  pt: '{f}|Irmãos {n}|Casa {n}',
  nl: '{f}|Gebr. {n}|Firma {n}',
  pl: '{f}|{n} i Synowie|Zakład {n}',
};
const WITHOUT_LEGAL_FORM = 0.3;

/** How persons are addressed; before the name. */
const TITLES: Record<WordLanguage, string> = {
  en: 'Mr|Mrs|Ms|Dr|Prof.',
  de: 'Herr|Frau|Dr.|Prof. Dr.|Dipl.-Ing.',
  fr: 'M.|Mme|Me|Dr',
  es: 'D.|Dña.|Dr.|Sra.',
  it: 'Sig.|Sig.ra|Dott.|Ing.',
  pt: 'Sr.|Sra.|Dr.|Eng.',
  nl: 'dhr.|mevr.|dr.|ir.',
  pl: 'Pan|Pani|dr|mgr inż.',
};

/** A firm or an office; `wordings`: of the field that asks for it. */
export function drawBody(kind: 'company' | 'office', wordings: Wordings | undefined, language: WordLanguage, random: SeededRandom): string {
  const words = (wordings?.names ?? []).filter((name) => name.split(' ').length <= MOST_WORDS_OF_KIND && !name.includes('_'));
  if (words.length > 0 && random.chance(BEARS_ITS_KIND)) {
    const word = random.pick(words);
    return filled(BEARING[language], language, random).replace('{w}', word.charAt(0).toUpperCase() + word.slice(1));
  }
  if (kind === 'office') return filled(OFFICES[language], language, random);
  return random.chance(WITHOUT_LEGAL_FORM) ? filled(PLAIN_FIRMS[language], language, random) : firm(random, regionOf(language));
}

function filled(forms: string, language: WordLanguage, random: SeededRandom): string {
  const region = regionOf(language);
  return random.pick(forms.split('|')).replace(/\{([pfgn])\}/g, (_, what: string) => {
    const [given = '', ...family] = person(random, region).split(' ');
    if (what === 'p') return address(random, region).place.replace(/ \(.*/, '');
    if (what === 'f') return random.chance(0.7) ? (firm(random, region).split(' ')[0] ?? '') : family.join(' ');
    return what === 'g' ? given : family.join(' ');
  });
}

export function drawPerson(language: WordLanguage, random: SeededRandom): string {
  const name = person(random, regionOf(language));
  const form = random.next();
  if (form < 0.62) return name;
  const [given = '', ...family] = name.split(' ');
  if (form < 0.72) return `${family.join(' ')}, ${given}`;
  if (form < 0.79) return `${given.charAt(0)}. ${family.join(' ')}`;
  if (form < 0.85) return `${random.pick(TITLES[language].split('|'))} ${random.chance(0.5) ? name : family.join(' ')}`;
  if (form < 0.9) return `${given} ${random.letters(1)}. ${family.join(' ')}`;
  if (form < 0.94) return family.join(' ');
  return name.toUpperCase();
}
