import type { Page } from 'playwright-core';

/**
 * Resolves when the screen is drawn by its script: what the first HTML shows looks the same and does nothing yet. React marks each element
 * it draws with a property whose name begins so.
 */
export async function drawn(screen: Page): Promise<void> {
  await screen.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((property) => property.startsWith('__reactFiber')),
  );
}
