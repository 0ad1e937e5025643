import type { CellValue } from '../model/index.ts';
import type { BetweenNote } from './between-note.ts';
import { type DocumentHeader, keyOf, saidOf } from './header-values.ts';

/** Two papers that agree by chance agree in fewer fields than this. */
const LEAST_ALIKE = 3;
/** Of these so many have figures: a name and a currency stand on every paper of a supplier. */
const LEAST_WITH_FIGURES = 2;
/** The share of documents that have a value of their own in a field that numbers them. */
const NUMBERING_SHARE = 0.8;
/** Of fewer documents nothing says which field numbers them. */
const LEAST_NUMBERED = 4;

/** Papers given twice, and numbers that two papers bear. */
export function repeats(headers: readonly DocumentHeader[]): BetweenNote[] {
  const same = samePapers(headers);
  const isSaid = (ids: readonly string[]): boolean => same.some(({ documentIds }) => ids.every((id) => documentIds.includes(id)));
  return [...same, ...sameNumbers(headers).filter(({ documentIds }) => !isSaid(documentIds))];
}

/** Documents that agree in all that both say, figures among it. */
function samePapers(headers: readonly DocumentHeader[]): BetweenNote[] {
  const groups = new Map<string, DocumentHeader[]>();
  for (const header of headers) {
    const withFigures = [...header.values].filter(([, value]) => hasFigures(value));
    // Amounts alone are alike on many small papers.
    const isTold = withFigures.some(([, { kind }]) => kind !== 'number');
    if (header.values.size < LEAST_ALIKE || withFigures.length < LEAST_WITH_FIGURES || !isTold) continue;
    const key = withFigures.map(([fieldId, value]) => `${fieldId}=${keyOf(value)}`).join('\n');
    groups.set(key, [...(groups.get(key) ?? []), header]);
  }
  return [...groups.values()].flatMap((group): BetweenNote[] => {
    const [first, ...others] = group;
    const alike = others.filter((other) => first && agreesWith(first, other));
    if (!first || alike.length === 0) return [];
    const [fieldId = ''] = [...first.values].find(([, value]) => hasFigures(value)) ?? [];
    const names = [first, ...alike].map(({ document }) => document.fileName);
    return [
      {
        kind: 'same-paper',
        sentence: `${inWords(names)} say the same in every field: they may be one paper, given ${names.length === 2 ? 'twice' : `${names.length} times`}.`,
        documentIds: [first, ...alike].map(({ document }) => document.id),
        fieldId,
      },
    ];
  });
}

/** Rows count too: two statements of the same head may list other things. */
function agreesWith({ document, values }: DocumentHeader, other: DocumentHeader): boolean {
  const isContradicted = [...values].some(([fieldId, value]) => {
    const said = other.values.get(fieldId);
    return said !== undefined && keyOf(said) !== keyOf(value);
  });
  return !isContradicted && document.rowCount === other.document.rowCount && document.rowsHash === other.document.rowsHash;
}

/** A value of a field that numbers the documents, on two of them of the same people. */
function sameNumbers(headers: readonly DocumentHeader[]): BetweenNote[] {
  return numberingFields(headers).flatMap((fieldId) => {
    const groups = new Map<string, { value: CellValue; headers: DocumentHeader[] }>();
    for (const header of headers) {
      const value = header.values.get(fieldId);
      if (!value) continue;
      const group = groups.get(keyOf(value)) ?? { value, headers: [] };
      group.headers.push(header);
      groups.set(keyOf(value), group);
    }
    return [...groups.values()].flatMap(({ value, headers: [first, ...others] }): BetweenNote[] => {
      const alike = others.filter((other) => first && namesAgree(first, other));
      if (!first || alike.length === 0) return [];
      const documents = [first, ...alike].map(({ document }) => document);
      const names = documents.map(({ fileName }) => fileName);
      return [
        {
          kind: 'same-number',
          sentence: `${saidOf(value)} stands on ${inWords(names)}, which say other things besides.`,
          documentIds: documents.map(({ id }) => id),
          fieldId,
        },
      ];
    });
  });
}

/** Text fields with figures that tell the documents apart. */
export function numberingFields(headers: readonly DocumentHeader[]): string[] {
  const valuesOf = new Map<string, string[]>();
  for (const { values } of headers)
    for (const [fieldId, value] of values)
      if (value.kind === 'text' && hasFigures(value)) valuesOf.set(fieldId, [...(valuesOf.get(fieldId) ?? []), keyOf(value)]);
  return [...valuesOf].flatMap(([fieldId, keys]) =>
    keys.length >= LEAST_NUMBERED && keys.length >= headers.length / 2 && new Set(keys).size >= keys.length * NUMBERING_SHARE
      ? [fieldId]
      : [],
  );
}

/** Of what both name in words and without figures, something is alike and nothing differs. */
function namesAgree(one: DocumentHeader, other: DocumentHeader): boolean {
  const both = [...one.values].flatMap(([fieldId, value]): [CellValue, CellValue][] => {
    const said = other.values.get(fieldId);
    return said && value.kind === 'text' && said.kind === 'text' && !hasFigures(value) && !hasFigures(said) ? [[value, said]] : [];
  });
  return both.length > 0 && both.every(([value, said]) => keyOf(value) === keyOf(said));
}

/** Three digits of a text, a day, or an amount: what another paper hardly has by chance. */
function hasFigures(value: CellValue): boolean {
  if (value.kind === 'text') return (value.text.match(/\d/g)?.length ?? 0) >= 3;
  return value.kind === 'date' || (value.kind === 'number' && value.number !== 0);
}

/** "a.pdf and b.pdf", "a.pdf, b.pdf and 3 others". */
function inWords(names: readonly string[]): string {
  const [first = '', second = '', ...others] = names;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length === 1 ? 'one other' : `${others.length} others`}`;
}
