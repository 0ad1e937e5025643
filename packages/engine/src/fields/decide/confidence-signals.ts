import type { DocumentLayout, Word } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { hasForm } from '../kinds/kind-finder.ts';
import type { Features, Proposal } from '../propose/proposal.ts';
import { JUDGED_FEATURES, signal, type Signals } from './signals.ts';
import { stretch } from './stretch.ts';
import { EMPTY_SCORE } from './weights.ts';

/** What a chosen value is judged by. */
export interface Grounds {
  proposal: Proposal;
  field: CompiledField;
  layout: DocumentLayout;
  choice: ChoiceGrounds;
  /** Further signals, which it takes the whole search to tell. */
  context: Signals;
}

/** How it was chosen: against other proposals, by a table's column, or as one of a contract's parties. */
export type ChoiceGrounds =
  | {
      kind: 'ranked';
      score: number;
      /** the other values, best first */ rivals: readonly Rival[];
      /** the printed label that names it; null where none does */ label: string | null;
    }
  | {
      kind: 'column';
      /** 0..1: how surely the column is the field's, and what its header says for that */ mapped: number;
      named: number;
      likely: number;
      /** 0..1: how surely the header means the field by the linker, and another one where it does not mean this one */ means: number;
      meansOther: number;
      /** Its cell is words where the others of its column are figures */ isWordAmongFigures?: boolean;
      /** Two lines of its table are likely one row */ isOfHalfRow?: boolean;
      /** What was learned of columns pairs its column with the field and either with nothing else, and it is a plain one of it */ isOnlyMatch?: boolean;
    }
  | { kind: 'party'; /** 0..1: how plainly the sentence names it */ confidence: number };

/** Another value that could have been chosen; it may be cut from the same words. */
export interface Rival {
  score: number;
  overlaps: boolean;
}

/**
 * Which fit weighs a value: recognised words; a column of a table in a text layer; any other text. What says much of one says little of
 * another.
 */
export type FitName = 'text' | 'column' | 'scan';

/** Signals by name, each about 0..1, and which of the fits weighs them. */
export interface ConfidenceSignals {
  fit: FitName;
  signals: Signals;
}

export function signalsOf(grounds: Grounds): ConfidenceSignals {
  const words = wordsOf(grounds);
  const fit = isScanned(grounds, words) ? 'scan' : grounds.choice.kind === 'column' ? 'column' : 'text';
  return {
    fit,
    signals: {
      ...choiceSignals(grounds.choice),
      ...cellSignals(grounds, words.length),
      ...grounds.context,
      ...featureSignals(grounds.proposal.features),
      ...fieldSignals(grounds.field),
      ...wordSignals(words),
      ...edgeSignals(grounds),
      ...valueSignals(grounds.proposal),
      ...derivationSignals(grounds.proposal),
    },
  };
}

function isScanned({ layout, proposal }: Grounds, words: readonly Word[]): boolean {
  if (words.length > 0) return words.some(({ origin }) => origin === 'ocr');
  return layout.pages.find(({ pageNumber }) => pageNumber === proposal.pageNumber)?.source === 'ocr';
}

function wordsOf({ proposal, layout }: Grounds): Word[] {
  return proposal.spans.flatMap(({ line, from, to }) => layout.lines[line]?.words.slice(from, to) ?? []);
}

/** Margins are cut into stretches, each with a weight of its own: the first point of a lead says more than the fourth. */
function choiceSignals(choice: ChoiceGrounds): Signals {
  switch (choice.kind) {
    case 'ranked': {
      const over = choice.score - EMPTY_SCORE;
      const close = Math.min(1, choice.rivals.filter(({ score }) => score > EMPTY_SCORE).length / 4);
      return {
        close,
        over1: stretch(over, 0, 1.5),
        over2: stretch(over, 1.5, 3.5),
        over3: stretch(over, 3.5, 6.5),
        ...leadSignals(choice.score, choice.rivals),
      };
    }
    case 'column':
      return {
        column: 1,
        mapped: choice.mapped,
        named1: stretch(choice.named, 0, 0.3),
        named2: stretch(choice.named, 0.3, 0.7),
        named3: stretch(choice.named, 0.7, 1),
      };
    case 'party':
      return { party: 1, clauseConfidence: choice.confidence };
  }
}

