import { type ComponentType, use } from 'react';

/** A screen whose script is fetched when it is first shown, or before. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Ends when the screen can be drawn at once. */
  preload: () => Promise<void>;
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | null = null;
  let loading: Promise<void> | null = null;

  function preload(): Promise<void> {
    return (loading ??= fetchScreen());
  }

  async function fetchScreen(): Promise<void> {
    try {
      Loaded = await load();
    } catch (error) {
      // The next try asks again.
      loading = null;
      throw error;
    }
  }

  function Screen() {
    if (!Loaded) use(preload());
    return Loaded && <Loaded />;
  }

  return { Screen, preload };
}
