import lighthouse, { desktopConfig } from 'lighthouse';

export interface LighthouseScores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Audits of the last three categories that did not pass. */
  failed: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of 0 to 100 for an address, seen by a browser that listens on `port`. */
export async function lighthouseScores(url: string, port: number, form: 'desktop' | 'mobile'): Promise<LighthouseScores> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...CATEGORIES] },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits } = result.lhr;
  const scoreOf = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    categories[name]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  );
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    failed,
  };
}
