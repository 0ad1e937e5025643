/** Every table, by the room that keeps it. */
export * from './schema/accounts.ts';
export * from './schema/billing.ts';
export * from './schema/contact.ts';
export * from './schema/language-model.ts';
export * from './schema/runs.ts';
export * from './schema/sheets.ts';
export * from './schema/templates.ts';
export * from './schema/usage.ts';
export * from './schema/webhooks.ts';
