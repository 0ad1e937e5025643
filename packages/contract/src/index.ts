export { checkEmail, forgotPassword, MAX_NAME_CHARACTERS, register, resetPassword, signIn, signOut } from './account-endpoints.ts';
export { changeName, changePassword, deleteAccount, exportAccount, signOutEverywhere } from './account-screen-endpoints.ts';
export { askAssistantTools, listenToAssistantTools } from './assistant-endpoints.ts';
export { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from './api-key-endpoints.ts';
export { CONTACT_TOPICS, type ContactTopic, MAX_CONTACT_CHARACTERS, sendContactMessage } from './contact-endpoint.ts';
export {
  cancelPlan,
  changePlan,
  checkoutData,
  getInvoice,
  getPaymentMethodUpdate,
  getSubscription,
  listInvoices,
  prepareCheckout,
  previewPlanChange,
  receivePaddleEvent,
  resumePlan,
} from './billing-endpoints.ts';
export {
  addCorrections,
  deleteCorrections,
  getCorrectionKeeping,
  listCorrections,
  MAX_CONTEXTS_UNITS,
  MAX_CORRECTIONS,
  MAX_CORRECTIONS_AT_ONCE,
  MAX_VALUE_UNITS,
  setCorrectionKeeping,
} from './correction-endpoints.ts';
export {
  addLessons,
  changeKeptTemplate,
  deleteKeptTemplate,
  forgetLessons,
  getKeptTemplate,
  keepTemplate,
  listKeptTemplates,
} from './kept-template-endpoints.ts';
export { lessonEvent, lessonOfCorrection } from './kept-lesson.ts';
export { countCharacters, cutCharacters } from './count-characters.ts';
export { proveEmail, sendEmailProof } from './email-proof-endpoints.ts';
export {
  API_SCOPES,
  type ApiScope,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointRequest,
  endpoint,
  headersOf,
  isDoneOnce,
  possibleFailures,
  type Redirection,
} from './endpoint.ts';
export { FAILURES, type FailureAnswer, type FailureCode, failureAnswer } from './failure.ts';
export { cellValue, keptCandidate, keptCorrections, keptEvidence } from './document-corrections.ts';
export { foldName } from './fold-name.ts';
export { getConfiguration } from './get-configuration.ts';
export { getMe } from './get-me.ts';
export { finishGoogleSignIn, startGoogleSignIn } from './google-endpoints.ts';
export { getApiPage, getHealth, getOpenApi, getReadiness } from './operation-endpoints.ts';
export { type FileLimits, limitsOf, monthAfter, type PageCount, pagesCharged, pagesLeft, usageMonth } from './page-quota.ts';
export { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS, passwordProblem } from './password-rules.ts';
export {
  BILLING_PERIODS,
  type BillingPeriod,
  GRACE_DAYS,
  type Plan,
  PLAN_CATALOGUE,
  PLAN_TYPES,
  type PlanOffer,
  type PlanOfAccount,
  type PlanType,
} from './plan-catalogue.ts';
export {
  graceEnd,
  grantsAccess,
  hasActivePlan,
  isCancelledButActive,
  isPastDue,
  isSubscribed,
  type Subscriptions,
} from './plan-helpers.ts';
export { parseSavedTemplates, type SavedTemplate } from './saved-template.ts';
export { addRunDocuments, cancelRun, createRun, deleteRun, followRun, getRun, listRunDocuments, listRuns } from './run-endpoints.ts';
export { extractNow, getRunRows, getTemplateRows } from './run-rows-endpoints.ts';
export { type DocumentDifferences, listRunDifferences, rerun } from './rerun-endpoints.ts';
export type { DocumentState, Run, RunDocument } from './run.ts';
export {
  getRunDocumentContent,
  getRunDocumentReading,
  getRunDocumentResult,
  type KeptCorrections,
  listRunCorrections,
  MAX_TOLD,
  retryRunDocument,
  saveRunCorrections,
} from './run-document-endpoints.ts';
export { continueUpload, createUpload, deleteUpload, getUpload, type Upload } from './upload-endpoints.ts';
export { type Subscription, SUBSCRIPTION_STATUSES } from './subscription.ts';
export { isPlainJson } from './plain-json.ts';
export { plainText } from './plain-text.ts';
export { createTemplate, deleteTemplate, listTemplates, MIGRATION_BYTES, migrateTemplates, updateTemplate } from './template-endpoints.ts';
export {
  MAX_ENTITIES_JSON_UNITS,
  parseEntities,
  partnerFields,
  replaceEntities,
  type ServerEntity,
  TEMPLATE_FIELDS_TOO_LONG,
  toClientFields,
  toServerEntity,
} from './template-entity.ts';
export { inPlaceOf, parseTemplateFile, parseTemplatesFile, toTemplate } from './template-file.ts';
export { type AccountLesson, isTemplateLesson, type TemplateLesson } from './template-lesson.ts';
export {
  appendToSheet,
  endSheetsConnection,
  finishSheetsConnection,
  getSheetsConnection,
  type Spreadsheet,
  startSheetsConnection,
} from './sheets-endpoints.ts';
export { SIGN_IN_COOKIE, SIGN_IN_ERRORS, type SignInError } from './sign-in-return.ts';
export {
  freeTemplateName,
  isSameTemplateName,
  MAX_TEMPLATE_DESCRIPTION_CHARACTERS,
  MAX_TEMPLATE_FIELDS,
  MAX_TEMPLATE_NAME_CHARACTERS,
  MAX_TEMPLATES,
  MAX_TEMPLATES_BYTES,
  TEMPLATE_DESCRIPTION_TOO_LONG,
  TEMPLATE_NAME_TOO_LONG,
  TEMPLATE_NOT_FOUND,
  templateTextProblem,
} from './template-rules.ts';
export {
  createWebhook,
  deleteWebhook,
  type DeliveryTrouble,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  switchWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookDelivery,
  type WebhookEvent,
} from './webhook-endpoints.ts';
export { getUsage, MAX_REPORTED_DOCUMENTS, reportUsage } from './usage-endpoints.ts';
