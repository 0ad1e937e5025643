import type { Template } from '../../model/index.ts';
import { fold, foldWords } from '../../values/fold.ts';
import type { RowHint } from './compiled-field.ts';
import { isStopWord, singular } from './phrase-words.ts';

const ROW_PER =
  /(?:^|[.;:,(]\s*|\b(?:one|a|1|single|each|eine?|une?|una|uma?|een|jeden?)\s+)(?:row|line|record|entry|zeile|datensatz|ligne|fila|linea|registro|riga|linha|rij|regel|wiersz)\s+(?:is\s+|for\s+|fur\s+|pour\s+|para\s+|voor\s+|dla\s+)?(?:per|for|for each|for every|je|pro|each|every|jede[nrs]?|chaque|par|cada|por|ogni|elke|iedere|na|kazd[aey]g?o?)\s+(?:(?:each|every|of the|the|single|individual|kind of|one|ogni|cada|chaque|jede[nrs]?|elke|una?|la|le|el|il|der|die|das)\s+)*(.{2,160})/;
const EACH_ROW_IS =
  /\b(?:each|every|jede|chaque|cada|ogni|elke|kazdy)\s+(?:row|line|zeile|ligne|fila|riga|linha|rij|wiersz)\s+(?:is|holds|stands for|represents|ist|est|es|e)\s+(?:a|an|one|eine?|une?|una?|een)\s+(.{2,120})/;
const ROW_WORD = '(?:row|line|record|zeile|ligne|fila|linea|riga|linha|rij|regel|wiersz)';
const ONE_WORD = '(?:one|a|an|1|single|eine?|une?|una|uma|um|een|jeden)';
/** "Each item that was handed in is a row", "Ein Schein gibt eine Zeile". */
const IS_A_ROW = new RegExp(
  String.raw`(?:^|[.;:]\s*)(?:each|every|any|one|an?|jede[rs]?|eine?|chaque|un|une|cada|ogni|una?|um|uma|elke?|ieder|een|kazd[aey])\s+(.{2,90}?)\s+(?:is|are|becomes?|makes?|gives?|gets?|ist|wird|gibt|ergibt|bildet|est|fait|donne|devient|forme|es|da|forma|ocupa|e|fa|diventa|faz|torna-se|geeft|wordt|vormt|to|jest|stanowi|daje|tworzy)\s+(?:zu\s+)?${ONE_WORD}\s+(?:single\s+|own\s+|eigene\s+)?${ROW_WORD}\b`,
);
/** "A row is one letter about one pupil", "Pro Bericht eine Zeile". */
const ROW_IS = new RegExp(String.raw`(?:^|[.;:]\s*)${ONE_WORD}\s+${ROW_WORD}\s+(?:is|ist|est|es|e|to)\s+${ONE_WORD}\s+(.{2,90})`);
const PER_THING = new RegExp(
  String.raw`(?:^|[.;:,]\s*)(?:per|for each|pro|je|par|pour chaque|por|por cada|per ogni|voor elke|na)\s+(.{2,60}?)\s+${ONE_WORD}\s+${ROW_WORD}\b`,
);
/** "Lines of the sale sheet, one for each animal", "alle Posten, je einer pro Artikel". */
const ONE_PER_THING = new RegExp(
  String.raw`[;,:]\s*(?:je\s+|always\s+)?(?:one|eine[rs]?|une?|una?|uno|uma?|een|jeden|jedna|jedno)\s+(?:for each|for every|per|pro|je|fur jede[ns]?|pour chaque|par|por cada|por|para cada|per ogni|voor elke?|na)\s+(.{2,90})`,
);
/** "Each case listed for the day": a description that begins so says what a row is. */
const EACH_THING = /^(?:each|every|jede[rns]?|chaque|cada|ogni|elke?|iedere?|kazd[aey])\s+(.{2,90})/;

/** One row a document: the thing itself is the item. */
const DOCUMENTS = new Set(
  'invoice receipt document file agreement contract form letter statement report message mail email page rechnung beleg dokument vertrag datei facture document contrat factura recibo documento contrato fattura ricevuta contratto fatura factuur bon overeenkomst faktura dokument umowa order certificate policy resume cv payslip application filing bill note passport'.split(
    ' ',
  ),
);
const NOUN_ENDS =
  /\b(?:of|in|on|from|with|that|which|who|at|for|to|and|or|by|inside|within|shown|listed|printed|der|des|im|auf|aus|mit|die|das|von|du|de|des|dans|sur|qui|del|en|que|della|nel|che|do|da|no|van|op|uit|z|na|w|uber|about|over|con|com|avec|met|sobre|su|sur|signed|firmado|assinado|signe|sent|where|sold|leave|ordered|given|using)\b|[,;.:(]/;
const LIST_TEMPLATE =
  /\b(?:line items?|lines|items|positions?|entries|transactions|movements|rows|positionen|rechnungspositionen|umsatze|buchungen|lignes|mouvements|lineas|movimientos|righe|movimenti|linhas|movimentos|regels|transacties|pozycje|transakcje|parties)\b/;

const SYNONYMS: readonly (readonly string[])[] = [
  [
    'line',
    'item',
    'position',
    'product',
    'article',
    'service',
    'entry',
    'good',
    'line item',
    'artikel',
    'poste',
    'ligne',
    'linea',
    'riga',
    'linha',
    'regel',
    'pozycja',
    'zeile',
  ],
  [
    'transaction',
    'movement',
    'booking',
    'posting',
    'entry',
    'payment',
    'umsatz',
    'buchung',
    'operation',
    'movimiento',
    'movimento',
    'transactie',
    'transakcja',
    'operacja',
  ],
  ['party', 'signatory', 'contracting party', 'partei', 'vertragspartei', 'partie', 'parte', 'partij', 'strona'],
  [
    'person',
    'employee',
    'member',
    'participant',
    'attendee',
    'player',
    'student',
    'mitarbeiter',
    'teilnehmer',
    'personne',
    'persona',
    'pessoa',
    'persoon',
    'osoba',
  ],
  ['package', 'parcel', 'container', 'piece', 'carton', 'pallet', 'paket', 'colis', 'bulto', 'collo', 'volume', 'paczka'],
  ['test', 'result', 'analyte', 'parameter', 'measurement', 'assay', 'examination'],
  ['job', 'position', 'employer', 'experience', 'employment', 'stelle'],
  ['vehicle', 'car', 'truck', 'fahrzeug', 'vehicule', 'vehiculo', 'veicolo', 'voertuig', 'pojazd'],
  ['earning', 'deduction', 'pay item', 'wage type', 'lohnart'],
];

/** "Decision in the minutes": what stands in a paper is not the paper; what lies in a pile may be. */
const ARTICLE = String.raw`(?:(?:the|a|our|each|this|these|der|dem|den|le|la|les|el|los|las|o|de|het)\s)?`;
const PILE = String.raw`(?:pile|folder|batch|stack|archive|set|box|binder|inbox|mail|zip|stapel|ordner|mappe|dossier|carpeta|cartella|pasta|map)\b`;
const IN_PAPER = new RegExp(String.raw`^[^.;,]*?\s(?:in|im|dans|nel|nella|en|no|na|w)\s(?!${ARTICLE}${PILE})${ARTICLE}\p{L}{3,}`, 'u');

/** What the template's name and description say about its rows. */
export function rowHintOf(template: Template): RowHint {
  const said = fold(template.description);
  const clause =
    [ROW_PER, EACH_ROW_IS, IS_A_ROW, ROW_IS, PER_THING, ONE_PER_THING, EACH_THING]
      .map((form) => form.exec(said)?.[1])
      .find((told) => told !== undefined) ?? null;
  const totals = totalsOf(said);
  if (clause === null) {
    const lists = LIST_TEMPLATE.test(fold(template.name));
    const noun = lists
      ? (foldWords(template.name)
          .map(singular)
          .findLast((word) => !isStopWord(word)) ?? null)
      : null;
    return {
      mode: lists ? 'item' : null,
      noun,
      nouns: noun ? synonymsOf(noun) : [],
      isUsualItem: lists,
      totals,
      tableWords: tableWordsOf(said),
    };
  }
  const noun = nounOf(clause);
  const head = headOf(noun);
  const mode = DOCUMENTS.has(noun.split(' ').at(-1) ?? '') ? 'document' : 'item';
  const isUsualItem = IN_PAPER.test(clause) || SYNONYMS.some((group) => group.includes(noun) || group.includes(head));
  return { mode, noun, nouns: synonymsOf(noun), isUsualItem, totals, tableWords: mode === 'item' ? tableWordsOf(said) : [] };
}

/** "product or service line of the invoice" -> "line"; "member of parliament" -> "member". */
function nounOf(clause: string): string {
  const end = NOUN_ENDS.exec(clause.replace(/^(\S+) or (\S+)/, '$1 $2'));
  const words = foldWords((end ? clause.replace(/^(\S+) or (\S+)/, '$1 $2').slice(0, end.index) : clause) || clause).filter(
    (word) => !isStopWord(word),
  );
  return words
    .slice(/\bor\b/.test(clause) ? -1 : -2)
    .map(singular)
    .join(' ');
}

/** Words that end compounds written as one: "bestelregel", "Rechnungsposition". */
const ENDS_COMPOUNDS = /^\p{L}{3,}?(artikel|buchung|position|regel|transactie|umsatz|zeile)$/u;

/** "order line" -> "line", "bestelregel" -> "regel". */
function headOf(noun: string): string {
  const last = noun.split(' ').at(-1) ?? noun;
  return ENDS_COMPOUNDS.exec(last)?.[1] ?? last;
}

function synonymsOf(noun: string): string[] {
  const head = headOf(noun);
  return [...new Set([noun, head, ...SYNONYMS.filter((group) => group.includes(noun) || group.includes(head)).flat()])];
}

function totalsOf(said: string): boolean | null {
  if (
    /\b(?:leave out|without|except|excluding|not|ignore|skip|ohne|sauf|sans|sin|senza|sem|zonder|bez)\b[^.;]*\b(?:totals?|subtotals?|sums?|summen|summe|totaux|totales|totali|totais|totalen|sum)\b/.test(
      said,
    )
  )
    return false;
  if (
    /\b(?:totals? included|including (?:the )?totals?|and the totals?|with (?:the )?totals?|with the rows? for [^.;]*totals?|mit summen?)\b/.test(
      said,
    )
  )
    return true;
  return null;
}

/** Words that name the table meant. */
function tableWordsOf(said: string): string[] {
  const clause =
    /\b(?:table|list|section|tabelle|liste|tableau|tabla|tabella|tabela|tabel)\b\s*(.{0,160})/.exec(said)?.[1]?.split(/[.;]/)[0] ?? '';
  return [
    ...new Set(
      foldWords(clause).filter(
        (word) => word.length > 2 && !isStopWord(word) && !/^(?:totals?|included|including|rows?|splits?|into|lines?)$/.test(word),
      ),
    ),
  ];
}
