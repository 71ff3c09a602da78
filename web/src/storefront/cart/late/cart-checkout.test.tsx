import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  cartServer,
  checkOut,
  fillCart,
  fillCartElsewhere,
  ganesha,
  openCart,
  payCart,
  payCartInBitcoin,
  payWithBitcoin,
  reload,
  services,
  soundSleep,
  storedLines,
  type,
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
import { screenOf } from '../../../memory/screen-in-history.ts';
import { CorrectContact } from '../../order/correct-contact.tsx';

let server: FakeServer;

beforeEach(() => {
  server = cartServer();
});
afterEach(leaveShop);

describe('paying for the cart', () => {
  test('orders at the prices that are shown, in the trimmed name', async () => {
    // Half a month, at 300 dollars a month.
    fillCart({ ...ganesha, duration: 0.5 }, soundSleep);
    openCart(server);
    await checkOut('  Анна Иванова ');
    await payWithBitcoin();
    await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(1));
    expect(server.callsOf('POST /api/orders')[0]?.body).toEqual({
      customerName: 'Анна Иванова',
      customerEmail: 'anna@example.com',
      paymentMethod: 'crypto',
      items: [
        { id: 'ganesha', name: 'Ганеша-яга', price: 150, quantity: 1, duration: 0.5 },
        { id: soundSleep.id, name: 'Спокойный сон', price: 480, quantity: 1, duration: 0.75 },
      ],
      total: 630,
    });
  });

  test('remembers the order on this device', async () => {
    await payCartInBitcoin(server);
    const { id, createdAt } = exampleOrder();
    expect(JSON.parse(localStorage.getItem('recent-orders') ?? '')).toEqual([{ id, createdAt }]);
  });

  test('opens a payment whose key is made from that of the order', async () => {
    await payCartInBitcoin(server);
    const orderKey = server.callsOf('POST /api/orders')[0]?.key;
    expect(orderKey).toMatch(/^cart-\d{13}-\w{14}-\w+-\w+$/);
    expect(server.callsOf('POST /api/crypto/payment')[0]?.key).toBe(`${orderKey}:BTC`);
  });

  test('sends a retry under the same idempotency key', async () => {
    server.answers['POST /api/orders'] = () => problem(503, 'unavailable');
    await payCart(server);
    await payWithBitcoin();
    expect(await screen.findByText('Не удалось создать платеж')).toBeDefined();
    expect(screen.getByText('Код: CREATE_PAYMENT_ERROR')).toBeDefined();
    expect(screen.getByText('Detail of unavailable.')).toBeDefined();
    await press('Попробовать ещё раз');
    await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(2));
    const [first, retry] = server.callsOf('POST /api/orders').map(({ key }) => key);
    expect(retry).toBe(first);
  });

  test('keeps the cart and shows the new price when prices have changed', async () => {
    const quote = { currency: 'USD', items: [{ ...ganesha, price: 350, lineTotal: 350 }], total: 350 };
    server.answers['POST /api/orders'] = () => problem(409, 'price_changed', { quote });
    await payCart(server);
    server.answers['GET /api/services'] = services.map((service) => ({ ...service, price: 350 }));
    await payWithBitcoin();
    expect(await screen.findByText(/Цены изменились.*новая сумма: 350.\$/)).toBeDefined();
    expect(screen.getByRole('button', { name: /Перейти к оплате · 350.\$/ })).toBeDefined();
    expect(storedLines()).toMatchObject([{ id: 'ganesha', price: 350 }]);
    // What was told once is not told again.
    await press('Закрыть');
    await waitFor(() => expect(screen.queryByText(/Цены изменились/)).toBeNull());
    window.location.hash = '#cart';
    expect(await screen.findByRole('button', { name: /Перейти к оплате · 350.\$/ })).toBeDefined();
    expect(screen.queryByText(/Цены изменились/)).toBeNull();
  });

  /** Pays for a cart, and reads the thanks. */
  async function buy() {
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    await payCart(server);
    await payWithBitcoin();
    await screen.findByText('Спасибо!');
  }

  test('keeps name and e-mail of the buyer for a new profile', async () => {
    await buy();
    const kept = { full_name: 'Анна Иванова', email: 'anna@example.com' };
    await waitFor(() => expect(JSON.parse(localStorage.getItem('checkout-data') ?? 'null')).toEqual(kept));
  });

  test('ends with the way to the order, and an empty cart and form', async () => {
    await buy();
    const link = await screen.findByRole('link', { name: 'Открыть заказ' });
    expect(link.getAttribute('href')).toBe(`/order/${exampleOrder().id}`);
    await waitFor(() => expect(storedLines()).toEqual([]));
    expect(localStorage.getItem('checkout-contact')).toBeNull();
    expect(localStorage.getItem('active-payment')).toBeNull();
    await press('Закрыть');
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  test('opens on the items of the next purchase after its thanks were left by a link', async () => {
    await buy();
    await waitFor(() => expect(screenOf(window.history.state)).toBe(0));
    fireEvent.click(screen.getByRole('link', { name: 'Открыть заказ' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Открыть заказ' })).toBeNull());
    fillCartElsewhere(soundSleep);
    window.location.hash = '#cart';
    expect(await screen.findByText('Спокойный сон')).toBeDefined();
    expect(screen.queryByText('Спасибо!')).toBeNull();
  });

  test('makes a new order of the same items after the first was closed meanwhile', async () => {
    await payCartInBitcoin(server);
    leaveShop();
    const closed = { ...exampleOrder(), status: 'cancelled', due: 0, paymentMethods: [] };
    const anew = { ...exampleOrder(), id: '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' };
    server.answers['GET /api/orders/*'] = ({ path }) => Response.json(path.endsWith(anew.id) ? anew : closed);
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'expired' };
    server.answers['POST /api/orders'] = anew;
    openCart(server);
    await waitFor(() => expect(localStorage.getItem('active-payment')).toBeNull());
    await press(/Перейти к оплате/);
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    await payWithBitcoin();
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    const [first, second] = server.callsOf('POST /api/orders').map(({ key }) => key);
    expect(second).not.toBe(first);
    expect(server.callsOf('POST /api/crypto/payment')[1]?.body).toMatchObject({ orderId: anew.id });
  });

  test('asks for the contact data again when the order that a reload went on with cannot be paid', async () => {
    await payCartInBitcoin(server);
    reload(server);
    await press('Отменить платёж');
    server.answers['POST /api/crypto/payment'] = () => problem(404, 'not_found');
    await payWithBitcoin();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Прежний\sзаказ больше нельзя оплатить/);
    expect(screen.getByRole('button', { name: /Перейти к оплате/ })).toBeDefined();
    expect(server.callsOf('POST /api/orders')).toHaveLength(1);
  });

  test('goes on with the same payment after a reload', async () => {
    await payCartInBitcoin(server);
    reload(server);
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    expect(server.callsOf('POST /api/crypto/payment')).toHaveLength(1);
  });

  test('shows after a reload that the payment has arrived meanwhile', async () => {
    await payCartInBitcoin(server);
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    reload(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(storedLines()).toEqual([]);
  });

  test('asks for a new payment of the same order after one was cancelled', async () => {
    await payCartInBitcoin(server);
    await press('Отменить платёж');
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    const orders = server.callsOf('POST /api/orders').map(({ key }) => key);
    const payments = server.callsOf('POST /api/crypto/payment').map(({ key }) => key);
    expect(new Set(orders).size).toBe(1);
    expect(new Set(payments).size).toBe(2);
  });

  test('pays for the same order after its e-mail was corrected on its page', async () => {
    await payCartInBitcoin(server);
    await press('Отменить платёж');
    leaveShop();
    const order = { ...exampleOrder(), contact: { ...exampleOrder().contact, correctable: true as const } };
    server.answers['GET /api/orders/*'] = order;
    server.answers['PUT /api/orders/*/contact'] = order;
    visitShop(<CorrectContact order={order} />, server);
    await press('Исправить e-mail');
    type('E-mail', 'anne@example.com');
    await press('Сохранить');
    await screen.findByRole('button', { name: 'Исправить e-mail' });
    leaveShop();
    openCart(server);
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'anne@example.com');
    await press(/Перейти к оплате/);
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    expect(server.callsOf('POST /api/orders')).toHaveLength(1);
    expect(server.callsOf('POST /api/crypto/payment')).toHaveLength(2);
  });

  test('takes another key for the payment of the same order when the first was used for another amount', async () => {
    server.answers['POST /api/crypto/payment'] = () => problem(422, 'idempotency_key_reused');
    await payCart(server);
    await payWithBitcoin();
    await screen.findByText('Не удалось создать платеж');
    expect(screen.queryByText(/Detail of/)).toBeNull();
    server.answers['POST /api/crypto/payment'] = examplePayment();
    await press('Попробовать ещё раз');
    await screen.findByText(examplePayment().address);
    expect(new Set(server.callsOf('POST /api/orders').map(({ key }) => key)).size).toBe(1);
    expect(new Set(server.callsOf('POST /api/crypto/payment').map(({ key }) => key)).size).toBe(2);
  });

  test('thanks for an order that was paid in another tab meanwhile', async () => {
    server.answers['POST /api/crypto/payment'] = () => problem(409, 'order_not_payable');
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), status: 'paid', paymentMethods: [] };
    await payCart(server);
    await payWithBitcoin();
    expect(await screen.findByText('Спасибо!')).toBeDefined();
  });
});
