import type { GivenFile } from './engine-protocol.ts';

/** A document that is one file, as it was given. */
export const givenFile = (name: string, bytes: Blob): GivenFile => ({ name, parts: [{ name, bytes, pages: null }], password: null });
