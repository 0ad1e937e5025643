import { isPlaceName } from '../../values/places.ts';
import { after, before, type ClauseMatch } from './clause.ts';

/** Words of a name of a state or country, in capitals at the start: "New York", "England and Wales", "the Netherlands". */
const NAME = String.raw`(?:[A-Z][A-Za-z'’-]+|(?:[A-Z]\.)+)(?:\s+(?:(?:of|and|the|de|do|du)\s+){0,2}[A-Z][A-Za-z'’-]+){0,5}`;
const BODY = String.raw`(?:(?:[Tt]he|THE)\s+)?(?:(?:[Ss]tate|STATE|[Cc]ommonwealth|COMMONWEALTH|[Pp]rovince|PROVINCE|[Cc]anton|[Ll]and)\s+(?:of|OF)\s+(?:[Tt]he\s+)?)?`;
const LAWS_OF = new RegExp(String.raw`\b[Ll](?:aws?|AWS?)\s+(?:of|OF|in\s+force\s+in|in\s+effect\s+in)\s+${BODY}(${NAME})`, 'dg');
const NAMED_LAW = new RegExp(
  String.raw`\b(?:under|by|with|to|BY|WITH)\s+(?:the\s+)?(?:internal\s+|substantive\s+)?(${NAME})\s+(?:state\s+)?(?:law|LAW)s?\b`,
  'dg',
);
const GERMAN_LAW =
  /\b(?:gilt|unterliegt|findet)\b[^.]{0,80}?\b(?:das\s+Recht\s+(?:der|des|von)\s+)?((?:deutsche|österreichische|schweizer)\w*\s+Recht|Bundesrepublik\s+Deutschland|Republik\s+Österreich|Schweiz)/dg;

const COURTS_OF = new RegExp(
  String.raw`\b[Jj]urisdiction\s+of\s+(?:the\s+)?(?:[a-z,]+\s+){0,5}courts?\s+(?:located\s+)?(?:of|in|for)\s+${BODY}(${NAME})`,
  'dg',
);

/** Not states: what else stands before "law" or after "laws of". */
const NOT_A_PLACE =
  /^(?:applicable|any|such|other|federal|the|this|governing|common|conflicts?|choice|section|article|securities|bankruptcy|tax|copyright|patent|trade|contract|employment|antitrust|local|state|court|all|each)\b/i;

/** Whose courts decide is mostly whose law applies; it counts only where no law is named. */
const FORUM = 0.6;

/** Where both could be meant, a state or country that is known as one goes before what only stands in capitals. */
const UNKNOWN_PLACE = 0.95;

/** Where a contract says whose law governs it. Laws that are named for another purpose (securities, labour) rank low. */
export function findGoverningLaw(text: string): ClauseMatch[] {
  const matches: ClauseMatch[] = [];
  for (const pattern of [LAWS_OF, NAMED_LAW, GERMAN_LAW, COURTS_OF]) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = match.indices?.[1] ?? [0, 0];
      const name = match[1] ?? '';
      if (NOT_A_PLACE.test(name)) continue;
      const around = `${before(text, match.index, 260)} | ${after(text, end, 160)}`;
      const length = trimmedLength(name);
      const confidence =
        (pattern === COURTS_OF ? FORUM : confidenceOf(before(text, match.index, 220), after(text, end, 140))) *
        (isPlaceName(name.slice(0, length)) ? 1 : UNKNOWN_PLACE);
      if (confidence > 0)
        matches.push({
          start,
          end: start + length,
          confidence,
          reason: around.includes('overn') ? 'named as the law that governs' : 'named as the law that applies',
        });
    }
  }
  return matches;
}

function confidenceOf(left: string, right: string): number {
  const sentence = left.split(/[.;]\s+(?=[A-Z(])/).at(-1) ?? '';
  if (/\bgovern(?:ed|s|ing)?\b/i.test(sentence)) return 1;
  if (/\b(?:constru|interpret|enforce)\w*/i.test(sentence) || /\bin\s+accordance\s+with\b/i.test(sentence)) return 0.9;
  if (/^[^.]{0,120}\bgovern/i.test(right)) return 0.9;
  if (/^[^.]{0,120}\b(?:shall apply|applies|control)\b/i.test(right)) return 0.7;
  if (/\b(?:unterliegt|gilt)\b/i.test(left)) return 0.9;
  return /\b(?:corporation|company|organi[sz]ed|existing|incorporated)\b/i.test(sentence) ? 0 : 0.25;
}

/** The name without what only leads on ("New York without", "Delaware and"). */
function trimmedLength(name: string): number {
  return name
    .replace(/\s+(?:and|of|the|without|applicable|excluding|as|in)\s*$/i, '')
    .replace(/[,.;]+$/, (tail) => (/\b[A-Z]\.$/.test(name) ? tail : '')).length;
}
