import type { Page } from 'playwright-core';

/**
 * Primary buttons beyond the one that a screen may have, as a short sentence: what floats over it may have one of its own. A button and the
 * arrow of its menu are one.
 */
export async function primaryFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FLOATS = 'dialog, [role="dialog"], [role="alertdialog"]';
    const places = new Map<Element, Map<Element, string>>();
    for (const button of document.querySelectorAll<HTMLElement>('.btn.primary')) {
      if (button.closest('[inert], [aria-hidden="true"]') || !button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const place = button.closest(FLOATS) ?? document.body;
      const group = button.closest('.split') ?? button;
      const inPlace = places.get(place) ?? new Map<Element, string>();
      if (!inPlace.has(group)) inPlace.set(group, button.innerText.trim() || (button.getAttribute('aria-label') ?? ''));
      places.set(place, inPlace);
    }
    return [...places.values()]
      .filter(({ size }) => size > 1)
      .map((inPlace) => `${inPlace.size} primary buttons at once: ${[...inPlace.values()].map((name) => `“${name}”`).join(', ')}`);
  });
}
