export type { BetweenNote } from './between-note.ts';
export { notesBetween } from './notes-between.ts';