/** The lead over what stands elsewhere, and over other cuts of the same words. */
function leadSignals(score: number, rivals: readonly Rival[]): Signals {
  const [elsewhere, cut] = [rivals.find(({ overlaps }) => !overlaps), rivals.find(({ overlaps }) => overlaps)];
  const lead = elsewhere && score - elsewhere.score;
  return {
    ...(lead === undefined ? { alone: 1 } : { lead1: stretch(lead, 0, 1), lead2: stretch(lead, 1, 3), lead3: stretch(lead, 3, 7) }),
    ...(cut ? { cut: 1 - stretch(score - cut.score, 0, 2.5) } : {}),
  };
}

/** In a column: running text, which wraps, long cells, and a field that stands once on the document are the doubtful ones. */
function cellSignals({ choice, field, proposal }: Grounds, wordCount: number): Signals {
  if (choice.kind !== 'column') return {};
  const isText = field.field.type === 'text' && !hasForm(field);
  return {
    columnText: Number(isText),
    columnLong: isText ? stretch(wordCount, 2, 10) : 0,
    columnWrapped: Number(isText && proposal.spans.length > 1),
    columnUnnamed: Number(choice.named < 0.35),
    columnOfDocument: 1 - field.itemLikelihood,
  };
}

const featureSignals = (features: Features): Signals =>
  Object.fromEntries(JUDGED_FEATURES.flatMap((name) => (features[name] === undefined ? [] : [[name, features[name]]])));

function fieldSignals(field: CompiledField): Signals {
  const { type } = field.field;
  return {
    ...signal(`type ${field.isDateOutput ? 'date' : type}`),
    form: Number(hasForm(field)),
    verbatim: Number(field.verbatim),
    known: Number(field.concept !== null),
    party: Number(kindIs(field.kind, 'party')),
    prose: Number(kindIs(field.kind, 'prose')),
    address: Number(field.kind === 'address'),
    period: Number(field.isDateOutput && (field.role === 'start' || field.role === 'end')),
  };
}

/** How well the words were read: on the whole, and the worst of them, as one wrong digit makes a wrong amount. */
function wordSignals(words: readonly Word[]): Signals {
  if (words.length === 0) return { wordless: 1 };
  const doubts = words.map(({ confidence }) => 1 - confidence);
  return {
    doubt: doubts.reduce((sum, doubt) => sum + doubt, 0) / words.length,
    worst: Math.max(...doubts),
    contested: words.filter(({ alternatives }) => (alternatives?.length ?? 0) > 0).length / words.length,
  };
}

/** A gap of more letter heights than this parts columns; within it words belong together. */
const SAME_RUN = 0.9;

/** Whether other words go on right where the value begins or ends: it may be cut out of something longer. */
function edgeSignals({ proposal: { spans }, layout }: Grounds): Signals {
  const [first, last] = [spans[0], spans.at(-1)];
  const before = first && layout.lines[first.line]?.words.slice(Math.max(0, first.from - 1), first.from + 1);
  const after = last && layout.lines[last.line]?.words.slice(last.to - 1, last.to + 1);
  return {
    runsIn: Number(first !== undefined && first.from > 0 && touch(before) && !/[:.)]$/.test(before?.[0]?.text ?? '')),
    runsOn: Number(touch(after)),
  };
}

function touch(pair: readonly Word[] | undefined): boolean {
  const [left, right] = pair ?? [];
  return left !== undefined && right !== undefined && right.box.left - left.box.right < SAME_RUN * (left.box.bottom - left.box.top);
}

/** A day and month that could change places, and text that begins as a label goes on. */
function valueSignals({ value, printed }: Proposal): Signals {
  if (value.kind === 'date')
    return /^\d{1,2}[./-]/.test(printed) &&
      Number(value.iso.slice(5, 7)) <= 12 &&
      Number(value.iso.slice(8)) <= 12 &&
      value.iso.slice(5, 7) !== value.iso.slice(8)
      ? { swappable: 1 }
      : {};
  if (value.kind !== 'text') return {};
  return { lowerCase: Number(/^[(\p{Ll}]/u.test(printed)), shortText: Number(printed.length <= 2), hasDigit: Number(/\d/.test(printed)) };
}

function derivationSignals({ derivation, evidence }: Proposal): Signals {
  if (derivation.kind === 'absence') return signal(`absence ${derivation.place}`);
  if (derivation.kind === 'mark') return { mark: 1, ticked: Number(evidence[0]?.kind === 'mark' && evidence[0].checked) };
  switch (derivation.kind) {
    // What is offered after the decision says nothing here.
    case 'normalise':
    case 'list-entry':
    case 'look-alike':
    case 'picture-reading':
      return {};
    default:
      return signal(derivation.kind);
  }
}
