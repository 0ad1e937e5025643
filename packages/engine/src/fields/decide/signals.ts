import type { Features } from '../propose/proposal.ts';

/** Features of the ranking that confidence weighs again. */
export const JUDGED_FEATURES = [
  'label',
  'competingLabel',
  'kind',
  'isLabel',
  'role',
  'top',
  'large',
  'arithmetic',
  'paid',
  'own',
  'repeated',
  'greatest',
  'only',
  'clause',
  'stated',
  'printed',
  'spread',
  'learned',
] as const satisfies readonly (keyof Features)[];

const OF_THE_CHOICE = ['close', 'over1', 'over2', 'over3', 'lead1', 'lead2', 'lead3', 'alone', 'cut', 'party', 'clauseConfidence'] as const;
const OF_THE_RANKER = ['ranked1', 'ranked2', 'ranked3', 'rankedElsewhere'] as const;
const OF_THE_COLUMN = [
  'column',
  'mapped',
  'named1',
  'named2',
  'named3',
  'columnText',
  'columnLong',
  'columnWrapped',
  'columnUnnamed',
  'columnOfDocument',
  'columnFlow',
  'columnRuled',
  'columnHeadless',
  'columnLead',
  'fieldLead',
  'columnUsual',
  'columnFilled',
  'rowFilled',
  'tableNamed',
  'tableShort',
] as const;
const OF_THE_FIELD = [
  'type text',
  'type number',
  'type date',
  'type yes/no',
  'type enum',
  'form',
  'verbatim',
  'known',
  'prose',
  'address',
  'period',
] as const;
const OF_THE_LABEL = [
  'zone beside',
  'zone right',
  'zone below',
  'zone above',
  'zone total',
  'labelSure',
  'labelStands',
  'labelRead',
  'labelPlace',
  'labelRivals',
  'templateNamed',
  'printedAgain',
] as const;
const OF_THE_WORDS = [
  'wordless',
  'doubt',
  'worst',
  'contested',
  'runsIn',
  'runsOn',
  'swappable',
  'lowerCase',
  'shortText',
  'hasDigit',
] as const;
const OF_THE_DERIVATION = ['absence closed', 'absence open', 'mark', 'ticked', 'concept', 'sum', 'product', 'learned-replacement'] as const;

/** What confidence is told of a value: each has a weight of its own in each fit (`calibration.ts`), nothing where a fit never met it. */
export const SIGNAL_NAMES = [
  ...JUDGED_FEATURES,
  ...OF_THE_CHOICE,
  ...OF_THE_RANKER,
  ...OF_THE_COLUMN,
  ...OF_THE_FIELD,
  ...OF_THE_LABEL,
  ...OF_THE_WORDS,
  ...OF_THE_DERIVATION,
];

export type SignalName = (typeof SIGNAL_NAMES)[number];

/** Signals of one value, each about 0..1; absent means 0. */
export type Signals = { [Name in SignalName]?: number };

/** Of one signal that is told by its name. */
export const signal = (name: SignalName): Signals => ({ [name]: 1 });

export const signalEntries = (signals: Signals): [SignalName, number][] => Object.entries(signals) as [SignalName, number][];
