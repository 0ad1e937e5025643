import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { AddressStep } from './address-step.tsx';
import { GoogleButton } from './google-button.tsx';
import { MailedStep } from './mailed-step.tsx';
import { closeSignIn, type SignInWish } from './open-sign-in.ts';
import { PasswordStep } from './password-step.tsx';
import { useAuth } from './session-provider.tsx';
import { type SignInStep, STEP_TITLES } from './sign-in-step.ts';
import { SignUpStep } from './sign-up-step.tsx';
import { useGoogleOffered } from './use-google-offered.ts';

/** Asks for the address first and goes on according to whether it has an account. */
export function SignInDialog({
  wish,
  askGoogle,
}: {
  wish: SignInWish;
  /** Whether this server signs people in with Google. */ askGoogle: () => Promise<boolean>;
}) {
  const { session, pendingPricing, goToPricing } = useAuth();
  const [step, setStep] = useState<SignInStep>({ kind: 'address', email: '' });
  const google = useGoogleOffered(askGoogle);

  const wantsPricing = wish.next === 'pricing';
  useEffect(() => {
    if (wantsPricing) pendingPricing.set();
  }, [wantsPricing, pendingPricing]);

  // Signed in here, or in another tab.
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.snapshot().state !== 'authenticated') return;
        closeSignIn();
        goToPricing();
      }),
    [session, goToPricing],
  );

  const giveUp = (): void => {
    pendingPricing.clear();
    closeSignIn();
  };
  const change = (): void => setStep({ kind: 'address', email: step.email });
  const { email } = step;

  return (
    <Dialog open onOpenChange={giveUp} title={STEP_TITLES[step.kind]}>
      <div className="sign-in">
        {step.kind === 'address' && <AddressStep email={email} onStep={setStep} />}
        {step.kind === 'registered' && (
          <p>Your account is made, but signing in to it did not work. Sign in with the password that you chose.</p>
        )}
        {(step.kind === 'password' || step.kind === 'registered') && (
          <PasswordStep email={email} onChange={change} onMailed={() => setStep({ kind: 'mailed', email })} />
        )}
        {step.kind === 'new' && <SignUpStep email={email} onChange={change} onRegistered={() => setStep({ kind: 'registered', email })} />}
        {step.kind === 'mailed' && <MailedStep email={email} onBack={() => setStep({ kind: 'password', email })} />}
        {step.kind === 'google' && (
          <p>
            <b>{email}</b> signs in with Google. {!google && 'This server does not offer that at the moment.'}
          </p>
        )}
        {google && step.kind !== 'mailed' && <GoogleButton or={step.kind !== 'google'} />}
        {step.kind === 'google' && (
          <button type="button" className="link" onClick={change}>
            Use another address
          </button>
        )}
      </div>
    </Dialog>
  );
}
