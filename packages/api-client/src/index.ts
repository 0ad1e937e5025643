export { openClient } from './open-client.ts';
export type { Run, RunDocument } from './answers.ts';
