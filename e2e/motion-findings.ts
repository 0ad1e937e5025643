import type { Page } from 'playwright-core';

/** What would move though the person asked for stillness, as short sentences. */
export async function motionFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (durations: string): boolean => durations.split(',').some((each) => Number.parseFloat(each) > 0);
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      for (const part of [null, '::before', '::after']) {
        const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(element, part);
        const animated = animationName !== 'none' && moves(animationDuration) && `animation ${animationName}`;
        const shifting = transitionProperty !== 'none' && moves(transitionDuration) && `transition of ${transitionProperty}`;
        for (const what of [animated, shifting])
          if (what)
            found.add(`${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}${part ?? ''}: ${what}`);
      }
    }
    return [...found];
  });
}
