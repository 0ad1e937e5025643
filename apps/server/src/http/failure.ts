import { FAILURES, type FailureAnswer, type FailureCode } from '@sheetlift/contract';

/** Thrown to end a request with a failure of the contract; its words are the contract's unless others are given. */
export class Failure extends Error {
  readonly code: FailureCode;

  /** What it carries besides, where its endpoint says so. */
  readonly more: object;

  constructor(code: FailureCode, detail: string = FAILURES[code].detail, more: object = {}) {
    super(detail);
    this.name = 'Failure';
    this.code = code;
    this.more = more;
  }

  get status(): number {
    return FAILURES[this.code].status;
  }

  get answer(): FailureAnswer {
    return { ...this.more, detail: this.message, code: this.code };
  }
}
