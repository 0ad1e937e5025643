import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.ts';

interface ClientOptions {
  /** Where the server answers, such as "https://sheets.example.com". */
  server: string;
  /** An API key of an account; it may do what its scopes say. */
  key: string;
  /** Sends a request: where it is to be tried again, or goes another way. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * The calls that a server has for programs, with the types of its published document (`/api/openapi.json`, from which `api.ts` is made). An answer that is
 * a failure has `error`, with `code` and `detail`, in the place of `data`.
 */
export function openClient({ server, key, fetch }: ClientOptions): Client<paths> {
  return createClient<paths>({ baseUrl: server.replace(/\/$/, ''), headers: { authorization: `Bearer ${key}` }, ...(fetch && { fetch }) });
}
