import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionProvider } from '../features/auth/session-provider.tsx';
import { App } from './app.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { followSession } from './follow-session.ts';
import { followMissingParts } from './missing-part.ts';
import { pageAuth } from './page-auth.ts';
import { followFaults } from './report-error.ts';
import { followLinks } from './routing/follow-links.ts';
import { ownAddress } from './routing/own-address.ts';
import { screenAt } from './routing/screen-routes.ts';
import { followTheme } from './theme/theme.ts';

history.replaceState(history.state, '', ownAddress(location.href));
followTheme();
followMissingParts();
followLinks();
followFaults();
followSession();

// What the first HTML says stays until the screen can be drawn in its place; one that fails to load says so itself.
void screenAt(location.pathname)
  .preload()
  .catch(() => undefined)
  .then(() =>
    // In pieces, for the first HTML is there to be looked at and scrolled meanwhile.
    startTransition(() =>
      createRoot(document.getElementById('root')!).render(
        <StrictMode>
          <ErrorScreen>
            <SessionProvider auth={pageAuth()}>
              <App />
            </SessionProvider>
          </ErrorScreen>
        </StrictMode>,
      ),
    ),
  );
