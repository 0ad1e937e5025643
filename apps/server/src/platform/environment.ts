import { resolve } from 'node:path';

/** What the server is told from outside. Everything has a default, so an empty environment is a valid one. */
export interface Environment {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Absolute path; everything the server keeps lies below it. */
  dataDirectory: string;
}

/** Reads the environment, or throws one `EnvironmentError` that lists every problem at once. */
export function readEnvironment(variables: Record<string, string | undefined>, workingDirectory: string): Environment {
  const problems: string[] = [];
  const environment = {
    port: readPort(variables['PORT'], problems),
    host: readHost(variables['HOST'], problems),
    dataDirectory: resolve(workingDirectory, readDataDirectory(variables['DATA_DIR'], problems)),
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

function readPort(text: string | undefined, problems: string[]): number {
  if (text === undefined) return 3000;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  problems.push(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return 0;
}

function readHost(text: string | undefined, problems: string[]): string {
  if (text === undefined) return 'localhost';
  if (/^[\w.:-]+$/.test(text)) return text;
  problems.push(`HOST must be a host name or an address, not "${text}".`);
  return '';
}

function readDataDirectory(text: string | undefined, problems: string[]): string {
  if (text === undefined) return 'data';
  if (text.trim() === '' || text.includes('\0')) problems.push('DATA_DIR must name a folder; leave it out for ./data.');
  return text;
}
