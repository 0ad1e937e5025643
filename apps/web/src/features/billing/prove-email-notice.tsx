import { PLAN_CATALOGUE, sendEmailProof } from '@sheetlift/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { InView } from '../../components/in-view.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import type { PlanChoice } from './wanted-plan.ts';

interface ProveEmailNoticeProps {
  /** The plan that waits. */
  choice: PlanChoice;
  /** Why a link that was opened is no good; null for somebody who has had none. */
  spent: string | null;
  /** The address was proved meanwhile, in another tab. */
  onProved: () => void;
}

/** Before somebody buys, they show that the address of their account is theirs: by a link that is mailed to it and leads back here. */
export function ProveEmailNotice({ choice, spent, onProved }: ProveEmailNoticeProps) {
  const { api } = useAuth();
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  const { busy, problem, run } = useAttempt();
  const { name } = PLAN_CATALOGUE[choice.plan];
  const send = (): Promise<void> =>
    run(async () => {
      const { is_sent } = await api.call(sendEmailProof, { body: { plan_type: choice.plan, period: choice.period } });
      if (is_sent) setSent(true);
      else onProved();
    });
  const button = (words: string): ReactNode => (
    <Button disabled={busy} onClick={() => void send()}>
      {busy ? 'Sending' : words}
    </Button>
  );
  return (
    <InView>
      {problem !== null ? (
        <Notice signal="fail" actions={button('Send the link')}>
          {problem}
        </Notice>
      ) : isSent ? (
        <Notice title="Look into your mail." actions={button('Send another link')}>
          A link is on its way to <b>{user?.email}</b>. It works once, for 24 hours, and brings you back here to buy {name}. Nothing there?
          Look into the spam folder.
        </Notice>
      ) : spent !== null ? (
        <Notice signal="fail" actions={button('Send a new link')}>
          {spent}
        </Notice>
      ) : (
        <Notice title={`One step before you buy ${name}.`} actions={button('Send the link')}>
          Show that <b>{user?.email}</b> is yours: what is bought goes by the address, and its invoices with it. We send you a link that
          brings you back here.
        </Notice>
      )}
    </InView>
  );
}
