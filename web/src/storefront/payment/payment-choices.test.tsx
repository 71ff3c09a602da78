import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartServer, payCart } from '../../../testing/cart-visit.tsx';
import { type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';

let server: FakeServer;
beforeEach(() => {
  server = cartServer();
});
afterEach(leaveShop);

/** Goes to the choice of a coin for 300 dollars. */
async function chooseCoin() {
  await payCart(server);
  await press(/Криптовалюта/);
  await screen.findByRole('button', { name: /Bitcoin/ });
}

const coin = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a coin whose minimum is above the amount cannot be chosen and says its minimum', async () => {
  server.answers['GET /api/crypto/coins'] = {
    coins: [
      { currency: 'BTC', network: 'Bitcoin', minimumUsd: 300 },
      { currency: 'USDT_ERC20', network: 'Ethereum', minimumUsd: 300.01 },
    ],
  };
  await chooseCoin();
  expect((await coin(/USDT ERC-20.*: от 300,01/)).disabled).toBe(true);
  expect((await coin(/Bitcoin/)).disabled).toBe(false);
  expect(screen.queryByRole('button', { name: /Ethereum$|TRC-20/ })).toBeNull();
});

test('while the shop cannot say which coins it takes, each can be tried', async () => {
  server.answers['GET /api/crypto/coins'] = () => problem(503, 'gateway_unavailable');
  await chooseCoin();
  for (const name of [/Bitcoin/, /Ethereum.*Сеть Ethereum/, /ERC-20/, /TRC-20/]) expect((await coin(name)).disabled).toBe(false);
});
