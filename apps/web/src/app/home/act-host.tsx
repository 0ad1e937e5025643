import { lazy, Suspense, useState } from 'react';
import { offeredAct, useActs } from '../../lib/acts/offered-acts.ts';
import { useActKeys } from '../../lib/acts/use-act-keys.ts';
import { goTo } from '../routing/go-to.ts';
import { chooseTheme } from '../theme/theme.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })));
/** What is typed after Ctrl+K is meant for it: it is fetched before somebody asks. */
export const loadActPalette = () => import('./act-palette.tsx');

const ActPalette = lazy(() => loadActPalette().then(({ ActPalette }) => ({ default: ActPalette })));

/** Follows the keys that work everywhere; holds the list of all keys, and what finds every act. */
export function ActHost() {
  const [shown, setShown] = useState<'keys' | 'palette' | null>(null);
  const close = (): void => setShown(null);
  useActKeys();
  useActs({
    'find-act': () => setShown('palette'),
    'show-keys': () => setShown('keys'),
    'theme-light': () => chooseTheme('light'),
    'theme-dark': () => chooseTheme('dark'),
    'theme-system': () => chooseTheme('system'),
    'open-templates': () => goTo('/templates'),
    'open-pricing': () => goTo('/pricing'),
    'open-questions': () => goTo('/faq'),
    'open-contact': () => goTo('/contact'),
    'open-account': () => goTo('/account'),
  });
  return (
    <Suspense>
      {shown === 'keys' && <KeysDialog onClose={close} />}
      {shown === 'palette' && <ActPalette onClose={close} />}
    </Suspense>
  );
}

/** For whoever looks for them with the mouse. */
export function showKeys(): void {
  offeredAct('show-keys')?.run();
}
