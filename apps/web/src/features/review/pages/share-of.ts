import type { BoundingBox } from '@sheetlift/engine/model';
import type { CSSProperties } from 'react';
import type { PageSize } from './page-layout.ts';

/** A box as shares of the page, so that it fits whatever the page's size on the screen. */
export function shareOf({ left, top, right, bottom }: BoundingBox, { widthPt, heightPt }: PageSize): CSSProperties {
  return {
    left: percent(left / widthPt),
    top: percent(top / heightPt),
    width: percent((right - left) / widthPt),
    height: percent((bottom - top) / heightPt),
  };
}

const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;
