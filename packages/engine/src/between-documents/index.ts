export type { BetweenNote } from './between-note.ts';
export { type DocumentHeader, headerOf } from './header-values.ts';
export { notesBetween, notesOf } from './notes-between.ts';
