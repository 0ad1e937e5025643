import { describe, expect, test, vi } from 'vitest';
import { policyAllows } from './model-policy.ts';

vi.mock('./model-worker.ts?worker&url', () => ({ default: '/model-worker.js' }));

const POLICY = "default-src 'none'; connect-src http://127.0.0.1:* https://api.openai.com";

describe('the policy of the script that asks models', () => {
  test.each([
    ['http://127.0.0.1:11434/v1', true],
    ['https://api.openai.com/v1', true],
    ['https://api.openai.com.example.com/v1', false],
    ['http://api.openai.com/v1', false],
    ['http://localhost:11434/v1', false],
  ])('%s: %s', (address, allowed) => expect(policyAllows(POLICY, address)).toBe(allowed));

  test('that is not there forbids nothing', () => expect(policyAllows(null, 'https://models.example.com')).toBe(true));
});
