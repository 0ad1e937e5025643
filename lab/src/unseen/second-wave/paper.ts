import { block, small, type Labelled } from '../../generate/markup.ts';

/** Pieces of paper that only the second wave has. */

/** A sender's head: the name large, how to reach it small on the other side. */
export const letterhead = (name: string, reach: string): string =>
  `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:2px solid #555;margin-bottom:1.2em"><div style="font-size:1.35em;font-weight:bold">${block(name)}</div><div style="text-align:right">${small(reach)}</div></div>`;

/** Columns of small print at the foot. */
export const footer = (...columns: readonly string[]): string =>
  `<div style="display:flex;gap:2.5em;border-top:1px solid #999;margin-top:2.2em;padding-top:.4em">${columns.map((one) => `<div>${small(one)}</div>`).join('')}</div>`;

/** A small label over its value, side by side, without any line. */
export const cards = (columns: number, pairs: readonly Labelled[]): string =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);gap:.3em 1.6em">${pairs.map(([label, value]) => `<div>${small(label)}${block(String(value ?? '–'))}</div>`).join('')}</div>`;

/** Labels filled up with dots to where the values begin. */
export const dotted = (pairs: readonly Labelled[], width = 34): string =>
  block(pairs.map(([label, value]) => `${`${label} `.padEnd(width, '.')} ${value ?? ''}`).join('\n'));

export const nextPage = (...parts: readonly string[]): string => `<div style="break-before:page">${parts.join('')}</div>`;

/** The answer of a yes/no field. */
export const answer = (isSo: boolean): 'yes' | 'no' => (isSo ? 'yes' : 'no');
