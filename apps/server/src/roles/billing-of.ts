import type { Billing } from '../billing/billing.ts';
import { createPaddleProvider } from '../billing/paddle-provider.ts';
import type { Environment } from '../platform/environment.ts';

/** Null where plans are not sold. */
export function billingOf({ paddle }: Environment): Billing | null {
  if (!paddle) return null;
  const { environment, apiUrl, apiKey, prices, webhookSecret, clientToken } = paddle;
  return {
    provider: createPaddleProvider({ apiKey, environment: apiUrl ?? environment, prices }),
    prices,
    webhookSecret,
    clientToken,
    environment,
  };
}
