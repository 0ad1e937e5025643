import { PLAN_CATALOGUE } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import type { Checkout } from './use-checkout.ts';
import type { PlanChoice } from './wanted-plan.ts';

/** Opens the checkout of a plan. */
export function BuyButton({ choice, checkout, className }: { choice: PlanChoice; checkout: Checkout; className: string }) {
  return (
    <Button
      look={choice.plan === 'pro' ? 'primary' : 'edge'}
      className={className}
      disabled={checkout.busy}
      onClick={() => void checkout.buy(choice)}
    >
      {checkout.busy ? 'Opening the checkout' : `Choose ${PLAN_CATALOGUE[choice.plan].name}`}
    </Button>
  );
}
