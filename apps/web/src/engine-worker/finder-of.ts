import { type EnginePorts, type Finder, loadFinder } from '@sheetlift/engine';

let loading: Promise<Finder> | null = null;

/** The worker's finder, fetched with the first document that is searched; tried anew where that failed. */
export function finderOf({ loadAsset }: EnginePorts): Promise<Finder> {
  loading ??= loadFinder(loadAsset).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
