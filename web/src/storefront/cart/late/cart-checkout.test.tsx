import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cartServer,
  checkOut,
  fillCart,
  ganesha,
  openCart,
  payWithBitcoin,
  press,
  services,
  sleep,
} from '../../../../testing/cart-visit.tsx';
import { exampleOrder, examplePayment, type FakeServer, leaveShop, problem } from '../../../../testing/shop-visit.tsx';
import { storedCart } from '../../../memory/cart.ts';

let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  server = cartServer();
});
afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

describe('paying for the cart', () => {
  test('orders at the prices shown and opens a payment of the order', async () => {
    fillCart({ ...ganesha, duration: 0.5, price: 150, basePrice: 300 }, sleep);
    openCart(server);
    await checkOut('  Анна Иванова ');
    await payWithBitcoin();
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    expect(server.callsOf('POST /api/orders')[0]?.body).toEqual({
      customerName: 'Анна Иванова',
      customerEmail: 'anna@example.com',
      paymentMethod: 'crypto',
      items: [
        { id: 'ganesha', name: 'Ганеша-яга', price: 150, quantity: 1, duration: 0.5 },
        { id: sleep.id, name: 'Спокойный сон', price: 480, quantity: 1, duration: 0.75 },
      ],
      total: 630,
    });
    const orderKey = server.callsOf('POST /api/orders')[0]?.key;
    expect(orderKey).toMatch(/^cart-\d{13}-\w{14}-\w+-\w+$/);
    expect(server.callsOf('POST /api/crypto/payment')[0]?.key).toBe(`${orderKey}:BTC`);
    expect(JSON.parse(localStorage.getItem('recent-orders') ?? '')).toEqual([
      { id: exampleOrder().id, createdAt: exampleOrder().createdAt },
    ]);
  });

  test('sends a retry under the same idempotency key, and another cart under another key', async () => {
    server.answers['POST /api/orders'] = () => problem(503, 'unavailable');
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    expect(await screen.findByText('Не удалось создать платеж')).toBeDefined();
    expect(screen.getByText('Код: CREATE_PAYMENT_ERROR')).toBeDefined();
    await press('Попробовать ещё раз');
    await screen.findByText('Не удалось создать платеж');
    await press('Заплатить иначе');
    await press('Назад');
    await press('На один больше');
    await checkOut();
    await payWithBitcoin();
    await screen.findByText('Не удалось создать платеж');
    const [first, retry, another] = server.callsOf('POST /api/orders').map(({ key }) => key);
    expect(retry).toBe(first);
    expect(another).not.toBe(first);
  });

  test('keeps the cart and shows the new price when prices have changed', async () => {
    const quote = { currency: 'USD', items: [{ ...ganesha, price: 350, lineTotal: 350 }], total: 350 };
    server.answers['POST /api/orders'] = () => problem(409, 'price_changed', { quote });
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    server.answers['GET /api/services'] = services.map((service) => ({ ...service, price: 350 }));
    await payWithBitcoin();
    expect(await screen.findByText(/Цены изменились.*новая сумма: 350.\$/)).toBeDefined();
    expect(screen.getByRole('button', { name: /Перейти к оплате · 350.\$/ })).toBeDefined();
    expect(JSON.parse(localStorage.getItem(storedCart.key) ?? '').items).toMatchObject([{ id: 'ganesha', price: 350 }]);
  });

  test('ends with an empty cart, an empty form and the way to the order', async () => {
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    const link = await screen.findByRole('link', { name: 'Открыть заказ' });
    expect(link.getAttribute('href')).toBe(`/order/${exampleOrder().id}`);
    await waitFor(() => expect(JSON.parse(localStorage.getItem(storedCart.key) ?? '')).toEqual({ items: [] }));
    expect(localStorage.getItem('checkout-contact')).toBeNull();
    expect(localStorage.getItem('active-payment')).toBeNull();
    expect(JSON.parse(localStorage.getItem('checkout-data') ?? '')).toEqual({
      full_name: 'Анна Иванова',
      email: 'anna@example.com',
    });
    await press('Закрыть');
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  test('goes on with the same payment after a reload', async () => {
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    leaveShop();
    openCart(server);
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    expect(server.callsOf('POST /api/crypto/payment')).toHaveLength(1);
  });

  test('shows after a reload that the payment has arrived meanwhile', async () => {
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    leaveShop();
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    openCart(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(JSON.parse(localStorage.getItem(storedCart.key) ?? '')).toEqual({ items: [] });
  });

  test('shows a cart that has changed since, and leads back to the payment of the former cart', async () => {
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    leaveShop();
    fillCart(ganesha, sleep);
    openCart(server);
    expect(await screen.findByText('Спокойный сон')).toBeDefined();
    await press('Вернуться к оплате');
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
  });

  test('asks for a new payment of the same order after one was cancelled', async () => {
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    await press('Отменить платёж');
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    const orders = server.callsOf('POST /api/orders').map(({ key }) => key);
    const payments = server.callsOf('POST /api/crypto/payment').map(({ key }) => key);
    expect(new Set(orders).size).toBe(1);
    expect(new Set(payments).size).toBe(2);
  });

  test('says that the order was paid in another tab meanwhile', async () => {
    server.answers['POST /api/crypto/payment'] = () => problem(409, 'order_not_payable');
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), status: 'paid', paymentMethods: [] };
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    expect(await screen.findByText('Спасибо!')).toBeDefined();
  });
});

test('what a buyer accepts is linked beside the way to the payment', async () => {
  fillCart(ganesha);
  openCart(server);
  await screen.findByLabelText('E-mail');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([leadsTo('Условия продажи'), leadsTo('Возврат денег'), leadsTo('Конфиденциальность')]).toEqual([
    '/legal/terms',
    '/legal/refunds',
    '/legal/privacy',
  ]);
});

describe('paying to a partner', () => {
  test('is offered after the link of a partner, whom the order then names', async () => {
    localStorage.setItem('partner', 'indra');
    const offer = { paymentMethods: ['crypto', 'card', 'manual'], partner: { name: 'Индра' } };
    server.answers['GET /api/payment-methods'] = offer;
    server.answers['POST /api/orders/*/manual-payment'] = {
      ...exampleOrder(),
      ...offer,
      status: 'waiting',
      paymentMethod: 'manual',
    };
    server.answers['GET /api/orders/*'] = server.answers['POST /api/orders/*/manual-payment'];
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await press(/Оплачено партнёру.*Индра/);
    await press(/Сообщить об оплате 300.\$/);
    expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
    expect(server.callsOf('GET /api/payment-methods')[0]?.search).toBe('?partner=indra');
    expect(server.callsOf('POST /api/orders')[0]?.body).toMatchObject({ partner: 'indra' });
  });

  test.each(['without a partner', 'when the server cannot be asked'])('is not offered %s', async (when) => {
    if (when !== 'without a partner') server.answers['GET /api/payment-methods'] = () => problem(503, 'unavailable');
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    expect(await screen.findByRole('button', { name: /Криптовалюта/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Банковская карта/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Оплачено партнёру/ })).toBeNull();
  });
});

describe('a cart that has changed during its payment', () => {
  const saraswati = { id: 'saraswati', name: 'Сарасвати-яга', icon: 'saraswati', price: 350, quantity: 1, duration: 1 };

  async function changeWhilePaying() {
    fillCart({ ...ganesha, quantity: 2 });
    server.answers['POST /api/orders'] = { ...exampleOrder(), total: 300 };
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    fillCart({ ...ganesha, quantity: 3 }, saraswati);
    window.dispatchEvent(new StorageEvent('storage', { key: storedCart.key }));
  }

  test('is told beside the order that is paid: its number, its items and its dollars', async () => {
    await changeWhilePaying();
    const told = await screen.findByRole('region', { name: 'Что оплачивается' });
    expect(told.textContent).toMatch(/Заказ 6f1f7a52.*300.\$.*Ганеша-яга/);
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

  test('loses exactly what was paid', async () => {
    await changeWhilePaying();
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    leaveShop();
    openCart(server);
    await press('Вернуться к оплате');
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(storedCart.key) ?? '').items).toMatchObject([
        { id: 'ganesha', quantity: 1 },
        { id: 'saraswati', quantity: 1 },
      ]),
    );
  });

  test('loses it once, although two tabs see that the order is paid', async () => {
    await changeWhilePaying();
    leaveShop();
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), status: 'paid', paymentMethods: [] };
    for (let tab = 0; tab < 2; tab++) {
      openCart(server);
      await waitFor(() => expect(JSON.parse(localStorage.getItem(storedCart.key) ?? '').items[0].quantity).toBe(1));
      leaveShop();
    }
  });
});

