import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  exampleOrder,
  examplePayment,
  type FakeServer,
  fakeServer,
  leaveShop,
  problem,
  visitShop,
} from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';
import type { TestMode } from '../../page/test-mode.tsx';
import CheckoutPage from './checkout-page.tsx';
import OrderPage from './order-page.tsx';

let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  server = fakeServer({ 'GET /api/orders/*': exampleOrder() });
});
afterEach(leaveShop);

function open(page: 'order' | 'checkout', changes: Partial<Order> = {}, testMode?: TestMode): void {
  const order = { ...exampleOrder(), ...changes };
  if (Object.keys(changes).length > 0) server.answers['GET /api/orders/*'] = order;
  visitShop(
    <Routes>
      <Route path="/order/:id" element={<OrderPage />} />
      <Route path="/checkout/:id" element={<CheckoutPage />} />
    </Routes>,
    server,
    { path: `/${page}/${order.id}`, ...(testMode && { testMode }) },
  );
}

describe('the page of an order', () => {
  test('shows what was ordered, for how long, and the total', async () => {
    open('order');
    expect(await screen.findByText('Ганеша-яга')).toBeDefined();
    expect(screen.getByText('1 месяц')).toBeDefined();
    expect(screen.getByText('Анна, a***@e***.com')).toBeDefined();
  });

  test.each<[Partial<Order>, string]>([
    [{ status: 'pending' }, 'Ссылка на оплату готова'],
    [{ status: 'pending', payments: [{ id: examplePayment().id, currency: 'BTC', status: 'waiting' }] }, 'Ожидает оплаты'],
    [{ status: 'waiting', paymentMethod: 'card' }, 'Ожидает подтверждения'],
    [{ status: 'paid', paymentMethods: [] }, 'Оплачен'],
    [{ status: 'processing', paymentMethods: [] }, 'В работе'],
    [{ status: 'ready', paymentMethods: [] }, 'Готов'],
    [{ status: 'completed', paymentMethods: [] }, 'Завершён'],
    [{ status: 'cancelled', paymentMethods: [] }, 'Отменён'],
  ])('the state of %j reads "%s", where screen readers say it', async (changes, text) => {
    open('order', changes);
    expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull();
  });

  test('leads to the payment while there is something to pay', async () => {
    open('order');
    const link = await screen.findByRole('link', { name: /Оплатить 300.\$/ });
    expect(link.getAttribute('href')).toBe(`/checkout/${exampleOrder().id}`);
  });

  test('asks for the missing amount only, after a partial payment', async () => {
    open('order', { status: 'pending', payments: [{ id: examplePayment().id, currency: 'BTC', status: 'partial' }] });
    expect(await screen.findByRole('link', { name: 'Доплатить остаток' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /300/ })).toBeNull();
  });

  test('leads from a paid order to the plan', async () => {
    open('order', { status: 'paid', paymentMethods: [] });
    expect((await screen.findByRole('link', { name: 'Запланировать ритуал' })).getAttribute('href')).toBe('/user-profile');
  });

  test('does not offer to pay a paid order', async () => {
    open('order', { status: 'paid', paymentMethods: [] });
    await screen.findByText('Оплачен');
    expect(screen.queryByRole('link', { name: /Оплатить/ })).toBeNull();
  });

  test('says that an unknown order is not found', async () => {
    server.answers['GET /api/orders/*'] = () => problem(404, 'not_found');
    open('order');
    expect(await screen.findByText('Заказ не найден')).toBeDefined();
  });

  test('offers another try when the shop cannot be reached', async () => {
    server.answers['GET /api/orders/*'] = () => problem(503, 'unavailable');
    open('order');
    const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    server.answers['GET /api/orders/*'] = exampleOrder();
    fireEvent.click(retry);
    expect(await screen.findByText('Ганеша-яга')).toBeDefined();
  });

  test('asks for the contact data that an order lacks, and saves them', async () => {
    server.answers['PUT /api/orders/*/contact'] = exampleOrder();
    open('order', { contact: { missing: true } });
    fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Анна Иванова' } });
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'anna@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Анна, a***@e***.com')).toBeDefined();
    expect(server.callsOf('PUT /api/orders/*/contact')[0]?.body).toEqual({
      customerName: 'Анна Иванова',
      customerEmail: 'anna@example.com',
    });
  });
});

