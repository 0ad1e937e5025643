import type { DocumentFamily } from '../generated-document.ts';
import { LIST_KINDS } from './list-kinds.ts';
import { listVendor } from './list-vendor.ts';

const VENDORS_A_KIND = 3;
/** Seeds set aside for one kind: a seed by this many, rounded down, tells the kind. */
export const SEEDS_A_LIST_KIND = 100;

/** Firms that keep lists. None of them is of the benchmark. */
export const LIST_FAMILIES: readonly DocumentFamily[] = LIST_KINDS.flatMap((kind, at) =>
  Array.from({ length: VENDORS_A_KIND }, (_, vendor) => listVendor(kind, 100_000 + SEEDS_A_LIST_KIND * at + vendor)),
);
