import { isSameTemplateName, type SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isSameTemplate, readyTemplate } from './column-draft.ts';
import { TemplateRefused, type TemplateStore } from './template-store.ts';

/** The template a person works with, as they left it. */
export interface TemplateDesk {
  /** With what is not finished yet. */
  template: Template;
  /** The kept template it comes from; null where it is not kept. */
  origin: SavedTemplate | null;
  changed: boolean;
  /** Why it could not be saved. */
  refusal: string | null;
  edit(change: Partial<Template>): void;
  choose(template: Template): void;
  /** Begins a template without fields. */
  begin(): void;
  /** False where it was refused. */
  save(): Promise<boolean>;
  saveAs(name: string): Promise<boolean>;
  duplicate(): Promise<void>;
  revert(): void;
}

/** Rows are looked for again once a person stops typing. */
const APPLY_MS = 400;

const EMPTY: Template = { name: 'New template', description: '', entities: [] };

interface TemplateDeskOptions {
  templates: readonly SavedTemplate[];
  store: TemplateStore;
  /** What the run looks for. */
  applied: Template;
  apply: (template: Template) => void;
}

export function useTemplateDesk({ templates, store, applied, apply }: TemplateDeskOptions): TemplateDesk {
  const [draft, setDraft] = useState<Template>(applied);
  const [originId, setOriginId] = useState<string | null>(() => templates.find(({ name }) => isSameTemplateName(name, applied.name))?.id ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [seen, setSeen] = useState(applied);
  const origin = useMemo(() => templates.find(({ id }) => id === originId) ?? null, [templates, originId]);

  // Another template came from outside, such as with a sample: what was edited here goes.
  if (seen !== applied) {
    setSeen(applied);
    if (!isSameTemplate(applied, appliedForm(draft, origin))) {
      setDraft(applied);
      setOriginId(templates.find(({ name }) => isSameTemplateName(name, applied.name))?.id ?? null);
    }
  }

  const latest = useRef({ apply, applied });
  useEffect(() => {
    latest.current = { apply, applied };
  });
  useEffect(() => {
    const next = appliedForm(draft, origin);
    if (next.entities.length === 0 || isSameTemplate(next, latest.current.applied)) return;
    const timer = setTimeout(() => latest.current.apply(next), APPLY_MS);
    return () => clearTimeout(timer);
  }, [draft, origin]);

  function take(template: Template, id: string | null): void {
    const { name, description, entities } = template;
    setDraft({ name, description, entities });
    setOriginId(id);
    setRefusal(null);
    // A choice is no typing: the rows follow at once.
    if (entities.length > 0) apply(readyTemplate({ name, description, entities }));
  }

  async function keep(saving: (template: Template) => Promise<SavedTemplate>, name: string): Promise<boolean> {
    try {
      const saved = await saving({ ...readyTemplate(draft), name });
      take(saved, saved.id);
      return true;
    } catch (error) {
      if (!(error instanceof TemplateRefused)) throw error;
      setRefusal(error.message);
      return false;
    }
  }

  return {
    template: draft,
    origin,
    changed: origin === null || !isSameTemplate(draft, origin),
    refusal,
    edit: (change) => {
      setDraft({ ...draft, ...change });
      setRefusal(null);
    },
    choose: (template) => take(template, templates.find(({ name }) => isSameTemplateName(name, template.name))?.id ?? null),
    begin: () => take(EMPTY, null),
    save: () => keep((template) => (origin ? store.update(origin.id, template) : store.save(template)), draft.name),
    saveAs: (name) => keep((template) => store.save(template), name),
    duplicate: async () => {
      if (!origin) return;
      await keep(() => store.duplicate(origin.id), draft.name);
    },
    revert: () => origin && take(origin, origin.id),
  };
}

/** What the run is to look for: a name takes effect when it is saved. */
function appliedForm(draft: Template, origin: SavedTemplate | null): Template {
  return readyTemplate({ ...draft, name: origin?.name ?? draft.name });
}
