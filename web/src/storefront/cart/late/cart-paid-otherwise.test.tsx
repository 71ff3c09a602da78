import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  cartServer,
  fillCart,
  ganesha,
  openCart,
  payCartInBitcoin,
  reload,
  storedLines,
} from '../../../../testing/cart-visit.tsx';
import { exampleOrder, examplePayment, type FakeServer, leaveShop, press, problem } from '../../../../testing/shop-visit.tsx';
import { storedCart } from '../../../memory/cart.ts';

let server: FakeServer;

beforeEach(() => {
  server = cartServer();
});
afterEach(leaveShop);

describe('an order that is paid in another way than in the coin that was chosen here', () => {
  const paid = { ...exampleOrder(), status: 'paid', paymentMethods: [] };

  test('is thanked for after a reload, also with an empty cart, without an amount of the coin', async () => {
    await payCartInBitcoin(server);
    storedCart.forget();
    server.answers['GET /api/orders/*'] = paid;
    server.answers['GET /api/crypto/payment/*/status'] = { ...examplePayment(), status: 'completed', paidOtherwise: true };
    reload(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(screen.queryByText(examplePayment().address)).toBeNull();
    expect(screen.queryByText(/Получено/)).toBeNull();
    expect(localStorage.getItem('active-payment')).toBeNull();
  });

  test('is thanked for after a reload, too, when the payer had gone back to the choice of a coin', async () => {
    await payCartInBitcoin(server);
    await press('Назад');
    await screen.findAllByRole('button', { name: /Ethereum/ });
    server.answers['GET /api/orders/*'] = paid;
    localStorage.removeItem('active-payment');
    reload(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
    expect(storedLines()).toEqual([]);
  });

  test('is not opened again by another purchase', async () => {
    await payCartInBitcoin(server);
    server.answers['GET /api/orders/*'] = paid;
    reload(server);
    await screen.findByText('Спасибо!');
    leaveShop();
    fillCart(ganesha);
    openCart(server);
    expect(await screen.findByRole('button', { name: /Перейти к оплате/ })).toBeDefined();
  });

  test('goes on after a reload in the coin that was chosen in another tab', async () => {
    await payCartInBitcoin(server);
    const ether = { ...examplePayment(), id: '1d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10', currency: 'ETH', address: '0xother' };
    server.answers['GET /api/orders/*'] = { ...exampleOrder(), payments: [{ id: ether.id, currency: 'ETH', status: 'waiting' }] };
    server.answers['GET /api/crypto/payment/*/status'] = ether;
    reload(server);
    expect(await screen.findByText('0xother')).toBeDefined();
  });

  test('shows the transfer that is on its way whichever coin is chosen meanwhile', async () => {
    await payCartInBitcoin(server);
    const confirming = { ...examplePayment(), status: 'confirming' };
    server.answers['GET /api/crypto/coins'] = { coins: [{ currency: 'ETH', network: 'Ethereum', minimumUsd: 1 }] };
    server.answers['POST /api/crypto/payment'] = () => problem(409, 'payment_confirming');
    server.answers['GET /api/orders/*'] = {
      ...exampleOrder(),
      // The transfer counts although it is not confirmed.
      received: 300,
      due: 0,
      paymentMethods: ['crypto'],
      payments: [{ id: confirming.id, currency: 'BTC', status: 'confirming' }],
    };
    server.answers['GET /api/crypto/payment/*/status'] = confirming;
    reload(server);
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
