import type { Price, Product } from './entities.ts';

const MADE_AT = '2026-01-01T00:00:00.000Z';

interface Offer {
  name: string;
  month: number;
  year: number;
}

/** Products of three plans, and a price a month and a year for each. Ids are the same each time, so that settings can name them. */
export function makeCatalogue(offers: Readonly<Record<string, Offer>>): { products: Product[]; prices: Price[] } {
  const products: Product[] = [];
  const prices: Price[] = [];
  for (const [plan, { name, month, year }] of Object.entries(offers)) {
    const product = productOf(plan, name);
    products.push(product);
    prices.push(priceOf(product, plan, 'month', month), priceOf(product, plan, 'year', year));
  }
  return { products, prices };
}

export function priceId(plan: string, interval: 'month' | 'year'): string {
  return `pri_${`${plan}${interval}`.padEnd(26, '0')}`;
}

function productOf(plan: string, name: string): Product {
  return {
    id: `pro_${plan.padEnd(26, '0')}`,
    name,
    type: 'standard',
    tax_category: 'saas',
    description: null,
    image_url: null,
    status: 'active',
    custom_data: null,
    import_meta: null,
    created_at: MADE_AT,
    updated_at: MADE_AT,
  };
}

function priceOf(product: Product, plan: string, interval: 'month' | 'year', dollars: number): Price {
  return {
    id: priceId(plan, interval),
    product_id: product.id,
    name: `${product.name}, a ${interval}`,
    description: product.name,
    type: 'standard',
    status: 'active',
    billing_cycle: { interval, frequency: 1 },
    trial_period: null,
    tax_mode: 'account_setting',
    unit_price: { amount: String(dollars * 100), currency_code: 'USD' },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    custom_data: null,
    import_meta: null,
    created_at: MADE_AT,
    updated_at: MADE_AT,
  };
}
