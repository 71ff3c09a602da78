import { fireEvent, screen, within } from '@testing-library/react';
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
    [
      { status: 'pending', payments: [{ id: examplePayment().id, currency: 'BTC', status: 'waiting', receivedAmount: '0' }] },
      'Ожидает оплаты',
    ],
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

  test('tells what happened so far, the newest first, and names the coin', async () => {
    const timeline = [
      { at: '2026-11-20T10:00:00.000Z', event: 'placed' },
      { at: '2026-11-20T10:01:00.000Z', event: 'coin_chosen', currency: 'USDT_TRC20' },
      { at: '2026-11-20T10:02:00.000Z', event: 'review' },
    ] as const;
    open('order', { timeline: [...timeline] });
    const list = (await screen.findByRole('heading', { name: 'Ход заказа' })).parentElement as HTMLElement;
    const told = within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
    expect(told).toEqual(['Платёж проверяет сотрудник', 'Выбрана оплата: USDT TRC-20', 'Заказ оформлен']);
  });

  test('names the receipt of a paid order', async () => {
    open('order', { status: 'paid', receiptNumber: 1042, paymentMethods: [] });
    expect((await screen.findByText('Чек №')).nextElementSibling?.textContent).toBe('1042');
  });

  test('leads to the payment while there is something to pay', async () => {
    open('order');
    const link = await screen.findByRole('link', { name: /Оплатить 300.\$/ });
    expect(link.getAttribute('href')).toBe(`/checkout/${exampleOrder().id}`);
  });

  test.each(['partial', 'expired', 'waiting'] as const)(
    'names what came and asks for the rest only, while the payment is %s',
    async (status) => {
      const payments = [{ id: examplePayment().id, currency: 'BTC', status, receivedAmount: '0.00200000' } as const];
      open('order', { status: 'pending', payments, received: 120, due: 180 });
      expect(await screen.findByText(/Получено 120.\$ из 300.\$. Осталось заплатить 180.\$/)).toBeDefined();
      expect(screen.getByRole('link', { name: /Доплатить 180.\$/ })).toBeDefined();
      expect(screen.queryByRole('link', { name: /300/ })).toBeNull();
    },
  );

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
    open('checkout', { payments: [{ id: examplePayment().id, currency: 'BTC', status: 'waiting', receivedAmount: '0' }] });
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
  });

  test.each([
    ['own', /настоящие деньги здесь пропадут/],
    ['foreign', /адрес может быть настоящим/],
  ] as const)('warns beside the address in test mode (%s)', async (testMode, warning) => {
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    open(
      'checkout',
      { payments: [{ id: examplePayment().id, currency: 'BTC', status: 'waiting', receivedAmount: '0' }] },
      testMode,
    );
    expect(await screen.findByText(warning)).toBeDefined();
  });

  const open1 = [{ id: examplePayment().id, currency: 'BTC', status: 'waiting', receivedAmount: '0' }] as const;

  test('names dollars and order beside the coin, why there is a clock, fees and times, and leads to the wallet', async () => {
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    open('checkout', { payments: [...open1] });
    expect(await screen.findByText(/^300.\$ · заказ 6f1f7a52$/)).toBeDefined();
    const wallet = screen.getByRole('link', { name: 'Открыть в кошельке' });
    expect(wallet.getAttribute('href')).toBe(examplePayment().paymentUri);
    const time = new Intl.DateTimeFormat('ru', { timeStyle: 'short' }).format(new Date(examplePayment().expiresAt));
    expect(screen.getByText(`курс держится до ${time}`)).toBeDefined();
    expect(screen.getByText(/Биржа вычитает комиссию/)).toBeDefined();
    expect(screen.getByText(/10–60 минут/)).toBeDefined();
  });

  test('offers no wallet for TRON, whose code names no token', async () => {
    const tron = { ...examplePayment(), currency: 'USDT_TRC20', network: 'TRON', paymentUri: 'TAddress', address: 'TAddress' };
    server.answers['GET /api/crypto/payment/*/status'] = tron;
    open('checkout', { payments: [...open1] });
    expect(await screen.findByText('TAddress')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Открыть в кошельке' })).toBeNull();
  });

  test('looks at once when the payer says that the money is sent', async () => {
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    open('checkout', { payments: [...open1] });
    fireEvent.click(await screen.findByRole('button', { name: 'Перевод отправлен' }));
    expect(await screen.findByText(/Ищем перевод/)).toBeDefined();
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    fireEvent.click(screen.getByRole('button', { name: 'Перевод отправлен' }));
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(await screen.findByText('Чек придёт на a***@e***.com.')).toBeDefined();
    expect(screen.getByText(/300.\$ · заказ 6f1f7a52/)).toBeDefined();
  });

  test('names amount and order while the card is awaited', async () => {
    open('checkout', { status: 'waiting', paymentMethod: 'card', paymentMethods: ['card'] });
    expect(await screen.findByText(/300.\$ · заказ 6f1f7a52/)).toBeDefined();
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

  const part = { received: 120, due: 180, paymentMethods: ['crypto', 'manual'] } as const satisfies Partial<Order>;

  test('names what came after the time was up, and opens a payment of the rest', async () => {
    const expired = { ...examplePayment(), status: 'expired', receivedAmount: '0.00200000' };
    server.answers['GET /api/crypto/payment/*/status'] = expired;
    server.answers['POST /api/crypto/payment'] = {
      ...examplePayment(),
      id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10',
      amountUsd: 180,
    };
    localStorage.setItem('active-payment', JSON.stringify({ orderId: exampleOrder().id, paymentId: expired.id }));
    open('checkout', { ...part });
    expect(await screen.findByText(/Пришло 120.\$ из 300.\$/)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: /Доплатить 180.\$/ }));
    server.answers['GET /api/crypto/payment/*/status'] = examplePayment();
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    expect(server.callsOf('POST /api/crypto/payment')[0]?.body).toMatchObject({ currency: 'BTC', amountUsd: 180 });
  });

  test('asks nowhere for the full sum after a part has come, and offers no card', async () => {
    open('checkout', { ...part });
    fireEvent.click(await screen.findByRole('button', { name: /Криптовалюта/ }));
    expect(await screen.findAllByRole('button', { name: /Оплатить 180.\$/ })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /Банковская карта/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /300/ })).toBeNull();
  });

  test('names the network of each coin in words before it is chosen, and shows no amount of coins until then', async () => {
    server.answers['POST /api/crypto/payment'] = examplePayment();
    open('checkout');
    fireEvent.click(await screen.findByRole('button', { name: /Криптовалюта/ }));
    const bitcoin = await screen.findByRole('button', { name: /Bitcoin.*Сеть Bitcoin/ });
    for (const name of [/Ethereum.*Сеть Ethereum/, /USDT ERC-20.*Сеть Ethereum/, /USDT TRC-20.*Сеть TRON/])
      expect(screen.getAllByRole('button', { name })).not.toHaveLength(0);
    expect(screen.queryByText(/0,005/)).toBeNull();
    fireEvent.click(bitcoin);
    expect(await screen.findByText(/0,005/)).toBeDefined();
    expect(screen.getAllByText(/Сеть Bitcoin/)).not.toHaveLength(0);
  });

  test('offers another coin or a person when the rest is too small for a coin', async () => {
    server.answers['POST /api/crypto/payment'] = () => problem(422, 'below_minimum');
    open('checkout', { received: 299, due: 1, paymentMethods: ['crypto'] });
    fireEvent.click(await screen.findByRole('button', { name: /Криптовалюта/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Bitcoin/ }));
    expect(await screen.findByRole('link', { name: /help@shop.test/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Выберите монету' }));
    expect(await screen.findAllByRole('button', { name: /Ethereum/ })).not.toHaveLength(0);
  });

  test('says that a paid order is paid', async () => {
    open('checkout', { status: 'paid', paymentMethods: [] });
    expect(await screen.findByText('Этот заказ уже оплачен')).toBeDefined();
  });
});
