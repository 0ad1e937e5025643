import type { DocumentLayout, Line } from '../../model/index.ts';

/** What comes back at the head or the foot of the pages belongs to no entry. */
export function isInMargin({ blocks }: DocumentLayout, { block }: Line): boolean {
  const role = blocks[block]?.role;
  return role === 'header' || role === 'footer';
}
