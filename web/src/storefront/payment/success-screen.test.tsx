import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleOrder, fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';
import { checkoutContact } from '../../memory/late/checkout-contact.ts';
import { lastCheckout } from '../../memory/late/last-checkout.ts';
import { SuccessScreen } from './success-screen.tsx';

afterEach(leaveShop);

/** The end of a payment of an order whose e-mail the server shows as `a***@e***.com`. */
function open(status: Order['status'] = 'paid') {
  const order = { ...exampleOrder(), status };
  const masked = { ...order, contact: { ...order.contact, maskedEmail: 'a***@e***.com' } };
  visitShop(<SuccessScreen result={{ orderId: order.id }} order={masked} />, fakeServer());
}

test.each([
  ['pending', true],
  ['paid', true],
  ['processing', false],
  ['completed', false],
] as const)('whoever comes back to an order that is %s reads what begins and comes first: %s', (status, begins) => {
  open(status);
  expect(screen.getByText(/^Заказ оплачен\./).textContent?.includes('начинаем готовить')).toBe(begins);
  expect(screen.queryByText(/^Теперь войдите/) !== null).toBe(begins);
});

test('the browser in which the e-mail was typed tells it in full', () => {
  checkoutContact.keep({ full_name: 'Anna', email: ' Anna@Example.com ' });
  open();
  expect(screen.getByText(/Anna@Example\.com/)).toBeDefined();
});

test('what the last checkout was given counts as well, after the form has been emptied', () => {
  lastCheckout.keep({ email: 'anna@example.com' });
  open();
  expect(screen.getByText(/anna@example\.com/)).toBeDefined();
});

test.each([undefined, 'boris@example.com', 'anna@other.com', 'anna@example.org'])(
  'another browser, which knows %j, tells it under its mask',
  (email) => {
    if (email) checkoutContact.keep({ full_name: 'Anna', email });
    open();
    expect(screen.getByText(/a\*\*\*@e\*\*\*\.com/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/anna@|boris/);
  },
);
