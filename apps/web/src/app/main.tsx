import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { SessionProvider } from '../features/auth/session-provider.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { followMissingParts } from './missing-part.ts';
import { pageAuth } from './page-auth.ts';
import { followTheme } from './theme/theme.ts';

followTheme();
followMissingParts();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorScreen>
      <SessionProvider auth={pageAuth()}>
        <App />
      </SessionProvider>
    </ErrorScreen>
  </StrictMode>,
);
