import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import { Fact } from '../account/facts.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import type { PaddleSettings } from './paddle-checkout.ts';
import { useAwaited } from './use-awaited.ts';
import { useCheckout } from './use-checkout.ts';

interface PaymentMethodProps {
  /** The subscription's. */
  id: string;
  /** The last payment is open: a payment method that is good pays it. */
  isOpen: boolean;
  paddle: PaddleSettings;
}

/** How a plan is paid, and the way to another card; what was open is paid with it, and the screen says so once the server knows. */
export function PaymentMethod({ id, isOpen, paddle }: PaymentMethodProps) {
  const checkout = useCheckout(paddle);
  const [isPaid, setPaid] = useState(false);
  const isAwaited = isPaid && isOpen;
  const isLate = useAwaited(isAwaited);

  const pay = async (): Promise<void> => {
    if ((await checkout.updatePaymentMethod(id)) !== 'paid') return;
    if (isOpen) setPaid(true);
    else showToast({ signal: 'done', title: 'Payment method updated' });
  };

  return (
    <Fact
      name="Payment method"
      action={
        <Button look={isOpen ? 'primary' : 'edge'} disabled={checkout.busy || isAwaited} onClick={() => void pay()}>
          {checkout.busy ? 'Opening' : isOpen ? 'Update payment method' : 'Change payment method'}
        </Button>
      }
    >
      {!isOpen && 'Kept by Paddle, who sells the plans for us. We never see it.'}
      {isOpen && !isAwaited && 'The last payment failed. Another payment method pays it at once.'}
      {isAwaited &&
        (isLate ? (
          <Notice title="The payment is not confirmed yet.">You need not wait here, and you need not pay again.</Notice>
        ) : (
          <Notice title="Confirming your payment.">This takes a few seconds.</Notice>
        ))}
      {checkout.failure && <CheckoutNotice failure={checkout.failure} />}
    </Fact>
  );
}
