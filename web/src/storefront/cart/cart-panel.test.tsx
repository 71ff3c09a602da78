import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  example,
  exampleOrder,
  examplePayment,
  type FakeServer,
  fakeServer,
  leaveShop,
  problem,
  visitShop,
} from '../../test-shop.tsx';
import { CartButton } from './cart-button.tsx';
import { CartPanelHost } from './cart-panel-host.tsx';
import { CART_STORAGE_KEY } from './cart-storage.ts';

const ganesha = {
  id: 'ganesha',
  name: 'Ганеша-яга',
  name_en: 'Ganesha Yagya',
  icon: 'ganesha',
  price: 300,
  quantity: 1,
  duration: 1,
};
const sleep = {
  id: 'special-intention-health-sleep',
  name: 'Спокойный сон',
  name_en: 'Sound sleep',
  icon: 'intentions',
  price: 480,
};
const services = example<object[]>('services');

let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  server = fakeServer({
    'GET /api/services': services,
    'POST /api/orders': exampleOrder(),
    'GET /api/orders/*': exampleOrder(),
    'POST /api/crypto/payment': examplePayment(),
    'GET /api/crypto/payment/*/status': examplePayment(),
    'POST /api/crypto/payment/*/cancel': { ...examplePayment(), status: 'cancelled' },
  });
});
afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

function fillCart(...items: object[]): void {
  localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({ items }));
}

