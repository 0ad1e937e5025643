import { type EndpointAnswer, getConfiguration } from '@sheetlift/contract';
import { useSyncExternalStore } from 'react';
import { createRetry, type Retry } from '../lib/retry.ts';
import { pageAuth } from './page-auth.ts';

export type Configuration = EndpointAnswer<typeof getConfiguration>;

let known: Configuration | null = null;
let asked: Promise<Configuration | null> | null = null;
let retry: Retry | null = null;
const listeners = new Set<() => void>();

/** What this server offers, asked once in the life of the page; null while it is not known, and where nobody answers. */
export function useConfiguration(): Configuration | null {
  return useSyncExternalStore(followConfiguration, knownConfiguration);
}

/** Ends with null where nobody answers; it is asked again by itself, and by the next one who wants to know. */
export function askConfiguration(): Promise<Configuration | null> {
  return (asked ??= pageAuth()
    .api.call(getConfiguration)
    .then(show, () => {
      asked = null;
      (retry ??= createRetry(window)).later(() => void askConfiguration());
      return null;
    }));
}

/** What is known now, without asking. */
export function knownConfiguration(): Configuration | null {
  return known;
}

function show(answer: Configuration): Configuration {
  known = answer;
  retry?.stop();
  listeners.forEach((listener) => listener());
  return answer;
}

/** Asks, and tells when it is known. */
export function followConfiguration(listener: () => void): () => void {
  listeners.add(listener);
  void askConfiguration();
  return () => listeners.delete(listener);
}
