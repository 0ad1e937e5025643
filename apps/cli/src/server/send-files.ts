import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ModelUses, RowMode, Template } from '@sheetlift/engine';
import { type GivenFile, isLarge, type Parcel, parcelsOf } from './given-files.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { answered, type SheetliftClient } from './server-client.ts';

/** What is asked of a run. */
export interface AskedRun {
  template: Template;
  row_mode: RowMode;
  /** Undefined: as the template says. */
  model_mode: ModelUses | undefined;
}

/** Of an account the server keeps a thousand uploads that are no documents yet. */
const MOST_WAITING = 500;

/**
 * Sends the files, starts the run of them and gives its id. Large ones go first, and become documents of the run when all have come: so a command that is ended
 * meanwhile leaves no half run. `onSent` is told how many bytes are there.
 */
export async function sendFiles(
  files: readonly GivenFile[],
  asked: AskedRun,
  client: SheetliftClient,
  onSent: (bytes: number) => void,
): Promise<string> {
  let runId: string | null = null;
  let sent = 0;
  const parcels = parcelsOf(files);
  for (let first = 0; first < parcels.length; first += MOST_WAITING) {
    const course = parcels.slice(first, first + MOST_WAITING);
    const uploads = new Map<Parcel, string>();
    for (const parcel of course.filter(isLarge)) {
      uploads.set(parcel, await sendInPieces(parcel.files[0]!, client, (bytes) => onSent(sent + bytes)));
      sent += parcel.bytes;
    }
    for (const parcel of course) {
      const upload = uploads.get(parcel);
      runId = await add(upload === undefined ? parcel : upload, { runId, asked }, client);
      if (upload === undefined) onSent((sent += parcel.bytes));
    }
  }
  return runId!;
}

/** Documents of the run, or of a new one; each request is done once, however often it is tried. */
async function add(
  what: Parcel | string,
  { runId, asked }: { runId: string | null; asked: AskedRun },
  client: SheetliftClient,
): Promise<string> {
  const header = { 'idempotency-key': randomUUID() };
  const given = typeof what === 'string' ? { uploads: [what] } : {};
  const form = typeof what === 'string' ? null : await formOf(what);
  const sending = form ? { bodySerializer: () => form } : {};
  if (runId !== null) {
    const params = { path: { id: runId }, header };
    return answered(await client.POST('/api/v1/runs/{id}/documents', { params, body: given, ...sending })).id;
  }
  const { template, ...modes } = asked;
  form?.set('template', JSON.stringify(template));
  for (const [name, mode] of Object.entries(modes)) if (mode !== undefined) form?.set(name, mode);
  return answered(await client.POST('/api/v1/runs', { params: { header }, body: { ...asked, ...given }, ...sending })).id;
}

async function formOf({ files }: Parcel): Promise<FormData> {
  const form = new FormData();
  for (const { path, name } of files) form.append('files', new Blob([await readFile(path)]), name);
  return form;
}
