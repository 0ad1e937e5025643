import type { FetchTrouble } from './fetch-model.ts';

/** Why a model could not be fetched, and what to do. */
export function fetchWords(trouble: FetchTrouble, address: string): string {
  const { host } = new URL(address);
  switch (trouble) {
    case 'unreachable':
      return `Nothing answers at ${host}, or it does not let this page fetch from it. Try again when you are online; its operator must allow this page (CORS).`;
    case 'not-allowed':
      return `This page does not yet know that it may reach ${host}. Reload it and try again.`;
    case 'not-there':
      return `${host} does not have the model any more. Its operator can mend that (FETCHED_MODEL_URL).`;
    case 'no-size':
      return `${host} does not say how large the model is, so it is not fetched.`;
    case 'no-room':
      return 'The browser has not enough room for the model on this device.';
    case 'cannot-keep':
      return 'This browser cannot keep a file of this size. A newer one can, or Chrome, Edge or Firefox.';
    case 'broke-off':
      return 'The model did not come whole, and nothing of it was kept.';
    case 'no-model':
      return `What ${host} sent is no model (GGUF), and was not kept.`;
  }
}
