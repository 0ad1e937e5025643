/** One or two are a machine that hiccups; more are a fault, in the page or in its tests. */
const MOST_SECOND_TRIES = 2;

/** The names of the tests in a JSON report of vitest that passed only when tried again: they passed, and still tell of a failure. */
export function secondTries({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
}

/** The line that says them, and whether they are too many. */
export function judgeSecondTries(names) {
  return {
    line: ['Second tries: ', names.length, names.length > 0 ? `: ${names.join('; ')}` : ''].join(''),
    areTooMany: names.length > MOST_SECOND_TRIES,
  };
}
