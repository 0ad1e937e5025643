import { useSyncExternalStore } from 'react';

/** Something that is known now and may change: the one form in which the page holds what outlives a component. */
export interface Store<State> {
  /** Calls the listener with each new state; what it returns ends that. */
  subscribe(listener: (state: State) => void): () => void;
  snapshot(): State;
}

/** The same for whoever it belongs to. */
export interface OwnStore<State> extends Store<State> {
  show(next: State): void;
}

/** `follow` begins with the first listener, and what it returns is called when the last is gone. */
export function createStore<State>(first: State, follow?: () => () => void): OwnStore<State> {
  const listeners = new Set<(state: State) => void>();
  let state = first;
  let unfollow: (() => void) | undefined;
  return {
    subscribe(listener) {
      if (listeners.size === 0) unfollow = follow?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unfollow?.();
      };
    },
    snapshot: () => state,
    show(next) {
      state = next;
      listeners.forEach((listener) => listener(next));
    },
  };
}

/** Draws the component anew with each new state. */
export function useStore<State>({ subscribe, snapshot }: Store<State>): State {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
