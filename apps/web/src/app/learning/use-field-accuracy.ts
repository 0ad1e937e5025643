import { useEffect, useState } from 'react';
import type { TemplateAccuracy } from '../../features/templates/accuracy-line.tsx';
import type { DocumentAccuracy } from '../../features/workspace/accuracy/accuracy-ledger.ts';
import { fieldAccuracy } from '../../features/workspace/accuracy/field-accuracy.ts';
import { lessonsKey } from '../../features/workspace/lessons/teaching.ts';
import { pageAccuracy } from '../page-accuracy.ts';

/** How often what the template of a name found was right at first; null where that is not known. */
export function useFieldAccuracy(templateName: string | null): TemplateAccuracy | null {
  const [noted, setNoted] = useState<readonly DocumentAccuracy[]>([]);
  useEffect(() => {
    if (templateName === null) return;
    const ledger = pageAccuracy();
    let awaited = true;
    const ask = (): void => {
      ledger.of(lessonsKey({ name: templateName })).then(
        (documents) => awaited && setNoted(documents),
        () => undefined,
      );
    };
    ask();
    const stop = ledger.subscribe(ask);
    return () => {
      awaited = false;
      stop();
    };
  }, [templateName]);
  if (templateName === null || noted.length === 0) return null;
  const ids = new Set(noted.flatMap(({ fields }) => Object.keys(fields)));
  return {
    whole: fieldAccuracy(noted.flatMap(({ fields }) => Object.values(fields))),
    of: new Map(
      [...ids].flatMap((id) => {
        const accuracy = fieldAccuracy(noted.flatMap(({ fields }) => fields[id] ?? []));
        return accuracy ? [[id, accuracy] as const] : [];
      }),
    ),
  };
}
