import { expect, test } from 'vitest';
import { hasPublicName } from './public-name.ts';

test.each([
  'https://push.example.com/v1/abc?key=1',
  'https://push.example.com:443/',
  'https://push.example.com./',
  'https://localhost.example.com/',
  'https://lan.example/',
  'https://example.house/',
  'https://1.example.com/',
])('the shop may send to %s', (address) => {
  expect(hasPublicName(address)).toBe(true);
});

test.each([
  ['no address', 'push.example.com'],
  ['no text', ''],
  ['a script', 'javascript:alert(1)'],
  ['plain http', 'http://push.example.com/'],
  ['another port', 'https://push.example.com:8443/'],
  ['a name to sign in with', 'https://anna@push.example.com/'],
  ['a password', 'https://:secret@push.example.com/'],
  ['a name without a dot', 'https://intranet/'],
  ['this machine', 'https://shop.localhost/'],
  ['this machine, named with a dot at its end', 'https://localhost./'],
  ['this machine, named with two dots at its end', 'https://localhost../'],
  ['its network, named with two dots at its end', 'https://printer.local../'],
  ['its network', 'https://printer.local/'],
  ['a network of a company', 'https://database.internal/'],
  ['a network at home', 'https://nas.home.arpa/'],
  ['the name of networks at home', 'https://home.arpa/'],
  ['an address of version 4', 'https://93.184.216.34/'],
  ['an address of version 4 in another form', 'https://0x5db8d822/'],
  ['this machine, as a number', 'https://2130706433/'],
  ['an address of version 6', 'https://[2606:2800:21f::1]/'],
  ['an address of version 6 that holds one of version 4', 'https://[::ffff:93.184.216.34]/'],
])('the shop sends nothing to %s', (_, address) => {
  expect(hasPublicName(address)).toBe(false);
});
