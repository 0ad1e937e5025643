import { type Language, LANGUAGES } from '../model/index.ts';

/** Frequent short words, written without accents: the English pack, which reads first, knows none. Words two languages share are left out. */
const STOP_WORDS: Record<Language, string> = {
  eng: 'the and of to for with is this that from by on are be or you your not which any shall have please date number name address phone amount total paid thank page no sales invoice receipt',
  deu: 'der die und das fur mit von den ist nicht auf ein eine dem des bei zum zur wir sie ihre ihr bitte datum rechnung betrag nummer strasse straBe kunde kundennummer gesamt mwst ust netto brutto zahlung menge preis seite',
  fra: 'les des et du pour dans une est sur vous votre nous avec par aux sont date facture montant numero adresse rue tva prix quantite reglement paiement nom prenom ou cette qui leur ht ttc',
  spa: 'el los las del por con una que su para es se factura fecha numero direccion calle importe iva cantidad precio pago nombre cliente esta al como base imponible',
  ita: 'il di della del per con che una sono alla dei delle nel gli fattura data numero indirizzo via importo iva quantita prezzo pagamento nome cliente totale codice fiscale imponibile partita al da',
  por: 'os das dos para com uma que nao por ao seu fatura data numero endereco rua valor iva quantidade preco pagamento nome cliente total em da do na no contribuinte morada',
  nld: 'het een van en voor met niet zijn wordt aan op bij uw wij ons factuur datum nummer adres straat bedrag btw aantal prijs betaling naam klant totaal te dit door is ook per',
  pol: 'nie jest dla oraz lub przez od do na się sie faktura data numer adres ulica kwota vat ilosc cena zaplata nazwa sprzedawca nabywca razem netto brutto wartosc podatek nip zl ul termin sposob',
};

/** Votes below which no language is told. */
const FEWEST_VOTES = 4;

/** How many more votes another language needs than English, which forms and product names mix into everything. */
const LEAD_OVER_ENGLISH = 1.3;

export interface LanguageVote {
  /** The language of the text as far as told; English where nothing is. */
  language: Language;
  /** False while too few words were seen to be sure. */
  decided: boolean;
}

/** The language of words read with the English pack, by which stop words occur among them. */
export function voteLanguage(words: readonly string[]): LanguageVote {
  const votes = Object.fromEntries(LANGUAGES.map((language) => [language, 0])) as Record<Language, number>;
  for (const word of words) {
    for (const language of LANGUAGES_OF.get(plain(word)) ?? []) votes[language]++;
  }
  const best = LANGUAGES.reduce((top, language) => (votes[language] > votes[top] ? language : top), 'eng');
  const clear = votes[best] >= FEWEST_VOTES && (best === 'eng' || votes[best] > votes.eng * LEAD_OVER_ENGLISH);
  return { language: clear ? best : 'eng', decided: clear };
}

const LANGUAGES_OF = languagesByWord();

function languagesByWord(): Map<string, Language[]> {
  const languages = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    for (const word of STOP_WORDS[language].split(' ')) languages.set(plain(word), [...(languages.get(plain(word)) ?? []), language]);
  }
  return languages;
}

/** Small letters without accents and punctuation. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
