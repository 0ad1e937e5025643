// What reviewing rows needs outside the worker: small, and free of readers, recognition and writers.
export { applyCorrections, type CorrectedRow } from './rows/apply-corrections.ts';
export { budgetInWords } from './budget/budget-in-words.ts';
export { BudgetTally, columnsOfRows } from './budget/budget-tally.ts';
export { withSureFrom } from './budget/with-sure-from.ts';
export { sortPile } from './sorting/sort-pile.ts';
export { readTypedValue, type TypedValue, type TypingHints } from './values/read-typed-value.ts';
export { typingHints } from './values/typing-hints.ts';
export { isConfirmed } from './model/index.ts';
