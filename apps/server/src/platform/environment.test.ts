import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  test('an empty environment serves localhost:3000 with data beside the working directory', () => {
    expect(readEnvironment({}, '/srv/sheetlift')).toEqual({ port: 3000, host: 'localhost', dataDirectory: '/srv/sheetlift/data' });
  });

  test('given values are taken over, and a relative data folder becomes absolute', () => {
    const variables = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '../state' };
    expect(readEnvironment(variables, '/srv/sheetlift')).toEqual({ port: 8080, host: '0.0.0.0', dataDirectory: '/srv/state' });
  });

  test('all problems are listed at once', () => {
    const read = () => readEnvironment({ PORT: '70000', HOST: 'a b', DATA_DIR: ' ' }, '/srv');
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/3 problems:\n {2}PORT must .*70000.*\n {2}HOST must .*\n {2}DATA_DIR must/);
  });

  test.each(['', '-1', '80.5', '0x50', ' 80', 'http'])('the port %j is refused', (port) => {
    expect(() => readEnvironment({ PORT: port }, '/srv')).toThrow(/PORT must be a whole number/);
  });
});
