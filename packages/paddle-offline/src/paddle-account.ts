import { ApiError } from './api-error.ts';
import type { Customer, PaddleEvent, Price, Product, Subscription, Transaction } from './entities.ts';
import { newPaddleId } from './paddle-id.ts';

/** All that a seller has with Paddle, in memory. */
export interface PaddleAccount {
  products: readonly Product[];
  prices: readonly Price[];
  customers: Map<string, Customer>;
  transactions: Map<string, Transaction>;
  subscriptions: Map<string, Subscription>;
  /** By subscription: whether the card it is paid with will be accepted again. */
  isCardGood: Map<string, boolean>;
  /** Oldest first. */
  events: PaddleEvent[];
  now: () => Date;
  /** A moment of its own for every change, so that `occurred_at` puts events in order. */
  tick: () => string;
  /** Records what happened to an entity, as it is now, and tells who listens. */
  record: (eventType: string, entity: { id: string; created_at: string }) => void;
  newId: (prefix: string) => string;
  /** Where Paddle's links lead. */
  url: string;
}

export function createPaddleAccount({
  catalogue,
  url,
  clock,
  onEvent,
}: {
  catalogue: { products: Product[]; prices: Price[] };
  url: string;
  clock: () => Date;
  onEvent: (event: PaddleEvent) => void;
}): PaddleAccount {
  let last = 0;
  const tick = (): string => {
    last = Math.max(clock().getTime(), last + 1);
    return new Date(last).toISOString();
  };
  const account: PaddleAccount = {
    ...catalogue,
    customers: new Map(),
    transactions: new Map(),
    subscriptions: new Map(),
    isCardGood: new Map(),
    events: [],
    now: () => new Date(Math.max(clock().getTime(), last)),
    tick,
    record: (eventType, entity) => {
      const event = {
        event_id: newPaddleId('evt', account.now()),
        event_type: eventType,
        occurred_at: tick(),
        data: structuredClone(entity),
      };
      account.events.push(event);
      onEvent(event);
    },
    newId: (prefix) => newPaddleId(prefix, account.now()),
    url,
  };
  return account;
}

export function found<Entity>(entities: ReadonlyMap<string, Entity>, id: string): Entity {
  const entity = entities.get(id);
  if (!entity) throw new ApiError('not_found', `Entity ${id} not found`);
  return entity;
}

export function findPrice(account: PaddleAccount, id: unknown): Price {
  const price = account.prices.find((one) => one.id === id);
  if (!price) throw new ApiError('invalid_field', `Price ${String(id)} not found`);
  return price;
}

export function createCustomer(
  account: PaddleAccount,
  { email, name, custom_data }: { email?: unknown; name?: unknown; custom_data?: unknown },
): Customer {
  if (typeof email !== 'string' || !email.includes('@')) throw new ApiError('invalid_field', 'email must be an email address');
  const known = [...account.customers.values()].find((customer) => customer.email === email.toLowerCase());
  if (known) throw new ApiError('customer_already_exists', `customer email conflicts with customer of id ${known.id}`);
  const now = account.tick();
  const customer: Customer = {
    id: account.newId('ctm'),
    name: typeof name === 'string' ? name : null,
    email: email.toLowerCase(),
    status: 'active',
    locale: 'en',
    marketing_consent: false,
    custom_data: (custom_data as Record<string, unknown>) ?? null,
    import_meta: null,
    created_at: now,
    updated_at: now,
  };
  account.customers.set(customer.id, customer);
  account.record('customer.created', customer);
  return customer;
}
