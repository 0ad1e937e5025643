import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { RECOGNISER_FILES } from '../node/recogniser-files.ts';
import { NETWORK_FILE } from '../node/package-file.ts';
import { createLineReader } from './line-reader.ts';

test('A network whose file was cut short is refused, and what is said names it', async () => {
  const whole = await readFile(NETWORK_FILE);
  await expect(createLineReader({ ...RECOGNISER_FILES, loadNetwork: async () => whole.subarray(0, whole.length / 2) })).rejects.toThrow(
    /^The line network \(\d+ bytes\) could not be started: /,
  );
});
