/** Entities as Paddle's API writes them: only what somebody reads of them, and never a field that the real one does not have. */

export interface Money {
  /** In the smallest unit: cents. */
  amount: string;
  currency_code: 'USD';
}

export interface Price {
  id: string;
  product_id: string;
  name: string;
  description: string;
  type: 'standard';
  status: 'active';
  billing_cycle: { interval: 'month' | 'year'; frequency: 1 };
  trial_period: null;
  tax_mode: 'account_setting';
  unit_price: Money;
  unit_price_overrides: [];
  quantity: { minimum: 1; maximum: 1 };
  custom_data: null;
  import_meta: null;
  created_at: string;
  updated_at: string;
}

export interface Product {
  id: string;
  name: string;
  type: 'standard';
  tax_category: 'saas';
  description: null;
  image_url: null;
  status: 'active';
  custom_data: null;
  import_meta: null;
  created_at: string;
  updated_at: string;
}

export interface Customer {
  id: string;
  name: string | null;
  email: string;
  status: 'active';
  locale: 'en';
  marketing_consent: false;
  custom_data: Record<string, unknown> | null;
  import_meta: null;
  created_at: string;
  updated_at: string;
}

export interface Period {
  starts_at: string;
  ends_at: string;
}

export interface Payment {
  payment_attempt_id: string;
  amount: string;
  status: 'captured' | 'error';
  error_code: 'declined' | null;
  method_details: {
    type: 'card';
    card: { type: 'visa'; last4: string; expiry_month: number; expiry_year: number; cardholder_name: string };
  };
  created_at: string;
  captured_at: string | null;
}

export interface Totals {
  subtotal: string;
  discount: '0';
  tax: '0';
  total: string;
  credit: string;
  credit_to_balance: '0';
  balance: string;
  grand_total: string;
  fee: null;
  earnings: null;
  currency_code: 'USD';
}

export interface Transaction {
  id: string;
  status: 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
  origin: 'api' | 'web' | 'subscription_recurring' | 'subscription_update' | 'subscription_payment_method_change';
  customer_id: string | null;
  address_id: string | null;
  business_id: null;
  subscription_id: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  collection_mode: 'automatic';
  currency_code: 'USD';
  discount_id: null;
  billing_details: null;
  billing_period: Period | null;
  custom_data: Record<string, unknown> | null;
  items: { price: Price; quantity: 1; proration: null }[];
  details: {
    tax_rates_used: [];
    totals: Totals;
    adjusted_totals: Totals;
    payout_totals: null;
    adjusted_payout_totals: null;
    line_items: [];
  };
  payments: Payment[];
  checkout: { url: string };
  created_at: string;
  updated_at: string;
  billed_at: string | null;
  revised_at: null;
}

export interface Subscription {
  id: string;
  status: 'active' | 'past_due' | 'canceled' | 'paused' | 'trialing';
  customer_id: string;
  address_id: string;
  business_id: null;
  currency_code: 'USD';
  collection_mode: 'automatic' | 'manual';
  billing_details: null;
  billing_cycle: Price['billing_cycle'];
  current_billing_period: Period | null;
  scheduled_change: { action: 'cancel'; effective_at: string; resume_at: null } | null;
  management_urls: { update_payment_method: string; cancel: string };
  items: {
    status: 'active';
    quantity: 1;
    recurring: true;
    price: Price;
    product: Product;
    created_at: string;
    updated_at: string;
    previously_billed_at: string;
    next_billed_at: string | null;
    trial_dates: null;
  }[];
  custom_data: Record<string, unknown> | null;
  discount: null;
  import_meta: null;
  created_at: string;
  updated_at: string;
  started_at: string;
  first_billed_at: string;
  next_billed_at: string | null;
  paused_at: null;
  canceled_at: string | null;
}

/** What happened, as `/events` lists it; a notification of it carries an id of its own besides. */
export interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  data: { id: string };
}
