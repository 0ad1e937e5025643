import { z } from 'zod/mini';
import { TEMPLATE_NOT_FOUND } from './template-rules.ts';

/** Every way a request can fail, with its HTTP status and the words a person may be shown. Codes never change; words may. */
export const FAILURES = {
  malformed_request: { status: 400, detail: 'The request cannot be read.' },
  invalid_credentials: { status: 400, detail: 'Invalid email or password' },
  email_taken: { status: 400, detail: 'An account with this email already exists.' },
  reset_link_invalid: { status: 400, detail: 'This link has expired or was already used. Please ask for a new one.' },
  email_link_invalid: {
    status: 400,
    detail: 'This link has expired, was already used, or is for another account. Please ask for a new one.',
  },
  sheets_link_invalid: { status: 400, detail: 'Google Sheets was not connected. Please try again.' },
  wrong_password: { status: 400, detail: 'The current password is not right.' },
  no_password: { status: 400, detail: 'This account signs in with Google and has no password.' },
  confirmation_mismatch: { status: 400, detail: 'Type the email address of this account to delete it.' },
  signature_invalid: { status: 400, detail: 'The signature is not right.' },
  not_authenticated: { status: 401, detail: 'Not authenticated' },
  payment_declined: {
    status: 402,
    detail: 'The payment was declined, so your plan stays as it is. Change your payment method and try again.',
  },
  email_not_proved: {
    status: 403,
    detail: 'Before you buy, please show that the email address of this account is yours. We send you a link for that.',
  },
  scope_missing: { status: 403, detail: 'This key may not do that.' },
  origin_refused: { status: 403, detail: 'Pages of this origin may not call.' },
  corrections_off: { status: 403, detail: 'Keep what it learns in my account is switched off.' },
  not_found: { status: 404, detail: 'Not found' },
  template_not_found: { status: 404, detail: TEMPLATE_NOT_FOUND },
  key_not_found: { status: 404, detail: 'API key not found' },
  webhook_not_found: { status: 404, detail: 'Webhook not found' },
  delivery_not_found: { status: 404, detail: 'Delivery not found' },
  upload_not_found: { status: 404, detail: 'Upload not found' },
  run_not_found: { status: 404, detail: 'Run not found' },
  document_not_found: { status: 404, detail: 'Document not found' },
  spreadsheet_not_found: { status: 404, detail: 'This spreadsheet is not there any more. Append to a new one.' },
  subscription_not_found: { status: 404, detail: 'Subscription not found' },
  invoice_not_found: { status: 404, detail: 'Invoice not found' },
  method_not_allowed: { status: 405, detail: 'There is nothing to listen to here. Send messages by POST.' },
  too_slow: { status: 408, detail: 'The request took longer to arrive than a minute. Send large files in pieces.' },
  plans_not_sold: { status: 409, detail: 'Plans are not sold on this installation' },
  sheets_not_offered: { status: 409, detail: 'Google Sheets is not set up on this installation.' },
  sheets_not_connected: {
    status: 409,
    detail: 'Google Sheets is not connected, or Google ended the connection. Connect it in your account.',
  },
  sheets_append_under_way: { status: 409, detail: 'The rows of this run are being appended. Look at the spreadsheet in a moment.' },
  already_subscribed: { status: 409, detail: 'You have a plan already. You can change it in your account.' },
  payment_under_way: {
    status: 409,
    detail: 'A payment of this account is being confirmed. Your plan starts by itself; you need not pay again.',
  },
  plan_unchanged: { status: 409, detail: 'This is the plan you have.' },
  payment_open: { status: 409, detail: 'The last payment is still open. Update your payment method first.' },
  idempotency_under_way: { status: 409, detail: 'A request with this Idempotency-Key is under way.' },
  document_not_done: { status: 409, detail: 'What was read of this document is not there.' },
  document_not_failed: { status: 409, detail: 'Only what could not be read is read again.' },
  upload_elsewhere: { status: 409, detail: 'This upload stands at another byte. Ask where, and go on there.' },
  upload_unfinished: { status: 409, detail: 'This upload has not come to its end.' },
  run_cancelled: { status: 409, detail: 'This run was cancelled. Start a new one.' },
  run_not_ended: { status: 409, detail: 'This run goes on. Wait for its end, or cancel it.' },
  webhook_disabled: { status: 409, detail: 'This webhook is switched off. Switch it on first.' },
  template_changed: { status: 409, detail: 'This template was changed somewhere else.' },
  content_gone: { status: 410, detail: 'The content of this document is gone from the server. Add it again.' },
  tus_version: { status: 412, detail: 'Uploads are sent as tus 1.0.0 has it.' },
  too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'The request is of a type that is not understood here.' },
  invalid_request: { status: 422, detail: 'The request is not valid.' },
  common_password: { status: 422, detail: 'This password is among the first that are guessed. Please choose another one.' },
  idempotency_mismatch: { status: 422, detail: 'This Idempotency-Key was used for another request.' },
  no_document_read: { status: 422, detail: 'None of the documents could be read.' },
  address_refused: {
    status: 422,
    detail: 'Webhooks go to encrypted addresses (https) on the public internet. The operator of this installation can allow others.',
  },
  url_refused: { status: 422, detail: 'No documents are fetched from this address here. The operator of this installation can allow it.' },
  no_language_model: { status: 422, detail: 'This installation has no language model.' },
  too_many_rows: { status: 422, detail: 'These are more rows than Google Sheets takes at once. Export the run as a file.' },
  document_refused: { status: 422, detail: 'This file is not read here.' },
  too_many_uploads: { status: 422, detail: 'There is no room for more uploads in this account.' },
  too_many_webhooks: { status: 422, detail: 'There is no room for more webhooks in this account.' },
  too_many_keys: { status: 422, detail: 'There is no room for more API keys in this account.' },
  too_many_files: { status: 422, detail: 'A run cannot have so many files on this plan.' },
  too_many_templates: { status: 422, detail: 'There is no room for more templates in this account.' },
  too_many_corrections: { status: 422, detail: 'There is no room for more corrections in this account.' },
  too_many_requests: { status: 429, detail: 'Too many attempts. Please wait a while and try again.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  sheets_refused: { status: 502, detail: 'Google Sheets refused this. Look at the spreadsheet, or connect Google Sheets again.' },
  sheets_unavailable: { status: 502, detail: 'Google Sheets does not answer at the moment. Please try again in a few minutes.' },
  payments_unavailable: {
    status: 502,
    detail: 'The payment service does not answer at the moment. Please wait a few minutes, and look at your plan before you try again.',
  },
  run_goes_on: { status: 504, detail: 'This takes longer than a request may. The run goes on; ask for it.' },
  unavailable: { status: 503, detail: 'The service is not available at the moment. Please try again.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type FailureCode = keyof typeof FAILURES;

/** The body of every answer that is not a success. */
export const failureAnswer = z.object({
  detail: z.string().check(z.minLength(1)),
  code: z.enum(Object.keys(FAILURES) as FailureCode[]),
});

export type FailureAnswer = z.infer<typeof failureAnswer>;
