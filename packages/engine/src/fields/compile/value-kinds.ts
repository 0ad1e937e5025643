/** What may be true of a kind of value, whatever the document. */
type KindTrait =
  /** Its values are figures. */
  | 'number'
  /** It is told by the look of the value: a label of another kind leads astray. */
  | 'exact'
  /** Its name alone, as a label, says what the value looks like. */
  | 'self-telling'
  /** A paper has the issuer's and the recipient's. */
  | 'owned'
  /** Somebody's name. */
  | 'party'
  /** Where something is. */
  | 'place'
  /** Its values have letters: the count behind "Members: 257" is nobody. */
  | 'lettered'
  /** A column of it holds words. */
  | 'wordy'
  /** Words of no form of their own. */
  | 'prose'
  /** Its values usually run over lines. */
  | 'lines'
  /** Sentences state it beside the words that the field asks with. */
  | 'stated'
  /** A document may give it without naming it. */
  | 'unlabelled'
  /** One of given answers. */
  | 'choice';

type KindTraits = readonly KindTrait[];

/**
 * Kinds of things that a field asks for; they decide which candidates are proposed and how they are scored. A party is a person or a
 * company.
 */
const KINDS = {
  date: ['stated', 'unlabelled'],
  time: ['stated'],
  duration: ['stated'],
  amount: ['number', 'stated', 'unlabelled'],
  quantity: ['number'],
  count: ['number'],
  number: ['number'],
  percent: ['number', 'stated'],
  currency: ['self-telling'],
  year: ['number'],
  identifier: ['unlabelled'],
  code: [],
  email: ['exact', 'self-telling', 'owned', 'unlabelled'],
  phone: ['exact', 'self-telling', 'owned', 'unlabelled'],
  url: ['exact', 'self-telling', 'owned', 'unlabelled'],
  iban: ['exact', 'self-telling', 'owned', 'unlabelled'],
  bic: ['exact', 'self-telling', 'owned', 'unlabelled'],
  'vat-id': ['self-telling', 'owned', 'unlabelled'],
  'tax-id': ['owned'],
  postcode: ['self-telling', 'owned', 'place'],
  country: ['self-telling', 'owned', 'place', 'lettered', 'wordy', 'prose'],
  place: ['owned', 'place', 'lettered', 'wordy', 'prose'],
  address: ['owned', 'place', 'wordy', 'lines'],
  person: ['owned', 'party', 'lettered', 'wordy'],
  company: ['owned', 'party', 'lettered', 'wordy'],
  party: ['owned', 'party', 'lettered', 'wordy'],
  name: ['owned', 'party', 'lettered', 'wordy'],
  'file-name': [],
  title: ['wordy', 'prose'],
  sentence: ['wordy', 'prose', 'lines'],
  'free-text': ['prose', 'lines'],
  'yes/no': ['choice'],
  enum: ['choice'],
} as const satisfies Record<string, KindTraits>;

export type ValueKind = keyof typeof KINDS;

export function kindIs(kind: ValueKind, trait: KindTrait): boolean {
  const traits: KindTraits = KINDS[kind];
  return traits.includes(trait);
}
