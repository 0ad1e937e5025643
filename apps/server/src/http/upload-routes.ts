import {
  continueUpload as continueUploadCall,
  createUpload,
  deleteUpload as deleteUploadCall,
  getUpload,
  limitsOf,
} from '@sheetlift/contract';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { continueUpload, deleteUpload, describeUpload, findResting, startUpload } from '../runs/uploads.ts';
import { Failure } from './failure.ts';
import { doOnce } from './idempotency.ts';
import { type Route, route, type RouteRequest } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** A piece a second, with some that break. */
const UPLOAD: RateLimit = { name: 'upload', times: 1_200, perSeconds: 10 * 60 };

const BYTES_A_MEGABYTE = 1024 * 1024;

/** The version of tus that is spoken here, with its extensions "creation" and "termination" (https://tus.io/protocols/resumable-upload). */
const TUS = '1.0.0';

/** Uploads that go on after a break. */
export function uploadRoutes(parts: ServerParts): Route[] {
  const { database, clock, billing, hasRoom } = parts;
  return [
    route(
      createUpload,
      async (request) => {
        speakTus(request);
        const byteLength = lengthIn(request, 'upload-length');
        const fileName = nameIn(request.header('upload-metadata') ?? '');
        if (!(await hasRoom())) throw new Failure('unavailable', 'The disk with the data folder is full.');
        const plan = planOf(await findSubscriptions(request.caller.id, clock(), database));
        const maxBytes = limitsOf(plan, billing !== null).megabytesPerFile * BYTES_A_MEGABYTE;
        const asked = { ...request, body: { fileName, byteLength } };
        const upload = await doOnce(createUpload, asked, parts, async (transaction) =>
          describeUpload(await startUpload(request.caller.id, { fileName, byteLength, maxBytes }, { ...parts, database: transaction })),
        );
        request.tell('location', getUpload.path.replace(':id', upload.id));
        return upload;
      },
      UPLOAD,
    ),
    route(
      getUpload,
      async (request) => {
        const upload = await findResting(request.caller.id, request.params.id, database);
        request.tell('tus-resumable', TUS);
        request.tell('upload-length', String(upload.byteLength));
        request.tell('upload-offset', String(upload.receivedBytes));
        return describeUpload(upload);
      },
      UPLOAD,
    ),
    route(
      continueUploadCall,
      async (request) => {
        const upload = await findResting(request.caller.id, request.params.id, database);
        speakTus(request);
        const from = lengthIn(request, 'upload-offset');
        if (!request.upload) throw new Failure('unsupported_media_type');
        if (!(await hasRoom())) throw new Failure('unavailable', 'The disk with the data folder is full.');
        request.tell('upload-offset', String(await continueUpload(upload, from, request.upload, parts)));
        return null;
      },
      UPLOAD,
    ),
    route(
      deleteUploadCall,
      async (request) => {
        const upload = await findResting(request.caller.id, request.params.id, database);
        request.tell('tus-resumable', TUS);
        await deleteUpload(upload, parts);
        return null;
      },
      UPLOAD,
    ),
  ];
}

type Asking = Pick<RouteRequest<typeof createUpload>, 'header' | 'tell'>;

function speakTus({ header, tell }: Asking): void {
  tell('tus-resumable', TUS);
  tell('tus-version', TUS);
  if (header('tus-resumable') !== TUS) throw new Failure('tus_version');
}

function lengthIn({ header }: Asking, name: string): number {
  const given = header(name) ?? '';
  const length = Number(given);
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(length)) throw new Failure('invalid_request', `${name} is a number of bytes`);
  return length;
}

/** `filename` of "key base64,key base64"; without one it has a name of ours. */
function nameIn(metadata: string): string {
  for (const pair of metadata.split(',')) {
    const [key, value = ''] = pair.trim().split(' ');
    if (key === 'filename') return Buffer.from(value, 'base64').toString();
  }
  return '';
}
