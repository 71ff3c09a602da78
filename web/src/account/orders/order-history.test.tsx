import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountVisits, order, said, user } from '../../../testing/account-visit.tsx';

const visit = accountVisits();

test('the history names the way of payment of a paid order', async () => {
  visit.open(user());
  await said('Криптовалюта');
});

test('the history names no way of payment before the customer has chosen one', async () => {
  visit.server.answers['GET /api/orders'] = [{ ...order, status: 'pending', due: order.total, received: 0 }];
  visit.open(user());
  await said(/^Оплатить/);
  expect(screen.queryByText('Криптовалюта')).toBeNull();
});
