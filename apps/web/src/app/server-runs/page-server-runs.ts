import { createServerRuns, type ServerRuns } from '../../features/workspace/server-run/server-runs.ts';
import { createApiTransfers } from '../../lib/api-transfers.ts';
import { pageAuth } from '../page-auth.ts';

let runs: ServerRuns | undefined;

/** The account's runs on the server; one in the life of the page. */
export function pageServerRuns(): ServerRuns {
  return (runs ??= createServerRuns(pageAuth().api, createApiTransfers(pageAuth().caller)));
}
