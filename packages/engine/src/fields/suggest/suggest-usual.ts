import type { Linker } from '../../linker/linker.ts';
import type { DocumentLayout, Template, TemplateField } from '../../model/index.ts';
import { findFields } from '../find-fields.ts';
import type { SuggestedField } from './suggested-field.ts';

/**
 * Below it what was found is more likely something else: this search goes without the ranker, for whose word the confidence was learned, and its figures are low. Set on the
 * benchmark's receipts and invoices; an offer costs its reader a glance.
 */
const LEAST_CONFIDENCE = 0.2;

/** A field by what papers mean, whatever they call it. */
export const usual = (
  variableName: string,
  description: string,
  type: TemplateField['type'] = 'text',
  enumValues: string[] = [],
): TemplateField => ({ id: variableName, variableName, description, type, enumValues });

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'SEK', 'NOK', 'DKK', 'CZK', 'CAD', 'AUD', 'JPY', 'CNY', 'INR', 'BRL', 'MYR'];

/** What papers tell without a label beside it. */
export const USUAL_OF_PAPERS: Template = {
  name: 'Document',
  description: '',
  entities: [
    usual('Company', 'Name of the company that issued the document'),
    usual('Address', 'Address of the company that issued the document'),
    usual('Date', 'Date of the document'),
    usual('Total', 'Total amount', 'number'),
    usual('Currency', 'Currency of the amounts', 'enum', CURRENCIES),
    usual('Effective date', 'Date on which the agreement takes effect'),
    usual('Term', 'Duration of the agreement'),
    usual('Governing law', 'State or country whose law governs the agreement'),
  ],
};

export const USUAL_OF_MAILS: Template = {
  name: 'Mail',
  description: '',
  entities: [
    usual('From', 'Sender of the mail'),
    usual('Sender address', 'E-mail address of the sender'),
    usual('To', 'Recipient of the mail'),
    usual('Subject', 'Subject of the mail'),
    usual('Date', 'Date on which the mail was sent'),
    usual('Attachment', 'Does the mail carry an attachment?', 'yes/no'),
    usual('Attachment names', 'Names of the attachments'),
  ],
};

/** The fields that most papers, or mails, give, as far as this one does. */
export function suggestUsual(layout: DocumentLayout, linker: Linker): SuggestedField[] {
  const template = layout.attachments === null ? USUAL_OF_PAPERS : USUAL_OF_MAILS;
  const { document } = findFields(layout, template, { rowMode: 'document', linker });
  return template.entities.flatMap(({ id, variableName, description, type, enumValues }): SuggestedField[] => {
    const result = document[id];
    if (!result || !('chosen' in result) || result.chosen.confidence < LEAST_CONFIDENCE) return [];
    return [{ variableName, description, type, enumValues, example: result.chosen.value }];
  });
}
