import { type EndpointAnswer, getSubscription } from '@sheetlift/contract';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { useAnswer } from './use-answer.ts';

type Answer = EndpointAnswer<typeof getSubscription>;

export type OwnSubscription = NonNullable<Answer['subscription']>;

export type SecondSubscription = NonNullable<Answer['beside']>;

interface OwnPlans {
  subscription: OwnSubscription | null | undefined;
  /** Another one that is paid for at the same time. */
  beside: SecondSubscription | null;
  problem: string | null;
}

/**
 * The latest plan of whoever is signed in, with its dates; undefined until it is known. Asked again whenever what /api/me says of it is
 * another.
 */
export function useOwnSubscription(): OwnPlans {
  const { api } = useAuth();
  const { me } = useSession();
  const { key, answer, problem } = useAnswer(
    () => api.call(getSubscription),
    me && JSON.stringify([me.id, me.current_subscription, me.effective_subscription]),
  );
  // What is still there may be another person's, who was signed in before.
  const isTheirs = me !== null && key.includes(me.id);
  return isTheirs
    ? { subscription: answer?.subscription, beside: answer?.beside ?? null, problem }
    : { subscription: undefined, beside: null, problem: null };
}
