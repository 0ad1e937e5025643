import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrid } from './grid-bench.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { measurePages } from './pages-bench.ts';
import { measureDropToRow, measureLongTasks } from './run-bench.ts';

const ROUNDS = 5;

/** Screens that Lighthouse scores. */
const SCREENS = ['/', '/templates', '/pricing', '/faq'] as const;

const APP = inject('appUrl');

let browser: Browser;
let port: number;

beforeAll(async () => {
  port = await freePort();
  browser = await launchChromium({ debuggingPort: port });
});

afterAll(async () => {
  await browser?.close();
});

/** `npm run bench:web`: figures of the page as it is served, each the median of five; nothing here can fail for being slow. */
describe('figures of the page', { timeout: 1_200_000 }, () => {
  test('first load', async () => expect(await report('First load of /', () => measureFirstLoad(browser, APP))).toHaveLength(ROUNDS));
  test.for(
    SCREENS.flatMap(
      (screen) =>
        [
          [screen, 'desktop'],
          [screen, 'mobile'],
        ] as const,
    ),
  )('lighthouse, %s, %s', async ([screen, form]) =>
    expect(await report(`Lighthouse, ${screen}, ${form}`, () => lighthouseScores(new URL(screen, APP).href, port, form))).toHaveLength(
      ROUNDS,
    ),
  );
  test('a run of 50 files', async () => expect(await report('50 files', () => measureLongTasks(browser, APP))).toHaveLength(ROUNDS));
  test('drop to row', async () =>
    expect(await report('Invoice dropped, engine used before', () => measureDropToRow(browser, APP))).toHaveLength(ROUNDS));
  test('grid', async () => expect(await report('Grid of 20,000 x 30', () => measureGrid(browser))).toHaveLength(ROUNDS));
  test('pages', async () => expect(await report('Document of 300 pages', () => measurePages(browser))).toHaveLength(ROUNDS));
});

/** Prints the median of each figure, and all rounds behind it. */
async function report<Figures extends object>(title: string, measure: () => Promise<Figures>): Promise<Figures[]> {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure());
  for (const name of Object.keys(rounds[0]!) as (keyof Figures & string)[]) {
    const values = rounds.map((figures) => figures[name]);
    console.log(
      `${title}: ${name} ${values.every((value) => typeof value === 'number') ? `${rounded(median(values))} (${values.map(rounded).join(', ')})` : JSON.stringify(values.at(-1))}`,
    );
  }
  return rounds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
