export { answering } from './answering.ts';
export { offerExtract } from './offer-extract.ts';
export { offerListTemplates } from './offer-list-templates.ts';
