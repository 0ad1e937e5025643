import { fold } from '../../values/fold.ts';
import type { FieldCondition, PlaceHints } from './compiled-field.ts';
import { expandPhrase } from './expand-phrase.ts';

/** What a field's description says, taken apart. */
export interface ReadDescription {
  /** Printed labels the user put in quotes. */
  quoted: string[];
  /** Values shown as examples. */
  examples: string[];
  /** Noun phrases that name the value, best first. */
  phrases: string[];
  /** What stood in brackets or after the first sentence: says more about the value, seldom its label. */
  remarks: string[];
  /** Only those that stood in brackets. */
  brackets: string[];
  conditions: FieldCondition[];
  place: PlaceHints;
  /** The unit named behind the last comma or "in": "EUR billion", "N/mm²". */
  unit: string | null;
  /** All of it, folded. */
  folded: string;
}

export function readDescription(description: string): ReadDescription {
  const { quoted, examples, sections, rest: unquoted } = takeQuotes(description);
  const { conditions, rest: unconditional } = takeConditions(unquoted);
  const { place, rest: placeless } = takePlace(unconditional);
  const { brackets, rest } = takeBrackets(placeless);
  const [main = '', ...sentences] = rest
    .replace(DANGLING_EXAMPLE, ' ')
    .split(/(?<=\p{L}{2}|\))[.;?!](?:\s+|$)|\s[–—-]\s/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const { unit, rest: phrase } = takeUnit(main);
  return {
    quoted,
    examples: [...examples, ...examplesWithoutQuotes(description)],
    phrases: expandPhrase(phrase),
    remarks: [...brackets, ...sentences],
    brackets,
    conditions,
    place: { ...place, section: sections[0] ? fold(sections[0]) : null },
    unit: unit ?? unitInBrackets(brackets),
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

/** Labels, examples and section headings in quotes; `rest` keeps the words of labels that the sentence needs. */
function takeQuotes(description: string): { quoted: string[]; examples: string[]; sections: string[]; rest: string } {
  const [quoted, examples, sections]: [string[], string[], string[]] = [[], [], []];
  const rest = description.replace(QUOTED, (_, ...groups: unknown[]) => {
    const words = groups.slice(0, 5).find((group): group is string => typeof group === 'string') ?? '';
    const before = fold(description.slice(0, Number(groups[5])));
    if (EXAMPLE_BEFORE.test(before)) examples.push(words);
    else if (SECTION_BEFORE.test(before)) sections.push(words);
    else quoted.push(words.trim());
    return ' ';
  });
  return { quoted, examples, sections, rest };
}

function examplesWithoutQuotes(description: string): string[] {
  const match =
    /(?:for example|e\.g\.|for instance|z\. ?B\.|zum Beispiel|par exemple|por ejemplo|ad esempio|por exemplo|bijvoorbeeld|np\.)[:,]?\s+([^"“„«'‘;)]{2,60})/i.exec(
      description,
    );
  return match?.[1] ? [match[1].replace(/[.,\s]+$/, '')] : [];
}

const CONDITIONS: readonly (readonly [RegExp, (match: RegExpExecArray) => FieldCondition])[] = [
  [
    /[,;(]?\s*(?:only )?(?:if|when|falls|wenn|sofern|si|se|indien|jesli)\s+(?:it is |it |es )?(?:different|abweichend|differente?|diverso|diferente|anders|inn[ya])[^,;.)]*\)?/i,
    () => ({ kind: 'if-different' }),
  ],
  [
    /[,;(]?\s*(?:leave )?(?:empty|blank|null)\s+(?:on|for|in|if it is|unless it is)\s+(?:all )?(?:other|another|different)[^,;.)]*\)?/i,
    () => ({ kind: 'only-on', words: [] }),
  ],
  [
    /[,;(]?\s*only (?:on|for|in) ([^,;.)]+?)(?: forms?| documents?)?(?=[,;.)]|$)\)?/i,
    (match) => ({
      kind: 'only-on',
      words: fold(match[1] ?? '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    }),
  ],
  [
    /[,;(]?\s*(?:if|when|where|falls|wenn|sofern|si|se|indien|jesli)\s+(?:any|one|given|stated|present|applicable|available|known|shown|printed|mentioned|specified|vorhanden|angegeben|bekannt|zutreffend|existe?|disponible|presente|indicat[oa]|aanwezig|podan[oya]|there is one|it exists|it is (?:given|stated|printed|shown))\b[^,;.)]*\)?/i,
    () => ({ kind: 'if-any' }),
  ],
  [/[,;.(]?\s*(?:leave|otherwise|else)\s+(?:it |the field |the cell )?(?:empty|blank)[^,;.)]*\)?/i, () => ({ kind: 'if-any' })],
  [/[,;(]\s*(?:optional|fakultativ|facultatif|opcional|facoltativo|optioneel|opcjonalnie)\)?/i, () => ({ kind: 'if-any' })],
];

