import type { LanguageWords } from './language-words.ts';

/** Words of Italian. */
export const ITA = {
  decimalSign: ',',
  frequent: 'il lo la gli le di e in un una del della che per con non si da al dei nel alla sono come più o fattura importo data quantità',
  frequentMisread:
    'il di della del per con che una sono alla dei delle nel gli fattura data numero indirizzo via importo iva quantita prezzo pagamento nome ' +
    'cliente totale codice fiscale imponibile partita al da',
  small: 'il lo gli dell della dello delle degli dei da dal dalla e ed nel nella per su sul',
  months: ['gennaio gen', 'febbraio feb', 'marzo mar', 'aprile apr', 'maggio mag', 'giugno giu', 'luglio lug', 'agosto ago', 'settembre set', 'ottobre ott', 'novembre nov', 'dicembre dic'],
  counts: 'un una uno due tre quattro cinque sei sette otto nove dieci undici dodici quindici diciotto venti ventiquattro trenta trentasei sessanta novanta',
  durationUnits: 'or[ae] giorn[oi] settiman[ae] mes[ei] ann[oi]',
  thousand: 'mila|mille',
  million: 'milioni|milione|mln',
  billion: 'miliardi|miliardo|mld',
  yes: 'si vero',
  no: 'no falso',
  yesAlone: 's spuntato',
  noAlone: 'nessuno',
  givenNames:
    'giuseppe giovanni mario luigi angelo vincenzo pietro salvatore carlo franco domenico bruno paolo michele giorgio marco luca matteo alessandro ' +
    'andrea francesco stefano roberto giulia francesca chiara valentina alessandra giovanna lucia caterina paola federica elisa',
  dateNouns: 'scadenza giorno',
  dateAlone: 'data',
  nameAlone: 'nome',
  labelWords: 'cliente codice data descrizione fattura importo indirizzo ordine prezzo quantita scadenza totale',
  from: 'dal|a decorrere dal',
  until: 'al|fino al',
  page: 'pagina',
  ofPages: 'di',
  amountSum: 'totale|importo',
  amountNet: 'senza|imponibile',
  amountIncluding: 'incluso|compreso|con',
  amountGross: 'pagare',
  amountTax: 'iva|imposta',
  amountOther: 'sconto|anticipo|saldo',
  totals: 'totale|totali',
  subtotals: 'subtotale',
  sumLine: 'imponibile|iva',
  tender: 'contanti|contante|carta',
  change: 'resto',
  rounding: 'arrotondamento',
  mailFrom: 'mittente',
  mailTo: 'destinatario',
  mailCopy: '',
  mailSubject: 'oggetto',
  mailDate: 'data',
} satisfies LanguageWords;
