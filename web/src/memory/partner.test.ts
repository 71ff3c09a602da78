import { afterEach, expect, test, vi } from 'vitest';
import { followedPartner, rememberPartner } from './partner.ts';

afterEach(() => {
  followedPartner.forget();
  vi.useRealTimers();
});

test('the partner of the last link is remembered, and an address without a partner forgets nobody', () => {
  rememberPartner('?partner=indra');
  rememberPartner('?tag=yagya');
  expect(followedPartner.read()).toBe('indra');
  rememberPartner('?utm_source=x&partner=surya');
  expect(followedPartner.read()).toBe('surya');
});

test.each(['?partner=', '?partner=<b>', `?partner=${'x'.repeat(65)}`])('%s names no partner', (search) => {
  rememberPartner(search);
  expect(followedPartner.read()).toBeUndefined();
});

test('a link counts for thirty days, and a newer one begins anew', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') });
  rememberPartner('?partner=indra');
  vi.setSystemTime(new Date('2026-12-01T09:59:59Z'));
  expect(followedPartner.read()).toBe('indra');
  vi.setSystemTime(new Date('2026-12-01T10:00:00Z'));
  expect(followedPartner.read()).toBeUndefined();
  rememberPartner('?partner=indra');
  expect(followedPartner.read()).toBe('indra');
});

test('what an earlier version of the shop has remembered still counts', () => {
  localStorage.setItem('partner', 'indra');
  expect(followedPartner.read()).toBe('indra');
  // Neither version writes this.
  localStorage.setItem('partner', 'indra soon');
  expect(followedPartner.read()).toBeUndefined();
});
