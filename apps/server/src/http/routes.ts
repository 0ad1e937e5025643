import { getConfiguration, getHealth, getReadiness } from '@sheetlift/contract';
import { presentEngine } from '../runs/present-engine.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { accountScreenRoutes } from './account-screen-routes.ts';
import { assistantRoutes } from './assistant-routes.ts';
import { billingRoutes } from './billing-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { emailProofRoutes } from './email-proof-routes.ts';
import { Failure } from './failure.ts';
import { googleRoutes } from './google-routes.ts';
import { keptTemplateRoutes } from './kept-template-routes.ts';
import { type Route, route } from './route.ts';
import { runDocumentRoutes } from './run-document-routes.ts';
import { runRoutes } from './run-routes.ts';
import type { ServerParts } from './server-parts.ts';
import { sheetsRoutes } from './sheets-routes.ts';
import { templateRoutes } from './template-routes.ts';
import { uploadRoutes } from './upload-routes.ts';
import { usageRoutes } from './usage-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Every route of the API. There are no others: what is not in this table is not served. */
export function routes(parts: ServerParts): Route[] {
  return [
    route(getHealth, async () => ({ status: 'ok' })),
    route(getReadiness, async () => {
      if (!(await parts.isDatabaseReachable())) throw new Failure('unavailable', 'The database does not answer.');
      if (!(await parts.hasRoom())) throw new Failure('unavailable', 'The disk with the data folder is full.');
      return { status: 'ready' };
    }),
    route(getConfiguration, async () => ({
      google_sign_in: parts.google !== null,
      google_sheets: parts.googleSheets !== null,
      sells_plans: parts.billing !== null,
      paddle: parts.billing && { client_token: parts.billing.clientToken, environment: parts.billing.environment },
      operator: { name: parts.operator.name, address: parts.operator.address },
      engine_version: presentEngine(),
      runs_kept_days: parts.retentionDays,
      fetched_model_url: parts.operator.fetchedModelUrl,
      server_model: parts.languageModel && { id: parts.languageModel.id, host: parts.languageModel.host },
      error_reporting_dsn: parts.errorReportingDsn,
    })),
    ...accountRoutes(parts),
    ...templateRoutes(parts),
    ...keptTemplateRoutes(parts),
    ...googleRoutes(parts),
    ...accountScreenRoutes(parts),
    ...apiKeyRoutes(parts),
    ...emailProofRoutes(parts),
    ...contactRoutes(parts),
    ...billingRoutes(parts),
    ...usageRoutes(parts),
    ...runRoutes(parts),
    ...uploadRoutes(parts),
    ...runDocumentRoutes(parts),
    ...webhookRoutes(parts),
    ...sheetsRoutes(parts),
    ...assistantRoutes(parts),
  ];
}
