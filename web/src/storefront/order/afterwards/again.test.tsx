import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderVisits } from '../../../../testing/order-visit.tsx';
import { example, exampleOrder, visitShop } from '../../../../testing/shop-visit.tsx';
import type { Order } from '../../../api/queries.ts';
import { signedIn } from '../../../memory/signed-in.ts';
import Afterwards from './afterwards.tsx';
import { FeedbackCard } from './feedback.tsx';

const visit = orderVisits();
const [ganesha] = exampleOrder().items as [Order['items'][number]];
const gone = { ...ganesha, id: 'kubera' };

function open(items: Order['items']) {
  signedIn.keep(true);
  visit.server.answers['GET /api/account/orders/*/reports'] = { items: [] };
  visit.server.answers['GET /api/services'] = example<object[]>('services').map((service) => ({ ...service, price: 350 }));
  visit.open('order', { status: 'completed', paymentMethods: [], items });
}

test('a completed order is offered again at the price of today, and what is no longer sold says so', async () => {
  open([{ ...ganesha, quantity: 2 }, gone]);
  const card = within(await screen.findByRole('region', { name: 'Провести снова' }));
  expect(card.getByText(/^700.\$$/)).toBeDefined();
  expect(card.getByText('Больше не проводим')).toBeDefined();
  expect(card.getByText(/пригласите заново/)).toBeDefined();
});

test('where nothing of an order is sold any more nothing can be put into the cart', async () => {
  open([gone]);
  const card = within(await screen.findByRole('region', { name: 'Провести снова' }));
  expect(card.getByText(/Выберите другой/)).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
});

test('whoever only has the link is not asked to order again', async () => {
  const order = { ...exampleOrder(), status: 'completed' as const };
  // The card of the feedback asks at the same moment as the part would.
  const page = (
    <>
      <Afterwards order={order} />
      <FeedbackCard id={order.id} />
    </>
  );
  visitShop(page, visit.server);
  await waitFor(() => expect(visit.server.calls).not.toEqual([]));
  expect(visit.server.calls.map(({ operation }) => operation)).toEqual(['GET /api/account/orders/*/feedback']);
  expect(screen.queryByRole('region', { name: 'Провести снова' })).toBeNull();
});
