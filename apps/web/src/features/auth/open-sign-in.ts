/** Where a person is brought once they are signed in: nowhere else, or to the plans they wanted. */
export interface SignInWish {
  next?: 'pricing';
}

let wish: SignInWish | null = null;
const listeners = new Set<() => void>();

/** Asks whoever uses the page to sign in or to sign up. */
export function openSignIn(asked: SignInWish = {}): void {
  tell(asked);
}

export function closeSignIn(): void {
  tell(null);
}

export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null while nobody is asked. */
export function signInWish(): SignInWish | null {
  return wish;
}

function tell(next: SignInWish | null): void {
  wish = next;
  listeners.forEach((listener) => listener());
}
