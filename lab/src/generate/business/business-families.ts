import type { DocumentFamily } from '../generated-document.ts';
import { LANGUAGES } from '../people-and-places.ts';
import { agreementVendor } from './agreement-vendors.ts';
import { formVendor } from './form-vendors.ts';
import { questionnaireVendor } from './questionnaire-vendors.ts';
import { tradeVendor } from './trade-vendors.ts';

const FORM_VENDORS = 7;
const TRADE_VENDORS = 5;
const LINE_VENDORS = 3;
const AGREEMENT_VENDORS = 14;
const QUESTIONNAIRE_VENDORS = 12;

/** Invented vendors of eight languages whose documents weights and confidence are fitted on. None of them is of the benchmark. */
export const BUSINESS_FAMILIES: readonly DocumentFamily[] = [
  ...LANGUAGES.flatMap((language, at) => [
    ...seeds(at, 100, FORM_VENDORS).map((seed) => formVendor(language, seed)),
    ...seeds(at, 300, TRADE_VENDORS).map((seed) => tradeVendor(language, seed, false)),
    ...seeds(at, 500, LINE_VENDORS).map((seed) => tradeVendor(language, seed, true)),
  ]),
  ...seeds(8, 700, AGREEMENT_VENDORS).map(agreementVendor),
  ...seeds(8, 800, QUESTIONNAIRE_VENDORS).map(questionnaireVendor),
];

function seeds(language: number, from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => 1_000 * (language + 1) + from + index);
}
