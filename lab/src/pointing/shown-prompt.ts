import type { ModelPrompt } from '@sheetlift/engine';

/** What a prompt shows to a model, read out of its text as a model reads it. */
export interface ShownPrompt {
  asksRows: boolean;
  /** Short name ("f3") by the field's own. */
  fields: { name: string; variableName: string; wasNotPrinted: boolean }[];
  lines: { number: number; text: string }[];
}

export function readPrompt({ question, schema }: ModelPrompt): ShownPrompt {
  const at = question.lastIndexOf('\nLines:\n');
  const [head, shown] = [question.slice(0, at), question.slice(at + '\nLines:\n'.length)];
  const parts = head.split(/\n(?=f\d+: )/).slice(1);
  return {
    asksRows: schema.type === 'object' && 'rows' in schema.properties,
    fields: parts.map((part) => {
      const [, name = '', variableName = ''] = /^(f\d+): (.+?) \((?:text|number|yes\/no|one of)/.exec(part) ?? [];
      return { name, variableName, wasNotPrinted: part.includes(' is not printed in the document.') };
    }),
    lines: shown.split('\n').flatMap((line) => {
      const [, number = '', text = ''] = /^\[(\d+)\] (.*)$/s.exec(line) ?? [];
      return number === '' ? [] : [{ number: Number(number), text }];
    }),
  };
}
