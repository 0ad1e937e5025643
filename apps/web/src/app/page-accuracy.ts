import { type AccuracyLedger, createAccuracyLedger } from '../features/workspace/accuracy/accuracy-ledger.ts';
import { followRenames } from '../features/workspace/lessons/follow-renames.ts';
import { lessonsKey } from '../features/workspace/lessons/teaching.ts';
import { pageTemplates } from './page-templates.ts';

let ledger: AccuracyLedger | undefined;

/** How often what templates found was right, on this device. One in the life of the page. */
export function pageAccuracy(): AccuracyLedger {
  return (ledger ??= create());
}

function create(): AccuracyLedger {
  const created = createAccuracyLedger();
  followRenames(pageTemplates(), (from, to) => {
    created.rename(lessonsKey({ name: from }), lessonsKey({ name: to })).catch(() => undefined);
  });
  return created;
}
