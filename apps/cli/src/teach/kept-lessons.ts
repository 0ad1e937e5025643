import type { CellValue, TaughtLesson, TaughtTable, Template, ValueContext } from '@sheetlift/engine';

/** A lesson as a template file carries it: by the name of its field, and of which document (a hash), so that teaching it again takes its place. */
export interface KeptLesson extends Omit<TaughtLesson, 'templateId' | 'fieldId'> {
  field: string;
  document: string;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isNeighbour: Check = (value) => value === null || typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';

const CONTEXT: Record<keyof ValueContext, Check> = {
  printed: isText,
  recognised: isFlag,
  lines: isNumber,
  left: isNeighbour,
  right: isNeighbour,
  above: isNeighbour,
  below: isNeighbour,
  startX: isNumber,
  endX: isNumber,
  fromTop: isNumber,
  fromEnd: isNumber,
  pagesBefore: isNumber,
  pagesAfter: isNumber,
};

const isNumbers: Check = (value) => Array.isArray(value) && value.every(isNumber);

const VALUES: Record<CellValue['kind'] | 'table', Record<string, Check>> = {
  text: { text: isText },
  date: { iso: isText },
  number: { number: isNumber, decimals: isNumber },
  'yes/no': { yes: isFlag },
  enum: { value: isText },
  table: {
    anchors: (value) => Array.isArray(value) && value.every((anchor) => fits(anchor, { text: isText, x: isNumber, y: isNumber })),
    width: isNumber,
    columns: isNumbers,
    head: isNumbers,
    rowsBy: (value) => isText(value) || isNumber(value),
    below: isText,
  },
};

const LESSON: Record<keyof KeptLesson, Check> = {
  id: isText,
  field: isText,
  document: isText,
  layoutFingerprint: isText,
  contexts: (value) => Array.isArray(value) && value.every((context) => fits(context, CONTEXT)),
  value: (value) => value === null || fits(value, VALUES[(value as CellValue | TaughtTable | undefined)?.kind as keyof typeof VALUES]),
  at: isText,
  engineVersion: isText,
};

/** The lessons in a template file; none where it carries none. Throws where what it carries is none. */
export function keptLessons(json: unknown): KeptLesson[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new Error('lessons: not a list');
  json.forEach((lesson, index) => {
    if (!fits(lesson, LESSON)) throw new Error(`lessons.${index}: not a lesson as "sheetlift teach" writes it`);
  });
  return json as KeptLesson[];
}

/** As the engine has them. Of a field that the template no longer has nothing is known. */
export function lessonsFor({ entities }: Template, kept: readonly KeptLesson[], templateId: string): TaughtLesson[] {
  const ids = new Map(entities.map(({ variableName, id }) => [variableName, id]));
  return kept.flatMap(({ field, document: _document, ...lesson }) => {
    const fieldId = ids.get(field);
    return fieldId === undefined ? [] : [{ ...lesson, templateId, fieldId }];
  });
}

function fits(value: unknown, checks: Record<string, Check> | undefined): boolean {
  if (typeof value !== 'object' || value === null || !checks) return false;
  return Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));
}
