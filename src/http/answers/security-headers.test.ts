import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('browsers remember https for the own host alone, unless the setting says more: %s', (hsts, header) => {
  expect(securityHeaders({ isHttps: true, withAnalytics: false, hsts })['strict-transport-security']).toBe(header);
  expect(securityHeaders({ isHttps: false, withAnalytics: false, hsts })).not.toHaveProperty('strict-transport-security');
});
