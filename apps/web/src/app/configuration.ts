import { type EndpointAnswer, getConfiguration } from '@sheetlift/contract';
import { useSyncExternalStore } from 'react';
import { pageAuth } from './page-auth.ts';

export type Configuration = EndpointAnswer<typeof getConfiguration>;

let known: Configuration | null = null;
let asked: Promise<Configuration | null> | null = null;
const listeners = new Set<() => void>();

/** What this server offers, asked once in the life of the page; null while it is not known, and where nobody answers. */
export function useConfiguration(): Configuration | null {
  return useSyncExternalStore(subscribe, () => known);
}

/** Ends with null where nobody answers; the next one who asks tries again. */
export function askConfiguration(): Promise<Configuration | null> {
  return (asked ??= pageAuth()
    .api.call(getConfiguration)
    .then(show, () => {
      asked = null;
      return null;
    }));
}

function show(answer: Configuration): Configuration {
  known = answer;
  listeners.forEach((listener) => listener());
  return answer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void askConfiguration();
  return () => listeners.delete(listener);
}
