import page from '../../../../../docs/ACCURACY.md?raw';
import { type MeasuredSet, measuredAccuracy } from './measured-accuracy.ts';

/** Sets of the benchmark, in words a person knows them by. */
const SETS = [
  ['emails', 'mails'],
  ['tables', 'tables of many kinds'],
  ['invoices', 'invoices'],
  ['einvoice', 'e-invoices, read from the page alone'],
  ['kleister-nda', 'agreements'],
  ['sroie', 'photographed and scanned till receipts'],
] as const;

/** What docs/ACCURACY.md says was measured, in sentences. */
export function accuracySentences(): string[] {
  const measured = measuredAccuracy(page);
  const all = measured.get('all values together');
  const mean = measured.get('mean of sets');
  const known = SETS.flatMap(([name, words]) => sentenceOf(measured.get(name), words));
  return [
    ...(all && mean
      ? [
          `Measured on ${all.documents} real documents with ${all.values.toLocaleString('en-GB')} values, the benchmark that the program is developed with: ${percent(mean.f1)} as the mean of all sets (F1: wrong and missing values both count against it).`,
        ]
      : []),
    ...(known.length > 0 ? [`By kind: ${known.join('; ')}.`] : []),
    'Clean PDFs do best, faint scans and photographs worst. Each cell says how sure it is, and those that are not certain are marked for you to look at. We claim no figure that was not measured.',
  ];
}

function sentenceOf(set: MeasuredSet | undefined, words: string): string[] {
  return set ? [`${words} ${percent(set.f1)}`] : [];
}

function percent(figure: number): string {
  return `${figure.toFixed(1)} %`;
}
