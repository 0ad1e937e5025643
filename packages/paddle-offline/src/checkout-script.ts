/**
 * The browser script in place of https://cdn.paddle.com/paddle/v2/paddle.js: the parts that @paddle/paddle-js and we use. The overlay is a
 * frame from `frameOrigin`, as the real one's is from Paddle's; it tells what happens there, and the script passes it on in Paddle's names.
 */
export function checkoutScript(frameOrigin: string): string {
  return `(() => {
  let options = {};
  let frame = null;
  let settings = {};
  const remove = () => { frame?.remove(); frame = null; };
  const open = (asked) => {
    settings = { ...options.checkout?.settings, ...asked.settings };
    const { transactionId, items, customData, customer } = asked;
    frame = document.createElement('iframe');
    frame.name = 'paddle_frame';
    frame.title = 'Paddle checkout';
    frame.allow = 'payment';
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '99999999' });
    frame.src = '${frameOrigin}/overlay?' + new URLSearchParams({ asked: JSON.stringify({ transactionId, items, customData, customer, settings }) });
    document.body.append(frame);
  };
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '${frameOrigin}' || typeof data?.name !== 'string' || frame === null) return;
    options.eventCallback?.(data);
    if (data.name === 'checkout.closed') remove();
    if (data.name === 'checkout.completed' && settings.successUrl) location.assign(settings.successUrl);
  });
  window.Paddle = {
    Version: 'v1',
    Status: { libraryVersion: 'offline' },
    Initialized: false,
    Environment: { set: () => {} },
    Initialize: (given) => { if (typeof given?.token !== 'string') throw new Error('[PADDLE] You must specify your Paddle Seller ID or token'); options = given; window.Paddle.Initialized = true; },
    Update: (given) => { options = { ...options, ...given }; },
    Checkout: { open, close: () => { if (frame === null) return; options.eventCallback?.({ name: 'checkout.closed' }); remove(); } },
    Spinner: { show: () => {}, hide: () => {} },
  };
  window.PaddleBillingV1 = window.Paddle;
})();
`;
}
