import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CryptoGateway } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createTestGateway } from '#modules/payments/testing/test-gateway.ts';
import { createGatewayByName, guardGateway } from './guarded.ts';

const request = {
  paymentId: 'payment',
  orderNumber: 1042,
  coin: 'BTC',
  amountCents: cents(30_000),
  expiresAt: new Date('2026-11-20T10:20:00Z'),
} as const;

/** A guarded gateway that answers with `address`, or with nothing, and what the alarm told. */
function guarded(address: string | undefined) {
  const { gateway } = createTestGateway({ isInTransaction: false } as never);
  const told: object[] = [];
  const open: CryptoGateway['open'] = async (wanted) => {
    if (address === undefined) return new Promise(() => undefined);
    return { ...(await gateway.open(wanted)), address };
  };
  const limits = { networks: 'real', timeoutMilliseconds: 20 } as const;
  return { told, gateway: guardGateway({ ...gateway, open }, { ...limits, alarm: (fact) => told.push(fact) }) };
}

test('a right address passes, and tells nobody', async () => {
  const { told, gateway } = guarded('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  expect(await gateway.open(request)).toMatchObject({ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
  expect(told).toEqual([]);
});

test.each(['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', ''])(
  'nobody is shown an address to which no wallet may send the coin, and the shop’s people are told: %j',
  async (address) => {
    const { told, gateway } = guarded(address);
    await expect(gateway.open(request)).rejects.toMatchObject({ code: 'gateway_unavailable' });
    expect(told).toEqual([{ gateway: 'test gateway', gatewayPaymentId: 'g-1', coin: 'BTC' }]);
  },
);

test('a gateway that never answers keeps nobody waiting', async () => {
  await expect(guarded(undefined).gateway.open(request)).rejects.toMatchObject({ code: 'gateway_unavailable' });
});

test('a payment of a gateway that is not configured any more is asked about at no other', async () => {
  const { gateway, told } = createTestGateway({ isInTransaction: false } as never);
  const read = createGatewayByName(gateway, [gateway]).read(aPayment({ gateway: 'former' }));
  await expect(read).rejects.toMatchObject({ code: 'gateway_unavailable' });
  expect(told.readings).toEqual([]);
});
