import { fold } from '../../values/fold.ts';
import { expandPhrase } from './expand-phrase.ts';

/** What a field's description says, taken apart. */
export interface ReadDescription {
  /** Printed labels the user put in quotes. */
  quoted: string[];
  /** Noun phrases that name the value, best first. */
  phrases: string[];
  /** What stood in brackets or after the first sentence: says more about the value, seldom its label. */
  remarks: string[];
  /** Only those that stood in brackets. */
  brackets: string[];
  /** Number of the form line or box named: "5", "3b". */
  formLine: string | null;
  /** All of it, folded. */
  folded: string;
}

/** How a value is to be written says nothing of what it is: "as printed" asks for no day of printing. */
const AS_IT_STANDS =
  /(?:^|,)\s*(?:exactly )?(?:as|wie|so wie|tel que|comme|como|come|zoals|jak)\s+(?:it is |es )?(?:printed|shown|written|stated|given|(?:ab)?gedruckt|angegeben|imprim[éeao]+|[ée]crit|escrito|stampato|scritto|impresso|afgedrukt|geschreven|wydrukowano|podano)(?=[\s,.;)]|$)/iu;

export function readDescription(given: string): ReadDescription {
  const description = given.replace(AS_IT_STANDS, '');
  const { quoted, rest: unquoted } = takeQuotes(description);
  const { formLine, rest: placeless } = takePlace(withoutConditions(unquoted));
  const { brackets, rest } = takeBrackets(placeless);
  const [main = '', ...sentences] = rest
    .replace(DANGLING_EXAMPLE, ' ')
    .split(/(?<=\p{L}{2}|\))[.;?!](?:\s+|$)|\s[–—-]\s/u)
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    quoted,
    phrases: expandPhrase(withoutUnit(main)),
    remarks: [...brackets, ...sentences],
    brackets,
    formLine,
    folded: fold(description),
  };
}

const QUOTED =
  /"([^"]{1,120})"|“([^”]{1,120})”|„([^“”]{1,120})[“”]|«\s?([^»]{1,120}?)\s?»|(?<=^|[\s(])['‘]([^'’]{2,120})['’](?=$|[\s),.;:?])/g;
const DANGLING_EXAMPLE =
  /[,;(]?\s*(?:for example|for instance|e\.\s?g\.|such as|z\.\s?B\.|zum Beispiel|par exemple|p\.\s?ex\.|por ejemplo|ad esempio|por exemplo|bijvoorbeeld|np\.)[^.;)]*\)?/gi;
const EXAMPLE_BEFORE =
  /(?:for example|e\.?\s?g\.?|such as|for instance|like|z\.?\s?b\.?|zum beispiel|etwa|par exemple|p\.?\s?ex\.?|comme|por ejemplo|p\.?\s?ej\.?|ad esempio|ad es\.?|por exemplo|bijvoorbeeld|bijv\.?|na przyklad|np\.?|example)[:,]?\s*(?:"[^"]*"[,\s]*(?:or|and|oder|ou|o|of|lub)?\s*)*$/;
const SECTION_BEFORE =
  /(?:section|heading|under|below|block|table|part|abschnitt|unter|rubrique|section|sous|seccion|bajo|sezione|sotto|seccao|onder|sekcja|pod)(?: the| der| die)?(?: heading| section)?(?: named| called| entitled| titled)?\s*$/;

/** Labels in quotes, which examples and headings of sections are not; `rest` is what stands around all of them. */
function takeQuotes(description: string): { quoted: string[]; rest: string } {
  const quoted: string[] = [];
  const rest = description.replace(QUOTED, (_, ...groups: unknown[]) => {
    const words = groups.slice(0, 5).find((group): group is string => typeof group === 'string') ?? '';
    const before = fold(description.slice(0, Number(groups[5])));
    if (!EXAMPLE_BEFORE.test(before) && !SECTION_BEFORE.test(before)) quoted.push(words.trim());
    return ' ';
  });
  return { quoted, rest };
}

