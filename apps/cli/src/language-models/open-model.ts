import {
  type DocumentLayout,
  type ExtractionResult,
  type Finder,
  MODEL_USES,
  type ModelUses,
  openBudget,
  type PictureSource,
  type RowMode,
  type Spent,
  type Template,
  type TemplateMemory,
  withinBudget,
} from '@sheetlift/engine';
import { serverPort } from '@sheetlift/language-models';
import { oneOf } from '../parsing.ts';
import { openKeptAnswers } from './kept-answers.ts';
import { modelLimits, modelServer } from './model-argument.ts';

/** The command's options about a language model. */
export const MODEL_OPTIONS = {
  model: { type: 'string' },
  'model-mode': { type: 'string' },
  'model-tokens': { type: 'string' },
  'model-money': { type: 'string' },
  'model-price': { type: 'string' },
  'model-cache': { type: 'string' },
  'model-pictures': { type: 'boolean' },
} as const;

type ModelValues = { [Name in Exclude<keyof typeof MODEL_OPTIONS, 'model-pictures'>]?: string | undefined } & {
  'model-pictures'?: boolean | undefined;
};

/** A document that was read, as it is asked about. */
interface ModelledDocument {
  fileName: string;
  layout: DocumentLayout;
  template: Template;
  memory: TemplateMemory;
  rowMode: RowMode;
  /** Of places of its pages. */
  pictures: PictureSource;
}

/** A language model for one run of the command: its budget and its kept answers. */
export interface OpenModel {
  /** Rows that the engine and the model find together, as the command line or else the template says; tells before what that may cost. Throws `EngineError` "aborted" once the run is stopped. */
  extractRows(finder: Finder, document: ModelledDocument): Promise<ExtractionResult>;
  /** Says what it cost. */
  close(): void;
}

/** What the command line says of all documents; undefined where it says nothing. Throws `UsageError`. */
export const modelModeGiven = ({ 'model-mode': given }: ModelValues): ModelUses | undefined =>
  given === undefined ? undefined : oneOf('--model-mode', given, MODEL_USES);

/** The language model that the command line names, asked until `stopping`; null where it names none. Throws `UsageError`. */
export async function openModel(values: ModelValues, environment: NodeJS.ProcessEnv, stopping: AbortSignal): Promise<OpenModel | null> {
  if (values.model === undefined) return null;
  const modeForAll = modelModeGiven(values);
  const limits = modelLimits({ tokens: values['model-tokens'], money: values['model-money'], price: values['model-price'] });
  const port = serverPort(modelServer(values.model, environment));
  const kept = values['model-cache'] === undefined ? null : await openKeptAnswers(values['model-cache']);
  const budget = openBudget(limits);
  const seesPictures = values['model-pictures'] === true;
  return {
    async extractRows(finder, { fileName, layout, template, memory, rowMode, pictures }) {
      const mode = modeForAll ?? template.modelMode ?? 'both';
      if (mode === 'built-in') return finder.extractRows(layout, template, rowMode, memory);
      const estimate = finder.estimateModel(layout, template, rowMode, { mode, limits, seesPictures }, memory);
      if (estimate.questions > 0) process.stderr.write(`${fileName}: asks ${port.id}, about ${inWords(estimate)}\n`);
      const use = { mode, port: withinBudget(port, budget), kept, signal: stopping, pictures: seesPictures ? pictures : null };
      const { result } = await finder.extractRowsWithModel(layout, template, rowMode, use, memory);
      return result;
    },
    close() {
      process.stderr.write(`${port.id}: ${inWords(budget.spent)}\n`);
    },
  };
}

function inWords({ questions, inputTokens, outputTokens, money }: Spent): string {
  const cost = money > 0 ? `, ${money.toFixed(4)} by the price given` : '';
  return `${questions} question${questions === 1 ? '' : 's'}, ${inputTokens} + ${outputTokens} tokens${cost}`;
}
