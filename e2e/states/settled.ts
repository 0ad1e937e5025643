import type { Page } from 'playwright-core';

/** Resolves when what moves once has come to rest, and the page was drawn after it. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await drawn();
    const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    // One that is cut short has come to rest too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await drawn();
  });
}
