import type { Page } from 'playwright-core';

/**
 * Text that the screen loses, as short sentences: beyond its edge, cut off by what it stands in, or under other text; a page that scrolls
 * sideways; and cells of a table that a style takes out of their row.
 */
export async function layoutFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2;
    // Windows on something larger: the heads of a starter go on behind the strip's edge, all of them are behind its “Look”; a crop of a
    // page.
    const NOT_LOOKED_AT = 'script, style, noscript, svg, option, textarea, [aria-hidden="true"], [inert], .starter-heads, .crop';
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
    // A style that was meant for something else takes a cell out of its row.
    for (const cell of document.querySelectorAll<HTMLElement>('td, th')) {
      const [own, row] = [getComputedStyle(cell).display, getComputedStyle(cell.parentElement!).display];
      if (row === 'table-row' && own !== 'table-cell' && own !== 'none')
        found.push(`“${cell.innerText.trim().slice(0, 40)}” is no cell of its row`);
    }

    interface Piece {
      text: string;
      element: Element;
      box: DOMRect;
    }
    const pieces = textPieces();
    for (const piece of pieces) {
      const lost = whereLost(piece);
      if (lost) found.push(`“${piece.text}” ${lost}`);
    }
    // The rows slide under their frozen column, and the words of a page lie where the page has them.
    const flat = pieces
      .filter(({ element }) => !element.closest('.datagrid, .pages, .flow, .plate, [data-sonner-toaster]'))
      .map((piece) => ({ ...piece, box: shownPart(piece), layer: layerOf(piece) }));
    for (const [index, one] of flat.entries()) {
      for (const other of flat.slice(index + 1))
        if (one.element !== other.element && one.layer === other.layer && overlap(one.box, other.box))
          found.push(`“${one.text}” lies on “${other.text}”`);
    }
    return [...new Set(found)];

    function textPieces(): Piece[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Piece[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement!;
        const text = (node.textContent ?? '').trim();
        if (
          text === '' ||
          element.closest(NOT_LOOKED_AT) ||
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          isForReadersAlone(element)
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) all.push({ text: text.slice(0, 40), element, box });
      }
      return all;
    }

    function isForReadersAlone(element: Element): boolean {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
      return false;
    }

    function whereLost({ element, box }: Piece): string | null {
      let isFixed = false;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(each);
        const edge = each.getBoundingClientRect();
        // Where it can be scrolled to, it is not lost; what ends in an ellipsis says that there is more.
        const [across, down] = [overflowX === 'auto' || overflowX === 'scroll', overflowY === 'auto' || overflowY === 'scroll'];
        const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        if (cuts(overflowX) && textOverflow === 'ellipsis') return null;
        if (cuts(overflowX) && (box.right > edge.right + SLACK_PX || box.left < edge.left - SLACK_PX))
          return `is cut at the side by ${nameOf(each)}`;
        if (cuts(overflowY) && (box.bottom > edge.bottom + SLACK_PX || box.top < edge.top - SLACK_PX) && each !== document.body)
          return `is cut below by ${nameOf(each)}`;
        if (across || down) return null;
        if (position === 'fixed') isFixed = true;
      }
      if (box.right > innerWidth + SLACK_PX || box.left < -SLACK_PX) return 'is beyond the edge of the screen';
      return isFixed && (box.bottom > innerHeight + SLACK_PX || box.top < -SLACK_PX) ? 'is beyond the edge of the screen' : null;
    }

    /** What of it is not scrolled away or cut off. */
    function shownPart({ element, box }: Piece): DOMRect {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        if (getComputedStyle(each).overflow === 'visible') continue;
        const edge = each.getBoundingClientRect();
        [left, top, right, bottom] = [
          Math.max(left, edge.left),
          Math.max(top, edge.top),
          Math.min(right, edge.right),
          Math.min(bottom, edge.bottom),
        ];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    /** What floats lies on the page on purpose. */
    function layerOf({ element }: Piece): Element | null {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position) || each.matches('.float, .veil')) return each;
      return null;
    }

    function overlap(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > SLACK_PX && down > SLACK_PX && down > Math.min(one.height, other.height) / 3;
    }

    function nameOf(element: Element): string {
      return element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');
    }
  });
}
