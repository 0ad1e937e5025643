import type { Signals } from './signals.ts';

/** Which of the two fits weighs a value: one of a column, or one found by itself. */
export type FirstSightFit = 'column' | 'print';

/** What confidence leaves out, as papers of kinds that its fit knows hardly show it. */
type FurtherSignal =
  | 'likely'
  | 'means'
  | 'meansOther'
  | 'onlyMatch'
  | 'halfRow'
  | 'wordAmongFigures'
  | 'hardlyMeant'
  | 'ofOthersToo'
  | 'unnamed'
  | 'heard'
  | 'besideRows'
  | 'unnamedBesideRows'
  | 'usualPlace'
  | 'recipient'
  | 'issuer';

export type FirstSightSignals = Signals & { [Name in FurtherSignal]?: number };
