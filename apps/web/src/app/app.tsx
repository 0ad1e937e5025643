import { WorkspaceScreen } from '../features/workspace/workspace-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

export function App() {
  return location.pathname === '/' ? <WorkspaceScreen /> : <NotFoundScreen path={location.pathname} />;
}
