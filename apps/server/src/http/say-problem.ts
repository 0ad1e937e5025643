/** What zod found wrong with a value that was given, and where. */
interface Problem {
  code: string;
  /** Names and numbers that lead to the value, from the outside in; none where all of it is wrong. */
  path: readonly PropertyKey[];
  message: string;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  values?: unknown;
}

/** What zod says by itself of a value that is wrong, or of too much or too little. */
const WORDS_OF_ZOD = /^(Invalid input|Too (big|small))/;

/** How a type of zod is called where people write JSON, forms and addresses. */
const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What is counted of a value that has too much or too little of it; a number is that itself. */
const COUNTED: Record<string, string> = { string: ' characters', array: ' entries' };

/** Our own words stand alone, as the specification gives them; zod's say nothing without the place and what is wanted there. */
export function sayProblem(problem: Problem): string {
  const place = problem.path.map(String).join('.');
  if (!WORDS_OF_ZOD.test(problem.message) || place === '') return problem.message;
  return `Invalid input: ${place}${wantedOf(problem)}`;
}

function wantedOf({ code, expected, origin, minimum, maximum, values }: Problem): string {
  const type = TYPES[String(expected)];
  if (code === 'invalid_type' && type !== undefined) return ` is wanted, as ${type}`;
  if (code === 'invalid_value' && Array.isArray(values)) return ` is one of ${values.join(', ')}`;
  const counted = COUNTED[String(origin)];
  const amount = counted === undefined ? ' is' : ' has';
  if (code === 'too_small' && minimum !== undefined) return `${amount} ${String(minimum)}${counted ?? ''} at least`;
  if (code === 'too_big' && maximum !== undefined) return `${amount} ${String(maximum)}${counted ?? ''} at most`;
  return '';
}
