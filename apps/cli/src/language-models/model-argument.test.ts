import { describe, expect, it } from 'vitest';
import { modelLimits, modelServer } from './model-argument.ts';

describe('--model', () => {
  it.each([
    ['ollama/qwen3:8b', {}, 'openai', 'http://127.0.0.1:11434/v1', 'qwen3:8b', null],
    ['ollama/library/x', { OLLAMA_HOST: '10.0.0.5:9000' }, 'openai', 'http://10.0.0.5:9000/v1', 'library/x', null],
    ['openai/gpt', { OPENAI_API_KEY: 'k' }, 'openai', 'https://api.openai.com/v1', 'gpt', 'k'],
    ['anthropic/claude', { ANTHROPIC_API_KEY: 'k' }, 'anthropic', 'https://api.anthropic.com/v1', 'claude', 'k'],
    ['google/gemini', { GEMINI_API_KEY: 'k' }, 'google', 'https://generativelanguage.googleapis.com/v1beta', 'gemini', 'k'],
    ['compatible/m', { MODEL_BASE_URL: 'http://127.0.0.1:8080/v1' }, 'openai', 'http://127.0.0.1:8080/v1', 'm', null],
  ])('names a server and its model: %s', (given, environment, protocol, baseUrl, model, key) => {
    expect(modelServer(given, environment)).toEqual({ protocol, id: given, baseUrl, model, key });
  });

  it.each([
    ['gpt', {}, 'VENDOR/NAME'],
    ['nobody/gpt', {}, 'VENDOR/NAME'],
    ['openai/gpt', {}, 'OPENAI_API_KEY'],
    ['compatible/m', {}, 'MODEL_BASE_URL'],
  ])('is refused: %s', (given, environment, sentence) => expect(() => modelServer(given, environment)).toThrow(sentence));

  it('has a budget in tokens, and in money where a price is said', () => {
    expect(modelLimits({ tokens: '1000' })).toEqual({ tokens: 1000, money: null, price: null });
    expect(modelLimits({ money: '2', price: '0.5/1.5' })).toEqual({ tokens: null, money: 2, price: { input: 0.5, output: 1.5 } });
    expect(() => modelLimits({ money: '2' })).toThrow('--model-price');
    expect(() => modelLimits({ tokens: 'many' })).toThrow('--model-tokens');
    expect(() => modelLimits({ price: 'cheap' })).toThrow('--model-price');
  });
});
