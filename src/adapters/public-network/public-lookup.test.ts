import { expect, test } from 'vitest';
import { isPublicAddress } from './public-lookup.ts';

test.each(['1.1.1.1', '142.250.74.106', '192.0.1.1', '172.32.0.1', '2a00:1450:4001:830::200a', '2600:1901:0:92a9::'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  '3fff::1',
  '::7f00:1',
  '100:0:0:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'fe80::1%eth0',
  'localhost',
  '',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
