import { ChevronDown, LogOut, Server, Settings, UserRound } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuItem, MenuRule } from '../../components/menu.tsx';
import { useSession } from './session-provider.tsx';

/** At the end of the bar: the way to sign in, or who is signed in. */
export function AccountMenu() {
  const session = useSession();
  if (session.state === 'loading') return null;
  if (session.state === 'anonymous') {
    return (
      <Button className="sign-in-button" onClick={() => session.signIn()}>
        Sign in
      </Button>
    );
  }
  const { user, me } = session;
  const name = user?.name ?? 'Signed in';
  return (
    <Menu
      label="Account"
      align="end"
      trigger={
        <Button look="quiet" className="account-button" {...(user && { 'aria-label': `Account of ${name}` })}>
          <UserRound size={16} strokeWidth={1.5} aria-hidden="true" />
          <span className="clip">{name}</span>
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      {user && <p className="menu-note clip">{user.email}</p>}
      {me === null && <p className="menu-note">Your plan is not known yet: the server cannot be reached. It is asked again by itself.</p>}
      <MenuRule />
      <MenuItem icon={Server} onSelect={() => location.assign('/runs')}>
        Runs on the server
      </MenuItem>
      {/* Entered by a full page load: screens that sell have a policy of their own. */}
      <MenuItem icon={Settings} onSelect={() => location.assign('/account')}>
        Account
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={session.signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
