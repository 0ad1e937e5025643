import { useId, useState } from 'react';

interface UnlockFormProps {
  fileName: string;
  refused: boolean;
  onUnlock: (password: string) => void;
  onLeaveOut: () => void;
}

/** Asks for a document's password where the document stands. */
export function UnlockForm({ fileName, refused, onUnlock, onLeaveOut }: UnlockFormProps) {
  const [password, setPassword] = useState('');
  const sentence = useId();
  return (
    <>
      <p className="state" id={sentence} role="alert">
        {refused
          ? 'That password does not open this file. Enter another one, or leave the file out. No pages were counted.'
          : 'This file is locked. Enter its password to read it, or leave it out. No pages were counted.'}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onUnlock(password);
        }}
      >
        <input
          className="in"
          type="password"
          autoComplete="off"
          aria-label={`Password for ${fileName}`}
          aria-describedby={sentence}
          aria-invalid={refused}
          placeholder="Password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button className="btn sm">Unlock</button>
        <button type="button" className="btn sm quiet" onClick={onLeaveOut}>
          Leave out
        </button>
      </form>
    </>
  );
}