/** When the user wants nothing in the cell: no words of the value. */
const CONDITIONS: readonly RegExp[] = [
  /[,;(]?\s*(?:only )?(?:if|when|falls|wenn|sofern|si|se|indien|jesli)\s+(?:it is |it |es )?(?:different|abweichend|differente?|diverso|diferente|anders|inn[ya])[^,;.)]*\)?/i,
  /[,;(]?\s*(?:leave )?(?:empty|blank|null)\s+(?:on|for|in|if it is|unless it is)\s+(?:all )?(?:other|another|different)[^,;.)]*\)?/i,
  /[,;(]?\s*only (?:on|for|in) ([^,;.)]+?)(?: forms?| documents?)?(?=[,;.)]|$)\)?/i,
  /[,;(]?\s*(?:if|when|where|falls|wenn|sofern|si|se|indien|jesli)\s+(?:any|one|given|stated|present|applicable|available|known|shown|printed|mentioned|specified|vorhanden|angegeben|bekannt|zutreffend|existe?|disponible|presente|indicat[oa]|aanwezig|podan[oya]|there is one|it exists|it is (?:given|stated|printed|shown))\b[^,;.)]*\)?/i,
  /[,;.(]?\s*(?:leave|otherwise|else)\s+(?:it |the field |the cell )?(?:empty|blank)[^,;.)]*\)?/i,
  /[,;(]\s*(?:optional|fakultativ|facultatif|opcional|facoltativo|optioneel|opcjonalnie)\)?/i,
];

const withoutConditions = (text: string): string => CONDITIONS.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

const FORM_LINE =
  /\s*\b(?:on|in|of|from|at|auf|in|aus|sur|à|en|alla|na|op|w)?\s*(?:the |der |la |de )?(?:form )?(?:line|box|item|field|row|zeile|feld|kasten|ligne|case|línea|casilla|riga|casella|linha|caixa|regel|vak|linia|wiersz|pole|ziffer|nr\.)\s+(\d{1,3}\s?[a-z]?)\b(?:\s+(?:of|on) (?:the|this) (?:form|page|document))?/i;
const PAGE =
  /\s*\b(?:on|auf|sur|en|a|op|na)\s+(?:the\s+|der\s+|la\s+)?(?:(first|last|ersten|letzten|première|dernière|primera|última|prima|ultima|eerste|laatste|pierwszej|ostatniej)\s+(?:page|seite|página|pagina|stronie)|(?:page|seite|página|pagina|stronie)\s+(\d{1,3}))\b/i;
const PART =
  /\s*\b(?:(?:at|in|on|from|oben|unten|en|im)\s+)?(?:the\s+)?(top|bottom|header|footer|letterhead|oben|unten|kopf|fuß|kopfzeile|fußzeile|haut|bas|en-tête|pied)\s*(?:of (?:the|each) (?:page|document|form|invoice|receipt|letter)|of page|der seite|de (?:la )?page)?(?=[\s,.;)]|$)/i;
function takePlace(text: string): { formLine: string | null; rest: string } {
  const formLine = FORM_LINE.exec(text)?.[1]?.replace(/\s/g, '').toLowerCase() ?? null;
  return { formLine, rest: [FORM_LINE, PAGE, PART].reduce((rest, pattern) => rest.replace(pattern, ' '), text) };
}

function takeBrackets(text: string): { brackets: string[]; rest: string } {
  const brackets: string[] = [];
  // "(s)" belongs to its word.
  const rest = text.replace(/\s*\((?!s\))([^()]{1,200})\)/g, (_, words: string) => {
    brackets.push(words.trim());
    return '';
  });
  return { brackets, rest };
}

const UNIT_WORD = String.raw`(?:percent|per cent|prozent|pour ?cent|por ciento|per cento|procent|%|‰|[€$£¥]|[A-Z]{3}(?: (?:thousand|million|billion|bn|mn|m))?|(?:US |euro|dollar|pound)s?(?: ?dollars?)?|(?:in )?(?:thousands?|millions?|billions?)|(?:k|m|c|µ|n)?(?:g|m|l|mol|W|Wh|V|A|Pa|N|J|Hz|B|s)(?:[²³]|2|3)?(?:/(?:k|m|c|d|µ)?(?:g|m|l|mol|s|h|dl)(?:[²³]|2|3)?)?|kWh|km/h|hours?|days?|minutes?|months?|years?|pieces?|lbs?|oz|°C|°F|mmHg|bpm|pts?|points?|feet|inch(?:es)?|miles?|tons?|tonnes?|Stunden|Tage|Jahre|Stück)`;
const UNIT_AFTER_COMMA = new RegExp(String.raw`,\s*(?:in\s+)?(${UNIT_WORD})\s*$`);
const UNIT_AFTER_IN = new RegExp(String.raw`\s(?:in|en)\s+(${UNIT_WORD})\s*$`);

function withoutUnit(phrase: string): string {
  const trimmed = phrase.replace(/[\s,.;:]+$/, '');
  const match = UNIT_AFTER_COMMA.exec(trimmed) ?? UNIT_AFTER_IN.exec(trimmed);
  return match?.[1] ? trimmed.slice(0, match.index) : trimmed;
}
