import { getPaymentMethodUpdate, prepareCheckout } from '@sheetlift/contract';
import { useState } from 'react';
import { UnexpectedAnswer } from '../../lib/api-failure.ts';
import { tabStorage } from '../../lib/browser-storage.ts';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { CheckoutFailure, checkoutFailureOf, UPDATE_ADDRESS_FAILED, UPDATE_ANSWER_INVALID } from './checkout-failure.ts';
import { type CheckoutEnd, openCheckout, type PaddleSettings } from './paddle-checkout.ts';
import { keepWantedPlan, type PlanChoice } from './wanted-plan.ts';

/** Paying, from a screen: under way, or why it failed, for where the person is. */
export interface Checkout {
  busy: boolean;
  failure: CheckoutFailure | null;
  /** The plan that cannot be bought before the person has shown that their address is theirs. */
  unproved: PlanChoice | null;
  buy: (choice: PlanChoice) => Promise<void>;
  /** Asks for another payment method; where a payment is open, it is paid too. */
  updatePaymentMethod: (subscriptionId: string) => Promise<CheckoutEnd | null>;
}

export function useCheckout(settings: PaddleSettings | null): Checkout {
  const { api } = useAuth();
  const { state } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [wanted, setWanted] = useState<PlanChoice | null>(null);

  async function run<Result>(
    work: (settings: PaddleSettings) => Promise<Result>,
    otherwise: string,
    onSignInNeeded: () => void,
  ): Promise<Result | null> {
    setBusy(true);
    setFailure(null);
    try {
      if (state !== 'authenticated') throw new CheckoutFailure('NOT_AUTHENTICATED');
      if (!settings) throw new CheckoutFailure('NOT_INITIALIZED');
      return await work(settings);
    } catch (error) {
      const failed = checkoutFailureOf(error, otherwise);
      setFailure(failed);
      if (failed.needsSignIn) onSignInNeeded();
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure: isUnproved(failure) ? null : failure,
    unproved: isUnproved(failure) ? wanted : null,
    buy: async (choice) => {
      const { plan, period } = choice;
      setWanted(choice);
      const open = async (paddle: PaddleSettings): Promise<void> => {
        const { checkout_data } = await api.call(prepareCheckout, { body: { plan_type: plan, period } });
        await openCheckout(paddle, checkout_data, `${location.origin}/?success=true&plan=${plan}`);
      };
      await run(open, 'Failed to prepare checkout. Please try again.', () => keepWantedPlan(choice, tabStorage()));
    },
    updatePaymentMethod: (id) =>
      run(
        (paddle) => update(id, paddle),
        UPDATE_ADDRESS_FAILED,
        () => undefined,
      ),
  };

  async function update(id: string, paddle: PaddleSettings): Promise<CheckoutEnd> {
    const { transaction } = await api.call(getPaymentMethodUpdate, { params: { id } }).catch((error: unknown) => {
      throw checkoutFailureOf(error, error instanceof UnexpectedAnswer ? UPDATE_ANSWER_INVALID : UPDATE_ADDRESS_FAILED);
    });
    if (transaction.method === 'redirect') {
      location.assign(transaction.management_url);
      return 'closed';
    }
    if (transaction.method !== 'checkout') throw new CheckoutFailure('INVALID_CONFIG');
    const transactionId = new URL(transaction.management_url).searchParams.get('_ptxn');
    if (transactionId === null) throw new CheckoutFailure('API_ERROR', UPDATE_ANSWER_INVALID);
    return openCheckout(paddle, { transactionId }, null);
  }
}

function isUnproved(failure: CheckoutFailure | null): boolean {
  return failure?.reason === 'email_not_proved';
}
