/** What the command's exit code tells a script. */
export const EXIT = {
  /** Everything asked for was done. */
  done: 0,
  /** The command line or the template is wrong; nothing was read. */
  usage: 1,
  /** At least one document could not be read; the rows of the others were written. */
  unread: 2,
  /** Every document was read, but not every page of it. */
  partial: 3,
} as const;
