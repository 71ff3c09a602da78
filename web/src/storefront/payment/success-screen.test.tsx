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

test.each(['pending', 'waiting', 'paid'] as const)(
  'after a payment of an order that is %s the buyer reads what begins, and what to do',
  (status) => {
    open(status);
    expect(screen.getByText(/^Заказ оплачен\. .*начинаем готовить/)).toBeDefined();
    expect(screen.getByText(/^Теперь войдите/)).toBeDefined();
  },
);

test.each(['processing', 'completed'] as const)('whoever comes back to an order that is %s is not told what begins', (status) => {
  open(status);
  expect(screen.getByText(/^Заказ оплачен\./).textContent).not.toContain('начинаем готовить');
  expect(screen.queryByText(/^Теперь войдите/)).toBeNull();
});

test.each([
  ['is under way', () => checkoutContact.keep({ full_name: 'Anna', email: ' Anna@Example.com ' }), /Anna@Example\.com/],
  ['has emptied its form', () => lastCheckout.keep({ email: 'anna@example.com' }), /anna@example\.com/],
])('the browser in which the e-mail was typed tells it in full, while the checkout %s', (_, keep, email) => {
  keep();
  open();
  expect(screen.getByText(email)).toBeDefined();
});

test.each([undefined, 'boris@example.com', 'anna@other.com', 'anna@example.org'])(
  'a browser that knows no e-mail or another, %j, tells it under its mask',
  (email) => {
    if (email) checkoutContact.keep({ full_name: 'Anna', email });
    open();
    expect(screen.getByText(/a\*\*\*@e\*\*\*\.com/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/anna@|boris/);
  },
);
