import { expect, test } from 'vitest';
import { createReachable } from './reachable.ts';

const anywhere = createReachable([]);

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4001:82a::200e'])(
  '%s is on the public internet: it may be reached with encryption, and without it may not',
  (address) => expect([anywhere(address, true), anywhere(address, false)]).toEqual([true, false]),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:93.184.215.14',
  '::127.0.0.1',
])('%s may not be reached', (address) => {
  expect([anywhere(address, true), anywhere(address, false)]).toEqual([false, false]);
});

test('what the operator allows may be reached, with and without encryption, and nothing beside it', () => {
  const reachable = createReachable(['10.1.0.0/16', '::1', '127.0.0.1']);
  for (const address of ['10.1.255.1', '::1', '127.0.0.1'])
    expect([address, reachable(address, true), reachable(address, false)]).toEqual([address, true, true]);
  for (const address of ['10.2.0.1', '::2', '127.0.0.2'])
    expect([address, reachable(address, true), reachable(address, false)]).toEqual([address, false, false]);
});
