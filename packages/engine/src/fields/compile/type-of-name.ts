import { splitName } from '../../values/split-name.ts';
import { findConcepts } from './find-concept.ts';
import { readDescription } from './read-description.ts';
import { valueKindOf } from './value-kind.ts';
import { kindIs } from './value-kinds.ts';

/** From here on the lexicon knows the thing. */
const KNOWN = 0.5;

/** The type that the name of a field speaks for where nothing else is said: days, references and names are texts. */
export function typeOfName(variableName: string): 'number' | 'text' {
  const label = splitName(variableName);
  const matches = findConcepts({ name: label, phrases: [], remarks: [], items: null, domains: [] });
  const kindAs = (type: 'number' | 'text') =>
    valueKindOf({ id: '', variableName, description: '', type, enumValues: [] }, label, readDescription(''), matches);
  const [known] = matches;
  if (known && known.similarity >= KNOWN) return kindIs(known.concept.kind, 'number') ? 'number' : 'text';
  const asText = kindAs('text');
  if (asText !== 'free-text') return kindIs(asText, 'number') ? 'number' : 'text';
  // "Total": what of it is meant only a number tells.
  return ['amount', 'quantity', 'percent'].includes(kindAs('number')) ? 'number' : 'text';
}
