// `npm run dev`: the server, with a Paddle on this machine so that a plan can be bought with a test card, behind the web app's
// development server.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, run } from './ensure-installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB_PORT = Number(process.env.PORT ?? 3000);
const SERVER_PORT = WEB_PORT + 1;
const PADDLE_PORT = WEB_PORT + 2;
const WEBHOOK_SECRET = 'pdl_ntfset_development';

process.chdir(ROOT);
ensureInstalled();
run('npx', ['tsc', '-b']);
// The server wants the built page, though nobody opens it there.
run('npx', ['vite', 'build', '--config', 'apps/web/vite.config.ts', '--logLevel', 'error']);

const [{ startPaddleOffline, CARD_ACCEPTED, CARD_DECLINED }, { PLAN_CATALOGUE, PLAN_TYPES }, { createServer }] = await Promise.all([
  import('../packages/paddle-offline/dist/start-paddle-offline.js'),
  import('../packages/contract/dist/index.js'),
  import('vite'),
]);
const offline = await startPaddleOffline({
  port: PADDLE_PORT,
  offers: Object.fromEntries(PLAN_TYPES.map((plan) => [plan, { name: PLAN_CATALOGUE[plan].name, ...PLAN_CATALOGUE[plan].priceUsd }])),
});
offline.sendTo({ url: `http://127.0.0.1:${SERVER_PORT}/webhooks/paddle`, secret: WEBHOOK_SECRET });

const server = spawn(process.execPath, ['apps/server/dist/main.js', 'all'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(SERVER_PORT),
    PUBLIC_URL: `http://localhost:${WEB_PORT}`,
    PADDLE_ENVIRONMENT: 'sandbox',
    PADDLE_API_URL: offline.url,
    PADDLE_API_KEY: offline.apiKey,
    PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PADDLE_CLIENT_TOKEN: 'test_development',
    PADDLE_PRICES: Object.entries(offline.priceIds)
      .map(([name, id]) => `${name}=${id}`)
      .join(','),
  },
});
server.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill(signal));

const target = `http://127.0.0.1:${SERVER_PORT}`;
const web = await createServer({
  configFile: 'apps/web/vite.config.ts',
  plugins: [scriptFrom(offline.url)],
  optimizeDeps: { exclude: ['@paddle/paddle-js'] },
  server: { port: WEB_PORT, strictPort: true, proxy: { '/api': target, '/auth': target } },
});
await web.listen();
console.log(
  `Sheetlift for development: http://localhost:${WEB_PORT}. Test cards: ${CARD_ACCEPTED} is accepted, ${CARD_DECLINED} declined.`,
);

/** Paddle's loader knows the vendor's address alone; here it fetches the stand-in. */
function scriptFrom(url) {
  return {
    name: 'paddle-on-this-machine',
    transform: (code, id) =>
      id.includes('@paddle/paddle-js') ? code.replaceAll('https://cdn.paddle.com/paddle/v2/paddle.js', `${url}/paddle.js`) : undefined,
  };
}
