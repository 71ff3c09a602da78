import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  cartServer,
  checkOut,
  fillCart,
  fillCartElsewhere,
  ganesha,
  openCart,
  payCart,
  payWithBitcoin,
  reload,
  services,
  storedLines,
} from '../../../../testing/cart-visit.tsx';
import {
  exampleOrder,
  examplePayment,
  type FakeServer,
  leaveShop,
  press,
  problem,
  visitShop,
} from '../../../../testing/shop-visit.tsx';
import { orderedCarts } from '../../../memory/late/ordered-carts.ts';
import OrderPage from '../../order/order-page.tsx';
import { CartPanelHost } from '../cart-panel-host.tsx';

let server: FakeServer;

beforeEach(() => {
  server = cartServer();
});
afterEach(leaveShop);

describe('a cart that has changed during its payment', () => {
  const saraswati = { id: 'saraswati', name: 'Сарасвати-яга', icon: 'saraswati', price: 350, quantity: 1, duration: 1 };

  /** Pays for two rituals of Ganesha, while another tab puts a third and one of Saraswati into the cart. */
  async function changeWhilePaying() {
    fillCart({ ...ganesha, quantity: 2 });
    server.answers['POST /api/orders'] = { ...exampleOrder(), total: 300 };
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    fillCartElsewhere({ ...ganesha, quantity: 3 }, saraswati);
  }
  /** The cart without what was paid. */
  const rest = [
    { id: 'ganesha', quantity: 1 },
    { id: 'saraswati', quantity: 1 },
  ];

  test('is told beside number, items and dollars of the order that is being paid', async () => {
    await changeWhilePaying();
    const paidOrder = await screen.findByRole('region', { name: 'Что оплачивается' });
    expect(paidOrder.textContent).toMatch(/Заказ № 1042.*300.\$.*Ганеша-яга/);
    expect(await screen.findByText(/Корзина изменилась/)).toBeDefined();
  });

  test('is paid as a new order when the customer wants it, and the payment of the first is cancelled', async () => {
    await changeWhilePaying();
    await press(/Оплатить изменённую корзину · \d/);
    await payWithBitcoin();
    await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(2));
    const [first, second] = server.callsOf('POST /api/orders');
    expect(second?.key).not.toBe(first?.key);
    expect(second?.body.items).toMatchObject([{ id: 'ganesha', quantity: 3 }, { id: 'saraswati' }]);
    expect(server.callsOf('POST /api/crypto/payment/*/cancel')).toHaveLength(1);
  });

  test('is ordered only with the contact data, which are gone after a reload', async () => {
    await changeWhilePaying();
    reload(server);
    await press('Вернуться к оплате');
    await press('Отменить платёж');
    expect(await screen.findByRole('button', { name: /Перейти к оплате/ })).toBeDefined();
    expect(screen.queryByText(/незавершённый/)).toBeNull();
    expect(server.callsOf('POST /api/orders')).toHaveLength(1);
  });

  test('leads after a reload to the open payment again, also after a step back from it', async () => {
    await changeWhilePaying();
    reload(server);
    await press('Вернуться к оплате');
    await screen.findByText(examplePayment().address);
    await press('Назад');
    await press('Вернуться к оплате');
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    expect(server.callsOf('POST /api/crypto/payment/*/cancel')).toEqual([]);
  });

  const otherId = '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';

  test('is told when the first order is paid after all, though a second is being paid, and loses what the first holds', async () => {
    await changeWhilePaying();
    const first = { ...exampleOrder(), total: 300 };
    const second = { ...exampleOrder(), id: otherId, total: 1250 };
    const payment = { ...examplePayment(), orderId: second.id, address: 'tb1qsecond' };
    server.answers['POST /api/orders'] = second;
    server.answers['POST /api/crypto/payment'] = payment;
    server.answers['GET /api/crypto/payment/*/status'] = payment;
    const paid = { ...first, status: 'paid', paymentMethods: [] };
    let isPaid = false;
    server.answers['GET /api/orders/*'] = ({ path }) => Response.json(path.endsWith(second.id) ? second : isPaid ? paid : first);
    await press(/Оплатить изменённую корзину · \d/);
    await payWithBitcoin();
    await screen.findByText('tb1qsecond');
    expect(screen.queryByText(/всё же оплачен/)).toBeNull();
    isPaid = true;
    reload(server);
    expect((await screen.findByText(/всё же оплачен/)).textContent).toMatch(/^Заказ № 1042, который вы оставили.*300.\$/);
    await screen.findByText('tb1qsecond');
    expect(storedLines()).toMatchObject(rest);
  });

  test.each([
    ['closed', () => Response.json({ ...exampleOrder(), id: otherId, status: 'cancelled', paymentMethods: [] })],
    ['deleted', () => problem(404, 'not_found')],
  ])('is told when an order is paid late, also if the order that was left after it is %s', async (_, answerOfLater) => {
    const paid = { ...exampleOrder(), total: 300, status: 'paid', paymentMethods: [] };
    // One unit for one month each.
    orderedCarts.put({ orderId: paid.id, cart: 'ganesha*1*1' });
    orderedCarts.put({ orderId: otherId, cart: 'saraswati*1*1' });
    server.answers['GET /api/orders/*'] = ({ path }) => (path.endsWith(paid.id) ? Response.json(paid) : answerOfLater());
    fillCart({ ...ganesha, quantity: 3 }, saraswati);
    openCart(server);
    expect(await screen.findByText(/всё же оплачен/)).toBeDefined();
    expect(storedLines()).toMatchObject([{ id: 'ganesha', quantity: 2 }, { id: 'saraswati' }]);
  });

  test('loses exactly what was paid, and once, though the page of the order sees later, too, that it is paid', async () => {
    await changeWhilePaying();
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), status: 'paid', paymentMethods: [] };
    reload(server);
    await waitFor(() => expect(storedLines()).toMatchObject(rest));
    leaveShop();
    const page = (
      <>
        <CartPanelHost />
        <Routes>
          <Route path="/order/:id" element={<OrderPage />} />
        </Routes>
      </>
    );
    visitShop(page, server, { path: `/order/${exampleOrder().id}` });
    await screen.findByRole('heading', { name: /1042/ });
    expect(storedLines()).toMatchObject(rest);
  });
});

test('a cart that another tab has emptied offers no way to pay for nothing', async () => {
  await payCart(server);
  await screen.findByRole('button', { name: /Криптовалюта/ });
  fillCartElsewhere();
  expect(await screen.findByText('Корзина пуста')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Криптовалюта/ })).toBeNull();
});

test('a ritual that went off sale meanwhile is told at its line; the rest of the cart and the contact data stay', async () => {
  const saraswati = { ...ganesha, id: 'saraswati', name: 'Сарасвати-яга' };
  server.answers['GET /api/services'] = [...services, { ...services[0], ...saraswati }];
  fillCart(ganesha, saraswati);
  openCart(server);
  await checkOut();
  server.answers['GET /api/services'] = services;
  server.answers['POST /api/orders'] = () => problem(409, 'not_for_sale');
  await payWithBitcoin();
  expect(await screen.findByText('Больше не продаётся. Удалите, чтобы продолжить.')).toBeDefined();
  expect(screen.getByText('Ганеша-яга')).toBeDefined();
  await press('Удалить: Сарасвати-яга');
  expect(screen.getByDisplayValue('anna@example.com')).toBeDefined();
});
