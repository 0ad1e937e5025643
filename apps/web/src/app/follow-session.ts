import { forgetPagesOfOthers, SIGNED_OUT } from '../features/usage/device-page-meter.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { createRetry } from '../lib/retry.ts';
import { pageAuth } from './page-auth.ts';

/**
 * What belongs to a change of who is signed in, on whatever screen it happens: the pages of this device are counted anew, and a new account
 * gets the templates of this device, which is tried until it went well.
 */
export function followSession(): void {
  const { session, migration } = pageAuth();
  const storage = browserStorage();
  const retry = createRetry(window);
  let bringing = false;

  function follow(): void {
    const { state, user, me } = session.snapshot();
    if (user) forgetPagesOfOthers(user.id, storage);
    if (state === 'anonymous') forgetPagesOfOthers(SIGNED_OUT, storage);
    if (me === null) retry.stop();
    else if (migration.isDue(me.email)) void bringTemplates(me.email);
  }

  async function bringTemplates(email: string): Promise<void> {
    if (bringing) return;
    bringing = true;
    try {
      const { pageTemplates } = await import('./page-templates.ts');
      await pageTemplates().bringAlong();
      migration.finish(email);
      retry.stop();
    } catch {
      // The device still has them all.
      retry.later(follow);
    }
    bringing = false;
  }

  session.subscribe(follow);
  follow();
}
