import type { Candidate, FoundRows } from '../../model/index.ts';
import { signalsOf, type Grounds } from './confidence-signals.ts';
import type { FirstSightFit, FirstSightSignals } from './first-sight-signals.ts';
import { FIRST_SIGHT } from './first-sight-weights.ts';
import { isUnnamed } from './unnamed.ts';

/** What a value is judged by where nobody foresaw the paper's kind, each about 0..1; beside the signals of confidence what it leaves out. */
export interface FirstSight {
  fit: FirstSightFit;
  signals: FirstSightSignals;
}

/** What the rest of what was found says of a value. */
export interface FoundAround {
  /** The document is a list; what it says once stands in all of its rows. */
  hasRows: boolean;
  /** What is printed as the value of several fields. */
  ofSeveral: ReadonlySet<string>;
}

export function foundAround({ rowMode, document, items }: FoundRows): FoundAround {
  const fieldOf = new Map<string, string>();
  const ofSeveral = new Set<string>();
  for (const cells of [document, ...items.map((item) => item.cells)])
    for (const [id, result] of Object.entries(cells)) {
      if (!('chosen' in result)) continue;
      const { printed } = result.chosen;
      if ((fieldOf.get(printed) ?? id) !== id) ofSeveral.add(printed);
      fieldOf.set(printed, id);
    }
  return { hasRows: rowMode === 'item', ofSeveral };
}

export function firstSightOf(grounds: Grounds, chosen: Candidate, { hasRows, ofSeveral }: FoundAround): FirstSight {
  const { choice, proposal, field } = grounds;
  const signals = {
    ...signalsOf(grounds).signals,
    hardlyMeant: Number(proposal.isHardlyMeant === true),
    ofOthersToo: Number(ofSeveral.has(chosen.printed)),
  };
  if (choice.kind === 'column')
    return {
      fit: 'column',
      signals: {
        ...signals,
        likely: choice.likely,
        means: choice.means,
        meansOther: choice.meansOther,
        onlyMatch: Number(choice.isOnlyMatch === true),
        halfRow: Number(choice.isOfHalfRow === true),
        wordAmongFigures: Number(choice.isWordAmongFigures === true),
      },
    };
  const unnamed = Number(isUnnamed(proposal.features));
  const besideRows = Number(hasRows);
  return {
    fit: 'print',
    signals: {
      ...signals,
      unnamed,
      heard: proposal.features.ranked ?? 0,
      besideRows,
      unnamedBesideRows: besideRows * unnamed,
      usualPlace: unnamed * Number((proposal.features.role ?? 0) > 0),
      recipient: unnamed * Number(field.role === 'recipient'),
      issuer: unnamed * Number(field.role === 'issuer'),
    },
  };
}

/** 0..1: the share of such values that are right on papers of kinds that nobody foresaw. */
export function likelihoodAtFirstSight(grounds: Grounds, chosen: Candidate, around: FoundAround): number {
  const { fit, signals } = firstSightOf(grounds, chosen, around);
  const { bias, weights } = FIRST_SIGHT[fit];
  let log = bias;
  for (const [name, value] of Object.entries(signals) as [keyof FirstSightSignals, number][]) log += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-log));
}
