import { BrowserClient, defaultStackParser, type ErrorEvent, makeFetchTransport, Scope } from '@sentry/browser';

/**
 * Reports crashes in Sentry's protocol. Of an error only its kind and where in our scripts it happened leave the page: a message may quote
 * a document, and an address may hold a template's name or a token.
 */
export function createErrorReporter(dsn: string, release: string): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    release,
    environment: 'prod',
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: withoutContent,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (error) => void scope.captureException(error);
}

function withoutContent({ event_id, type, timestamp, platform, release, environment, level, exception }: ErrorEvent): ErrorEvent {
  const values = exception?.values?.map(({ type: kind, stacktrace }) => ({
    type: kind ?? 'Error',
    value: '',
    stacktrace: {
      frames:
        stacktrace?.frames?.map(({ filename, function: name, lineno, colno }) => ({
          filename: scriptOf(filename),
          function: name ?? '?',
          lineno: lineno ?? 0,
          colno: colno ?? 0,
        })) ?? [],
    },
  }));
  return {
    event_id: event_id ?? '',
    type,
    timestamp: timestamp ?? 0,
    platform: platform ?? 'javascript',
    release: release ?? '',
    environment: environment ?? '',
    level: level ?? 'error',
    exception: { values: values ?? [] },
  };
}

/** "/assets/index-4f2a.js", of whatever address. */
function scriptOf(address = ''): string {
  return /\/assets\/[\w.-]+/.exec(address)?.[0] ?? '';
}
