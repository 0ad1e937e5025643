/** Where a person is on the way to being signed in. */
export type SignInStep =
  | { kind: 'address'; email: string }
  /** There is an account with a password. */
  | { kind: 'password'; email: string }
  /** There is one since a moment ago, but signing in to it did not work. */
  | { kind: 'registered'; email: string }
  /** There is an account, which signs in with Google. */
  | { kind: 'google'; email: string }
  /** There is none yet. */
  | { kind: 'new'; email: string }
  /** A link for a new password was asked for. */
  | { kind: 'mailed'; email: string };

export const STEP_TITLES: Record<SignInStep['kind'], string> = {
  address: 'Sign in or sign up',
  password: 'Sign in',
  registered: 'Sign in',
  google: 'Sign in',
  new: 'Create an account',
  mailed: 'Look into your mail',
};
