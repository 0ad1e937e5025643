import { createStore } from '../../lib/create-store.ts';

/** Whether a person is setting the model up. */
export const modelDialog = createStore(false);

export const openModelDialog = (): void => modelDialog.show(true);
