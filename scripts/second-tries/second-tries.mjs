/** Of a few hundred journeys, those that a machine that hiccups may hit; more are a fault, in the page or in its tests. */
const MOST_SECOND_TRIES = 5;

/** The tests in a JSON report of vitest that passed only when tried again: they passed, and still tell of a failure. */
export function secondTries({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => ({ name: fullName, failure: failureMessages[0] }));
}

/** What is said of them, each with the beginning of its failure, and whether they are too many. */
export function judgeSecondTries(tries) {
  return {
    lines: [`Second tries: ${tries.length}`, ...tries.map(({ name, failure }) => `- ${name}\n${beginningOf(failure)}`)],
    areTooMany: tries.length > MOST_SECOND_TRIES,
  };
}

const LINES_OF_A_FAILURE = 12;

const beginningOf = (failure) =>
  failure
    .split('\n', LINES_OF_A_FAILURE)
    .map((line) => `    ${line}`)
    .join('\n');
