import { afterEach, expect, test } from 'vitest';
import { followedPartner, rememberPartner } from './partner.ts';

afterEach(() => followedPartner.forget());

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
