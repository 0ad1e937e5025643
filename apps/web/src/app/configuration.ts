import { type EndpointAnswer, getConfiguration } from '@sheetlift/contract';
import { createStore, type Store, useStore } from '../lib/create-store.ts';
import { createRetry, type Retry } from '../lib/retry.ts';
import { pageAuth } from './page-auth.ts';

export type Configuration = EndpointAnswer<typeof getConfiguration>;

const known = createStore<Configuration | null>(null);
let asked: Promise<Configuration | null> | null = null;
let retry: Retry | null = null;

/** What this server offers, asked once in the life of the page, by the first who follows it; null while it is not known, and where nobody answers. */
export const configuration: Store<Configuration | null> = {
  snapshot: known.snapshot,
  subscribe(listener) {
    const stop = known.subscribe(listener);
    void askConfiguration();
    return stop;
  },
};

export function useConfiguration(): Configuration | null {
  return useStore(configuration);
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

function show(answer: Configuration): Configuration {
  retry?.stop();
  known.show(answer);
  return answer;
}
