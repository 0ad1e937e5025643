import { LANGUAGES, type Language } from '../model/index.ts';

/** Frequent short words of each language; words that two share count for both. */
const STOP_WORDS: Record<Language, string> = {
  eng: 'the of and to in for is on that by this with you it not or be are from at as your have will an was which any shall invoice date amount total',
  deu: 'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über rechnung datum betrag menge',
  fra: 'le la les de des et en un une du que qui dans pour pas sur au avec par plus est sont ce il se ou aux votre nous vous facture montant date',
  spa: 'el la los las de y en un una del que por con para se al no su es como más o lo sus le factura importe fecha cantidad',
  ita: 'il lo la gli le di e in un una del della che per con non si da al dei nel alla sono come più o fattura importo data quantità',
  por: 'o a os as de e em um uma do da dos das que por com para se ao no na não mais como seu sua fatura valor quantidade',
  nld: 'de het een van en in is op te dat die voor met zijn niet aan er om ook als bij door naar uit wordt worden onze uw factuur bedrag datum aantal',
  pol: 'i w na z do nie się że jest to od za o po dla przez oraz jak lub są nr ul faktura data kwota razem ilość cena sprzedaży nabywca',
};

const LANGUAGES_OF = new Map<string, Language[]>();
for (const language of LANGUAGES) for (const word of STOP_WORDS[language].split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

/** Single letters are initials, list marks and specks of a scan as often as words. */
const LETTER_VOTE = 0.25;

/** Words looked at: a vote is settled long before. */
const MAX_VOTERS = 20_000;

/**
 * The languages of a text, most probable first: each stop word votes, with less weight where languages share it. Short business
 * texts defeat language detectors; a vote does better. English where nothing votes.
 */
export function tellLanguages(texts: Iterable<string>): Language[] {
  const votes = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  let voters = 0;
  for (const text of texts) {
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
      const languages = LANGUAGES_OF.get(word) ?? [];
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + (word.length === 1 ? LETTER_VOTE : 1) / languages.length);
    }
    if ((voters += 1 + text.length / 6) > MAX_VOTERS) break;
  }
  const best = Math.max(...votes.values());
  const told = LANGUAGES.filter((language) => (votes.get(language) ?? 0) > 0 && (votes.get(language) ?? 0) >= 0.45 * best);
  const sorted = told.sort((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0));
  return sorted.length > 0 ? sorted : ['eng'];
}
