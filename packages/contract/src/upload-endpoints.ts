import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What one request may bring; where more comes the next one goes on. Nothing of it lies in memory. */
const PIECE_BYTES = 1024 * 1024 * 1024;

const upload = z.object({
  id: z.uuid(),
  file_name: z.string(),
  /** Of the whole file. */
  bytes: z.number(),
  /** So many have come. */
  received: z.number(),
  /** By then it is a document of a run, or gone. */
  expires_at: z.iso.datetime(),
});

export type Upload = z.output<typeof upload>;

const thing = z.object({ id: z.string() });

/** The version of tus; another one, or none, is answered 412 as the protocol has it. */
const tusResumable = z.optional(z.string());

export const createUpload = endpoint({
  name: 'createUpload',
  method: 'POST',
  path: '/api/v1/uploads',
  summary:
    'Begins an upload that goes on after a break, as tus 1.0.0 has it: its length is in Upload-Length, the name of the file in Upload-Metadata (filename); it becomes a document where a run names it in uploads',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'caller',
  headers: { 'tus-resumable': tusResumable, 'upload-length': z.optional(z.string()), 'upload-metadata': z.optional(z.string()) },
  success: { status: 201, answer: upload },
  failures: ['invalid_request', 'tus_version', 'too_many_uploads', 'too_many_requests'],
});

export const getUpload = endpoint({
  name: 'getUpload',
  method: 'GET',
  path: '/api/v1/uploads/:id',
  summary: 'How much of an upload has come, in Upload-Offset too; as HEAD, how tus asks before it goes on',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: thing,
  success: { status: 200, answer: upload },
  failures: ['upload_not_found', 'too_many_requests'],
});

export const continueUpload = endpoint({
  name: 'continueUpload',
  method: 'PATCH',
  path: '/api/v1/uploads/:id',
  summary: 'Goes on with an upload at Upload-Offset. What has come of a request that breaks off is kept',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: thing,
  headers: { 'tus-resumable': tusResumable, 'upload-offset': z.optional(z.string()) },
  bodyType: 'bytes',
  bodyBytes: PIECE_BYTES,
  success: { status: 204 },
  failures: [
    'invalid_request',
    'tus_version',
    'upload_not_found',
    'upload_elsewhere',
    'document_refused',
    'too_large',
    'unsupported_media_type',
    'too_many_requests',
  ],
});

export const deleteUpload = endpoint({
  name: 'deleteUpload',
  method: 'DELETE',
  path: '/api/v1/uploads/:id',
  summary: 'Ends an upload; what has come of it is deleted',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: thing,
  success: { status: 204 },
  failures: ['upload_not_found', 'too_many_requests'],
});
