/** The command line, a path or the template is wrong: said in one sentence, nothing was read. */
export class UsageError extends Error {}
