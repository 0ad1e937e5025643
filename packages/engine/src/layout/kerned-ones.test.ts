import { expect, it } from 'vitest';
import { layOutPages, linesOf, page, text } from './page.test-fixture.ts';

it('reads two ones that stand into each other as one figure, and other figures that do so as two', () => {
  const [before, after, nine, two] = [
    ...text(100, 100, '31'),
    ...text(109.26, 100, '1,40'),
    ...text(100, 120, '39'),
    ...text(109.26, 120, '2,40'),
  ];
  const layout = layOutPages(page([before, after, nine, two].flatMap((word) => word ?? [])));
  expect(linesOf(layout)).toEqual(['311,40', '39 2,40']);
  expect(layout.lines[0]?.words.map((word) => word.text)).toEqual(['311,40']);
});
