import { ApiError } from './api-error.ts';
import { createCustomer, found, type PaddleAccount } from './paddle-account.ts';
import { cancelSubscription, previewUpdate, updateSubscription } from './subscriptions.ts';
import { createTransaction, keepTransaction, newTransaction, updateTransaction } from './transactions.ts';

export interface ApiRequest {
  method: string;
  url: URL;
  body: Record<string, unknown>;
}

type Handler = (account: PaddleAccount, id: string, request: ApiRequest) => unknown;

/** What a call answers with a page of. */
class List {
  readonly items: readonly { id?: string; event_id?: string }[];

  constructor(items: List['items']) {
    this.items = items;
  }
}

/** The calls that we use, as Paddle's reference has them. `:id` stands for an id. */
const CALLS: Record<string, Handler> = {
  'GET /products': (account) => new List(account.products),
  'GET /prices': (account) => new List(account.prices),
  'GET /events': (account) => new List(account.events),
  'GET /customers': ({ customers }, _id, { url }) =>
    new List([...customers.values()].filter(matches(url, { email: ({ email }) => email }))),
  'POST /customers': (account, _id, { body }) => createCustomer(account, body),
  'GET /customers/:id': ({ customers }, id) => found(customers, id),
  'GET /transactions': ({ transactions }, _id, { url }) =>
    new List(
      [...transactions.values()].reverse().filter(
        matches(url, {
          customer_id: ({ customer_id }) => customer_id,
          subscription_id: ({ subscription_id }) => subscription_id,
          status: ({ status }) => status,
        }),
      ),
    ),
  'POST /transactions': (account, _id, { body }) => createTransaction(account, body),
  'GET /transactions/:id': ({ transactions }, id) => found(transactions, id),
  'PATCH /transactions/:id': (account, id, { body }) => updateTransaction(account, found(account.transactions, id), body),
  'GET /transactions/:id/invoice': ({ transactions, url }, id) => {
    const { invoice_number } = found(transactions, id);
    if (invoice_number === null) throw new ApiError('not_found', `Invoice of ${id} not found`);
    return { url: `${url}/invoices/${invoice_number}.pdf` };
  },
  'GET /subscriptions': ({ subscriptions }, _id, { url }) =>
    new List(
      [...subscriptions.values()].filter(matches(url, { customer_id: ({ customer_id }) => customer_id, status: ({ status }) => status })),
    ),
  'GET /subscriptions/:id': ({ subscriptions }, id) => found(subscriptions, id),
  'PATCH /subscriptions/:id': (account, id, { body }) => updateSubscription(account, found(account.subscriptions, id), body),
  'PATCH /subscriptions/:id/preview': (account, id, { body }) => previewUpdate(account, found(account.subscriptions, id), body),
  'POST /subscriptions/:id/cancel': (account, id, { body }) =>
    cancelSubscription(account, found(account.subscriptions, id), body['effective_from']),
  'GET /subscriptions/:id/update-payment-method-transaction': paymentMethodTransaction,
};

/** The status and body of an answer of the API. */
export function answerApi(account: PaddleAccount, request: ApiRequest): { status: number; body: object } {
  const [, kind = '', id = '', ...rest] = request.url.pathname.split('/');
  const path = [kind, ...(id === '' ? [] : [':id']), ...rest].join('/');
  const handler = CALLS[`${request.method} /${path}`];
  if (!handler) throw new ApiError('not_found', `There is no ${request.method} ${request.url.pathname} here`);
  const data = handler(account, id, request);
  const meta = { request_id: crypto.randomUUID() };
  if (data instanceof List) return { status: 200, body: paged(data, request.url, account.url, meta) };
  return { status: request.method === 'POST' && id === '' ? 201 : 200, body: { data, meta } };
}

/** Past due: what is owed. Active: nothing, so that a card is asked for and no money taken. */
function paymentMethodTransaction(account: PaddleAccount, id: string): object {
  const subscription = found(account.subscriptions, id);
  if (subscription.status === 'canceled')
    throw new ApiError('subscription_update_when_canceled', 'cannot update subscription, as subscription is canceled');
  const owed = [...account.transactions.values()]
    .reverse()
    .find(({ subscription_id, status }) => subscription_id === id && status === 'past_due');
  if (owed) return owed;
  const transaction = newTransaction(account, {
    price: subscription.items[0]!.price,
    origin: 'subscription_payment_method_change',
    customerId: subscription.customer_id,
    status: 'ready',
    cents: 0,
    subscription,
  });
  keepTransaction(account, transaction, 'transaction.created');
  return transaction;
}

const MOST_A_PAGE = 200;

function paged({ items }: List, url: URL, origin: string, meta: object): object {
  const size = Math.min(MOST_A_PAGE, Number(url.searchParams.get('per_page') ?? 50));
  const after = url.searchParams.get('after');
  const idOf = ({ id, event_id }: List['items'][number]): string => id ?? event_id ?? '';
  const start = after === null ? 0 : items.findIndex((item) => idOf(item) === after) + 1;
  const data = items.slice(start, start + size);
  const next = new URL(url.pathname + url.search, origin);
  if (data.length > 0) next.searchParams.set('after', idOf(data.at(-1)!));
  return {
    data,
    meta: {
      ...meta,
      pagination: { per_page: size, next: next.href, has_more: start + size < items.length, estimated_total: items.length },
    },
  };
}

/** Each filter that the request names lets through what has one of its values. */
function matches<Entity>({ searchParams }: URL, fields: Record<string, (entity: Entity) => string | null>): (entity: Entity) => boolean {
  return (entity) =>
    Object.entries(fields).every(([name, valueOf]) => {
      const asked = searchParams.get(name);
      return asked === null || asked.split(',').includes(valueOf(entity) ?? '');
    });
}
