import type { ExtractionRow, TemplateField } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import type { EngineAnswers } from '../../engine-worker/engine-protocol.ts';
import { valueText } from '../../features/review/cell-text.ts';
import type { OfferedField } from '../../features/templates/also-in-document.tsx';
import { shownDocuments } from '../../features/workspace/run/run-sheets.ts';
import type { DoneState, RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';

/**
 * What the first document that was read gives besides the fields; null before it is known. It is asked for once a
 * reading: other fields change only what of it is left to offer.
 */
export function useOfferedFields(
  run: RunSnapshot | null,
  store: RunStore | null,
  fields: readonly TemplateField[],
): readonly OfferedField[] | null {
  const document = run && shownDocuments(run).find(({ state }) => state.kind === 'done' && state.rows.length > 0);
  const done = document?.state.kind === 'done' ? document.state : null;
  const documentId = document?.id ?? null;
  const reading = done?.reading ?? null;
  const [told, setTold] = useState<{ reading: Blob; suggested: SuggestedTemplate } | null>(null);
  useEffect(() => {
    if (!store || documentId === null || !reading) return;
    let awaited = true;
    // Whoever makes a field by hand misses nothing where it cannot be told.
    store.suggestFields(documentId).then(
      (suggested) => awaited && setTold({ reading, suggested }),
      () => undefined,
    );
    return () => {
      awaited = false;
    };
  }, [store, documentId, reading]);
  return done && told?.reading === reading ? leftToOffer(told.suggested, done, fields) : null;
}

type SuggestedTemplate = EngineAnswers['suggest'];

/** Without what is asked for already: by its name, or by what was found. */
function leftToOffer(
  { document, items }: SuggestedTemplate,
  { rows, rowMode }: DoneState,
  fields: readonly TemplateField[],
): OfferedField[] {
  const named = new Set(fields.map(({ variableName }) => keyOf(variableName)));
  const found = new Set(rows.slice(0, 1).flatMap(valuesOf).filter(isTelling));
  const offered: OfferedField[] = [];
  for (const { example, ...field } of rowMode === 'item' ? [...document, ...items] : document) {
    const [name, value] = [keyOf(field.variableName), valueText(example)];
    // A company's name that stands over its address is no label.
    if (named.has(name) || found.has(name) || found.has(keyOf(value))) continue;
    named.add(name);
    offered.push({ field, value });
  }
  return offered;
}

function valuesOf({ cells }: ExtractionRow): string[] {
  return Object.values(cells).flatMap((result) =>
    result.state === 'found' || result.state === 'unsure' ? [keyOf(valueText(result.chosen.value))] : [],
  );
}

/** A single digit, or "EUR", stands for more than one thing. */
const isTelling = (value: string): boolean => value.length > 3;

const keyOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
