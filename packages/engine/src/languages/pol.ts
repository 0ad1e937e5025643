import type { LanguageWords } from './language-words.ts';

/** Words of Polish. */
export const POL = {
  decimalSign: ',',
  frequent:
    'i w na z do nie się że jest to od za o po dla przez oraz jak lub są nr ul faktura data kwota razem ilość cena sprzedaży nabywca',
  frequentMisread:
    'nie jest dla oraz lub przez od do na się sie faktura data numer adres ulica kwota vat ilosc cena zaplata nazwa sprzedawca nabywca razem netto ' +
    'brutto wartosc podatek nip zl ul termin sposob',
  small: 'w we z ze i oraz lub od dla przez',
  months: [
    'styczen stycznia sty',
    'luty lutego lut',
    'marzec marca mar',
    'kwiecien kwietnia kwi',
    'maj maja',
    'czerwiec czerwca cze',
    'lipiec lipca lip',
    'sierpien sierpnia sie',
    'wrzesien wrzesnia wrz',
    'pazdziernik pazdziernika paz',
    'listopad listopada lis',
    'grudzien grudnia gru',
  ],
  counts:
    'jeden jedna jednego dwa dwie dwoch trzy trzech cztery czterech piec pieciu szesc szesciu siedem osiem dziewiec dziesiec dziesieciu jedenascie ' +
    'dwanascie dwunastu pietnascie osiemnascie dwadziescia trzydziesci szescdziesiat dziewiecdziesiat',
  durationUnits: 'godzin[aey]? dzien dni tygodni[ea]? tydzien miesiac[ea]? miesiecy lat[a]? rok(?:u)?',
  thousand: 'tys|tysiecy',
  million: 'milion(?:ow|y)?|mln',
  billion: 'mld|miliard(?:ow|y)?',
  yes: 'tak prawda',
  no: 'nie',
  yesAlone: 't zaznaczono',
  noAlone: 'brak',
  givenNames:
    'jan stanislaw andrzej jozef tadeusz jerzy zbigniew krzysztof henryk ryszard marek piotr tomasz pawel michal marcin lukasz agnieszka ' +
    'malgorzata katarzyna krystyna barbara ewa zofia janina magdalena joanna',
  dateNouns: 'termin dzien',
  dateAlone: 'data',
  nameAlone: 'nazwa',
  labelWords:
    'adres cena data faktura ilosc klient kwota nabywca nazwa nip numer opis platnosc razem sprzedawca termin ulica wartosc zamowienie',
  startAlone: 'od',
  endAlone: 'do',
  from: 'od(?: dnia)?',
  until: 'do',
  ongoing: 'obecnie|teraz|nadal|dzis',
  page: 'strona',
  ofPages: 'z',
  citedWorks: 'bibliografia|literatura|pismiennictwo',
  amountSum: 'suma|razem|kwota|wartosc',
  amountNet: 'bez|netto\\w*',
  amountIncluding: '',
  amountGross: 'zaplaty|brutto\\w*',
  amountTax: 'vat',
  amountOther: 'rabat|saldo',
  totals: 'razem|suma',
  subtotals: '',
  sumLine: 'vat|(?:z|do) przeniesienia',
  rowCount: '(?:liczba|ilość|suma) (?:pozycji|wierszy|wpisów|operacji)',
  tender: 'gotowka|karta',
  change: 'reszta',
  rounding: 'zaokraglenie',
  mailFrom: 'nadawca',
  mailTo: 'odbiorca',
  mailCopy: '',
  mailSubject: 'temat',
  mailDate: '',
} satisfies LanguageWords;
