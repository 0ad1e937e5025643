import { showToast } from '../../components/toast.ts';
import { TemplateRefused } from '../../features/templates/template-store.ts';
import { reportError } from '../report-error.ts';

/** Whether a change of the kept templates went well; says why where it did not. Never rejects. */
export async function attemptChange(change: Promise<unknown>, otherwise: string): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    const isTold = error instanceof TemplateRefused;
    if (!isTold) void reportError(error);
    showToast({
      signal: 'fail',
      title: otherwise,
      sentence: isTold ? error.message : 'We encountered an unexpected error. This might be due to a temporary issue.',
    });
    return false;
  }
}
