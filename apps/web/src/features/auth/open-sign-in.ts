import { createStore, type Store } from '../../lib/create-store.ts';

/** Where a person is brought once they are signed in: nowhere else, or to the plans they wanted. */
export interface SignInWish {
  next?: 'pricing';
}

const wish = createStore<SignInWish | null>(null);

/** Null while nobody is asked. */
export const signInWish: Store<SignInWish | null> = wish;

/** Asks whoever uses the page to sign in or to sign up. */
export function openSignIn(asked: SignInWish = {}): void {
  wish.show(asked);
}

export function closeSignIn(): void {
  wish.show(null);
}
