import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Below the working directory. A line for each error, as JSON: `name` (the file it came from, where vitest knows it) and `failure`. */
const KEPT = '.tmp/reports/unhandled-errors.jsonl';

/**
 * A reporter of vitest. A rejection that nobody awaits, or an error of a socket that nobody hears, fails a run although
 * each of its tests passed, and stands in no JSON report.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    appendFileSync(KEPT, errors.map((error) => `${JSON.stringify(asTold(error))}\n`).join(''));
  }
}

/** What the reporter kept of all runs in a folder since its reports were removed. */
export function unhandledErrors(folder) {
  const path = join(folder, KEPT);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line));
}

const asTold = (error) => ({
  name: error.VITEST_TEST_PATH ?? 'outside of any file',
  failure: error.stack ?? `${error.name}: ${error.message}`,
});
