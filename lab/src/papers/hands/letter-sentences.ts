import type { MeaningKind, WordLanguage } from '../../words/read-words.ts';

/** Ways to state a fact in running text: {l} is the label as a paper prints it, {v} the value, {x} another value of its kind that it is not. */
interface Sentences {
  /** Of any kind. */
  any: readonly string[];
  /** Of any kind, beside what it is not. */
  corrected: readonly string[];
  /** Of persons, companies and offices. */
  who: readonly string[];
  /** Of days, times and periods. */
  when: readonly string[];
  /** Of amounts, numbers and shares. */
  many: readonly string[];
}

const SENTENCES: Record<WordLanguage, Sentences> = {
  en: {
    any: [
      'The {l} is {v}.',
      '{l}: {v}.',
      'We confirm {v} as {l}.',
      'As {l} we have noted {v}.',
      'According to our records the {l} is {v}, unless you tell us otherwise.',
      'It was agreed that {v} shall be the {l}.',
      'Please quote {v} ({l}) in all letters.',
    ],
    corrected: [
      'The {l} is {v}, not {x} as we first wrote.',
      'Instead of {x} please take {v} as {l}.',
      '{l}, at first {x}, is now {v}.',
      'It had been {x}; the {l} is {v}.',
    ],
    who: [
      'Our {l} {v} was on site.',
      '{v}, {l}, will be pleased to help.',
      'This was agreed with {v} (the “{l}”).',
      'I, {v}, {l}, declare that all is true.',
      'Signed by the {l}, {v}, in person.',
      'Present: {v} ({l}).',
    ],
    when: ['The {l} is on {v}.', 'On {v} ({l}) the file was closed.', '{l} from {v} on.', 'Please note {v}, the {l}.'],
    many: [
      '{v} {l} were counted.',
      'There were {v} {l} in all.',
      'With {v} {l} the limit is kept.',
      'The {l} came to {v}, more than before.',
    ],
  },
  de: {
    any: [
      'Als {l} wurde {v} eingetragen.',
      '{l}: {v}.',
      'Wir bestätigen {v} ({l}).',
      'Nach unseren Unterlagen lautet die Angabe zu {l} {v}.',
      'Vereinbart wurde {v} als {l}.',
      'Bitte geben Sie stets {v} ({l}) an.',
    ],
    corrected: [
      '{l} ist {v}, nicht {x}, wie zuerst mitgeteilt.',
      'Statt {x} gilt nun {v} als {l}.',
      '{l} war zunächst {x} und ist jetzt {v}.',
    ],
    who: [
      'Vor Ort war {l} {v}.',
      '{v}, {l}, hilft Ihnen gern weiter.',
      'Dies wurde mit {v} (im Folgenden „{l}“) vereinbart.',
      'Ich, {v}, {l}, versichere die Richtigkeit.',
      'Unterschrieben von {l} {v} persönlich.',
      'Anwesend: {v} ({l}).',
    ],
    when: ['{l} ist am {v}.', 'Am {v} ({l}) wurde die Akte geschlossen.', '{l} ab {v}.', 'Bitte merken Sie sich den {v} vor: {l}.'],
    many: [
      'Gezählt wurden {v} {l}.',
      'Es waren insgesamt {v} {l}.',
      'Mit {v} {l} ist die Grenze eingehalten.',
      '{l} lag bei {v} und damit höher als zuvor.',
    ],
  },
  fr: {
    any: [
      '{l} : {v}.',
      'Nous avons enregistré {v} comme {l}.',
      'Il est convenu que {v} vaut {l}.',
      'Selon nos dossiers, {l} est {v}.',
      'Merci de rappeler {v} ({l}) dans tout courrier.',
    ],
    corrected: [
      '{l} est {v}, et non {x} comme indiqué d’abord.',
      'Au lieu de {x}, veuillez retenir {v} comme {l}.',
      'D’abord {x}, {l} est désormais {v}.',
    ],
    who: [
      'Notre {l} {v} était sur place.',
      '{v}, {l}, vous répondra volontiers.',
      'Entre nous et {v} (ci-après « {l} »).',
      'Je soussigné {v}, {l}, certifie ce qui précède.',
      'Signé par {l}, {v}, en personne.',
      'Présents : {v} ({l}).',
    ],
    when: ['{l} le {v}.', 'Le {v} ({l}), le dossier a été clos.', '{l} à compter du {v}.', 'Veuillez noter le {v} : {l}.'],
    many: [
      'On a compté {v} {l}.',
      'Il y avait en tout {v} {l}.',
      'Avec {v} {l}, la limite est respectée.',
      '{l} s’élève à {v}, plus qu’avant.',
    ],
  },
  es: {
    any: [
      '{l}: {v}.',
      'Hemos anotado {v} como {l}.',
      'Según nuestros datos, {l} es {v}.',
      'Se acuerda {v} como {l}.',
      'Le rogamos indique {v} ({l}) en su respuesta.',
    ],
    corrected: ['{l} es {v} y no {x}, como se indicó.', 'En lugar de {x}, tome nota de {v} como {l}.', 'Antes {x}, {l} es ahora {v}.'],
    who: [
      'Nuestro {l} {v} estuvo presente.',
      '{v}, {l}, le atenderá con gusto.',
      'De otra parte, {v} (en adelante, «{l}»).',
      'Yo, {v}, {l}, declaro que es cierto.',
      'Firmado por {l}, {v}, en persona.',
      'Asistentes: {v} ({l}).',
    ],
    when: ['{l} el {v}.', 'El {v} ({l}) se cerró el expediente.', '{l} a partir del {v}.', 'Recuerde el {v}: {l}.'],
    many: ['Se contaron {v} {l}.', 'Hubo en total {v} {l}.', 'Con {v} {l} se cumple el límite.', '{l} asciende a {v}, más que antes.'],
  },
  it: {
    any: [
      '{l}: {v}.',
      'Abbiamo registrato {v} come {l}.',
      'Secondo i nostri atti {l} è {v}.',
      'Si conviene {v} quale {l}.',
      'Si prega di citare {v} ({l}) nella corrispondenza.',
    ],
    corrected: [
      '{l} è {v} e non {x}, come indicato in precedenza.',
      'Invece di {x} si prega di considerare {v} come {l}.',
      'Prima {x}, {l} è ora {v}.',
    ],
    who: [
      'Il nostro {l} {v} era sul posto.',
      '{v}, {l}, è a Sua disposizione.',
      'Tra noi e {v} (di seguito «{l}»).',
      'Io sottoscritto {v}, {l}, dichiaro quanto sopra.',
      'Firmato da {l}, {v}, di persona.',
      'Presenti: {v} ({l}).',
    ],
    when: ['{l} il {v}.', 'Il {v} ({l}) la pratica è stata chiusa.', '{l} a partire dal {v}.', 'Si ricorda il {v}: {l}.'],
    many: [
      'Sono stati contati {v} {l}.',
      'In tutto vi erano {v} {l}.',
      'Con {v} {l} il limite è rispettato.',
      '{l} ammonta a {v}, più di prima.',
    ],
  },
  pt: {
    any: [
      '{l}: {v}.',
      'Registámos {v} como {l}.',
      'De acordo com os nossos registos, {l} é {v}.',
      'Fica acordado {v} como {l}.',
      'Indique sempre {v} ({l}) na sua resposta.',
    ],
    corrected: ['{l} é {v} e não {x}, como antes indicado.', 'Em vez de {x}, considere {v} como {l}.', 'Antes {x}, {l} é agora {v}.'],
    who: [
      'O nosso {l} {v} esteve no local.',
      '{v}, {l}, terá gosto em ajudar.',
      'Entre nós e {v} (adiante «{l}»).',
      'Eu, {v}, {l}, declaro ser verdade.',
      'Assinado por {l}, {v}, em pessoa.',
      'Presentes: {v} ({l}).',
    ],
    when: ['{l} em {v}.', 'Em {v} ({l}) o processo foi encerrado.', '{l} a partir de {v}.', 'Tome nota de {v}: {l}.'],
    many: ['Foram contados {v} {l}.', 'Houve ao todo {v} {l}.', 'Com {v} {l} o limite é cumprido.', '{l} foi de {v}, mais do que antes.'],
  },
  nl: {
    any: [
      '{l}: {v}.',
      'Wij hebben {v} genoteerd als {l}.',
      'Volgens onze gegevens is {l} {v}.',
      'Overeengekomen is {v} als {l}.',
      'Vermeld steeds {v} ({l}) in uw brief.',
    ],
    corrected: ['{l} is {v}, niet {x} zoals eerder gemeld.', 'In plaats van {x} geldt {v} als {l}.', '{l} was eerst {x} en is nu {v}.'],
    who: [
      'Onze {l} {v} was ter plaatse.',
      '{v}, {l}, staat u graag te woord.',
      'Tussen ons en {v} (hierna “{l}”).',
      'Ik, {v}, {l}, verklaar dat dit juist is.',
      'Ondertekend door {l} {v} in persoon.',
      'Aanwezig: {v} ({l}).',
    ],
    when: ['{l} is op {v}.', 'Op {v} ({l}) is het dossier gesloten.', '{l} vanaf {v}.', 'Noteer {v}: {l}.'],
    many: [
      'Er zijn {v} {l} geteld.',
      'In totaal waren er {v} {l}.',
      'Met {v} {l} blijft men binnen de grens.',
      '{l} kwam uit op {v}, meer dan eerder.',
    ],
  },
  pl: {
    any: [
      '{l}: {v}.',
      'Odnotowaliśmy {v} jako {l}.',
      'Zgodnie z naszą dokumentacją {l} to {v}.',
      'Uzgodniono {v} jako {l}.',
      'Prosimy zawsze podawać {v} ({l}).',
    ],
    corrected: [
      '{l} to {v}, a nie {x}, jak podano wcześniej.',
      'Zamiast {x} obowiązuje {v} jako {l}.',
      'Wcześniej {x}, obecnie {l} to {v}.',
    ],
    who: [
      'Na miejscu był {l} {v}.',
      '{v}, {l}, chętnie udzieli pomocy.',
      'A także {v}, zwany dalej „{l}”.',
      'Ja, {v}, {l}, oświadczam, że to prawda.',
      'Podpisał {l}, {v}, osobiście.',
      'Obecni: {v} ({l}).',
    ],
    when: ['{l} dnia {v}.', 'Dnia {v} ({l}) akta zamknięto.', '{l} od dnia {v}.', 'Prosimy zapamiętać {v}: {l}.'],
    many: ['Naliczono {v} {l}.', 'Łącznie było {v} {l}.', 'Przy {v} {l} limit jest zachowany.', '{l} wynosi {v}, więcej niż poprzednio.'],
  },
};

