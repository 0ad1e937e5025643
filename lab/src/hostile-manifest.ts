import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from './shared-folder.ts';

/** One row of the manifest of odd and damaged files. */
export interface HostileFile {
  path: string;
  uploadName: string;
  kind: string;
  expectation: 'reads' | 'typed-error' | 'either';
  pages?: number;
  text?: boolean;
}

/** The odd files beside the project; empty where they are not there. */
export function hostileFiles(): HostileFile[] {
  const folder = sharedFolder('hostile');
  if (!folder) return [];
  return (JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as { files: HostileFile[] }).files;
}

export function hostileBytes(file: HostileFile): Uint8Array {
  return readFileSync(join(sharedFolder('hostile') as string, file.path));
}
