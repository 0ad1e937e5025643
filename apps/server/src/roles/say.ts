/** What the person who started us reads. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
