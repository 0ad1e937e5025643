import type { CSSProperties } from 'react';
import type { GridColumn } from './grid.ts';

/** A column that is drawn. Where columns before it are not, its style keeps their place. */
export interface DrawnColumn {
  index: number;
  style: CSSProperties;
}

/** Where every column stands, in pixels from the left edge of the whole sheet; the column of row numbers stands first. */
export interface ColumnLayout {
  numberPx: number;
  lefts: readonly number[];
  widths: readonly number[];
  /** How many columns stay in view, and how wide they are together with the row numbers. */
  frozenCount: number;
  frozenPx: number;
  totalPx: number;
  /** The frozen columns; always drawn. */
  frozen: readonly DrawnColumn[];
  /** One object for each column, so that a cell's style is compared by identity. */
  styles: readonly CSSProperties[];
  /** The nearest column to a place in the sheet. */
  columnAt: (px: number) => number;
}

const DIGIT_PX = 7.2;
const NUMBER_FRAME_PX = 18;
const NARROWEST_NUMBER_PX = 40;

export function columnLayout(columns: readonly GridColumn[], rowCount: number): ColumnLayout {
  const numberPx = Math.max(NARROWEST_NUMBER_PX, Math.ceil(String(rowCount).length * DIGIT_PX + NUMBER_FRAME_PX));
  const widths = columns.map(({ widthPx }) => widthPx);
  const lefts: number[] = [];
  let edge = numberPx;
  for (const width of widths) {
    lefts.push(edge);
    edge += width;
  }
  const firstMoving = columns.findIndex(({ frozen }) => !frozen);
  const frozenCount = firstMoving < 0 ? columns.length : firstMoving;
  const styles = lefts.map((left, index) => (index < frozenCount ? { left, width: widths[index] } : { width: widths[index] }));
  return {
    numberPx,
    lefts,
    widths,
    frozenCount,
    frozenPx: lefts[frozenCount] ?? edge,
    totalPx: edge,
    frozen: styles.slice(0, frozenCount).map((style, index) => ({ index, style })),
    styles,
    columnAt: (px) => {
      const after = lefts.findIndex((left) => left > px);
      return after < 0 ? columns.length - 1 : Math.max(0, after - 1);
    },
  };
}

export function drawnColumns(indexes: readonly number[], { lefts, widths, frozenPx, styles }: ColumnLayout): DrawnColumn[] {
  return indexes.map((index, at) => {
    const before = indexes[at - 1];
    const gapPx = lefts[index]! - (before === undefined ? frozenPx : lefts[before]! + widths[before]!);
    return { index, style: gapPx > 0 ? { ...styles[index], marginLeft: gapPx } : styles[index]! };
  });
}
