/** Words separated by spaces. */
type Words = string;

/** Alternatives of a regular expression, separated by bars; phrases may hold spaces. */
type Patterns = string;

/**
 * What the engine knows of a language. Folded (small letters without accents, `values/fold.ts`) but where noted. Empty where the
 * language has none. What names the fields of papers stands apart, by meaning: `fields/compile/lexicon`.
 */
export interface LanguageWords {
  /** Between whole numbers and their decimals. */
  decimalSign: '.' | ',';

  /** Frequent short words as they are written, with accents; words of several languages stand in each. */
  frequent: Words;
  /** Frequent words as English recognition reads them; none that another language shares. */
  frequentMisread: Words;
  /** Words that join or point and name nothing. */
  small: Words;

  /** From January: the names of each month, declined and shortened. */
  months: readonly [Words, Words, Words, Words, Words, Words, Words, Words, Words, Words, Words, Words];
  /** One to twelve and the longer counts that contracts use; a dash may be printed as a space. */
  counts: Words;
  /** Hours to years; each word a pattern. */
  durationUnits: Words;
  /** Words that multiply the number before them. */
  thousand: Patterns;
  million: Patterns;
  billion: Patterns;

  /** What answers a question however the sentence goes on ("Yes, on request"). */
  yes: Words;
  no: Words;
  /** What answers it only where it stands alone. */
  yesAlone: Words;
  noAlone: Words;

  /** Given names that are common where the language is spoken. */
  givenNames: Words;
  /** Nouns whose value is a date. */
  dateNouns: Words;
  /** "Date" and no more, as a label. */
  dateAlone: Words;
  /** "Name" and no more, as a label. */
  nameAlone: Words;
  /** Words that printed labels are made of and values seldom are. */
  labelWords: Words;

  /** What a field that asks for the first day of a period, and one that asks for its last, may be called and no more. */
  startAlone: Words;
  endAlone: Words;
  /** What stands before the first day of a period. */
  from: Patterns;
  /** What stands before its last day. */
  until: Patterns;
  /** What stands in its place where the period still goes on. */
  ongoing: Patterns;

  /** "Page", as printed, with accents. */
  page: Patterns;
  /** "Of", between the number of a page and of all pages. */
  ofPages: Patterns;
  /** Headings of the list of works that a paper cites. */
  citedWorks: Patterns;

  /** Words of the labels of sums: the sum itself, without and with tax, "including", the tax, and sums that are none of these. */
  amountSum: Patterns;
  amountNet: Patterns;
  amountIncluding: Patterns;
  amountGross: Patterns;
  amountTax: Patterns;
  amountOther: Patterns;
  /** The label of the sum of a list, and of a sum within it; as printed, with accents. */
  totals: Patterns;
  subtotals: Patterns;
  /** What else a line below a list begins with, as printed, with accents: taxes, what is due. */
  sumLine: Patterns;

  /** What a paper calls the count of the rows of its list, as printed, with accents; no count of pieces. */
  rowCount: Patterns;

  /** What a till prints beside what was handed over, what was given back, and what coins made of a sum. */
  tender: Patterns;
  change: Patterns;
  rounding: Patterns;

  /** What a field that asks for a mail's header is called. */
  mailFrom: Words;
  mailTo: Words;
  mailCopy: Words;
  mailSubject: Words;
  mailDate: Words;
}
