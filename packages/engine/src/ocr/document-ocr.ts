import type { EnginePorts, FixedPage, Issue, Language } from '../model/index.ts';
import { type PictureReading, recognisePage } from './recognise-page.ts';
import { voteLanguage } from './vote-language.ts';

/** Reads the pictures of one document and remembers its language. */
export interface DocumentOcr {
  read(reading: PictureReading): Promise<FixedPage>;
}

/**
 * A page is read in English first; if its words belong to another language, it is read again
 * with that one's pack, and so are the pages after it at once.
 */
export function createDocumentOcr(ports: EnginePorts): DocumentOcr {
  let chosen: Language | null = null;
  return {
    async read(reading) {
      const page = await recognisePage(reading, { languages: [chosen ?? 'eng'] }, ports);
      if (chosen !== null) return page;
      const { language, decided } = voteLanguage(page.words.map(({ text }) => text));
      if (language === 'eng') {
        if (decided) chosen = language;
        return page;
      }
      const again = await recognisePage(reading, { languages: [language] }, ports);
      const lost = again.issues.some(({ code }) => code === 'ocr_unavailable');
      if (decided) chosen = lost ? 'eng' : language;
      return lost ? { ...page, issues: [...page.issues, readAsEnglish(page.pageNumber)] } : again;
    },
  };
}

/** Without network the pack of another language may not be there. */
const readAsEnglish = (pageNumber: number): Issue => ({
  code: 'language_unavailable',
  severity: 'warning',
  pageNumber,
  message: `Page ${pageNumber} is in a language that cannot be read here without network; it was read as English. Check its accents.`,
});
