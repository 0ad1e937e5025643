import { freeTemplateName, isSameTemplateName, type SavedTemplate } from '@sheetlift/contract';
import type { Template, TemplateField } from '@sheetlift/engine/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '../../components/toast.ts';
import { plural } from '../../lib/plural.ts';
import { isSameTemplate, readyTemplate } from './column-draft.ts';
import { TemplateChanged, TemplateRefused, type TemplateStore } from './template-store.ts';

/** The template a person works with, as they left it. */
export interface TemplateDraft {
  /** With what is not finished yet. */
  template: Template;
  /** The kept template it comes from; null where it is not kept. */
  origin: SavedTemplate | null;
  changed: boolean;
  /** Another kept template of the name that is given here: saving puts this one in its place. */
  replaces: SavedTemplate | null;
  /** Why it could not be saved. */
  refusal: string | null;
  /** What the template is by now where it is kept, if somebody changed it since it was taken up here and it was to be saved. */
  conflict: SavedTemplate | null;
  edit(change: Partial<Template>): void;
  /** A field more, which the rows have at once. */
  addField(field: TemplateField): void;
  /** Leaves it out again, whatever was changed since. */
  dropField(id: string): void;
  choose(template: Template): void;
  /** Begins a template without fields. */
  begin(): void;
  /** False where it was refused. */
  save(): Promise<boolean>;
  saveAs(name: string): Promise<boolean>;
  duplicate(): Promise<void>;
  revert(): void;
  /** Back to what the run looks for. */
  goBack(): void;
  /** Ends the conflict: with what is here, or with what is there. */
  keepMine(): Promise<void>;
  takeTheirs(): void;
  /** Decides later. */
  leaveConflict(): void;
}

/** Rows are looked for again once a person stops typing. */
const APPLY_MS = 400;

/** One without fields, under a name that none has. */
export function newTemplate(templates: readonly SavedTemplate[]): Template {
  return {
    name: freeTemplateName(
      'New template',
      templates.map(({ name }) => name),
      Date.now(),
    ),
    description: '',
    entities: [],
  };
}

/** A template that took the place of another, and both as they were. */
interface Replacement {
  draft: Template;
  origin: SavedTemplate | null;
  saved: SavedTemplate;
  replaced: SavedTemplate;
  position: number;
}

interface TemplateDraftOptions {
  templates: readonly SavedTemplate[];
  store: TemplateStore;
  /** What the run looks for. */
  applied: Template;
  apply: (template: Template) => void;
  /** What is here is what the run looks for: what was to be changed is so no more. */
  leave: () => void;
  /** One is kept a second time, under another name. */
  onCopied: (from: string, to: string) => void;
  /** Documents were read with it: it changes by this person's hand alone. */
  bound?: boolean;
}