describe('an order that is paid otherwise', () => {
  const paid = { ...exampleOrder(), status: 'paid', paymentMethods: [] };
  const otherwise = { ...examplePayment(), status: 'completed', paidOtherwise: true };

  async function payInBitcoin() {
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
  }

  test('is paid on the screen of its payment after a reload, also with an empty cart, and names no amount of that coin', async () => {
    await payInBitcoin();
    leaveShop();
    storedCart.forget();
    server.answers['GET /api/orders/*'] = paid;
    server.answers['GET /api/crypto/payment/*/status'] = otherwise;
    openCart(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(screen.queryByText(examplePayment().address)).toBeNull();
    expect(screen.queryByText(/Получено/)).toBeNull();
    expect(localStorage.getItem('active-payment')).toBeNull();
  });

  test('is paid on the screen where a coin is chosen', async () => {
    await payInBitcoin();
    await press('Назад');
    await screen.findAllByRole('button', { name: /Ethereum/ });
    leaveShop();
    server.answers['GET /api/orders/*'] = paid;
    localStorage.removeItem('active-payment');
    openCart(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(JSON.parse(localStorage.getItem(storedCart.key) ?? '')).toEqual({ items: [] });
  });

  test('never opens for another purchase once any page has seen that it is paid', async () => {
    await payInBitcoin();
    leaveShop();
    server.answers['GET /api/orders/*'] = paid;
    openCart(server);
    await screen.findByText('Спасибо!');
    leaveShop();
    fillCart(ganesha);
    openCart(server);
    expect(await screen.findByRole('button', { name: /Перейти к оплате/ })).toBeDefined();
  });

  test('shows the payment in the coin that was chosen in another tab', async () => {
    await payInBitcoin();
    leaveShop();
    const ether = { ...examplePayment(), id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10', currency: 'ETH', address: '0xother' };
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), payments: [{ id: ether.id, currency: 'ETH', status: 'waiting' }] };
    server.answers['GET /api/crypto/payment/*/status'] = ether;
    openCart(server);
    expect(await screen.findByText('0xother')).toBeDefined();
  });

  test('shows the payment whose transfer is on its way when another coin is chosen', async () => {
    await payInBitcoin();
    await press('Назад');
    const confirming = { ...examplePayment(), status: 'confirming' };
    server.answers['POST /api/crypto/payment'] = () => problem(409, 'payment_confirming');
    server.answers['GET /api/orders/*'] = {
      ...exampleOrder(),
      payments: [{ id: confirming.id, currency: 'BTC', status: 'confirming' }],
    };
    server.answers['GET /api/crypto/payment/*/status'] = confirming;
    const [ether] = await screen.findAllByRole('button', { name: /Ethereum/ });
    fireEvent.click(ether as HTMLElement);
    expect(await screen.findByText('Перевод виден, ждём подтверждений')).toBeDefined();
  });
});

describe('paying by card', () => {
  const url = 'https://pay.example.com/checkout';
  const waiting = { ...exampleOrder(), status: 'waiting', paymentMethod: 'card' };

  function playTab() {
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  }

  test('opens the card checkout in a tab without access to the shop, and awaits confirmation', async () => {
    const tab = playTab();
    server.answers['POST /api/card/payment'] = { url };
    server.answers['GET /api/orders/*'] = waiting;
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await press(/Банковская карта/);
    expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith(url);
    expect(screen.getByRole('link', { name: 'Открыть страницу оплаты' }).getAttribute('href')).toBe(url);
  });

  test('closes the tab when the card checkout has no safe address', async () => {
    const tab = playTab();
    server.answers['POST /api/card/payment'] = { url: 'javascript:alert(1)' };
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await press(/Банковская карта/);
    expect(await screen.findByText('Не удалось создать платеж')).toBeDefined();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test('succeeds when the order is paid, also after a reload', async () => {
    playTab();
    server.answers['POST /api/card/payment'] = { url };
    server.answers['GET /api/orders/*'] = waiting;
    fillCart(ganesha);
    openCart(server);
    await checkOut();
    await press(/Банковская карта/);
    await screen.findByText('Ожидает подтверждения');
    leaveShop();
    server.answers['GET /api/orders/*'] = { ...waiting, status: 'paid', paymentMethods: [] };
    openCart(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
  });
});
