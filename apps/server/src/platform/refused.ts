import type { FailureCode } from '@sheetlift/contract';

/** Thrown to end a change and take it back: a failure of the contract, with its words unless others are given. */
export class Refused extends Error {
  readonly code: FailureCode;
  readonly words: string | undefined;
  /** What the failure carries besides. */
  readonly more: object;

  constructor(code: FailureCode, { words, more = {}, cause }: { words?: string; more?: object; cause?: unknown } = {}) {
    super(words ?? code, { cause });
    this.name = 'Refused';
    this.code = code;
    this.words = words;
    this.more = more;
  }
}