const WAYS: Partial<Record<MeaningKind, 'who' | 'when' | 'many'>> = {
  person: 'who',
  company: 'who',
  office: 'who',
  date: 'when',
  time: 'when',
  period: 'when',
  money: 'many',
  number: 'many',
  percent: 'many',
};

/** Those that suit a kind of fact; of its own ways twice as many as of those for any. */
export function sentencesFor(language: WordLanguage, kind: MeaningKind): readonly string[] {
  const { any, corrected, ...own } = SENTENCES[language];
  const way = WAYS[kind];
  return way === undefined ? [...any, ...corrected] : [...any, ...corrected, ...own[way], ...own[way]];
}

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

/** Ways to speak of a fact, {l}, without saying it. */
export const MENTIONS: Record<WordLanguage, readonly string[]> = {
  en: ['The {l} must be told of any change.', 'Nothing is known of the {l} yet.', 'Please leave the field “{l}” empty.'],
  de: ['Änderungen sind mitzuteilen: {l}.', 'Zu {l} liegt noch keine Angabe vor.', 'Das Feld „{l}“ bleibt frei.'],
  fr: ['Tout changement est à signaler : {l}.', 'On ne connaît pas encore {l}.', 'Laissez vide la case « {l} ».'],
  es: ['Comunique cualquier cambio: {l}.', 'Aún no consta {l}.', 'Deje en blanco la casilla «{l}».'],
  it: ['Comunicare ogni variazione: {l}.', 'Non è ancora noto {l}.', 'Lasciare vuota la casella «{l}».'],
  pt: ['Comunique qualquer alteração: {l}.', 'Ainda não consta {l}.', 'Deixe em branco o campo «{l}».'],
  nl: ['Meld elke wijziging: {l}.', 'Over {l} is nog niets bekend.', 'Laat het veld “{l}” leeg.'],
  pl: ['Prosimy zgłaszać zmiany: {l}.', 'Brak jeszcze danych: {l}.', 'Pole „{l}” pozostaje puste.'],
};
