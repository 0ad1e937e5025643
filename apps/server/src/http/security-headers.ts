type Policy = Readonly<Record<string, string>>;

/**
 * The policy of every answer but those of pages that sell. Scripts, workers, fonts and pictures come from this origin only; WebAssembly may
 * compile; blob workers and pictures are made by the page itself. Nothing inline, nothing from elsewhere, and no
 * connection to another host, so a document's content has nowhere to go.
 */
const OWN: Policy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self' blob:",
  'connect-src': "'self'",
  'img-src': "'self' blob: data:",
  'style-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Paddle's script, the style sheet it adds, and its overlay, which is a frame; in production and in its sandbox. */
const WITH_PADDLE: Policy = {
  ...OWN,
  'script-src': `${OWN['script-src']} https://cdn.paddle.com`,
  'style-src': `${OWN['style-src']} https://cdn.paddle.com https://sandbox-cdn.paddle.com`,
  'connect-src': `${OWN['connect-src']} https://*.paddle.com`,
  'img-src': `${OWN['img-src']} https://*.paddle.com`,
  'frame-src': 'https://buy.paddle.com https://sandbox-buy.paddle.com',
};

export const SECURITY_HEADERS = {
  'content-security-policy': written(OWN),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/**
 * Where people reach us with https: for a year no browser that was here asks without it. Other hosts below the same name are their owner's
 * affair.
 */
export const ENCRYPTED_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/**
 * For pages that sell, which are entered by a full page load, and only where something is sold. The frame is told whose page it is in, and
 * may open the window in which a bank or a wallet asks.
 */
export const SELLING_HEADERS = {
  'content-security-policy': written(WITH_PADDLE),
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/**
 * The one script that speaks to language models is a worker and has a policy of its own: it may reach the places named, and not even this
 * server. The page starts it where a person set a model up.
 */
export const modelWorkerPolicy = (origins: readonly string[]): string =>
  written({ 'default-src': "'none'", 'connect-src': origins.length > 0 ? origins.join(' ') : "'none'" });

/** Crashes of the page may be reported to one more host, where that is switched on. */
export function withReports<Headers extends { 'content-security-policy': string }>(headers: Headers, dsn: string | null): Headers {
  if (dsn === null) return headers;
  return {
    ...headers,
    'content-security-policy': headers['content-security-policy'].replace(
      "connect-src 'self'",
      `connect-src 'self' ${new URL(dsn).origin}`,
    ),
  };
}

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
