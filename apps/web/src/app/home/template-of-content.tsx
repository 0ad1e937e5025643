import type { Template } from '@sheetlift/engine/model';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { RunDocument, RunStore } from '../../features/workspace/run/run-store.ts';
import { plural } from '../../lib/plural.ts';
import { type SuggestedTemplate, suggestedTemplate } from '../templates/suggested-template.ts';

interface TemplateOfContentProps {
  store: RunStore;
  document: RunDocument;
  onNew: (template: Template) => void;
}

/** A new template of what a document holds, each field with the value it would give. */
export function TemplateOfContent({ store, document: { id, file }, onNew }: TemplateOfContentProps) {
  /** Null: not told yet. */
  const [told, setTold] = useState<{ suggested: SuggestedTemplate | null } | null>(null);
  useEffect(() => {
    let awaited = true;
    const take = (suggested: SuggestedTemplate | null): void => {
      if (awaited) setTold({ suggested });
    };
    store.suggestFields(id).then(
      (fields) => take(suggestedTemplate(file.name, fields)),
      () => take(null),
    );
    return () => {
      awaited = false;
    };
  }, [store, id, file.name]);
  const suggested = told?.suggested;
  return (
    <section className="also" aria-labelledby="content-title">
      <div className="head">
        <h3 id="content-title">New template from what it holds</h3>
        {suggested && (
          <Button size="small" onClick={() => onNew(suggested.template)}>
            <Plus size={14} strokeWidth={1.5} aria-hidden="true" />
            Make it
          </Button>
        )}
        <p className="text-12 text-ink-3" role="status">
          {suggested
            ? `${plural(suggested.template.entities.length, 'field')}, with the value ${suggested.template.entities.length === 1 ? 'it' : 'each'} would give`
            : told
              ? 'Nothing in it looks like a field.'
              : 'Looking for what it holds'}
        </p>
      </div>
      {suggested && (
        <ul aria-labelledby="content-title">
          {suggested.template.entities.map(({ id: fieldId, variableName, type }) => (
            <li key={fieldId}>
              <span className="also-name">
                <b className="clip" title={variableName}>
                  {variableName}
                </b>
                <span className="text-12 text-ink-3">{type}</span>
              </span>
              <span className="also-value clip" title={suggested.values.get(fieldId)}>
                {suggested.values.get(fieldId)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
