/** A computed check, e.g. "net + tax = total": two sides over the number fields of a row, and of the row above it. */
export interface Equation {
  left: Term;
  right: Term;
}

export type Term =
  | { kind: 'field'; fieldId: string; name: string; /** of the row above */ previous: boolean }
  | { kind: 'number'; number: number; written: string }
  | { kind: 'negative'; of: Term }
  | { kind: 'sum' | 'difference' | 'product' | 'quotient'; left: Term; right: Term }
  | { kind: 'brackets'; of: Term };

/** A field that an equation may name. */
export interface NamedField {
  id: string;
  variableName: string;
}

/** Longer equations are programs. */
const MAX_EQUATION_CHARACTERS = 1_000;
const MAX_NESTED_BRACKETS = 20;

/**
 * The equation that a text writes over the fields named, or a sentence that says why it writes none. Fields are written by their names,
 * whatever the capitals, the longest that fits; a name that is no single run of letters, figures and blanks may stand in [ ].
 *
 *     equation = sum "=" sum
 *     sum      = product { ("+" | "-") product }
 *     product  = factor { ("*" | "×" | "/" | "÷") factor }
 *     factor   = "-" factor | "(" sum ")" | number [ "%" ] | [ "previous" ] ( name | "[" name "]" )
 */
export function parseEquation(text: string, fields: readonly NamedField[]): Equation | string {
  if (text.length > MAX_EQUATION_CHARACTERS) return `A check has at most ${MAX_EQUATION_CHARACTERS} characters.`;
  try {
    const reader = new EquationReader(text.normalize('NFC'), fields);
    return reader.equation();
  } catch (problem) {
    if (problem instanceof EquationProblem) return problem.message;
    throw problem;
  }
}

export type FieldTerm = Extract<Term, { kind: 'field' }>;

/** The fields that a side names, in its order. */
export function fieldsOf(term: Term): FieldTerm[] {
  switch (term.kind) {
    case 'field':
      return [term];
    case 'number':
      return [];
    case 'negative':
    case 'brackets':
      return fieldsOf(term.of);
    default:
      return [...fieldsOf(term.left), ...fieldsOf(term.right)];
  }
}

/** The equation as it reads with fields of other names. */
export function writeEquation({ left, right }: Equation, nameOf: (fieldId: string) => string): string {
  return `${written(left)} = ${written(right)}`;

  function written(term: Term): string {
    switch (term.kind) {
      case 'field': {
        const name = nameOf(term.fieldId);
        return `${term.previous ? 'previous ' : ''}${isPlainName(name) ? name : `[${name}]`}`;
      }
      case 'number':
        return term.written;
      case 'negative':
        return `-${written(term.of)}`;
      case 'brackets':
        return `(${written(term.of)})`;
      default:
        return `${written(term.left)} ${SIGNS[term.kind]} ${written(term.right)}`;
    }
  }
}

export const SIGNS = { sum: '+', difference: '−', product: '×', quotient: '÷' } as const;

/** In the form in which it is read again. */
const isPlainName = (name: string): boolean => /^\p{L}[\p{L}\p{M}\p{Nd}_ ]*$/u.test(name) && name === name.trim();

/** What is wrong with the text; thrown within this file only. */
class EquationProblem extends Error {}

const OPERATORS: Record<string, 'sum' | 'difference' | 'product' | 'quotient'> = {
  '+': 'sum',
  '-': 'difference',
  '−': 'difference',
  '–': 'difference',
  '*': 'product',
  '×': 'product',
  '·': 'product',
  '/': 'quotient',
  '÷': 'quotient',
};
const WORD_CHARACTER = /[\p{L}\p{M}\p{Nd}_]/u;

class EquationReader {
  readonly #text: string;
  readonly #names: readonly { lower: string; field: NamedField }[];
  #at = 0;
  #depth = 0;

  constructor(text: string, fields: readonly NamedField[]) {
    this.#text = text;
    this.#names = fields
      .map((field) => ({ lower: field.variableName.normalize('NFC').trim().toLowerCase(), field }))
      .sort((one, other) => other.lower.length - one.lower.length);
  }

