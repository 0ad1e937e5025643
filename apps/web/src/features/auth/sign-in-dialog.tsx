import { Dialog } from '../../components/dialog.tsx';
import { closeSignIn, type SignInWish } from './open-sign-in.ts';

/** Asks for the address first and goes on according to whether it has an account. */
export function SignInDialog({ wish }: { wish: SignInWish }) {
  return (
    <Dialog open onOpenChange={closeSignIn} title="Sign in or sign up">
      <p>{wish.then}</p>
    </Dialog>
  );
}
