import { expect, test } from 'vitest';
import { isPublicAddress } from './public-lookup.ts';

test.each([
  ...['1.1.1.1', '142.250.74.106', '2a00:1450:4001:830::200a', '2600:1901:0:92a9::'],
  // Just beyond 192.0.0.0/24 and 172.16.0.0/12.
  ...['192.0.1.1', '172.32.0.1'],
])('%s is on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  // This machine, and what stands for any of its addresses.
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::', 'localhost', ''],
  // Networks of houses, of providers, and of one link, where clouds tell of a machine.
  ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
  ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0'],
  // Addresses of version 6 that lead to one of version 4.
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  // For many receivers, for measurements, for papers, and for what is thrown away.
  ...['224.0.0.1', '255.255.255.255', 'ff02::1', '198.18.0.1', '2001:db8::1', '3fff::1', '100:0:0:1::1'],
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
