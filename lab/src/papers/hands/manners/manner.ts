import type { PageCanvas } from '../../page-canvas.ts';
import type { Fact, Paper } from '../../paper.ts';

/** Writes labelled values one way, from `canvas.y` on; leaves it below them. `size`: of the letters, in points. */
export type Manner = (group: readonly Fact[], canvas: PageCanvas, paper: Paper, size: number) => void;
