import { expect, test } from 'vitest';
import { checkoutContact } from './checkout-contact.ts';
import { forgetPerson, MEMORY, welcomePerson } from './forget-person.ts';
import { lastCheckout } from './last-checkout.ts';

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
    'tab client-draft',
    'tab client-note-draft',
    'tab consultation-draft',
    'tab dialog-draft',
    'tab form-draft',
    'tab new-order-draft',
    'tab order-change-draft',
    'tab order-note-draft',
    'tab partner-draft',
    'tab person',
    'tab plan-draft',
    'tab postponement-draft',
    'tab profile-draft',
    'tab recent-places',
    'tab settings-draft',
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

test('whoever follows another person on a device is not offered the name and contact with which that one bought', () => {
  const contact = { full_name: 'Anna', email: 'anna@example.com' };
  const bought = () => [lastCheckout.read(), checkoutContact.read()];
  for (const thing of [lastCheckout, checkoutContact]) thing.keep(contact);
  welcomePerson('anna');
  welcomePerson('anna');
  expect(bought()).toEqual([contact, contact]);
  welcomePerson('boris');
  expect(bought()).toEqual([undefined, { full_name: '', email: '' }]);
});
