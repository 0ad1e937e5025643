export {
  type Budget,
  type BudgetLimits,
  estimateOf,
  moneyOf,
  mostOf,
  openBudget,
  type Reservation,
  type RunBudget,
  type Spent,
  tokensOf,
  tokensOfPrompt,
  withinBudget,
} from './budget.ts';
export {
  type JsonSchema,
  ModelError,
  type ModelErrorCode,
  type ModelPicture,
  type ModelPort,
  type ModelPrompt,
  type ModelReply,
} from './model-port.ts';
