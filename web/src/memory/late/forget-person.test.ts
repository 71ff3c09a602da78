import { expect, test } from 'vitest';
import { forgetPerson, MEMORY, welcomePerson } from './forget-person.ts';

const storageOf = { device: localStorage, tab: sessionStorage };

test('what tells of a person is declared personal, under the keys that browsers hold since earlier versions', () => {
  const keys = (personal: boolean) =>
    MEMORY.filter((thing) => thing.personal === personal)
      .map(({ where, key }) => `${where} ${key}`)
      .toSorted();
  expect(keys(false)).toEqual([
    'device analytics-consent',
    'device analytics-purchases',
    'device cart-id',
    'device cart-storage',
    'device partner',
    'device payment-sound',
    'tab early-additions',
  ]);
  expect(keys(true)).toEqual([
    'device active-payment',
    'device almanac-city',
    'device calendar-reminder',
    'device checkout-attempt',
    'device checkout-contact',
    'device checkout-data',
    'device content-drafts',
    'device desk-notes',
    'device last-login',
    'device ordered-carts',
    'device person',
    'device recent-orders',
    'device report-drafts',
    'device signed-in',
    'tab form-drafts',
    'tab panel-drafts',
    'tab person',
    'tab recent-places',
    'tab sign-in',
  ]);
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
