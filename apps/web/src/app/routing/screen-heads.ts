/** What search engines, bookmarks and previews say of a screen. */
export interface ScreenHead {
  /** Of the tab. */
  title: string;
  description: string;
  /** The address it has, without what is asked for in it; null where it should be found by nobody. */
  canonical: string | null;
}

/** The screens with one address each. The build writes a page for each of them, the server sends it, the page shows it. */
export const SCREEN_HEADS = {
  '/': {
    title: 'Sheetlift: documents in, rows out',
    description:
      'Documents in, rows out. Sheetlift reads invoices, receipts, statements and contracts on your device and writes an Excel file in which every value says where it was read.',
    canonical: '/',
  },
  '/templates': {
    title: 'Templates · Sheetlift',
    description:
      'Name the columns you want once. Ten starters for invoices, receipts, statements and contracts, and templates made from your own spreadsheets and documents.',
    canonical: '/templates',
  },
  '/pricing': {
    title: 'Pricing · Sheetlift',
    description: 'You pay for pages. Citations, confidence, review and every export format are in every plan, the free one too.',
    canonical: '/pricing',
  },
  '/faq': {
    title: 'Questions · Sheetlift',
    description:
      'What leaves your device, which formats are read, how accurate the values are, what counts as a page, and how to get money back.',
    canonical: '/faq',
  },
  '/contact': {
    title: 'Contact · Sheetlift',
    description:
      'Write to the people behind this installation of Sheetlift: about a document that is read wrongly, your account, a plan or your data.',
    canonical: '/contact',
  },
  '/terms': {
    title: 'Terms · Sheetlift',
    description: 'The terms under which Sheetlift may be used, with a plain summary on top.',
    canonical: '/terms',
  },
  '/privacy': {
    title: 'Privacy · Sheetlift',
    description:
      'What Sheetlift keeps, where and for how long. Documents are read on your device; their content is not uploaded unless you choose the server.',
    canonical: '/privacy',
  },
  '/runs': {
    title: 'Runs on the server · Sheetlift',
    description: 'What your account has had read on the server.',
    canonical: null,
  },
  '/account': {
    title: 'Account · Sheetlift',
    description: 'Your plan, the pages you read, your templates and your data.',
    canonical: null,
  },
  '/reset-password': {
    title: 'Reset password · Sheetlift',
    description: 'Ask for a link, or choose a new password with the one you were sent.',
    canonical: null,
  },
} as const satisfies Record<string, ScreenHead>;

export type ScreenPath = keyof typeof SCREEN_HEADS;

export const TEMPLATE_HEAD: ScreenHead = { title: 'Template · Sheetlift', description: SCREEN_HEADS['/'].description, canonical: null };
export const NOT_FOUND_HEAD: ScreenHead = {
  title: 'No page at this address · Sheetlift',
  description: SCREEN_HEADS['/'].description,
  canonical: null,
};
