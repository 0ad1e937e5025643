import { PLAN_CATALOGUE } from '@sheetlift/contract';
import { accuracySentences } from './accuracy-sentences.ts';

export interface Question {
  /** Of its anchor; never changes. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Where to read on. */
  more?: { path: string; name: string };
}

export interface QuestionGroup {
  name: string;
  questions: readonly Question[];
}

/** What people ask, by what it is about. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    name: 'Privacy',
    questions: [
      {
        id: 'upload',
        question: 'Are my documents uploaded?',
        answer: [
          'Not unless you say so. The program that reads them runs in your browser, recognition of scans included. You can switch the network off and go on working.',
          'Your browser enforces it: the page is sent with a rule that lets it connect to its own server alone. Documents go there only if you are signed in and choose “On the server”, or from a program to which you gave an API key.',
          'One more exception is yours to make: if you set up a language model on somebody’s server, the lines you ask it about are sent there, each time you click “Ask it”. Without one nothing is.',
        ],
        more: { path: '/privacy', name: 'Privacy' },
      },
      {
        id: 'what-the-server-knows',
        question: 'What does the server know about me?',
        answer: [
          'Without an account: nothing. With one: your address, your templates, how many pages you read, which plan you have, and the runs that you, or programs to which you gave a key, had read on the server. You can take all of it along as files, and delete it.',
        ],
        more: { path: '/privacy#on-the-server', name: 'What is kept on the server' },
      },
      {
        id: 'training',
        question: 'Do my documents train anything?',
        answer: ['No. What you correct teaches your own template, on your device, and you can read and delete what it learned.'],
      },
      {
        id: 'shared-computer',
        question: 'Is my work safe on a computer that others use?',
        answer: [
          'Whoever uses the same browser profile sees what is kept in it. “Kept on this device” in the bar deletes documents, rows, templates and settings in one step; save a workspace file first if you want to go on elsewhere.',
        ],
      },
    ],
  },
  {
    name: 'Pages and plans',
    questions: [
      {
        id: 'what-is-a-page',
        question: 'What counts as a page?',
        answer: [
          'A page of a PDF or TIFF, a photo, and a sheet of an Excel file are one page each. Word, web pages, Markdown and text are one page for every 3,000 characters, a CSV one for every 1,000 rows, a mail one plus its attachments, an e-invoice in XML one.',
          'A document counts once a month, when it was first read with success. Reading it again with other fields is free, and so are documents that fail and the samples.',
        ],
        more: { path: '/pricing#what-counts-as-a-page', name: 'The rule as a table' },
      },
      {
        id: 'without-account',
        question: 'Do I need an account?',
        answer: [
          `No. Without one you have ${PLAN_CATALOGUE.anonymous.pagesPerMonth} pages a month, counted on your device, and all of the program. An account, free of charge, gives ${PLAN_CATALOGUE.free.pagesPerMonth} pages and keeps your templates on the server. Where an installation sells nothing, pages are counted but not limited.`,
        ],
      },
      {
        id: 'at-the-limit',
        question: 'What happens at the limit?',
        answer: [
          'What fits is read; a document that would pass the limit waits in the list, and the page says so. Nothing is charged by itself. Rows that are there stay, and can be reviewed, corrected and exported. Counting starts again on the 1st. Files that are larger than your plan reads, or more than a run of it has, wait in the same way.',
        ],
      },
      {
        id: 'month',
        question: 'When does a month of pages begin, and what if my plan changes in it?',
        answer: [
          'On the first day of the month, by UTC, whenever you bought your plan. What is read at the turn of a month counts in the month in which it was begun; what was read without network counts in the month in which it was read, though it is reported later.',
          'The clock of your device may be wrong: what it says was read in the future, or more than 35 days ago, counts when it is reported. The 29th of February counts like any other day.',
          'Pages that you used stay counted when your plan changes. A larger plan adds the difference at once; where a smaller plan has fewer pages than you used, no more are read this month, and nothing is charged for them.',
        ],
      },
      {
        id: 'change-plan',
        question: 'How do I change or end a plan?',
        answer: [
          'Under Account, or where the plans are. Another plan holds at once: what is left of the old one is credited, the rest of the period in the new one is charged, and you see both sums before anything changes. If your card is declined, nothing changes. From a month to a year a new period begins. Ended, a plan goes on until the end of the time that is paid for, and until then you can take that back.',
        ],
      },
      {
        id: 'refunds',
        question: 'Do I get my money back?',
        answer: [
          'Within 14 days of your first payment, in full and without a reason. Write to us with the address of your account; the money goes back the way it came, through Paddle, who sells the plans and issues the invoices.',
          'After that a time that has begun is not returned, unless the service did not work and we could not put it right, or the law where you live gives you more.',
        ],
        more: { path: '/contact', name: 'Write to us' },
      },
    ],
  },
  {
    name: 'Documents',
    questions: [
      {
        id: 'formats',
        question: 'Which formats are read?',
        answer: [
          'PDF (text, scans, forms, locked with a password you have), JPEG, PNG, WebP, BMP, GIF, TIFF, HEIC, Word (DOCX), Excel (XLSX), CSV, HTML, mail (EML, with its attachments), text, Markdown, e-invoices in XML (UBL, CII, and ZUGFeRD or Factur-X inside a PDF), and ZIP files of all these.',
          'Old Office files (DOC, XLS, PPT) and Outlook messages (MSG) are not: save them as DOCX, XLSX, PDF or EML first.',
        ],
      },
      {
        id: 'languages',
        question: 'In which languages?',
        answer: [
          'Scans are read in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. Text that is in the file as text may be in any language; fields are looked for by your own words, so name and describe them in the language of the document or in English.',
        ],
      },
      {
        id: 'handwriting',
        question: 'Can it read handwriting?',
        answer: ['No. Ticked boxes it does see. Cells whose place holds only handwriting are marked as not readable or left to you.'],
      },
      {
        id: 'large-files',
        question: 'How large may a file be?',
        answer: [
          `From ${PLAN_CATALOGUE.anonymous.megabytesPerFile} MB and ${PLAN_CATALOGUE.anonymous.pagesPerFile} pages without an account to ${PLAN_CATALOGUE.business.megabytesPerFile} MB and ${PLAN_CATALOGUE.business.pagesPerFile.toLocaleString('en-GB')} pages, by plan. Beyond that, choose pages of it or split it.`,
        ],
        more: { path: '/pricing', name: 'Limits by plan' },
      },
    ],
  },
  {
    name: 'Rows and values',
    questions: [
      { id: 'accuracy', question: 'How accurate is it?', answer: accuracySentences() },
      {
        id: 'why-empty',
        question: 'Why is a cell empty?',
        answer: [
          'Because nothing in the document supports a value. A cell says which it is: not in the document, not readable, or not looked for. A value without a place in the document is never shown.',
        ],
      },
      {
        id: 'rows-per-document',
        question: 'One row a document, or one row an item?',
        answer: [
          'As you choose, above the rows: one a document, one a line item, or as the template asks for it (“One row per ...” in its description). Fields of the document stand on each of its rows.',
        ],
      },
      {
        id: 'describe-fields',
        question: 'How do I get better values?',
        answer: [
          'Name a field as the document does, and say in its description what it means and what it is not: “What has to be paid, before any discount for paying early”. Choose the right type. For a choice among few values use enum, and list them.',
        ],
      },
      {
        id: 'excel',
        question: 'What is in the Excel file?',
        answer: [
          'Numbers as numbers, dates as dates, leading zeros kept, header frozen, filters on, and a Sources sheet that says for each cell in which file, on which page and in which words it was read. CSV, TSV, JSON and the clipboard are there too.',
        ],
      },
    ],
  },
  {
    name: 'Your work',
    questions: [
      {
        id: 'where-is-my-work',
        question: 'Where is my work kept?',
        answer: [
          'In your browser, through reloads and updates, until you delete the run or clear everything. A run that you leave for a new one stays on this device too, and is opened again as you left it. Browsers may delete what they keep when a disk is full, so save a workspace file of what matters. Opened over plain HTTP nothing is kept beyond the tab, and the page says so.',
        ],
      },
      {
        id: 'other-computer',
        question: 'How do I go on at another computer?',
        answer: [
          'Save the workspace to a file under “Kept on this device” and open that file over there. Templates of an account are on both anyway.',
        ],
      },
      {
        id: 'share-template',
        question: 'How do I share a template?',
        answer: [
          'On the templates screen: as a file, or as a link that holds the template itself. The server never sees what is in the link; whoever opens it is shown the fields before anything is added.',
        ],
        more: { path: '/templates', name: 'Templates' },
      },
    ],
  },
];
