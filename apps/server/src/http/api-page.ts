import { FAILURES, type FailureCode } from '@sheetlift/contract';
import { TROUBLE_SENTENCES } from '../runs/document-trouble.ts';
import { WAITS_MS } from '../webhooks/deliver.ts';
import { API_EXAMPLES } from './api-examples.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  parameters?: { in: string; name: string; required?: boolean; schema?: { enum?: string[]; default?: unknown } }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

interface ApiDocument {
  paths?: Record<string, Record<string, Operation>>;
}

const WEBHOOK_EXAMPLE = {
  type: 'run.finished',
  timestamp: '2026-11-23T09:30:12.345Z',
  data: {
    id: '8b0a6c3e-5f0f-4a53-9f8e-1f6a4a1d2c3b',
    name: 'Invoices',
    state: 'done',
    row_mode: 'auto',
    engine_version: '5f0c2b9a71de',
    created_at: '2026-11-23T09:30:01.000Z',
    ended_at: '2026-11-23T09:30:12.345Z',
    documents: { waiting: 0, reading: 0, done: 3, failed: 1, cancelled: 0 },
    pages: 7,
    revision: 12,
  },
};

/** What programs call; the page's own calls are in the document too, and may change with it. */
export const FOR_PROGRAMS = /^(\/api\/v1\/|\/mcp$)/;

/** The calls of programs as a page, made of the same document that programs read. */
export function writeApiPage(
  { paths = {} }: ApiDocument,
  { scopeOf, failures }: { scopeOf: (operation: string) => string | undefined; failures: ReadonlySet<FailureCode> },
): string {
  const calls = Object.entries(paths)
    .filter(([path]) => FOR_PROGRAMS.test(path))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })))
    .filter(({ operationId }) => scopeOf(operationId ?? '') !== undefined);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The API of Sheetlift</title>
<link rel="stylesheet" href="/api-page.css">
<main>
<h1>The API</h1>
<p>Documents in, rows out, for programs. The same calls as <a href="/api/openapi.json">OpenAPI 3.1</a>; for TypeScript there is a client with its types, <code>packages/api-client</code> of
the source.</p>
<h2>Keys</h2>
<p>Make a key on the <a href="/account#keys">account screen</a> and send it as <code>Authorization: Bearer slk_...</code>. It is shown once, may do
what its scopes say, and ends at once when it is revoked.</p>
<h2>A sheet that refreshes itself</h2>
<p>Excel: Data, Get Data, From Web; the address <code>https://.../api/v1/rows?template=NAME&amp;format=csv</code> with the name of your template; then Basic, any user name, and as
password a key that may only read runs (<code>runs:read</code>). Refresh All fetches the rows as they are then, of all runs of that template that are still kept, as people left
them; of two runs of which one goes over the other, those of the first until it is deleted. A cell without a value is empty in a CSV;
with <code>&amp;remarks=true</code> a last column, Remarks, says of each row which cells are blank and why: not in the document, not found, not readable or on a
missing page. Excel keeps the key on that computer, not in the workbook. Power BI and LibreOffice (Sheet, External Links) take the same address. The rows of one run are at
<code>/api/v1/runs/ID/rows</code>.</p>
<h2>Templates and what they learned</h2>
<p>A template is sent and answered as a template file has it. Saving one under a name that is there takes the place of the old one. What was learned under it, at the desk or from a
program, comes with it as <code>lessons</code>, as <code>sheetlift teach</code> writes them; they are kept where the owner of the account switched on "Keep what it learns in my
account" (else <code>corrections_off</code>), and what runs of that template find goes by them.</p>
<h2>Sending again</h2>
<p>Every POST to <code>/api/v1</code> with an <code>Idempotency-Key</code> is done once, however often it is sent within a day: the same request gets the same answer, while the first
one is under way a second one gets 409, and another request under the same key gets 422. A script may send what met no answer, 408, 409 of that kind, 429, 502, 503 or 504 again
under its key after a moment, or after <code>Retry-After</code> where that is said.</p>
<h2>Large files</h2>
<p>A request has a minute to arrive. A large file is sent in pieces to <code>/api/v1/uploads</code>, as <a href="https://tus.io">tus 1.0.0</a> has it (any of its clients, with the key as a
header): a broken connection costs the last moments, not the file. When it has come whole, a run takes it by its id, the last part of its address, in <code>uploads</code>.</p>
<h2>Documents by their address</h2>
<p>A run also takes <code>urls</code>: documents that lie where the operator of this installation allows them to be fetched from, as a list of <code>{"url": "https://..."}</code>, 20 at
most, which have 45 seconds together. An address that is not allowed refuses the request; one that gives no document fails alone.</p>
<h2>Limits and errors</h2>
<p>The headers <code>RateLimit-Policy</code> and <code>RateLimit</code> say how many calls are left; 429 comes with <code>Retry-After</code>. Every failure
is JSON with a stable <code>code</code> and a <code>detail</code> for people. A document that cannot be read fails alone: its run goes on.</p>
<details><summary>Codes of failures</summary>${describeCodes([...failures].map((code) => [code, `${FAILURES[code].status}: ${FAILURES[code].detail}`]))}</details>
<details><summary>Codes of documents</summary>${describeCodes(Object.entries(TROUBLE_SENTENCES))}</details>
<h2>Webhooks</h2>
<p>A webhook is told when a run ends: <code>run.finished</code> where at least one document was read, <code>run.failed</code> where none was. It is sent a POST as
<a href="https://www.standardwebhooks.com">Standard Webhooks</a> has it, which libraries for most languages verify with the secret of the webhook. The body holds the run
without its template and rows, which are asked for with the calls below:</p>
<pre>${escape(JSON.stringify(WEBHOOK_EXAMPLE, null, 2))}</pre>
<p>Answer with a 2xx status within 15 seconds. Anything else is tried again after ${WAITS_MS.map(inWords).join(', ')}, then given up; 410 switches the webhook off. Redirects
are not followed. What was sent, and what became of each attempt, is listed for 30 days and can be sent again, under the same <code>webhook-id</code>: take each once.</p>
<h2>Examples</h2>
${API_EXAMPLES.map(({ title, text, shell }) => `<h3>${escape(title)}</h3>\n<p>${escape(text)}</p>\n<pre>${escape(shell)}</pre>`).join('\n')}
<h2>Calls</h2>
${calls.map((call) => describeCall(call, scopeOf(call.operationId!)!)).join('\n')}
</main>
</html>
`;
}

function describeCall(
  { path, method, summary = '', parameters = [], requestBody, responses = {} }: Operation & { path: string; method: string },
  scope: string,
): string {
  const [body] = Object.values(requestBody?.content ?? {});
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const failures = Object.keys(responses).filter((status) => !status.startsWith('2'));
  return `<section>