  equation(): Equation {
    const left = this.#sum();
    if (this.#next() !== '=')
      throw new EquationProblem(this.#next() === '' ? 'A check has two sides with “=” between them.' : this.#stray());
    this.#at++;
    const right = this.#sum();
    if (this.#next() !== '') throw new EquationProblem(this.#stray());
    if (fieldsOf(left).length + fieldsOf(right).length === 0) throw new EquationProblem('A check names at least one field.');
    return { left, right };
  }

  #sum(): Term {
    return this.#chain(['sum', 'difference'], () => this.#chain(['product', 'quotient'], () => this.#factor()));
  }

  #chain(kinds: readonly string[], part: () => Term): Term {
    let term = part();
    for (;;) {
      const kind = OPERATORS[this.#next()];
      if (kind === undefined || !kinds.includes(kind)) return term;
      this.#at++;
      term = { kind, left: term, right: part() };
    }
  }

  #factor(): Term {
    const next = this.#next();
    if (OPERATORS[next] === 'difference') {
      this.#at++;
      return this.#deeper(() => ({ kind: 'negative', of: this.#factor() }));
    }
    if (next === '(') {
      this.#at++;
      return this.#deeper(() => {
        const of = this.#sum();
        if (this.#next() !== ')') throw new EquationProblem('A bracket is not closed.');
        this.#at++;
        return { kind: 'brackets', of };
      });
    }
    return this.#field(false) ?? this.#previous() ?? this.#number();
  }

  #field(previous: boolean): Term | null {
    const field = this.#next() === '[' ? this.#bracketedName() : this.#name();
    return field && { kind: 'field', fieldId: field.id, name: field.variableName, previous };
  }

  /** A field that begins with the word itself was taken for what it is. */
  #previous(): Term | null {
    const word = /^previous(?=\s|\[)/i.exec(this.#text.slice(this.#at))?.[0];
    if (word === undefined) return null;
    this.#at += word.length;
    const field = this.#field(true);
    if (!field) throw this.#unread();
    return field;
  }

  #deeper(read: () => Term): Term {
    if (++this.#depth > MAX_NESTED_BRACKETS) throw new EquationProblem('The brackets stand too deep.');
    const term = read();
    this.#depth--;
    return term;
  }

  #bracketedName(): NamedField {
    const end = this.#text.indexOf(']', this.#at);
    if (end < 0) throw new EquationProblem('A “[” is not closed.');
    const name = this.#text.slice(this.#at + 1, end).trim();
    const found = this.#names.find(({ lower }) => lower === name.toLowerCase());
    if (!found) throw unknown(name);
    this.#at = end + 1;
    return found.field;
  }

  #name(): NamedField | null {
    const rest = this.#text.slice(this.#at).toLowerCase();
    const found = this.#names.find(({ lower }) => lower !== '' && rest.startsWith(lower) && !isWithinWord(rest, lower.length));
    if (!found) return null;
    this.#at += found.lower.length;
    return found.field;
  }

  #number(): Term {
    const match = /^(\d+(?:\.\d+)?)\s*(%?)/.exec(this.#text.slice(this.#at));
    if (!match || isWithinWord(this.#text.slice(this.#at), match[1]!.length)) throw this.#unread();
    this.#at += match[0].length;
    const percent = match[2] === '%';
    return { kind: 'number', number: Number(match[1]) / (percent ? 100 : 1), written: `${match[1]}${percent ? '%' : ''}` };
  }

  #unread(): EquationProblem {
    const word = /^[^+\-−–*×·/÷=()[\]]+/.exec(this.#text.slice(this.#at))?.[0].trim();
    if (word) return unknown(word);
    return new EquationProblem(this.#next() === '' ? 'The check ends too early.' : this.#stray());
  }

  #stray = (): string => `“${this.#next()}” cannot stand there.`;

  /** The next character that is no blank, which is where the reader stands then; empty at the end. */
  #next(): string {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at++;
    return this.#text.charAt(this.#at);
  }
}

const unknown = (name: string): EquationProblem => new EquationProblem(`“${name.slice(0, 60)}” is no number field of this template.`);

/** Whether a word goes on where it is cut. */
const isWithinWord = (text: string, at: number): boolean =>
  WORD_CHARACTER.test(text.charAt(at)) && (at === 0 || WORD_CHARACTER.test(text.charAt(at - 1)));
