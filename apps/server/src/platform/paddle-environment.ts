import { BILLING_PERIODS, PLAN_TYPES } from '@sheetlift/contract';

/** An account of Paddle Billing. */
export interface PaddleEnvironment {
  environment: 'production' | 'sandbox';
  /** Another address of the API than the environment's; for development and tests. */
  apiUrl: string | null;
  apiKey: string;
  /** Of the notification destination that leads to us. */
  webhookSecret: string;
  clientToken: string;
  /** "starter-month" to the id of its price, for each plan and period. */
  prices: Record<string, string>;
}

/** The names of prices in `PADDLE_PRICES`: each plan that is sold, for each period. */
const PRICE_NAMES = PLAN_TYPES.flatMap((plan) => BILLING_PERIODS.map((period) => `${plan}-${period}`));

/** All of it or nothing: half a shop would take money and not know what for. Values are secrets, so a problem never repeats them. */
export function readPaddle(variables: Record<string, string | undefined>, problems: string[]): PaddleEnvironment | null {
  const {
    PADDLE_API_KEY: apiKey,
    PADDLE_WEBHOOK_SECRET: webhookSecret,
    PADDLE_CLIENT_TOKEN: clientToken,
    PADDLE_PRICES: prices,
    PADDLE_ENVIRONMENT: environment = 'production',
    PADDLE_API_URL: apiUrl = null,
  } = variables;
  if (![apiKey, webhookSecret, clientToken, prices].some(Boolean)) return null;
  if (!apiKey || !webhookSecret || !clientToken || !prices)
    problems.push(
      'PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN and PADDLE_PRICES must be given together; leave all out to sell no plans.',
    );
  if (environment !== 'production' && environment !== 'sandbox')
    problems.push(`PADDLE_ENVIRONMENT must be production or sandbox, not "${environment}".`);
  if (apiUrl !== null && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(apiUrl))
    problems.push('PADDLE_API_URL is for a Paddle on this machine alone; leave it out.');
  return {
    environment: environment === 'sandbox' ? 'sandbox' : 'production',
    apiUrl,
    apiKey: apiKey ?? '',
    webhookSecret: webhookSecret ?? '',
    clientToken: clientToken ?? '',
    prices: readPrices(prices ?? '', problems),
  };
}

function readPrices(text: string, problems: string[]): Record<string, string> {
  const prices = Object.fromEntries(text.split(',').map((pair) => pair.trim().split('=', 2) as [string, string]));
  const missing = PRICE_NAMES.filter((name) => !/^pri_[a-z\d]{26}$/.test(prices[name] ?? ''));
  if (text !== '' && missing.length > 0)
    problems.push(
      `PADDLE_PRICES must name the id of a price for each plan and period, like starter-month=pri_01..., separated by commas; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  return prices;
}
