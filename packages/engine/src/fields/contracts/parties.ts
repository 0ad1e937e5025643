import { companyLikelihood, hasLegalForm } from '../../values/company-likelihood.ts';
import { before, type ClauseMatch } from './clause.ts';

/** A word of a name as contracts print it: "Liquidmetal", "AOL", "D.", "Pier", "1", "&", "de". */
const WORD = String.raw`(?:[\p{Lu}][\p{L}\p{N}'’./\-]*!?|&|\d{1,4}|(?:of|and|the|de|la|van|von|der|du|y|e)(?=\s+[\p{Lu}&\d])|(?<=\s)(?:in|for)(?=\s+\p{Lu}))`;
/** What may follow a comma and still belong to the name. */
const SUFFIX = String.raw`(?:,?\s+(?:Inc|INC|Incorporated|INCORPORATED|LLC|L\.L\.C|LLP|L\.L\.P|LP|L\.P|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|Co|PLC|plc|P\.C|N\.A|N\.V|B\.V|S\.A|SA|AG|GmbH|SE|S\.p\.A|S\.r\.l|Jr|JR|Sr|II|III|IV|Pty|Pte|L\.P)\b\.?)`;
const NAME = new RegExp(String.raw`(?:[Tt]he\s+|THE\s+)?[\p{Lu}][\p{L}\p{N}'’./\-&]*!?(?:\s+${WORD})*(?:${SUFFIX})*`, 'uy');
/** Start of a party's name: after "between", "among", "and", an opening line or a comma. */
const ENTRY =
  /\b(?:between|among|by\s+and\s+between|by|and|with|BETWEEN|AMONG|AND|BY)\b(?:\s*:)?\s+(?:\(?[1-9iab]\)\s*)?(?=\p{Lu})|^\s*(?=\p{Lu})|[,)]\s+and\s+(?:\([1-9iab]\)\s*)?(?=\p{Lu})|,\s+(?=\p{Lu})/gmu;
/** `(the “Company”)`, `(hereinafter referred to as "Employee")`, `("you" or "your")`: a role is given to the name before it. */
const ROLE =
  /^[^()“”"]{0,260}?\(\s*(?:[^()“”"]{0,60}?)[“"'‘](?!Agreement|Effective|Transaction|Purpose|NDA|Possible|Potential|Term|Proposed|Confidential|Evaluation|Parties|Settlement)[^”"'’]{1,40}[”"'’]/;
/** Capitalised words that open contracts and are nobody's name. */
const NO_NAME =
  /\b(?:ex|logo|plan|act|notes?|stock|payment|award|email|nothing|chairman|president|vice|officer|agreement|exhibit|schedule|effective|date|recitals|whereas|witnesseth|section|article|execution|version|confidentiality|non-?disclosure|nondisclosure|confidential|information|amended|restated|appendix|attention|dear|ladies|gentlemen|sirs|re|private|personal|in\s+connection|state|commonwealth|delaware|january|february|march|april|may|june|july|august|september|october|november|december|party|parties|employee|recipient|executive|consultant|street|avenue|suite|road|whether|background|term)\b/i;

/** Characters at the start of a contract in which the parties are named. */
const OPENING = 4_000;

/**
 * The parties that a contract's opening names: "by and between A, a Delaware corporation (the “Company”), and B".
 * A role in brackets, a place in a "between" clause and a legal form each make a name more likely a party.
 */
export function findParties(text: string): ClauseMatch[] {
  const opening = text.slice(0, OPENING);
  const found: ClauseMatch[] = [];
  for (const entry of opening.matchAll(ENTRY)) {
    const start = entry.index + entry[0].length;
    NAME.lastIndex = start;
    const name = NAME.exec(opening)?.[0];
    if (!name) continue;
    const kept = trimName(name);
    if (!isName(kept) || (entry[0].startsWith(',') && !/and/.test(entry[0]) && !isCorporate(kept)) || inAddress(opening, start)) continue;
    const confidence = confidenceOf(opening, start, kept);
    if (confidence >= 0.5) found.push({ start, end: start + kept.length, confidence, reason: 'named as a party at the start' });
  }
  found.push(...addressees(opening));
  const surest = Math.max(0, ...found.map((match) => match.confidence));
  return uniqueNames(
    opening,
    found.filter((match) => match.confidence >= Math.min(0.9, surest - 0.45)),
  );
}

