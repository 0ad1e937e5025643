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
