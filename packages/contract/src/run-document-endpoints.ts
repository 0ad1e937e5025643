import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { runDocument } from './run-endpoints.ts';

const thing = z.object({ id: z.string() });

export const getRunDocumentResult = endpoint({
  name: 'getRunDocumentResult',
  method: 'GET',
  path: '/api/v1/run-documents/:id/result',
  summary: 'What was found in a document of a run: its rows with the evidence of every value, as JSON',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: thing,
  success: { status: 200, contentTypes: ['application/json'] },
  failures: ['document_not_found', 'document_not_done', 'too_many_requests'],
});

export const getRunDocumentReading = endpoint({
  name: 'getRunDocumentReading',
  method: 'GET',
  path: '/api/v1/run-documents/:id/reading',
  summary: 'What was read of a document of a run: the words of its pages with their places, as JSON',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: thing,
  success: { status: 200, contentTypes: ['application/json'] },
  failures: ['document_not_found', 'document_not_done', 'too_many_requests'],
});

export const getRunDocumentContent = endpoint({
  name: 'getRunDocumentContent',
  method: 'GET',
  path: '/api/v1/run-documents/:id/content',
  summary: 'A document of a run as it was given, byte for byte',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: thing,
  success: { status: 200, contentTypes: ['application/octet-stream'] },
  failures: ['document_not_found', 'content_gone', 'too_many_requests'],
});

export const retryRunDocument = endpoint({
  name: 'retryRunDocument',
  method: 'POST',
  path: '/api/v1/run-documents/:id/retry',
  summary: 'Reads a document of a run again that could not be read',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: thing,
  success: { status: 200, answer: runDocument },
  failures: ['document_not_found', 'document_not_failed', 'run_cancelled', 'content_gone', 'too_many_requests'],
});
