import { CARD_ACCEPTED, CARD_DECLINED } from './checkout.ts';
import type { Transaction } from './entities.ts';

/** What the frame shows: what is bought, and a form for a test card. It tells its parent each thing that happens, as Paddle's does. */
export function overlayPage({ id, items, details, customer_id }: Transaction): string {
  const { price } = items[0]!;
  const email =
    customer_id === null ? '<label>Email address <input name="email" type="email" required value="buyer@example.com"></label>' : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test checkout</title>
<style>body{font:15px/1.5 system-ui;margin:0;min-height:100vh;display:grid;place-items:center;background:#0007}form{background:#fff;color:#111;padding:24px;width:min(360px,calc(100vw - 64px));display:grid;gap:12px}label{display:grid;gap:4px}input,button{font:inherit;padding:8px}output{color:#a00;min-height:1.5em}</style>
<form><strong>Test checkout: no money moves</strong><span>${price.name}: $${(Number(details.totals.grand_total) / 100).toFixed(2)}</span>${email}
<label>Card number <input name="card" inputmode="numeric" required value="${CARD_ACCEPTED}"></label><small>Accepted: ${CARD_ACCEPTED}. Declined: ${CARD_DECLINED}.</small>
<output></output><button name="pay">Pay now</button><button name="close" type="button">Close checkout</button></form>
<script>
const form = document.forms[0], tell = (name) => parent.postMessage({ name, data: { transaction_id: ${JSON.stringify(id)}, status: 'ready' } }, '*');
tell('checkout.loaded');
form.elements.close.onclick = () => tell('checkout.closed');
form.onsubmit = async (event) => {
  event.preventDefault();
  tell('checkout.payment.initiated');
  const answer = await fetch('/overlay/pay', { method: 'POST', body: JSON.stringify({ transactionId: ${JSON.stringify(id)}, card: form.elements.card.value.replace(/\\s/g, ''), email: form.elements.email?.value ?? '' }) });
  const { isAccepted } = await answer.json();
  document.querySelector('output').textContent = isAccepted ? '' : 'Your card was declined. Please try another one.';
  tell(isAccepted ? 'checkout.completed' : 'checkout.payment.failed');
};
</script></html>`;
}