export function useTemplateDraft({
  templates,
  store,
  applied,
  apply,
  leave,
  onCopied,
  bound = false,
}: TemplateDraftOptions): TemplateDraft {
  const [draft, setDraft] = useState<Template>(applied);
  /** The kept template as it was taken up. */
  const [root, setRoot] = useState<SavedTemplate | null>(() => namesake(templates, applied));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SavedTemplate | null>(null);
  const [seen, setSeen] = useState(applied);
  /**
   * Every version of the kept templates that was here: what comes from outside may have been taken from one that is not the newest any
   * more.
   */
  const [versions, setVersions] = useState(templates);
  const fresh = templates.filter(
    (template) => !versions.some(({ id, updatedAt }) => id === template.id && updatedAt === template.updatedAt),
  );
  if (fresh.length > 0) setVersions([...versions, ...fresh]);
  const origin = useMemo(() => originOf(root, templates), [root, templates]);
  if (root && origin && (origin.id !== root.id || origin.updatedAt > root.updatedAt)) {
    // It was changed somewhere else. What nobody has touched here follows.
    if (!bound && isSameTemplate(draft, root)) {
      setDraft(plain(origin));
      setRoot(origin);
    }
    // Other templates took the place of all, as when somebody signs in: from now on it is the one of that name that is changed.
    else if (origin.id !== root.id) setRoot(origin);
  }

  // Another template came from outside, such as with a sample: what was edited here goes.
  if (seen !== applied) {
    setSeen(applied);
    if (!isSameTemplate(applied, appliedForm(draft, origin))) {
      setDraft(applied);
      setRoot(versions.find((version) => isSameTemplate(version, applied)) ?? namesake(templates, applied));
    }
  }

  const latest = useRef({ apply, leave, applied });
  useEffect(() => {
    latest.current = { apply, leave, applied };
  });
  useEffect(() => {
    const next = appliedForm(draft, origin);
    if (next.entities.length === 0) return;
    if (isSameTemplate(next, latest.current.applied)) return latest.current.leave();
    const timer = setTimeout(() => latest.current.apply(next), APPLY_MS);
    return () => clearTimeout(timer);
  }, [draft, origin]);

  function take(template: Template, next: SavedTemplate | null): void {
    setDraft(plain(template));
    setRoot(next);
    setRefusal(null);
    setConflict(null);
    // A choice is no typing: the rows follow at once.
    if (template.entities.length > 0) apply(appliedForm(plain(template), next));
  }

  /** Keeps what is here under a name. What stood under that name, be it this template as it was, can be brought back. */
  async function keep(
    saving: (template: Template) => Promise<SavedTemplate>,
    name: string,
    replaced: SavedTemplate | null = null,
  ): Promise<boolean> {
    const [before, position] = [{ draft, origin }, replaced ? templates.indexOf(replaced) : 0];
    try {
      const saved = await saving({ ...readyTemplate(draft), name });
      if (origin && origin.id !== saved.id) onCopied(origin.name, saved.name);
      take(saved, saved);
      if (replaced) tellReplaced(replaced, () => bringBack({ ...before, saved, replaced, position }));
      return true;
    } catch (error) {
      if (error instanceof TemplateChanged) setConflict(error.stored);
      else setRefusal(inWords(error));
      return false;
    }
  }

  /** What stood under the name comes back as it was, and what took its place is here as before it was saved. */
  async function bringBack({ draft, origin, saved, replaced, position }: Replacement): Promise<void> {
    // A renamed template takes up its own name again before the other can have its own.
    const isRenamed = origin !== null && saved.id !== replaced.id && saved.id === origin.id;
    const back = await store.update(saved.id, isRenamed ? origin : replaced);
    if (isRenamed) await store.restore(replaced, position);
    take(draft, back.id === origin?.id ? back : origin);
  }

  function tellReplaced(replaced: SavedTemplate, back: () => Promise<void>): void {
    const undo = async (): Promise<void> => {
      try {
        await back();
      } catch (error) {
        showToast({ signal: 'fail', title: 'Error', sentence: inWords(error) });
      }
    };
    showToast({
      signal: 'done',
      title: `“${replaced.name}” replaced`,
      sentence: `It had ${plural(replaced.entities.length, 'field')}.`,
      action: { label: 'Undo', onSelect: () => void undo() },
    });
  }

  /** Over the version that was taken up, or over the one that is there by now. */
  function save(version: string | undefined): Promise<boolean> {
    return keep((template) => (origin ? store.update(origin.id, template, version) : store.save(template)), draft.name, replaces);
  }

  const replaces = templates.find(({ id, name }) => id !== origin?.id && isSameTemplateName(name, draft.name)) ?? null;

  return {
    template: draft,
    origin,
    changed: origin === null || !isSameTemplate(draft, origin),
    replaces,
    refusal,
    edit: (change) => {
      setDraft({ ...draft, ...change });
      setRefusal(null);
    },
    addField: (field) => {
      const next = { ...draft, entities: [...draft.entities, field] };
      setDraft(next);
      apply(appliedForm(next, origin));
    },
    dropField: (id) => setDraft((before) => ({ ...before, entities: before.entities.filter((field) => field.id !== id) })),
    conflict,
    choose: (template) => take(template, namesake(templates, template)),
    begin: () => take(newTemplate(templates), null),
    save: () => save(root?.updatedAt),
    saveAs: (name) => keep((template) => store.save(template), name, namesake(templates, { name })),
    duplicate: async () => {
      if (!origin) return;
      await keep(() => store.duplicate(origin.id), draft.name);
    },
    revert: () => origin && take(origin, origin),
    goBack: () => setDraft({ ...plain(applied), name: draft.name }),
    async keepMine() {
      const theirs = conflict;
      setConflict(null);
      if (theirs) await save(theirs.updatedAt);
    },
    takeTheirs: () => conflict && take(conflict, conflict),
    leaveConflict: () => setConflict(null),
  };
}

/** Why a change was not kept; what is no refusal is a fault. */
function inWords(error: unknown): string {
  if (error instanceof TemplateRefused) return error.message;
  reportError(error);
  return 'We encountered an unexpected error. This might be due to a temporary issue.';
}

/** What the kept template that was taken up is by now. Where others took the place of all, it is the one of its name. */
function originOf(root: SavedTemplate | null, templates: readonly SavedTemplate[]): SavedTemplate | null {
  return root && (templates.find(({ id }) => id === root.id) ?? namesake(templates, root));
}

function namesake(templates: readonly SavedTemplate[], { name: wanted }: { name: string }): SavedTemplate | null {
  return templates.find(({ name }) => isSameTemplateName(name, wanted)) ?? null;
}

function plain({ name, description, entities }: Template): Template {
  return { name, description, entities };
}

/** What the run is to look for: a name takes effect when it is saved. */
function appliedForm(draft: Template, origin: SavedTemplate | null): Template {
  return readyTemplate({ ...draft, name: origin?.name ?? draft.name });
}
