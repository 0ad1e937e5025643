import type { LearnedLabel } from '../../model/index.ts';
import { foldWords } from '../../values/fold.ts';
import type { CompiledField, CompiledTemplate, LabelPhrase } from './compiled-field.ts';

/**
 * A template that also knows the words that corrections found beside its values. What a field or another one already claims stays theirs.
 */
export function withLearnedLabels(template: CompiledTemplate, learned: readonly LearnedLabel[]): CompiledTemplate {
  if (learned.length === 0) return template;
  const claimed = new Set(template.fields.flatMap(({ labels }) => labels.map(({ text }) => text)));
  const fields = template.fields.map((field): CompiledField => {
    const own = learned
      .filter(({ fieldId }) => fieldId === field.field.id)
      .map(phraseOf)
      .filter(({ text, words }) => words.length > 0 && !claimed.has(text));
    return own.length === 0 ? field : { ...field, labels: [...field.labels, ...own] };
  });
  return { ...template, fields };
}

function phraseOf({ text, weight }: LearnedLabel): LabelPhrase {
  const words = foldWords(text);
  return { text: words.join(' '), words, weight, source: 'learned' };
}