<h3><code>${method.toUpperCase()} ${escape(path)}</code></h3>
<p>${escape(summary)}. Scope: <code>${scope}</code>.</p>
${describeQuery(parameters.filter((parameter) => parameter.in === 'query'))}
${body ? `<details><summary>Takes ${Object.keys(requestBody!.content!).map(escape).join(' or ')}</summary><pre>${schemaText(body.schema)}</pre></details>` : ''}
${
  success
    ? `<details><summary>Answers ${success[0]}: ${Object.keys(success[1].content ?? {})
        .map(escape)
        .join(', ')}</summary><pre>${schemaText(Object.values(success[1].content ?? {})[0]?.schema)}</pre></details>`
    : ''
}
<p>May fail with ${failures.join(', ')}.</p>
</section>`;
}

function describeQuery(parameters: NonNullable<Operation['parameters']>): string {
  if (parameters.length === 0) return '';
  const told = parameters.map(({ name, required = false, schema }) => {
    const choice = schema?.enum ? `: ${schema.enum.map(escape).join(', ')}` : '';
    const otherwise =
      schema?.default === undefined ? (required ? ', which is wanted' : '') : ` (${escape(String(schema.default))} unless given)`;
    return `<code>${escape(name)}</code>${choice}${otherwise}`;
  });
  return `<p>In the address: ${told.join('; ')}.</p>`;
}

function describeCodes(told: readonly (readonly [string, string])[]): string {
  return `<dl>${told
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([code, words]) => `<dt><code>${code}</code></dt><dd>${escape(words)}</dd>`)
    .join('')}</dl>`;
}

function inWords(timeMs: number): string {
  const seconds = timeMs / 1000;
  if (seconds < 60) return `${seconds} seconds`;
  return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`;
}

function schemaText(schema: unknown): string {
  return escape(JSON.stringify(schema, null, 2) ?? '');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