function takeConditions(text: string): { conditions: FieldCondition[]; rest: string } {
  const conditions: FieldCondition[] = [];
  let rest = text;
  for (const [pattern, conditionOf] of CONDITIONS) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const condition = conditionOf(match);
    // "Name of the person who files the short-form registration; empty on other forms": the sentence before names the form.
    conditions.push(
      condition.kind === 'only-on' && condition.words.length === 0
        ? {
            kind: 'only-on',
            words: fold(rest.slice(0, match.index))
              .split(/[^\p{L}\p{N}]+/u)
              .filter((word) => word.length > 2),
          }
        : condition,
    );
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return { conditions, rest };
}

const FORM_LINE =
  /\s*\b(?:on|in|of|from|at|auf|in|aus|sur|à|en|alla|na|op|w)?\s*(?:the |der |la |de )?(?:form )?(?:line|box|item|field|row|zeile|feld|kasten|ligne|case|línea|casilla|riga|casella|linha|caixa|regel|vak|linia|wiersz|pole|ziffer|nr\.)\s+(\d{1,3}\s?[a-z]?)\b(?:\s+(?:of|on) (?:the|this) (?:form|page|document))?/i;
const PAGE =
  /\s*\b(?:on|auf|sur|en|a|op|na)\s+(?:the\s+|der\s+|la\s+)?(?:(first|last|ersten|letzten|première|dernière|primera|última|prima|ultima|eerste|laatste|pierwszej|ostatniej)\s+(?:page|seite|página|pagina|stronie)|(?:page|seite|página|pagina|stronie)\s+(\d{1,3}))\b/i;
const PART =
  /\s*\b(?:(?:at|in|on|from|oben|unten|en|im)\s+)?(?:the\s+)?(top|bottom|header|footer|letterhead|oben|unten|kopf|fuß|kopfzeile|fußzeile|haut|bas|en-tête|pied)\s*(?:of (?:the|each) (?:page|document|form|invoice|receipt|letter)|of page|der seite|de (?:la )?page)?(?=[\s,.;)]|$)/i;
const PARTS: Record<string, PlaceHints['part']> = {
  top: 'top',
  oben: 'top',
  haut: 'top',
  bottom: 'bottom',
  unten: 'bottom',
  bas: 'bottom',
  header: 'header',
  letterhead: 'header',
  kopf: 'header',
  kopfzeile: 'header',
  'en-tête': 'header',
  footer: 'footer',
  fuß: 'footer',
  fußzeile: 'footer',
  pied: 'footer',
};

function takePlace(text: string): { place: PlaceHints; rest: string } {
  const line = FORM_LINE.exec(text);
  const page = PAGE.exec(text);
  const part = PART.exec(text);
  const place: PlaceHints = {
    formLine: line?.[1]?.replace(/\s/g, '').toLowerCase() ?? null,
    page: page ? (page[2] ? Number(page[2]) : /^(?:f|ers|pre|prim|pri|eer|pie)/i.test(page[1] ?? '') ? 1 : -1) : null,
    part: part ? (PARTS[part[1]?.toLowerCase() ?? ''] ?? null) : null,
    section: null,
  };
  let rest = text;
  for (const pattern of [FORM_LINE, PAGE]) rest = rest.replace(pattern, ' ');
  if (place.part) rest = rest.replace(PART, ' ');
  return { place, rest };
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

function takeUnit(phrase: string): { unit: string | null; rest: string } {
  const trimmed = phrase.replace(/[\s,.;:]+$/, '');
  const match = UNIT_AFTER_COMMA.exec(trimmed) ?? UNIT_AFTER_IN.exec(trimmed);
  return match?.[1] ? { unit: match[1], rest: trimmed.slice(0, match.index) } : { unit: null, rest: trimmed };
}

function unitInBrackets(brackets: readonly string[]): string | null {
  for (const words of brackets) if (new RegExp(`^(?:in )?${UNIT_WORD}$`).test(words)) return words.replace(/^in /, '');
  return null;
}
