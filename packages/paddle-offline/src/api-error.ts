/** Errors as Paddle documents them; what is not listed here is not answered here. */
const STATUS = {
  authentication_malformed: 403,
  not_found: 404,
  invalid_field: 400,
  customer_already_exists: 409,
  subscription_payment_declined: 400,
  subscription_update_when_canceled: 400,
  subscription_locked_pending_changes: 400,
  subscription_scheduled_change_invalid_update: 400,
  transaction_immutable: 400,
  transaction_invalid_status_change: 400,
  internal_error: 500,
} as const;

export class ApiError extends Error {
  readonly code: keyof typeof STATUS;

  constructor(code: keyof typeof STATUS, detail: string) {
    super(detail);
    this.name = 'ApiError';
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): object {
    const error = {
      type: this.status < 500 ? 'request_error' : 'api_error',
      code: this.code,
      detail: this.message,
      documentation_url: `https://developer.paddle.com/errors/${this.code}`,
    };
    return {
      error: this.code === 'invalid_field' ? { ...error, errors: [{ field: 'body', message: this.message }] } : error,
      meta: { request_id: crypto.randomUUID() },
    };
  }
}
