import { PLAN_CATALOGUE } from '@sheetlift/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useSession } from '../../features/auth/session-provider.tsx';
import { CheckoutNotice } from '../../features/billing/checkout-notice.tsx';
import { dayWords } from '../../features/billing/money-words.ts';
import { PastDueBanner } from '../../features/billing/past-due-banner.tsx';
import type { PlanStanding } from '../../features/billing/plan-standing.ts';
import { ProveEmailNotice } from '../../features/billing/prove-email-notice.tsx';
import type { Checkout } from '../../features/billing/use-checkout.ts';
import type { EmailProof } from '../../features/billing/use-email-proof.ts';

interface PricingNoticeProps {
  /** Null until it is known. */
  sells: boolean | null;
  /** Of whoever is signed in. */
  standing: PlanStanding | null;
  checkout: Checkout;
  /** What became of the link in a mail that led here. */
  proof: EmailProof;
  /** Why it is not known what plan they have. */
  problem: string | null;
}

/** What a person must know before they choose a plan, above all plans. */
export function PricingNotice(props: PricingNoticeProps) {
  const said = whatIsSaid(props);
  return said && <div className="mb-5">{said}</div>;
}

function whatIsSaid({ sells, standing, checkout, proof, problem }: PricingNoticeProps): ReactNode {
  const { failure, unproved, buy } = checkout;
  if (failure) return <CheckoutNotice failure={failure} />;
  if (unproved)
    return (
      <ProveEmailNotice key={`${unproved.plan} ${unproved.period}`} choice={unproved} spent={null} onProved={() => void buy(unproved)} />
    );
  if (proof.kind !== 'none') return <ProofNotice proof={proof} buy={buy} />;
  if (sells === false)
    return (
      <Notice title="Plans are not sold on this installation.">
        Pages are counted but not limited, and everybody has what the Business column says of files. These are the plans that an operator
        can switch on.
      </Notice>
    );
  if (problem !== null) return <Notice signal="fail">{problem}</Notice>;
  if (standing?.kind === 'open') return <PastDueBanner />;
  return standing?.kind === 'ending' ? (
    <EndingNotice name={PLAN_CATALOGUE[standing.subscription.plan_type].name} endsAt={standing.endsAt} />
  ) : null;
}

function EndingNotice({ name, endsAt }: { name: string; endsAt: string }) {
  return (
    <Notice
      title={`${name} ends on ${dayWords(endsAt)}.`}
      actions={
        <a className="btn" href="/account#plan">
          See your plan
        </a>
      }
    >
      Keep {name} in your account before you change to another plan.
    </Notice>
  );
}

function ProofNotice({ proof, buy }: { proof: Exclude<EmailProof, { kind: 'none' }>; buy: Checkout['buy'] }) {
  const { signIn } = useSession();
  if (proof.kind === 'proving') return <Notice title="One moment.">Your address is being confirmed.</Notice>;
  if (proof.kind === 'signed-out') {
    return (
      <Notice title="Sign in to go on." actions={<Button onClick={() => signIn()}>Sign in</Button>}>
        The link in your mail counts for the account that it was sent for.
      </Notice>
    );
  }
  if (proof.kind === 'failed') {
    return (
      <Notice signal="fail" actions={<Button onClick={proof.again}>Try again</Button>}>
        {proof.sentence}
      </Notice>
    );
  }
  const { choice, sentence } = proof;
  return choice ? (
    <ProveEmailNotice choice={choice} spent={sentence} onProved={() => void buy(choice)} />
  ) : (
    <Notice signal="fail">{sentence}</Notice>
  );
}
