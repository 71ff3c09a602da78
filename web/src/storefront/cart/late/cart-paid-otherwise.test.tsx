import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartServer, fillCart, ganesha, openCart, payCartInBitcoin } from '../../../../testing/cart-visit.tsx';
import { exampleOrder, examplePayment, type FakeServer, leaveShop, press, problem } from '../../../../testing/shop-visit.tsx';
import { storedCart } from '../../../memory/cart.ts';

let server: FakeServer;

beforeEach(() => {
  server = cartServer();
});
afterEach(leaveShop);

describe('an order that is paid otherwise', () => {
  const paid = { ...exampleOrder(), status: 'paid', paymentMethods: [] };
  const otherwise = { ...examplePayment(), status: 'completed', paidOtherwise: true };

  test('is paid on the screen of its payment after a reload, also with an empty cart, and names no amount of that coin', async () => {
    await payCartInBitcoin(server);
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

  test('is paid after a reload in which the coins of its payment were chosen anew', async () => {
    await payCartInBitcoin(server);
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
    await payCartInBitcoin(server);
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
    await payCartInBitcoin(server);
    leaveShop();
    const ether = { ...examplePayment(), id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10', currency: 'ETH', address: '0xother' };
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), payments: [{ id: ether.id, currency: 'ETH', status: 'waiting' }] };
    server.answers['GET /api/crypto/payment/*/status'] = ether;
    openCart(server);
    expect(await screen.findByText('0xother')).toBeDefined();
  });

  test('shows the payment whose transfer is on its way when another coin is chosen, though nothing is due for any coin', async () => {
    await payCartInBitcoin(server);
    leaveShop();
    const confirming = { ...examplePayment(), status: 'confirming' };
    server.answers['GET /api/crypto/coins'] = { coins: [{ currency: 'ETH', network: 'Ethereum', minimumUsd: 1 }] };
    server.answers['POST /api/crypto/payment'] = () => problem(409, 'payment_confirming');
    server.answers['GET /api/orders/*'] = {
      ...exampleOrder(),
      received: 300,
      due: 0,
      paymentMethods: ['crypto'],
      payments: [{ id: confirming.id, currency: 'BTC', status: 'confirming' }],
    };
    server.answers['GET /api/crypto/payment/*/status'] = confirming;
    openCart(server);
    await screen.findByText('Перевод виден, ждём подтверждений');
    await press('Назад');
    // The coins that the shop takes are known now, with what each takes at least.
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bitcoin/ })).toBeNull());
    expect(screen.queryByRole('button', { name: /Оплатить/ })).toBeNull();
    await press(/Ethereum/);
    expect(await screen.findByText('Перевод виден, ждём подтверждений')).toBeDefined();
    expect(server.callsOf('POST /api/crypto/payment')[1]?.body).toMatchObject({ currency: 'ETH', amountUsd: 0 });
  });
});
