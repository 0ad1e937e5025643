import { createStore } from '../../../lib/create-store.ts';
import type { RunNews, RunStore } from './run-store.ts';

/** Says to whoever follows a run that it changed. */
export interface RunNewsLine {
  subscribe: RunStore['subscribe'];
  /** The work changed it: news of many pages become one. */
  fromWork(): void;
  /** A person changed it: that is seen at once, with the news that were to come. */
  fromPerson(): void;
}

/** Between two news of the work at least. */
const NEWS_MS = 50;

export function createRunNews(): RunNewsLine {
  const news = createStore<RunNews>('work');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saidAt = -NEWS_MS;
  return {
    subscribe: news.subscribe,
    fromWork() {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          saidAt = performance.now();
          news.show('work');
        },
        saidAt + NEWS_MS - performance.now(),
      );
    },
    fromPerson() {
      clearTimeout(timer);
      timer = undefined;
      news.show('person');
    },
  };
}
