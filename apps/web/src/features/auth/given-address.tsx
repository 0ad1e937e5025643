import { Field } from '../../components/field.tsx';

/** The address a person has given. It stays a field, so that a password manager knows whose password it is. */
export function GivenAddress({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <Field label="Email">
      {(ties) => (
        <span className="in-with-link">
          <input {...ties} className="in" type="email" autoComplete="username" value={email} readOnly />
          <button type="button" className="link" onClick={onChange}>
            Change
          </button>
        </span>
      )}
    </Field>
  );
}
