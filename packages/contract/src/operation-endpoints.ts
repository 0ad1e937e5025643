import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Whether the process serves; asked by who restarts it. */
export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the process serves',
  auth: 'none',
  owner: 'nobody',
  success: { status: 200, answer: z.object({ status: z.literal('ok') }) },
  failures: [],
});

/** Whether requests can be answered; asked by who sends them here. */
export const getReadiness = endpoint({
  name: 'getReadiness',
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the database answers and the disk has room',
  auth: 'none',
  owner: 'nobody',
  success: { status: 200, answer: z.object({ status: z.literal('ready') }) },
  failures: [],
});

/** The document that describes all of this. */
export const getOpenApi = endpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document',
  auth: 'none',
  owner: 'nobody',
  success: { status: 200, answer: z.looseObject({ openapi: z.literal('3.1.0') }) },
  failures: [],
});

/** The same for people, with examples. */
export const getApiPage = endpoint({
  name: 'getApiPage',
  method: 'GET',
  path: '/api/docs',
  summary: 'The calls that programs make, as a page to read',
  auth: 'none',
  owner: 'nobody',
  success: { status: 200, contentTypes: ['text/html'] },
  failures: [],
});
