import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  example,
  exampleOrder,
  examplePayment,
  type FakeServer,
  fakeServer,
  leaveShop,
  problem,
  visitShop,
} from '../../../../testing/shop-visit.tsx';
import type { User } from '../../../api/current-user.ts';
import { storedCart } from '../../../memory/cart.ts';
import { CartPanelHost } from '../cart-panel-host.tsx';

const user = (): User => example('user');
const ganesha = {
  id: 'ganesha',
  name: 'Ганеша-яга',
  name_en: 'Ganesha Yagya',
  icon: 'ganesha',
  price: 300,
  quantity: 1,
  duration: 1,
};

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  storedCart.keep(JSON.stringify({ items: [ganesha] }));
  server = fakeServer({
    'GET /api/services': example<object[]>('services'),
    'GET /api/auth/me': user(),
    'POST /api/orders': exampleOrder(),
    'POST /api/crypto/payment': examplePayment(),
    'GET /api/crypto/payment/*/status': examplePayment(),
  });
});
afterEach(leaveShop);

function openCart(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem('signed-in', '1');
  visitShop(<CartPanelHost />, server, { path: '/#cart' });
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('the cart asks nothing about the visitor where nobody has signed in', async () => {
  openCart(false);
  await screen.findByLabelText('Имя и фамилия');
  expect(server.callsOf('GET /api/auth/me')).toEqual([]);
});

test("a customer's contact data are shown instead of asked for, and are sent with the order", async () => {
  openCart(true);
  expect(await screen.findByText('anna@example.com')).toBeDefined();
  expect(screen.queryByLabelText('Имя и фамилия')).toBeNull();
  await press(/Перейти к оплате/);
  await press(/Криптовалюта/);
  await press(/Bitcoin/);
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
});

const byPhone = (): User => ({ ...user(), email: '', phoneNumber: '+79161234567' });

test('a customer who signed in by phone sees the phone, and orders without an e-mail', async () => {
  server.answers['GET /api/auth/me'] = byPhone();
  openCart(true);
  expect(await screen.findByText('+79161234567')).toBeDefined();
  await press(/Перейти к оплате/);
  await press(/Криптовалюта/);
  await press(/Bitcoin/);
  await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(1));
  const { body } = server.callsOf('POST /api/orders')[0] ?? {};
  expect(body).toMatchObject({ customerName: 'Анна Иванова' });
  expect(body).not.toHaveProperty('customerEmail');
});

test('a customer by phone without a name must give the name; the e-mail may be empty, but not invalid', async () => {
  server.answers['GET /api/auth/me'] = { ...byPhone(), firstName: '', lastName: '', profile: null };
  openCart(true);
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
  expect(email.required).toBe(false);
  fireEvent.input(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Павлова' } });
  fireEvent.input(email, { target: { value: 'vera' } });
  await press(/Перейти к оплате/);
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный формат e-mail');
  fireEvent.input(email, { target: { value: '' } });
  await press(/Перейти к оплате/);
  await press(/Криптовалюта/);
  await press(/Bitcoin/);
  await waitFor(() => expect(server.callsOf('POST /api/orders')).toHaveLength(1));
  expect(server.callsOf('POST /api/orders')[0]?.body).not.toHaveProperty('customerEmail');
});

test('the e-mail is asked for when the server requires it after all, as when the session has ended', async () => {
  server.answers['GET /api/auth/me'] = byPhone();
  server.answers['POST /api/orders'] = () =>
    problem(400, 'invalid_request', { errors: [{ pointer: '/customerEmail', code: 'required', detail: 'Fill in this field.' }] });
  openCart(true);
  await press(/Перейти к оплате/);
  await press(/Криптовалюта/);
  await press(/Bitcoin/);
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).required).toBe(true);
});

test('after the session has ended the customer orders as a guest', async () => {
  server.answers['GET /api/auth/me'] = () => problem(401, 'unauthorized');
  openCart(true);
  expect(await screen.findByLabelText('Имя и фамилия')).toBeDefined();
});