/** A letter's addressee: the company in the lines above "Ladies and Gentlemen" or "Dear". */
function addressees(text: string): ClauseMatch[] {
  const salutation = /^\s*(?:Ladies\s+and\s+Gentlemen|Gentlemen|Dear\b)/m.exec(text);
  if (!salutation) return [];
  const found: ClauseMatch[] = [];
  for (const line of text.slice(0, salutation.index).matchAll(/^[^\S\n]*([^\n]{3,80})$/gm)) {
    const name = (line[1] ?? '').trim().replace(/,$/, '');
    if (salutation.index - line.index > 500 || !hasLegalForm(name) || NO_NAME.test(name)) continue;
    const start = line.index + line[0].indexOf(name);
    found.push({ start, end: start + name.length, confidence: 0.95, reason: 'the letter is addressed to it' });
  }
  return found.slice(-1);
}

const isCorporate = (name: string): boolean => companyLikelihood(name) >= 0.6;

const isName = (name: string): boolean =>
  /\p{L}{2}.*\s|\p{L}{3,}!|\p{L}{4,}/u.test(name) &&
  !/^(?:\p{Lu}\.?\s+)?(?:The\s+)?(?:\S+)$/u.test(name.replace(/!$/, ' !')) &&
  !/^[A-Z]{2}\s+\d/.test(name) &&
  !NO_NAME.test(name);

/** Inside "with offices at 662 Sepulveda Boulevard, Los Angeles, ..." no party begins, up to the next bracket or "and". */
const inAddress = (text: string, start: number): boolean =>
  /\b(?:at|located|residing|resident|address|offices?)\b[^()]*$/i.test(
    before(text, start, 140)
      .split(/\)|\band\s+(?=\S*$)/)
      .at(-1) ?? '',
  );

function confidenceOf(text: string, start: number, name: string): number {
  const rest = text.slice(start + name.length, start + name.length + 400);
  const lead = before(text, start, 400);
  const clause = lead.split(/(?<=[a-z)]{2})\.\s+(?=[A-Z])|WHEREAS|WITNESSETH|RECITALS/).at(-1) ?? lead;
  const between = /\b(?:between|among)\b/i.test(clause) ? 0.45 : 0;
  const role = ROLE.test(rest.replace(/\s+/g, ' ')) ? 0.4 : 0;
  const corporate = isCorporate(name) ? 0.25 : name.split(/\s+/).length >= 2 ? 0.05 : -0.2;
  const described =
    /^,?\s+(?:an?\s+(?:\p{Lu}|individual|corporation|limited|company|resident)|with\s+(?:an\s+)?(?:offices?|its|a\s+principal|an\s+address)|having|located)/iu.test(
      rest,
    )
      ? 0.2
      : 0;
  const early = start < 1_500 ? 0.05 : -0.15;
  return between + role + corporate + described + early;
}

/** Drops a dangling connection or full stop after a word that is no abbreviation. */
function trimName(name: string): string {
  const trimmed = name.replace(/\s+(?:and|of|the|&|in|for)\s*$/i, '');
  return /(?:\b\p{L}|Inc|Ltd|Co|Corp|L\.L\.C|L\.P|N\.V|S\.A|Jr|Sr)\.$/u.test(trimmed) ? trimmed : trimmed.replace(/[.'’-]+$/u, '');
}

/** One match a name: the surest; a name inside a longer one (without its legal form) is the same party. */
function uniqueNames(text: string, matches: readonly ClauseMatch[]): ClauseMatch[] {
  const kept: ClauseMatch[] = [];
  for (const match of [...matches].sort((a, b) => b.confidence - a.confidence || a.start - b.start)) {
    const key = nameKey(text.slice(match.start, match.end));
    const twin = kept.some((other) => {
      const otherKey = nameKey(text.slice(other.start, other.end));
      return otherKey.startsWith(key) || key.startsWith(otherKey) || (match.start < other.end && other.start < match.end);
    });
    if (!twin) kept.push(match);
  }
  return kept.sort((a, b) => a.start - b.start);
}

const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
