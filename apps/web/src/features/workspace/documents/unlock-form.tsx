import { useId, useState } from 'react';

interface UnlockFormProps {
  fileName: string;
  /** Says what the password is for, or that the last one did not do. */
  sentence: string;
  refused: boolean;
  onUnlock: (password: string) => void;
  /** Absent: there is no other way on. */
  onLeaveOut?: () => void;
}

/** Asks for a document's password where the document stands. */
export function UnlockForm({ fileName, sentence, refused, onUnlock, onLeaveOut }: UnlockFormProps) {
  const [password, setPassword] = useState('');
  const sentenceId = useId();
  return (
    <>
      <p className="state" id={sentenceId} role="alert">
        {sentence}
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
          aria-describedby={sentenceId}
          aria-invalid={refused}
          placeholder="Password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button className="btn sm">Unlock</button>
        {onLeaveOut && (
          <button type="button" className="btn sm quiet" onClick={onLeaveOut}>
            Leave out
          </button>
        )}
      </form>
    </>
  );
}
