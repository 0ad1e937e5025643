import { type ComponentType, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { lastWayBack, showToast } from '../../components/toast.ts';
import { offeredAct, useActs } from '../../lib/acts/offered-acts.ts';
import { useActKeys } from '../../lib/acts/use-act-keys.ts';
import { goTo } from '../routing/go-to.ts';
import { chooseTheme } from '../theme/theme.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })));
/** Null until it is fetched. */
let ActPalette: ComponentType<{ onClose: () => void }> | null = null;

/** What is typed after Ctrl+K is meant for it: it is fetched before somebody asks. */
export async function loadActPalette(): Promise<void> {
  ActPalette = (await import('./act-palette.tsx')).ActPalette;
}

/** Follows the keys that work everywhere; holds the list of all keys, and what finds every act. */
export function ActHost() {
  const [shown, setShown] = useState<'keys' | 'palette' | null>(null);
  const close = (): void => setShown(null);
  const openPalette = (): void => {
    // Drawn at once, so that it has the focus before the next key comes.
    if (ActPalette) flushSync(() => setShown('palette'));
    else
      loadActPalette().then(
        () => setShown('palette'),
        () =>
          showToast({ signal: 'fail', title: 'The list of acts could not be loaded', sentence: 'Check the connection, then try again.' }),
      );
  };
  useActKeys();
  useActs({
    'find-act': openPalette,
    'show-keys': () => setShown('keys'),
    // Asked when acts are looked for: news come without this being drawn anew.
    get 'take-back'() {
      const back = lastWayBack();
      return back && { name: `Take back: ${back.title}`, run: back.run };
    },
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
    <>
      <Suspense>{shown === 'keys' && <KeysDialog onClose={close} />}</Suspense>
      {shown === 'palette' && ActPalette && <ActPalette onClose={close} />}
    </>
  );
}

/** For whoever looks for them with the mouse. */
export function showKeys(): void {
  offeredAct('show-keys')?.run();
}
