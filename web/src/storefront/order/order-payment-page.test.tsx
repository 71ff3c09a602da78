import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { exampleOrder, examplePayment, leadTo, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';

const visit = orderVisits();

const STATUS = 'GET /api/crypto/payment/*/status';
/** A payment in Bitcoin that waits for its transfer, as the order names it. */
const waitingPayment = { id: examplePayment().id, currency: 'BTC', status: 'waiting', receivedAmount: '0' } as const;

describe('the checkout of an order', () => {
  test('offers the methods that the order allows', async () => {
    visit.open('checkout', { paymentMethods: ['crypto', 'manual'], partner: { name: 'Индра' } });
    expect(await screen.findByRole('button', { name: /Криптовалюта/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Оплачено партнёру.*Индра/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Банковская карта/ })).toBeNull();
  });

  test('leads to what the payer accepts before a method is chosen', async () => {
    visit.open('checkout', { paymentMethods: ['crypto'] });
    const terms = (await screen.findByText(/^Оплачивая, вы соглашаетесь/)).parentElement as HTMLElement;
    const links = within(terms).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/legal/terms', '/legal/refunds', '/legal/privacy']);
  });

  test('awaits confirmation after the payer has said that a partner was paid', async () => {
    const waiting: Order = { ...exampleOrder(), status: 'waiting', paymentMethod: 'manual', paymentMethods: ['manual'] };
    visit.server.answers['POST /api/orders/*/manual-payment'] = waiting;
    visit.open('checkout', { paymentMethods: ['manual'], partner: { name: 'Индра' } });
    fireEvent.click(await screen.findByRole('button', { name: /Оплачено партнёру/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Сообщить об оплате 300.\$/ }));
    expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
  });

  test.each([
    ['own', /настоящие деньги здесь пропадут/],
    ['foreign', /адрес может быть настоящим/],
  ] as const)('warns beside the address in test mode (%s)', async (testMode, warning) => {
    visit.server.answers[STATUS] = examplePayment();
    visit.open('checkout', { payments: [waitingPayment] }, testMode);
    expect(await screen.findByText(warning)).toBeDefined();
  });

  /** Opens the address of a payment in Bitcoin. */
  function openAddress(payment: object = examplePayment()) {
    visit.server.answers[STATUS] = payment;
    visit.open('checkout', { payments: [waitingPayment] });
  }

  test('names dollars and order beside the coin, until when the rate holds, fees and times', async () => {
    openAddress();
    expect(await screen.findByText(/^300.\$ · заказ № 1042$/)).toBeDefined();
    const time = new Intl.DateTimeFormat('ru', { timeStyle: 'short' }).format(new Date(examplePayment().expiresAt));
    expect(screen.getByText(`курс держится до ${time}`)).toBeDefined();
    expect(screen.getByText(/Биржа вычитает комиссию/)).toBeDefined();
    expect(screen.getByText(/10–60 минут/)).toBeDefined();
  });

  test('goes on with a payment that is open, and leads to the wallet', async () => {
    openAddress();
    const wallet = await screen.findByRole('link', { name: 'Открыть в кошельке' });
    expect(wallet.getAttribute('href')).toBe(examplePayment().paymentUri);
  });

  const paused = /Второй\sраз\sплатить\sне\sнужно/;
  const review = { steps: exampleOrder().progress.steps, next: { kind: 'review', mailed: false } } as const;

  test('says what the order’s page says while a person looks at money, also once another way is chosen', async () => {
    visit.server.answers[STATUS] = examplePayment();
    const reviewed = { status: 'pending', progress: review } as const;
    visit.open('order', { ...reviewed, payments: [waitingPayment] });
    const words = (await screen.findAllByText(paused))[0]?.textContent;
    leaveShop();
    visit.open('checkout', { ...reviewed, payments: [waitingPayment] });
    expect((await screen.findByText(paused)).textContent).toBe(words);
    expect(screen.getByText(/^Платёж проверяет сотрудник$/)).toBeDefined();
    expect(screen.queryByText(examplePayment().address)).toBeNull();
    expect(screen.queryByText(/Отправьте ровно|Ждём перевод/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Заплатить иначе' }));
    expect(await screen.findByText('Как вам удобно заплатить?')).toBeDefined();
    expect(screen.getByText(paused)).toBeDefined();
  });

  test('offers no wallet for TRON, whose code names no token', async () => {
    openAddress({ ...examplePayment(), currency: 'USDT_TRC20', network: 'TRON', paymentUri: 'TAddress', address: 'TAddress' });
    expect(await screen.findByText('TAddress')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Открыть в кошельке' })).toBeNull();
  });

  test('looks for the money each time the payer says that it is sent, and thanks once it is there', async () => {
    openAddress();
    fireEvent.click(await screen.findByRole('button', { name: 'Перевод отправлен' }));
    expect(await screen.findByText(/Ищем перевод/)).toBeDefined();
    visit.server.answers[STATUS] = { ...examplePayment(), status: 'completed' };
    fireEvent.click(screen.getByRole('button', { name: 'Перевод отправлен' }));
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(await screen.findByText('Чек придёт на a***@e***.com.')).toBeDefined();
    expect(screen.getByText(/300.\$ · заказ № 1042/)).toBeDefined();
  });

  test('names amount and order while the card is awaited', async () => {
    visit.open('checkout', { status: 'waiting', paymentMethod: 'card', paymentMethods: ['card'] });
    expect(await screen.findByText(/300.\$ · заказ № 1042/)).toBeDefined();
  });

  test('opens a new payment after an expired one', async () => {
    const expired = { ...examplePayment(), status: 'expired' };
    visit.server.answers[STATUS] = expired;
    visit.server.answers['POST /api/crypto/payment'] = { ...examplePayment(), id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10' };
    localStorage.setItem('active-payment', JSON.stringify({ orderId: exampleOrder().id, paymentId: expired.id }));
    visit.open('checkout');
    fireEvent.click(await screen.findByRole('button', { name: 'Начать заново' }));
    visit.server.answers[STATUS] = examplePayment();
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
  });

  test('asks for no new payment in a coin while the order waits to be confirmed', async () => {
    visit.server.answers[STATUS] = { ...examplePayment(), status: 'expired' };
    localStorage.setItem('active-payment', JSON.stringify({ orderId: exampleOrder().id, paymentId: examplePayment().id }));
    visit.open('checkout', { status: 'waiting', paymentMethod: 'manual', paymentMethods: ['crypto', 'manual'] });
    expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Начать заново' })).toBeNull();
  });

  test('shows the methods, and not a coin of the order before, when the history leads to another order', async () => {
    const other = { ...exampleOrder(), id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10', number: 1043 };
    visit.open('checkout');
    visit.server.answers['GET /api/orders/*'] = ({ path }) => Response.json(path.endsWith(other.id) ? other : exampleOrder());
    await leadTo(`/checkout/${other.id}`);
    expect(await screen.findByText(/^Заказ №.1043$/)).toBeDefined();
    await leadTo(`/checkout/${exampleOrder().id}`);
    fireEvent.click(await screen.findByRole('button', { name: /Криптовалюта/ }));
    expect(await screen.findByText('Выберите монету')).toBeDefined();
    // Both entries are of a second screen.
    await leadTo(`/checkout/${other.id}`, { screen: 1 });
    expect(await screen.findByText(/^Заказ №.1043$/)).toBeDefined();
    expect(screen.getByText('Как вам удобно заплатить?')).toBeDefined();
  });

  const part = { received: 120, due: 180, paymentMethods: ['crypto', 'manual'] } as const satisfies Partial<Order>;

  test('names what came after the time was up, and opens a payment of the rest', async () => {
    const expired = { ...examplePayment(), status: 'expired', receivedAmount: '0.00200000' };
    visit.server.answers[STATUS] = expired;
    visit.server.answers['POST /api/crypto/payment'] = {
      ...examplePayment(),
      id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10',
      amountUsd: 180,
    };
    localStorage.setItem('active-payment', JSON.stringify({ orderId: exampleOrder().id, paymentId: expired.id }));
    visit.open('checkout', { ...part });
    expect(await screen.findByText(/Пришло 120.\$ из 300.\$/)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: /Доплатить 180.\$/ }));
    visit.server.answers[STATUS] = examplePayment();
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    expect(visit.server.callsOf('POST /api/crypto/payment')[0]?.body).toMatchObject({ currency: 'BTC', amountUsd: 180 });
  });

  test('asks nowhere for the full sum after a part has come, and offers no card', async () => {
    visit.open('checkout', { ...part });
    fireEvent.click(await screen.findByRole('button', { name: /Криптовалюта/ }));
    expect(await screen.findAllByRole('button', { name: /Оплатить 180.\$/ })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /Банковская карта/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /300/ })).toBeNull();
  });

  test('names the network of each coin before one is chosen, and an amount of coins only after it', async () => {
    visit.server.answers['POST /api/crypto/payment'] = examplePayment();
    visit.open('checkout');
    fireEvent.click(await screen.findByRole('button', { name: /Криптовалюта/ }));
    const bitcoin = await screen.findByRole('button', { name: /Bitcoin.*Сеть Bitcoin/ });
    for (const name of [/Ethereum.*Сеть Ethereum/, /USDT ERC-20.*Сеть Ethereum/, /USDT TRC-20.*Сеть TRON/])
      expect(screen.getAllByRole('button', { name })).not.toHaveLength(0);
    expect(screen.queryByText(/0,005/)).toBeNull();
    fireEvent.click(bitcoin);
    expect(await screen.findByText(/0,005/)).toBeDefined();
    expect(screen.getAllByText(/Сеть Bitcoin/)).not.toHaveLength(0);
  });

  test('takes another key for the next try when the first was used for another amount', async () => {
    visit.server.answers['POST /api/crypto/payment'] = () => problem(422, 'idempotency_key_reused');
    visit.open('checkout');
    for (const name of [/Криптовалюта/, /Bitcoin/, 'Попробовать ещё раз']) await press(name);
    const keys = () => visit.server.callsOf('POST /api/crypto/payment').map(({ key }) => key);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  test('offers another coin or a person when the rest is too small for a coin', async () => {
    visit.server.answers['POST /api/crypto/payment'] = () => problem(422, 'below_minimum');
    visit.open('checkout', { received: 299, due: 1, paymentMethods: ['crypto'] });
    fireEvent.click(await screen.findByRole('button', { name: /Криптовалюта/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Bitcoin/ }));
    expect(await screen.findByRole('link', { name: /help@shop.test/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Выберите монету' }));
    expect(await screen.findAllByRole('button', { name: /Ethereum/ })).not.toHaveLength(0);
  });

  test('says that a paid order is paid', async () => {
    visit.open('checkout', { status: 'paid', paymentMethods: [] });
    expect(await screen.findByText('Этот заказ уже оплачен')).toBeDefined();
  });
});
