import { fireEvent, screen } from '@testing-library/react';
import { storedCart } from '../src/memory/cart.ts';
import { CartButton } from '../src/storefront/cart/cart-button.tsx';
import { CartPanelHost } from '../src/storefront/cart/cart-panel-host.tsx';
import {
  example,
  exampleOrder,
  examplePayment,
  type FakeServer,
  fakeServer,
  leaveShop,
  press,
  visitShop,
} from './shop-visit.tsx';

export const ganesha = {
  id: 'ganesha',
  name: 'Ганеша-яга',
  name_en: 'Ganesha Yagya',
  icon: 'ganesha',
  price: 300,
  quantity: 1,
  duration: 1,
};
export const soundSleep = {
  id: 'special-intention-health-sleep',
  name: 'Спокойный сон',
  name_en: 'Sound sleep',
  icon: 'intentions',
  price: 480,
};
export const services = example<object[]>('services');

/** A server that answers every call of a purchase in a coin with success. */
export function cartServer(): FakeServer {
  return fakeServer({
    'GET /api/services': services,
    'GET /api/payment-methods': { paymentMethods: ['crypto', 'card'] },
    'POST /api/orders': exampleOrder(),
    'GET /api/orders/*': exampleOrder(),
    'POST /api/crypto/payment': examplePayment(),
    'GET /api/crypto/payment/*/status': examplePayment(),
    'POST /api/crypto/payment/*/cancel': { ...examplePayment(), status: 'cancelled' },
  });
}

export function fillCart(...items: object[]): void {
  storedCart.keep(JSON.stringify({ items }));
}

/** Opens the shop at the address of an open cart. */
export function openCart(server: FakeServer, language: 'ru' | 'en' = 'ru'): void {
  visitShop(
    <>
      <CartButton />
      <CartPanelHost />
    </>,
    server,
    { language, path: '/#cart' },
  );
}

export const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

export async function checkOut(name = 'Анна Иванова'): Promise<void> {
  await screen.findByLabelText('E-mail');
  type('Имя и фамилия', name);
  type('E-mail', 'anna@example.com');
  await press(/Перейти к оплате/);
}

export async function payWithBitcoin(): Promise<void> {
  await press(/Криптовалюта/);
  await press(/Bitcoin/);
}

/** Puts the ritual of Ganesha into the cart, and goes on to its payment. */
export async function payCart(server: FakeServer): Promise<void> {
  fillCart(ganesha);
  openCart(server);
  await checkOut();
}

/** Puts the ritual of Ganesha into the cart, and asks for its payment in Bitcoin. */
export async function payCartInBitcoin(server: FakeServer): Promise<void> {
  await payCart(server);
  await payWithBitcoin();
  await screen.findByText(examplePayment().address);
}

/** The lines of the cart as the browser keeps them. */
export const storedLines = (): object[] => JSON.parse(storedCart.read() ?? '').items;

/** Leaves the cart and opens it anew, as a reload does. */
export function reload(server: FakeServer): void {
  leaveShop();
  openCart(server);
}

/** Another tab keeps these lines in the cart. */
export function fillCartElsewhere(...items: object[]): void {
  fillCart(...items);
  window.dispatchEvent(new StorageEvent('storage', { key: storedCart.key }));
}
