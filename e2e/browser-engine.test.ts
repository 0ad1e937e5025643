import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserEngine, startBrowserEngine } from './browser-engine.ts';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { lockedPdf } from './documents/locked-pdf.ts';

const TEMPLATE = {
  name: 'Invoice',
  description: 'One row per invoice',
  entities: [{ id: 'n', variableName: 'Invoice number', description: 'Number of the invoice', type: 'text' as const, enumValues: [] }],
};

/** Within this the tab answers whatever a document does to its worker. */
const TAB_ANSWERS_MS = 1_000;

let engine: BrowserEngine;

beforeAll(async () => {
  engine = await startBrowserEngine();
});

afterAll(async () => {
  await engine.close();
});

describe('the engine in a browser', () => {
  test('reads a document and finds its rows while the tab answers', async () => {
    const extracted = await engine.extract(await invoicePdf(), 'halden.pdf', TEMPLATE);
    expect(extracted).toMatchObject({ answer: { rows: [{ cells: { n: { chosen: { printed: HALDEN_INVOICE.number } } } }], pageCount: 1 } });
    expect(extracted.longestPauseMs).toBeLessThan(TAB_ANSWERS_MS);
    const { answer } = (await engine.read(await invoicePdf(), 'halden.pdf')) as { answer: { pages: { kind: string }[] } };
    expect(answer.pages).toHaveLength(1);
  });

  test('tells trouble with a document by its code', async () => {
    expect(await engine.read(Buffer.from(''), 'empty.pdf')).toMatchObject({ error: { code: 'file_empty' } });
    expect(await engine.read(lockedPdf('x', ['y']), 'locked.pdf')).toMatchObject({ error: { code: 'password_required' } });
    expect(await engine.read(lockedPdf('x', ['y']), 'locked.pdf', { password: 'x' })).toMatchObject({ answer: { pageCount: 1 } });
  });

  test('ends a worker that hangs, answers in the tab meanwhile, and goes on with another', async () => {
    const measured = await engine.stuckThenFine(await invoicePdf(), 'halden.pdf');
    expect(measured).toMatchObject({ answer: { stuck: 'timed_out', fine: 'answered' } });
    // A worker that spins has one of two processors, so that the machine itself may keep the tab waiting: what counts is that it came round.
    expect(measured.ticks).toBeGreaterThan(10);
  });

  test('asks no other host for anything', () => {
    expect(engine.strayRequests).toEqual([]);
  });
});
