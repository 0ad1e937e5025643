import type { FailureCode } from '@sheetlift/contract';

/** Thrown to end what cannot be done now: a failure of the contract. */
export class BillingRefused extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.name = 'BillingRefused';
    this.code = code;
  }
}
