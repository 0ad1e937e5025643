import type { WordLanguage } from '../../words/read-words.ts';

/** Ways to state a fact in running text: {l} is the label as a paper prints it, {v} the value. */
export const SENTENCES: Record<WordLanguage, readonly string[]> = {
  en: [
    'The {l} is {v}.',
    '{l}: {v}.',
    'We confirm {v} as {l}.',
    'As {l} we have noted {v}.',
    'According to our records the {l} is {v}, unless you tell us otherwise.',
    'It was agreed that {v} shall be the {l}.',
    'Please quote {v} ({l}) in all letters.',
  ],
  de: [
    'Als {l} wurde {v} eingetragen.',
    '{l}: {v}.',
    'Wir bestätigen {v} ({l}).',
    'Nach unseren Unterlagen lautet die Angabe zu {l} {v}.',
    'Vereinbart wurde {v} als {l}.',
    'Bitte geben Sie stets {v} ({l}) an.',
  ],
  fr: [
    '{l} : {v}.',
    'Nous avons enregistré {v} comme {l}.',
    'Il est convenu que {v} vaut {l}.',
    'Selon nos dossiers, {l} est {v}.',
    'Merci de rappeler {v} ({l}) dans tout courrier.',
  ],
  es: [
    '{l}: {v}.',
    'Hemos anotado {v} como {l}.',
    'Según nuestros datos, {l} es {v}.',
    'Se acuerda {v} como {l}.',
    'Le rogamos indique {v} ({l}) en su respuesta.',
  ],
  it: [
    '{l}: {v}.',
    'Abbiamo registrato {v} come {l}.',
    'Secondo i nostri atti {l} è {v}.',
    'Si conviene {v} quale {l}.',
    'Si prega di citare {v} ({l}) nella corrispondenza.',
  ],
  pt: [
    '{l}: {v}.',
    'Registámos {v} como {l}.',
    'De acordo com os nossos registos, {l} é {v}.',
    'Fica acordado {v} como {l}.',
    'Indique sempre {v} ({l}) na sua resposta.',
  ],
  nl: [
    '{l}: {v}.',
    'Wij hebben {v} genoteerd als {l}.',
    'Volgens onze gegevens is {l} {v}.',
    'Overeengekomen is {v} als {l}.',
    'Vermeld steeds {v} ({l}) in uw brief.',
  ],
  pl: [
    '{l}: {v}.',
    'Odnotowaliśmy {v} jako {l}.',
    'Zgodnie z naszą dokumentacją {l} to {v}.',
    'Uzgodniono {v} jako {l}.',
    'Prosimy zawsze podawać {v} ({l}).',
  ],
};

/** How letters begin. */
export const GREETINGS: Record<WordLanguage, readonly string[]> = {
  en: ['Dear Sir or Madam,', 'To whom it may concern'],
  de: ['Sehr geehrte Damen und Herren,', 'Guten Tag,'],
  fr: ['Madame, Monsieur,'],
  es: ['Estimados señores:', 'Muy señores nuestros:'],
  it: ['Gentili Signori,', 'Egregi Signori,'],
  pt: ['Exmos. Senhores,'],
  nl: ['Geachte heer, mevrouw,'],
  pl: ['Szanowni Państwo,'],
};
