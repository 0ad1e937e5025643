import { showToast } from '../../../components/toast.ts';
import { NotKept } from '../keeping/run-archive.ts';

/** Does something with what is kept; why it could not be done is said. */
export async function attemptToKeep(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    showToast({
      signal: 'fail',
      title: 'All stays as it was.',
      sentence: error instanceof NotKept ? error.message : 'Reload the page, then try again.',
    });
  }
}