describe('a mistyped e-mail', () => {
  const correctable = { missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com', correctable: true } as const;

  test('is corrected in the browser that placed the order', async () => {
    localStorage.setItem('checkout-contact', JSON.stringify({ full_name: 'Анна Иванова', email: 'ana@example.com' }));
    server.answers['PUT /api/orders/*/contact'] = {
      ...exampleOrder(),
      contact: { ...correctable, maskedEmail: 'a***@r***.com' },
    };
    open('order', { contact: correctable });
    expect(await screen.findByText(/Письма о заказе приходят на a\*\*\*@e\*\*\*\.com/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Исправить e-mail' }));
    expect(screen.getByLabelText('Имя и фамилия')).toHaveProperty('value', 'Анна Иванова');
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'anna@right.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/приходят на a\*\*\*@r\*\*\*\.com/)).toBeDefined();
    expect(server.callsOf('PUT /api/orders/*/contact')[0]?.body).toEqual({
      customerName: 'Анна Иванова',
      customerEmail: 'anna@right.com',
    });
  });

  test('is not corrected elsewhere', async () => {
    open('order', { contact: { missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com' } });
    await screen.findByText('Анна, a***@e***.com');
    expect(screen.queryByRole('button', { name: 'Исправить e-mail' })).toBeNull();
  });
});

describe('the checkout of an order', () => {
  test('offers the methods that the order allows', async () => {
    open('checkout', { paymentMethods: ['crypto', 'manual'], partner: { name: 'Индра' } });
    expect(await screen.findByRole('button', { name: /Криптовалюта/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Оплачено партнёру.*Индра/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Банковская карта/ })).toBeNull();
  });

  test('awaits confirmation after the payer has said that a partner was paid', async () => {
    const waiting: Order = { ...exampleOrder(), status: 'waiting', paymentMethod: 'manual', paymentMethods: ['manual'] };
    server.answers['POST /api/orders/*/manual-payment'] = waiting;
    open('checkout', { paymentMethods: ['manual'], partner: { name: 'Индра' } });
    fireEvent.click(await screen.findByRole('button', { name: /Оплачено партнёру/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Сообщить об оплате 300.\$/ }));
    expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
  });

  test('goes on with a payment that is open', async () => {
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    open('checkout', { payments: [{ id: examplePayment().id, currency: 'BTC', status: 'waiting' }] });
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
  });

  test.each([
    ['own', /настоящие деньги здесь пропадут/],
    ['foreign', /адрес может быть настоящим/],
  ] as const)('warns beside the address in test mode (%s)', async (testMode, warning) => {
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    open('checkout', { payments: [{ id: examplePayment().id, currency: 'BTC', status: 'waiting' }] }, testMode);
    expect(await screen.findByText(warning)).toBeDefined();
  });

  test('opens a new payment after an expired one', async () => {
    const expired = { ...examplePayment(), status: 'expired' };
    server.answers['GET /api/crypto/payment/*/status'] = expired;
    server.answers['POST /api/crypto/payment'] = { ...examplePayment(), id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10' };
    localStorage.setItem('active-payment', JSON.stringify({ orderId: exampleOrder().id, paymentId: expired.id }));
    open('checkout');
    fireEvent.click(await screen.findByRole('button', { name: 'Начать заново' }));
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
  });

  test('says that a paid order is paid', async () => {
    open('checkout', { status: 'paid', paymentMethods: [] });
    expect(await screen.findByText('Этот заказ уже оплачен')).toBeDefined();
  });
});