function openCart(language: 'ru' | 'en' = 'ru'): void {
  visitShop(
    <>
      <CartButton />
      <CartPanelHost />
    </>,
    server,
    { language, path: '/#cart' },
  );
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function checkOut(name = 'Анна Иванова'): Promise<void> {
  await screen.findByLabelText('E-mail');
  type('Имя и фамилия', name);
  type('E-mail', 'anna@example.com');
  await press(/Перейти к оплате/);
}

async function payWithBitcoin(): Promise<void> {
  await press(/Криптовалюта/);
  await press(/Bitcoin/);
}

describe('the cart panel', () => {
  it('tells what to do when it is empty', async () => {
    openCart();
    expect(await screen.findByText('Корзина пуста')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Выбрать ритуал' }).getAttribute('href')).toBe('/#catalogue');
  });

  it("names the items in the page's language", async () => {
    fillCart(ganesha, sleep);
    openCart('en');
    expect(await screen.findByText('Ganesha Yagya')).toBeDefined();
    expect(screen.getByText('Sound sleep')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Proceed to payment · $780' })).toBeDefined();
  });

  it('offers quantity and duration for a ritual and none for a special intention', async () => {
    fillCart(ganesha, sleep);
    openCart();
    const [ritual, intention] = await screen.findAllByRole('listitem');
    expect(within(ritual as HTMLElement).getByRole('group', { name: 'Срок: Ганеша-яга' })).toBeDefined();
    expect(within(ritual as HTMLElement).getByRole('group', { name: 'Количество: Ганеша-яга' })).toBeDefined();
    expect(within(intention as HTMLElement).queryByRole('group')).toBeNull();
  });

  it('steps the duration to both ends of the list', async () => {
    fillCart({ ...ganesha, duration: 0.5 });
    openCart();
    await press('Короче');
    expect(await screen.findByText('1 неделя')).toBeDefined();
    expect((screen.getByRole('button', { name: 'Короче' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByRole('button', { name: /Перейти к оплате · 75.\$/ })).toBeDefined();
  });

  it('removes an item when its quantity becomes nothing', async () => {
    fillCart(ganesha);
    openCart();
    await press('На один меньше');
    expect(await screen.findByText('Корзина пуста')).toBeDefined();
  });

  it("shows today's price of an item that was put into it at another", async () => {
    fillCart({ ...ganesha, price: 250, basePrice: 250 });
    openCart();
    expect(await screen.findByRole('button', { name: /Перейти к оплате · 300.\$/ })).toBeDefined();
  });

  it('asks to remove what is no longer sold before it goes on', async () => {
    fillCart(ganesha, { ...ganesha, id: 'gone', name: 'Прежняя яга' });
    openCart();
    expect(await screen.findByText('Больше не продаётся. Удалите, чтобы продолжить.')).toBeDefined();
    expect((screen.getByRole('button', { name: /Перейти к оплате/ }) as HTMLButtonElement).disabled).toBe(true);
    await press('Удалить: Прежняя яга');
    expect((screen.getByRole('button', { name: /Перейти к оплате/ }) as HTMLButtonElement).disabled).toBe(false);
  });
});

describe('the contact form', () => {
  it('says what is missing and moves to the first error', async () => {
    fillCart(ganesha);
    openCart();
    await press(/Перейти к оплате/);
    expect(await screen.findByText('Введите полное имя')).toBeDefined();
    expect(screen.getByText('Введите email')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Имя и фамилия'));
  });

  it('says the same in English', async () => {
    fillCart(ganesha);
    openCart('en');
    await press(/Proceed to payment/);
    expect(await screen.findByText('Enter your full name')).toBeDefined();
    expect(screen.getByText('Enter email')).toBeDefined();
  });

  it('takes an error away when its field is edited, and no earlier', async () => {
    fillCart(ganesha);
    openCart();
    await screen.findByLabelText('E-mail');
    type('E-mail', 'anna@');
    await press(/Перейти к оплате/);
    expect(await screen.findByText('Неверный формат email')).toBeDefined();
    type('E-mail', 'anna@e');
    await waitFor(() => expect(screen.queryByText('Неверный формат email')).toBeNull());
    expect(screen.getByText('Введите полное имя')).toBeDefined();
  });

  it('keeps what was typed over a reload', async () => {
    fillCart(ganesha);
    openCart();
    await screen.findByLabelText('E-mail');
    type('Имя и фамилия', 'Анна');
    type('E-mail', 'anna@');
    leaveShop();
    openCart();
    expect(((await screen.findByLabelText('Имя и фамилия')) as HTMLInputElement).value).toBe('Анна');
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('anna@');
  });

  it('shows beside its field what the shop refuses', async () => {
    server.answers['POST /api/orders'] = () =>
      problem(400, 'invalid_request', { errors: [{ pointer: '/customerEmail', code: 'format', detail: 'No.' }] });
    fillCart(ganesha);
    openCart();
    await checkOut();
    await payWithBitcoin();
    expect(await screen.findByText('Неверный формат email')).toBeDefined();
  });
});

describe('paying for the cart', () => {
  it('orders at the prices shown and opens a payment of the order', async () => {
    fillCart({ ...ganesha, duration: 0.5, price: 150, basePrice: 300 }, sleep);
    openCart();
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
    expect(orderKey).toMatch(/^cart-\d{13}-\w{14}$/);
    expect(server.callsOf('POST /api/crypto/payment')[0]?.key).toBe(`${orderKey}:BTC`);
    expect(JSON.parse(localStorage.getItem('recent-orders') ?? '')).toEqual([
      { id: exampleOrder().id, createdAt: exampleOrder().createdAt },
    ]);
  });

  it('sends a retry under the same key, and another cart under another', async () => {
    server.answers['POST /api/orders'] = () => problem(503, 'unavailable');
    fillCart(ganesha);
    openCart();
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

  it('keeps the cart and shows the new price when prices have changed', async () => {
    const quote = { currency: 'USD', items: [{ ...ganesha, price: 350, lineTotal: 350 }], total: 350 };
    server.answers['POST /api/orders'] = () => problem(409, 'price_changed', { quote });
    fillCart(ganesha);
    openCart();
    await checkOut();
    server.answers['GET /api/services'] = services.map((service) => ({ ...service, price: 350 }));
    await payWithBitcoin();
    expect(await screen.findByText(/Цены изменились.*новая сумма: 350.\$/)).toBeDefined();
    expect(screen.getByRole('button', { name: /Перейти к оплате · 350.\$/ })).toBeDefined();
    expect(JSON.parse(localStorage.getItem(CART_STORAGE_KEY) ?? '').items).toMatchObject([{ id: 'ganesha', price: 350 }]);
  });

  it('ends with an empty cart, an empty form and the way to the order', async () => {
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    fillCart(ganesha);
    openCart();
    await checkOut();
    await payWithBitcoin();
    const link = await screen.findByRole('link', { name: 'Открыть заказ' });
    expect(link.getAttribute('href')).toBe(`/order/${exampleOrder().id}`);
    expect(JSON.parse(localStorage.getItem(CART_STORAGE_KEY) ?? '')).toEqual({ items: [] });
    expect(localStorage.getItem('checkout-contact')).toBeNull();
    expect(localStorage.getItem('active-payment')).toBeNull();
    expect(JSON.parse(localStorage.getItem('checkout-data') ?? '')).toEqual({
      full_name: 'Анна Иванова',
      email: 'anna@example.com',
    });
    await press('Закрыть');
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it('goes on with the same payment after leaving and coming back', async () => {
    fillCart(ganesha);
    openCart();
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    leaveShop();
    openCart();
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
    expect(server.callsOf('POST /api/crypto/payment')).toHaveLength(1);
  });

  it('finds the payment made when coming back', async () => {
    fillCart(ganesha);
    openCart();
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    leaveShop();
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed' };
    openCart();
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(JSON.parse(localStorage.getItem(CART_STORAGE_KEY) ?? '')).toEqual({ items: [] });
  });

  it('shows a cart that has changed since, with the way back to its payment', async () => {
    fillCart(ganesha);
    openCart();
    await checkOut();
    await payWithBitcoin();
    await screen.findByText(examplePayment().address);
    leaveShop();
    fillCart(ganesha, sleep);
    openCart();
    expect(await screen.findByText('Спокойный сон')).toBeDefined();
    await press('Вернуться к оплате');
    expect(await screen.findByText(examplePayment().address)).toBeDefined();
  });

  it('asks for a new payment of the same order after one was cancelled', async () => {
    fillCart(ganesha);
    openCart();
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

  it('shows an order as paid that was paid in another tab meanwhile', async () => {
    server.answers['POST /api/crypto/payment'] = () => problem(409, 'order_not_payable');
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), status: 'paid', paymentMethods: [] };
    fillCart(ganesha);
    openCart();
    await checkOut();
    await payWithBitcoin();
    expect(await screen.findByText('Спасибо!')).toBeDefined();
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

  it('opens the card page in a tab that cannot reach back, and awaits confirmation', async () => {
    const tab = playTab();
    server.answers['POST /api/card/payment'] = { url };
    server.answers['GET /api/orders/*'] = waiting;
    fillCart(ganesha);
    openCart();
    await checkOut();
    await press(/Банковская карта/);
    expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith(url);
    expect(screen.getByRole('link', { name: 'Открыть страницу оплаты' }).getAttribute('href')).toBe(url);
  });

  it('closes the tab again when there is nothing to pay there', async () => {
    const tab = playTab();
    server.answers['POST /api/card/payment'] = { url: 'javascript:alert(1)' };
    fillCart(ganesha);
    openCart();
    await checkOut();
    await press(/Банковская карта/);
    expect(await screen.findByText('Не удалось создать платеж')).toBeDefined();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('succeeds when the order is paid, also after coming back', async () => {
    playTab();
    server.answers['POST /api/card/payment'] = { url };
    server.answers['GET /api/orders/*'] = waiting;
    fillCart(ganesha);
    openCart();
    await checkOut();
    await press(/Банковская карта/);
    await screen.findByText('Ожидает подтверждения');
    leaveShop();
    server.answers['GET /api/orders/*'] = { ...waiting, status: 'paid', paymentMethods: [] };
    openCart();
    expect(await screen.findByText('Спасибо!')).toBeDefined();
  });
});
