import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cartServer, fillCart, ganesha } from '../../../../testing/cart-visit.tsx';
import {
  example,
  exampleOrder,
  examplePayment,
  type FakeServer,
  leaveShop,
  problem,
  type,
  value,
  visitShop,
} from '../../../../testing/shop-visit.tsx';
import type { User } from '../../../api/late/current-user.ts';
import { forgetPerson } from '../../../memory/late/forget-person.ts';
import { personOfDevice } from '../../../memory/late/person.ts';
import { signedIn } from '../../../memory/signed-in.ts';
import { CartPanelHost } from '../cart-panel-host.tsx';

const user = (): User => example('user');

let server: FakeServer;
beforeEach(() => {
  fillCart(ganesha);
  server = cartServer();
  server.answers['GET /api/auth/me'] = user();
});
afterEach(leaveShop);

function openCart(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem('signed-in', '1');
  visitShop(<CartPanelHost />, server, { path: '/#cart' });
}

/** Presses a button once it can be pressed: the way to the payment waits until it is known who orders. */
async function press(name: RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
}

/** A guest tells who they are. */
async function tellContact(): Promise<void> {
  await type('Имя и фамилия', 'Анна Иванова');
  await type('E-mail', 'anna@example.com');
}

async function payWithBitcoin(): Promise<void> {
  await press(/Перейти к оплате/);
  await press(/Криптовалюта/);
  await press(/Bitcoin/);
}

test('the cart asks nothing about the visitor where nobody has signed in', async () => {
  openCart(false);
  await screen.findByLabelText('Имя и фамилия');
  expect(server.callsOf('GET /api/auth/me')).toEqual([]);
});

test("a customer's contact data are shown instead of asked for, and are sent with the order", async () => {
  openCart(true);
  expect(await screen.findByText('anna@example.com')).toBeDefined();
  expect(screen.queryByLabelText('Имя и фамилия')).toBeNull();
  await payWithBitcoin();
  await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(1));
  expect(server.callsOf('POST /api/orders')[0]?.body).toMatchObject({
    customerName: 'Анна Иванова',
    customerEmail: 'anna@example.com',
  });
  expect(localStorage.getItem('checkout-contact')).toBeNull();
});

test('a customer without a name is asked for the name, with the e-mail filled in', async () => {
  server.answers['GET /api/auth/me'] = { ...user(), firstName: '', lastName: '', profile: null };
  openCart(true);
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('anna@example.com');
  expect(value('Имя и фамилия')).toBe('');
});

const byPhone = (): User => ({ ...user(), email: '', phoneNumber: '+79161234567' });

test('a customer who signed in by phone sees the phone, and orders without an e-mail', async () => {
  server.answers['GET /api/auth/me'] = byPhone();
  openCart(true);
  expect(await screen.findByText('+79161234567')).toBeDefined();
  await payWithBitcoin();
  await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(1));
  const { body } = server.callsOf('POST /api/orders')[0] ?? {};
  expect(body).toMatchObject({ customerName: 'Анна Иванова' });
  expect(body).not.toHaveProperty('customerEmail');
});

/** Opens the cart of a customer by phone who has given no name yet, and types the name and this e-mail. */
async function nameWithEmail(email: string) {
  server.answers['GET /api/auth/me'] = { ...byPhone(), firstName: '', lastName: '', profile: null };
  openCart(true);
  await type('Имя и фамилия', 'Вера Павлова');
  await type('E-mail', email);
}

test('a customer by phone may not give an e-mail that is none', async () => {
  await nameWithEmail('vera');
  await press(/Перейти к оплате/);
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный формат e-mail');
});

test('a customer by phone who gives a name orders without an e-mail', async () => {
  await nameWithEmail('');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').required).toBe(false);
  await payWithBitcoin();
  await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(1));
  expect(server.callsOf('POST /api/orders')[0]?.body).not.toHaveProperty('customerEmail');
});

test('the e-mail is asked for when the server requires it after all', async () => {
  server.answers['GET /api/auth/me'] = byPhone();
  server.answers['POST /api/orders'] = () =>
    problem(400, 'invalid_request', { errors: [{ pointer: '/customerEmail', code: 'required', detail: 'Fill in this field.' }] });
  openCart(true);
  await payWithBitcoin();
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).required).toBe(true);
});

test('whoever follows a customer who has signed out finds nothing of their checkout in the cart of this tab', async () => {
  personOfDevice.keep(user().id);
  openCart(true);
  await payWithBitcoin();
  await screen.findByText(examplePayment().address);
  await press(/Закрыть/);
  act(() => forgetPerson());
  window.location.hash = '#cart';
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
  expect([email.value, value('Имя и фамилия')]).toEqual(['', '']);
  expect(screen.queryByText(examplePayment().address)).toBeNull();
});

describe('a customer whose session has ended', () => {
  const ended = () => problem(401, 'session_ended');
  const notice = () => screen.findByText(/Вы больше не в кабинете/);

  test('is told so when the cart opens, and may sign in again', async () => {
    server.answers['GET /api/auth/me'] = ended;
    openCart(true);
    expect(await notice()).toBeDefined();
    expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/user-profile');
    expect(screen.getByLabelText('Имя и фамилия')).toBeDefined();
  });

  test('is a customer again when the cart is opened after a sign-in in another tab', async () => {
    server.answers['GET /api/auth/me'] = ended;
    openCart(true);
    await notice();
    await press(/Закрыть/);
    await waitFor(() => expect(window.location.hash).toBe(''));
    server.answers['GET /api/auth/me'] = user();
    window.location.hash = '#cart';
    expect(await screen.findByText('anna@example.com')).toBeDefined();
    expect(screen.queryByText(/Вы больше не в кабинете/)).toBeNull();
  });

  test('is told so when the order is refused, and sends it again as a guest, as it was and with the same key', async () => {
    server.answers['POST /api/orders'] = ended;
    openCart(true);
    await press(/Перейти к оплате/);
    server.answers['GET /api/auth/me'] = ended;
    await press(/Криптовалюта/);
    await press(/Bitcoin/);
    expect(await notice()).toBeDefined();
    expect([value('Имя и фамилия'), value('E-mail')]).toEqual(['Анна Иванова', 'anna@example.com']);
    expect(screen.getAllByText('Ганеша-яга')).not.toEqual([]);
    server.answers['POST /api/orders'] = exampleOrder();
    await payWithBitcoin();
    await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(2));
    const [first, second] = server.callsOf('POST /api/orders');
    expect([second?.key, second?.body]).toEqual([first?.key, first?.body]);
    expect(signedIn.read()).toBe(false);
  });

  const fillStorage = () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => {
      refused.mockRestore();
      forgetPerson();
    });
  };
  test.each([
    ['remembers nothing of the sign-in', () => undefined],
    ['can remember nothing more', fillStorage],
  ])('is told so when the order is refused, too, where the browser has the cookie and %s', async (_, prepare) => {
    server.answers['GET /api/auth/me'] = ended;
    server.answers['POST /api/orders'] = ended;
    openCart(false);
    prepare();
    await tellContact();
    await payWithBitcoin();
    expect(await notice()).toBeDefined();
    expect(value('E-mail')).toBe('anna@example.com');
  });

  test('is not told again after going on as a guest', async () => {
    server.answers['GET /api/auth/me'] = ended;
    openCart(true);
    await notice();
    await tellContact();
    await press(/Перейти к оплате/);
    await press(/Назад/);
    await screen.findByLabelText('Имя и фамилия');
    expect(screen.queryByText(/Вы больше не в кабинете/)).toBeNull();
  });
});
