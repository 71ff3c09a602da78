import { expect, test, vi } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import type { CardSessionGateway, CryptoGateway, OpenedPayment, OpenedSession } from '#modules/payments/index.ts';
import { observeCardGateway, observeCryptoGateway } from './observe-gateways.ts';

/** A gateway that answers every call by `answer`, with what was told of its calls. */
function createObserved(answer: () => Promise<never>) {
  const told = vi.fn();
  const gateway = { name: 'btcpay', open: answer, read: answer, coins: answer } satisfies CryptoGateway;
  return { told, gateway: observeCryptoGateway(gateway, told) };
}

test('a call that is answered counts as answered, under the gateway of its payment', async () => {
  const { told, gateway } = createObserved(async () => undefined as never);
  await gateway.coins();
  await gateway.read({ gateway: 'sandbox' } as OpenedPayment);
  expect(told.mock.calls).toEqual([
    [{ gateway: 'btcpay', call: 'coins', isFailed: false }],
    [{ gateway: 'sandbox', call: 'read', isFailed: false }],
  ]);
});

test.each([
  ['gateway_unavailable', true],
  ['below_minimum', false],
] as const)('a call that ends with %s is thrown on, and counts as failed: %s', async (code, isFailed) => {
  const { told, gateway } = createObserved(() => Promise.reject(new ShopError(code)));
  await expect(gateway.open({} as Parameters<CryptoGateway['open']>[0])).rejects.toMatchObject({ code });
  expect(told.mock.calls).toEqual([[{ gateway: 'btcpay', call: 'open', isFailed }]]);
});

test('calls to a gateway for cards are counted, too, but writing a request is not', async () => {
  const told = vi.fn();
  const refuse = () => Promise.reject(new ShopError('gateway_unavailable'));
  const asked = { open: async () => 'refused' as const, read: refuse, end: refuse, readMoney: refuse };
  const stripe = { name: 'stripe', write: () => 'request', ...asked };
  const gateway = observeCardGateway(stripe satisfies CardSessionGateway, told);
  gateway.write({} as Parameters<CardSessionGateway['write']>[0]);
  await gateway.open({} as Parameters<CardSessionGateway['open']>[0]);
  await expect(gateway.read({} as OpenedSession)).rejects.toThrow();
  await expect(gateway.end({} as OpenedSession)).rejects.toThrow();
  await expect(gateway.readMoney({} as OpenedSession)).rejects.toThrow();
  expect(told.mock.calls).toEqual([
    [{ gateway: 'stripe', call: 'open', isFailed: false }],
    [{ gateway: 'stripe', call: 'read', isFailed: true }],
    [{ gateway: 'stripe', call: 'end', isFailed: true }],
    [{ gateway: 'stripe', call: 'money', isFailed: true }],
  ]);
});
