/** Of a few hundred journeys, those that a machine that hiccups may hit; more are a fault, in the page or in its tests. */
const MOST_SECOND_TRIES = 5;

/** The tests in a JSON report of vitest that failed, and the files that could not be run, each with the beginning of its failure. */
export function failures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(asTold);
    return failed.length === 0 && status === 'failed' ? [{ name, failure: message }] : failed;
  });
}

/** The tests in a JSON report of vitest that passed only when tried again: they passed, and still tell of a failure. */
export function secondTries({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(asTold);
}

export const areTooMany = (tries) => tries.length > MOST_SECOND_TRIES;

/** How many there are, and each with the beginning of its failure. */
export const linesOf = (title, told) => [
  `${title}: ${told.length}`,
  ...told.map(({ name, failure }) => `- ${name}\n${beginningOf(failure)}`),
];

const asTold = ({ fullName, failureMessages }) => ({ name: fullName, failure: failureMessages[0] ?? '' });

const LINES_OF_A_FAILURE = 12;

const beginningOf = (failure) =>
  failure
    .split('\n', LINES_OF_A_FAILURE)
    .map((line) => `    ${line}`)
    .join('\n');
