import { expect, test } from 'vitest';
import { bareHost } from './bare-host.ts';

test.each([
  ['[2001:db8::7]', '2001:db8::7'],
  ['::1', '::1'],
  ['127.0.0.1', '127.0.0.1'],
  ['mail.example', 'mail.example'],
  ['[mail', '[mail'],
])('the host %s is reached as %s', (host, bare) => {
  expect(bareHost(host)).toBe(bare);
});
