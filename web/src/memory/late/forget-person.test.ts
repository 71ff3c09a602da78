import { expect, test } from 'vitest';
import { forgetPerson, MEMORY, welcomePerson } from './forget-person.ts';

const storageOf = { device: localStorage, tab: sessionStorage };

test('what tells of a person is declared personal, under the keys that browsers hold since earlier versions', () => {
  const keys = (where: 'device' | 'tab', personal: boolean) =>
    MEMORY.filter((thing) => thing.where === where && thing.personal === personal)
      .map(({ key }) => key)
      .toSorted()
      .join(' ');
  expect(keys('device', false)).toBe('analytics-consent analytics-purchases cart-id cart-storage partner payment-sound');
  expect(keys('tab', false)).toBe('early-additions');
  expect(keys('device', true)).toBe(
    'active-payment almanac-city calendar-reminder checkout-attempt checkout-contact checkout-data content-drafts desk-notes ' +
      'last-login ordered-carts person recent-orders report-drafts signed-in',
  );
  expect(keys('tab', true)).toBe('form-drafts panel-drafts person recent-places sign-in');
});

test.each(MEMORY)('$key is forgotten with the person if it is personal, and stays otherwise', ({ key, where, personal }) => {
  storageOf[where].setItem(key, '{}');
  forgetPerson();
  expect(storageOf[where].getItem(key)).toBe(personal ? null : '{}');
});

test.each(MEMORY)('$key: text that no version of the shop has written breaks nothing', ({ key, where, read }) => {
  storageOf[where].setItem(key, '{"items":[null');
  expect(read).not.toThrow();
});

test("a user who follows another on a device finds neither the other's contact nor their orders and payments", () => {
  const purchases = ['active-payment', 'checkout-attempt', 'checkout-contact', 'checkout-data', 'ordered-carts', 'recent-orders'];
  for (const key of purchases) localStorage.setItem(key, '{}');
  const kept = () => purchases.filter((key) => localStorage.getItem(key) !== null);
  welcomePerson('anna');
  welcomePerson('anna');
  expect(kept()).toEqual(purchases);
  welcomePerson('boris');
  expect(kept()).toEqual([]);
});
