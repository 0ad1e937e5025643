import { eq } from 'drizzle-orm';
import { subscriptions } from '../platform/schema.ts';
import type { BillingDesk } from './billing.ts';
import { BillingRefused } from './billing-refused.ts';
import type { Invoice } from './payment-provider.ts';

/** The form of Paddle's ids; nothing else may become part of an address that we ask. */
const TRANSACTION_ID = /^txn_[a-z\d]{26}$/;

/** By subscription and not by customer: Paddle keeps one customer an address, and an address may have been somebody else's before. */
export async function listInvoices(ownerId: string, desk: BillingDesk): Promise<Invoice[]> {
  const own = await subscriptionIds(ownerId, desk);
  return own.length === 0 ? [] : desk.provider.listInvoices(own);
}

export async function findInvoiceUrl(ownerId: string, invoiceId: string, desk: BillingDesk): Promise<string> {
  const own = await subscriptionIds(ownerId, desk);
  const url = own.length > 0 && TRANSACTION_ID.test(invoiceId) ? await desk.provider.invoiceUrl(invoiceId, own) : null;
  if (url === null) throw new BillingRefused('invoice_not_found');
  return url;
}

async function subscriptionIds(ownerId: string, { database }: BillingDesk): Promise<string[]> {
  const own = await database.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  return own.map(({ id }) => id);
}
