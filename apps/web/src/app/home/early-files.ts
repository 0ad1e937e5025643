/** What a person gave before the page was ready for it. */
export interface EarlyFiles {
  files: File[];
  /** With a sample, the template that fits it. */
  templateName: string | null;
}
