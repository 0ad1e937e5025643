import type { DocumentLayout, FieldRecollection, Recollection } from '../model/index.ts';
import { viewDocument } from './document-view.ts';
import { fitValues } from './fit-values.ts';
import type { TemplateMemory } from './fold-lessons.ts';
import { layoutFingerprint, sameLayout } from './layout-fingerprint.ts';
import { likeStretches } from './like-stretches.ts';
import { findReplacements } from './find-replacements.ts';
import type { NearLesson } from './near-lesson.ts';
import { weighTraits } from './weigh-traits.ts';

/** Lessons asked per field: a seventh of the same layout says nothing new. */
const MAX_NEAR = 6;
/** Below it another layout has as much in common; from the other on it is the same. */
const [MIN_SIMILARITY, SAME_LAYOUT] = [0.1, 0.5];

/** What a template's memory says about a document. Deterministic; nothing is looked at before a field asks. */
export function recollect(memory: TemplateMemory, layout: DocumentLayout): Recollection | null {
  if (memory.lessons.length === 0) return null;
  const fingerprint = layoutFingerprint(layout);
  const view = viewDocument(layout);
  const similarity = new Map<string, number>();
  for (const { layoutFingerprint: taught } of memory.lessons)
    if (!similarity.has(taught)) similarity.set(taught, sameLayout(taught, fingerprint));
  return {
    field(fieldId): FieldRecollection | null {
      const near = memory.lessons
        .filter((lesson) => lesson.fieldId === fieldId)
        .map((lesson) => ({ lesson, similarity: similarity.get(lesson.layoutFingerprint) ?? 0 }))
        .filter((each) => each.similarity >= MIN_SIMILARITY)
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, MAX_NEAR);
      if (near.length === 0) return null;
      const said = near.filter(({ lesson }) => lesson.value !== null && lesson.contexts.length > 0);
      const traits = weighTraits(said);
      return {
        stretches: said.length > 0 ? likeStretches(view, said, traits) : [],
        // A mail's header says each thing itself, and another one each time: who wrote the last mail is whom this one is written to.
        replacements: layout.attachments === null ? findReplacements(view, said) : [],
        alike: said.filter((each) => each.similarity >= SAME_LAYOUT).length,
        absence: absenceOf(near),
        fits: (values) => fitValues(view, near, traits, values),
      };
    },
  };
}

function absenceOf(near: readonly NearLesson[]): number {
  const weigh = (each: readonly NearLesson[]): number => each.reduce((sum, { similarity }) => sum + similarity ** 2, 0);
  return (weigh(near.filter(({ lesson }) => lesson.value === null)) / weigh(near)) * (near[0]?.similarity ?? 0);
}
