import type { operations } from './api.ts';

export type Run = operations['getRun']['responses'][200]['content']['application/json'];
export type RunDocument = operations['listRunDocuments']['responses'][200]['content']['application/json']['data'][number];
