import {
  createTemplate,
  deleteCorrections,
  deleteTemplate,
  exportAccount,
  getConfiguration,
  listTemplates,
  signIn,
  signOutEverywhere,
} from '@sheetlift/contract';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiFailure, isUnreachable, UnexpectedAnswer } from './api-failure.ts';

const ID = '3f0c2a44-5b1e-4c62-9f0a-2f1f4f7a9b10';

function clientOf(answer: () => Response, token: string | null = 'mine') {
  const sent: { address: string; method: string; headers: Record<string, string>; body?: string }[] = [];
  const refused: string[] = [];
  const fetch = (async (address: string, { method, headers, body }: RequestInit) => {
    sent.push({
      address,
      method: method!,
      headers: headers as Record<string, string>,
      ...(body !== undefined && { body: body as string }),
    });
    return answer();
  }) as typeof globalThis.fetch;
  return {
    api: createApiClient({ host: 'https://api.example.com', token: () => token, onRefused: (token) => refused.push(token), fetch }),
    sent,
    refused,
  };
}

const DONE = () => Response.json({ ok: true });

// holds S7.1, S7.2, S7.3
test('calls of an account carry its token and JSON headers', async () => {
  const { api, sent } = clientOf(() => Response.json([]));
  await api.call(listTemplates);
  expect(sent).toEqual([
    {
      address: 'https://api.example.com/api/templates',
      method: 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer mine' },
    },
  ]);
});

test('parts of a path and questions are encoded; what is not asked is left out', async () => {
  const { api, sent } = clientOf(() => Response.json([]));
  await api.call(deleteCorrections, { params: { id: 'a/b' }, query: {} });
  await api.call(deleteCorrections, { params: { id: 'a' }, query: { correction_id: ID } });
  expect(sent.map(({ address }) => address)).toEqual([
    'https://api.example.com/api/templates/a%2Fb/corrections',
    `https://api.example.com/api/templates/a/corrections?correction_id=${ID}`,
  ]);
});

// holds S7.8
test('a form is sent as one, content as JSON, and a POST without content as an empty object', async () => {
  const { api, sent } = clientOf(() => Response.json({ access_token: 't', token_type: 'bearer', ok: true }));
  await api.call(signIn, { body: { username: 'a@b.example', password: 'p&q' } });
  await api.call(signOutEverywhere);
  expect(sent[0]).toMatchObject({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'username=a%40b.example&password=p%26q',
  });
  expect(sent[0]!.headers).not.toHaveProperty('authorization');
  expect(sent[1]).toMatchObject({ headers: { 'content-type': 'application/json', authorization: 'Bearer mine' }, body: '{}' });
});

test('a DELETE has no content', async () => {
  const { api, sent } = clientOf(DONE);
  await api.call(deleteTemplate, { params: { id: ID } });
  expect(sent[0]).not.toHaveProperty('body');
});

test('a file comes as its bytes', async () => {
  const { api } = clientOf(() => new Response(new Uint8Array([80, 75])));
  expect(await api.call(exportAccount)).toEqual(new Uint8Array([80, 75]));
});

// holds S7.4, S7.5
test.each([
  [
    'its detail',
    Response.json({ detail: 'Template not found', code: 'template_not_found' }, { status: 404 }),
    'Template not found',
    'template_not_found',
  ],
  ['its status where there is no detail', Response.json({}, { status: 418 }), 'HTTP 418', null],
  ['its status where there is no JSON', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'HTTP 502', null],
])('a failing answer throws %s', async (_name, answer, message, code) => {
  const { api } = clientOf(() => answer);
  const body = { name: 'x', description: '', entities_json: '[]' };
  await expect(api.call(createTemplate, { body })).rejects.toMatchObject({ message, code, status: answer.status });
});

test('a 401 tells whose token it was; where nobody called it tells nothing', async () => {
  const no = (): Response => Response.json({ detail: 'Not authenticated', code: 'not_authenticated' }, { status: 401 });
  const { api, refused } = clientOf(no);
  await expect(api.call(listTemplates)).rejects.toBeInstanceOf(ApiFailure);
  await expect(api.call(getConfiguration)).rejects.toBeInstanceOf(ApiFailure);
  expect(refused).toEqual(['mine']);
});

test.each([
  ['of another shape', Response.json([{ id: 1 }])],
  ['no JSON, as a network writes that wants a sign-in of its own', new Response('<h1>Welcome to our network</h1>')],
])('an answer that is %s is refused as such', async (_name, answer) => {
  const { api } = clientOf(() => answer);
  await expect(api.call(listTemplates)).rejects.toBeInstanceOf(UnexpectedAnswer);
});

test.each([
  [new TypeError('Failed to fetch'), true],
  [new ApiFailure(503, null), true],
  [new ApiFailure(500, null), false],
  [new ApiFailure(401, null), false],
])('whether nobody was there (%#)', (error, unreachable) => {
  expect(isUnreachable(error)).toBe(unreachable);
});
