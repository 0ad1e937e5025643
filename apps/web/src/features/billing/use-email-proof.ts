import { proveEmail } from '@sheetlift/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiFailure } from '../../lib/api-failure.ts';
import { whyNotDone } from '../account/why-not-done.ts';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { type ProofLink, readProofLink } from './proof-link.ts';
import type { PlanChoice } from './wanted-plan.ts';

/** How it stands with a proof that the page was opened for. */
export type EmailProof =
  | { kind: 'none' }
  /** It counts for an account, and nobody is signed in. */
  | { kind: 'signed-out' }
  /** Under way, or waiting for who is signed in to be known. */
  | { kind: 'proving' }
  /** The link is no good any more; a new one can be sent for the same plan. */
  | { kind: 'spent'; sentence: string; choice: PlanChoice | null }
  | { kind: 'failed'; sentence: string; again: () => void };

type Outcome = { kind: 'proved' } | { kind: 'spent'; sentence: string } | { kind: 'failed'; sentence: string };

/**
 * Hands in the proof of a mailed link as soon as somebody is signed in, and tells with which plan to go on. It goes from the address with
 * its use.
 */
export function useEmailProof(onProved: (choice: PlanChoice | null) => void): EmailProof {
  const { api } = useAuth();
  const { state, me } = useSession();
  const [link] = useState(() => readProofLink(location.search));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isDue = link !== null && me !== null && outcome === null;

  const end = useEffectEvent(({ choice }: ProofLink, ended: Outcome): void => {
    if (ended.kind !== 'failed') history.replaceState(history.state, '', location.pathname);
    if (ended.kind === 'proved') onProved(choice);
    setOutcome(ended);
  });
  useEffect(() => {
    if (!isDue) return;
    let isWanted = true;
    void proofOf(api.call(proveEmail, { body: { token: link.token } })).then((ended) => isWanted && end(link, ended));
    return () => {
      isWanted = false;
    };
  }, [api, isDue, link]);

  if (link === null || outcome?.kind === 'proved') return { kind: 'none' };
  if (outcome?.kind === 'spent') return { ...outcome, choice: link.choice };
  if (outcome?.kind === 'failed') return { ...outcome, again: () => setOutcome(null) };
  return { kind: state === 'anonymous' ? 'signed-out' : 'proving' };
}

async function proofOf(proving: Promise<unknown>): Promise<Outcome> {
  try {
    await proving;
    return { kind: 'proved' };
  } catch (error) {
    const isSpent = error instanceof ApiFailure && error.code === 'email_link_invalid';
    return { kind: isSpent ? 'spent' : 'failed', sentence: whyNotDone(error) };
  }
}
