import { ToastHost } from '../components/toast-host.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

export function App() {
  return (
    <>
      {location.pathname === '/' ? <HomeScreen /> : <NotFoundScreen path={location.pathname} />}
      <ToastHost />
    </>
  );
}
