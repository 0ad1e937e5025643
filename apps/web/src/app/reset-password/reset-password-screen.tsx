import { useState } from 'react';
import { AskLink } from './ask-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

/** Both halves of a lost password: the link is asked for here, and leads back here. */
export function ResetPasswordScreen() {
  const [token, setToken] = useState(() => new URLSearchParams(location.search).get('token'));
  return (
    <main className="lone">
      <div>{token === null ? <AskLink /> : <ChoosePassword token={token} onAskAgain={() => setToken(null)} />}</div>
    </main>
  );
}
