import type { Candidate, Template, TemplateField } from '../model/index.ts';
import { cellsSchema, readingsSchema, rowsSchema } from './answer-schema.ts';
import { CELL_INSTRUCTIONS, PICTURE_INSTRUCTIONS, ROW_INSTRUCTIONS } from './instructions.ts';
import type { ModelPicture, ModelPrompt } from '../language-model/model-port.ts';
import type { NumberedLine } from './numbered-lines.ts';

/** A field as a question has it: under a short name, with what the built-in engine found for it. */
export interface AskedCell {
  /** "f3", as answers call it. */
  name: string;
  fieldIndex: number;
  candidates: readonly Candidate[];
  /** Where a person found it in other documents, in words. */
  confirmed: readonly string[];
  /** A quote of an earlier answer that is not printed in the document. */
  notPrinted: string | null;
}

/** Small models lose the thread over more fields at a time. */
export const FIELDS_AT_A_TIME = 6;

/** Tokens that one cell of an answer takes, with room for long quotes. */
const CELL_TOKENS = 160;
const ROW_CELL_TOKENS = 60;
const PICTURE_TOKENS = 80;
const MOST_OUTPUT_TOKENS = 8_000;

export const nameOf = (fieldIndex: number): string => `f${fieldIndex + 1}`;
export const candidateName = (name: string, at: number): string => `${name}c${at + 1}`;

/** Asks for cells in some lines. */
export function askCells(template: Template, cells: readonly AskedCell[], lines: readonly NumberedLine[]): ModelPrompt {
  const fields = cells.map(({ name, fieldIndex, candidates, confirmed, notPrinted }) =>
    [
      `${name}: ${describe(template.entities[fieldIndex])}`,
      ...candidates.map((candidate, at) => `  candidate ${candidateName(name, at)}: ${quoted(candidate.printed)} (${candidate.reason})`),
      ...confirmed.map((where) => `  confirmed: ${where}`),
      ...(notPrinted === null
        ? []
        : [`  ${quoted(notPrinted)} is not printed in the document. Copy exactly what is printed, or answer absent.`]),
    ].join('\n'),
  );
  return {
    instructions: CELL_INSTRUCTIONS,
    question: `${purposeOf(template)}Fields:\n${fields.join('\n')}\n\nLines:\n${shown(lines)}`,
    schema: cellsSchema(cells.map(({ name }) => name)),
    maxOutputTokens: Math.min(MOST_OUTPUT_TOKENS, 60 + CELL_TOKENS * cells.length),
  };
}

/** Asks for the rows that some lines give; `heads` are lines above them that say what the columns are; `round` counts the answers that left them out. */
export function askRows(
  template: Template,
  fieldIndices: readonly number[],
  heads: readonly NumberedLine[],
  lines: readonly NumberedLine[],
  round: number,
): ModelPrompt {
  const fields = fieldIndices.map((fieldIndex) => `${nameOf(fieldIndex)}: ${describe(template.entities[fieldIndex])}`);
  const again =
    round === 0
      ? ''
      : `Answers so far (${round}) left these lines out, or quoted what is not printed: give each as a row, copied exactly, or name it in "noRows".\n\n`;
  const above = heads.length === 0 ? '' : `Heads of the columns:\n${shown(heads)}\n\n`;
  return {
    instructions: ROW_INSTRUCTIONS,
    question: `${purposeOf(template)}Fields:\n${fields.join('\n')}\n\n${above}${again}Lines:\n${shown(lines)}`,
    schema: rowsSchema(fieldIndices.map(nameOf)),
    maxOutputTokens: Math.min(MOST_OUTPUT_TOKENS, 100 + ROW_CELL_TOKENS * fieldIndices.length * lines.length),
  };
}

/** Asks what is written in pictures of single words. Nothing is said of what they should be: a reader who knows what is wanted finds it. */
export const askPictures = (pictures: readonly ModelPicture[]): ModelPrompt => ({
  instructions: PICTURE_INSTRUCTIONS,
  question: `Pictures: ${pictures.length}`,
  pictures,
  schema: readingsSchema(),
  maxOutputTokens: 60 + PICTURE_TOKENS * pictures.length,
});

const purposeOf = ({ name, description }: Template): string => `Documents: ${oneLine(`${name}. ${description}`)}\n`;

function describe(field: TemplateField | undefined): string {
  if (!field) return '';
  const kind = field.type === 'enum' ? `one of ${field.enumValues.map(quoted).join(', ')}; quote the words that say which` : field.type;
  return oneLine(`${field.variableName} (${kind}) ${field.description}`);
}

const shown = (lines: readonly NumberedLine[]): string => lines.map(({ number, text }) => `[${number}] ${text}`).join('\n');
export const quoted = (text: string): string => JSON.stringify(oneLine(text).slice(0, 200));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
