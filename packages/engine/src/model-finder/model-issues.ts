import type { Issue } from '../model/index.ts';
import { type ModelErrorCode, ModelError } from '../language-model/model-port.ts';
import type { NumberedLine } from './numbered-lines.ts';
import type { Pointing } from './pointing.ts';

/** What a model did not do. */
interface Undone {
  /** Why it was asked no more, and why it was shown no more pictures. */
  stopped: ModelErrorCode | null;
  pictures: ModelErrorCode | null;
  /** Fields whose quotes stand nowhere. */
  notPrinted: readonly number[];
  left: readonly NumberedLine[];
}

/** The same in sentences for the user. */
export function issuesOf({ search }: Pointing, { stopped, notPrinted, left, pictures }: Undone): Issue[] {
  const issues: Issue[] = [];
  const say = (code: Issue['code'], severity: Issue['severity'], message: string, pageNumber: number | null = null): void => {
    issues.push({ code, severity, pageNumber, message });
  };
  if (stopped === 'budget_spent')
    say('model_budget_spent', 'warning', `${new ModelError(stopped).message} What it was not asked for is as the built-in engine read it.`);
  else if (stopped !== null)
    say('model_unavailable', 'error', `${new ModelError(stopped).message} What it was not asked for is as the built-in engine read it.`);
  if (pictures !== null)
    say('model_pictures_unread', 'warning', `${new ModelError(pictures).message} Pictures of what is hard to read were not shown to it.`);
  if (notPrinted.length > 0) {
    const names = notPrinted.map((fieldIndex) => search.template.entities[fieldIndex]?.variableName ?? '').join(', ');
    say(
      'model_quote_not_printed',
      'warning',
      `What the language model said of ${names} is not printed in the document, so it was not taken.`,
    );
  }
  if (left.length > 0) {
    const pages = [...new Set(left.map(({ pageNumber }) => pageNumber))];
    const rows = left.length === 1 ? 'one row' : `${left.length} rows`;
    say(
      'model_rows_left',
      'error',
      `The language model left out ${rows} of the table, on page ${pages.slice(0, 20).join(', ')}. Check that no entry is missing.`,
      pages[0] ?? null,
    );
  }
  return issues;
}
