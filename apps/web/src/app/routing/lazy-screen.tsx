import { type ComponentType, use } from 'react';

/** A screen whose script is fetched when it is first shown, or before. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Ends when the screen can be drawn at once. Rejects where its script did not come, until that is forgotten. */
  preload: () => Promise<void>;
  /** That the script did not come counts no more: it is asked for again when the screen is shown next. */
  forgetFailure: () => void;
}

/** What fails is tried once more by itself; from then on a person decides. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | null = null;
  let failed = false;
  // One promise for all drawings: a new one each time would be waited for, and fail, for ever.
  let loading: Promise<void> | null = null;

  function preload(): Promise<void> {
    return (loading ??= fetchScreen());
  }

  async function fetchScreen(): Promise<void> {
    try {
      Loaded = await load().catch(load);
    } catch (error) {
      failed = true;
      throw error;
    }
  }

  function forgetFailure(): void {
    if (!failed) return;
    failed = false;
    loading = null;
  }

  function Screen() {
    if (!Loaded) use(preload());
    return Loaded && <Loaded />;
  }

  return { Screen, preload, forgetFailure };
}
