import type { BudgetLimits, ModelPort, Spent } from '@sheetlift/engine/language-model';
import type { ModelUses, Template } from '@sheetlift/engine/model';

/** The language model of a run, as the person set it up. */
export interface ModelInUse {
  /** In what is kept of its answers. */
  id: string;
  name: string;
  mode: ModelUses;
  limits: BudgetLimits;
  /** It is shown pictures of words that are hard to read. */
  seesPictures: boolean;
  open(): ModelPort;
}

/** Where a run learns which model there is for a template; null where there is none. */
export interface ModelSource {
  of(template: Template): ModelInUse | null;
  subscribe(listener: () => void): () => void;
}

/** What there is to know of asking a language model in a run. */
export interface RunModel extends Pick<ModelInUse, 'name' | 'mode' | 'limits'> {
  /** What asking would take: the documents whose cells are not all sure, the cells asked for, and what that costs about. Null while it is being counted. */
  estimate: (Spent & { documents: number; cells: number }) | null;
  /** Null where it is not being asked. */
  asking: { documents: number; done: number; /** of the answer that comes just now */ characters: number } | null;
  /** Documents that it was asked about. */
  asked: number;
  /** In this run, as long as the page is open. */
  spent: Spent;
  /** Cells that say otherwise since it was asked, as long as the page is open. */
  changed: number;
  /** Why it was asked no more. */
  trouble: string | null;
}
