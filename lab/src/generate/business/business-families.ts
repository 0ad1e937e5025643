import type { DocumentFamily } from '../generated-document.ts';
import { LANGUAGES } from '../people-and-places.ts';
import { formVendor } from './form-vendors.ts';
import { tradeVendor } from './trade-vendors.ts';

const FORM_VENDORS = 7;
const TRADE_VENDORS = 5;
const LINE_VENDORS = 3;

/** Invented vendors of eight languages whose documents weights and confidence are fitted on. None of them is of the benchmark. */
export const BUSINESS_FAMILIES: readonly DocumentFamily[] = LANGUAGES.flatMap((language, at) => [
  ...seeds(at, 100, FORM_VENDORS).map((seed) => formVendor(language, seed)),
  ...seeds(at, 300, TRADE_VENDORS).map((seed) => tradeVendor(language, seed, false)),
  ...seeds(at, 500, LINE_VENDORS).map((seed) => tradeVendor(language, seed, true)),
]);

function seeds(language: number, from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => 1_000 * (language + 1) + from + index);
}
