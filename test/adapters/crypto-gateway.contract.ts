import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { COINS } from '#modules/payments/coin.ts';
import { type Coin, type CryptoGateway, formatUnits } from '#modules/payments/index.ts';
import { applyReport } from '#modules/payments/payment.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';

/** A gateway under test, with a network on which a test makes coins arrive. */
export interface GatewayBench {
  readonly gateway: CryptoGateway;
  /** Makes coins arrive at the address of a payment: an amount in the coin's own unit, with enough confirmations or with none. */
  arrive(gatewayPaymentId: string, coin: Coin, amount: string, isFinal: boolean): Promise<void>;
  /** Moves the time of the network forward. */
  pass(seconds: number): void;
}

const deadline = new Date('2026-11-20T10:20:00Z');

/** What the shop expects of every crypto gateway. `bench` is called in each test; its network begins before 10:10. */
export function describeCryptoGateway(bench: () => GatewayBench): void {
  const open = async (coin: Coin, paymentId: string = crypto.randomUUID(), expiresAt = deadline) => {
    const request = { paymentId, orderId: crypto.randomUUID(), coin, amountUsd: cents(30_000), expiresAt };
    return { ...aPayment({ id: paymentId, ...request }), ...(await bench().gateway.open(request)) };
  };
  const openAs = async (...[coin, ...more]: Parameters<typeof open>) => {
    const { gatewayPaymentId, address, expected, expiresAt, qrCodeData } = await open(coin, ...more);
    return { gatewayPaymentId, address, expected, expiresAt, qrCodeData };
  };

  test.each(COINS)('%s: opening a payment gives an address and an amount that the coin can hold', async (coin) => {
    const opened = await open(coin);
    expect(opened.address).not.toBe('');
    expect(opened.gatewayPaymentId).not.toBe('');
    expect(opened.expected).toBeGreaterThan(0n);
    expect(formatUnits(opened.expected, coin)).toMatch(/^\d+\.\d+$/);
    expect(opened.expiresAt.getTime()).not.toBeNaN();
  });

  test('the same payment opened twice is one payment: same address, same amount, same deadline', async () => {
    const paymentId = crypto.randomUUID();
    const first = await openAs('BTC', paymentId);
    const again = await openAs('BTC', paymentId, new Date(deadline.getTime() + 60_000));
    expect(again).toEqual(first);
  });

  test('two payments have two addresses', async () => {
    const [first, second] = [await open('ETH'), await open('ETH')];
    expect(first.address).not.toBe(second.address);
    expect(first.gatewayPaymentId).not.toBe(second.gatewayPaymentId);
  });

  test('a payment without transfers reports zero', async () => {
    expect(await bench().gateway.read(await open('BTC'))).toEqual({
      received: 0n,
      confirmed: 0n,
      wrongAsset: false,
      arrival: null,
    });
  });

  test('reports are totals: transfers add up, and only final transfers are confirmed', async () => {
    const payment = await open('USDT_TRC20');
    const { gatewayPaymentId: id } = payment;
    await bench().arrive(id, 'USDT_TRC20', '100', true);
    await bench().arrive(id, 'USDT_TRC20', '50.5', false);
    const report = { received: 150_500_000n, confirmed: 100_000_000n, wrongAsset: false };
    expect(await bench().gateway.read(payment)).toMatchObject(report);
    expect(await bench().gateway.read(payment)).toMatchObject(report);
  });

  test('money in time and money too late are told apart, whenever the shop asks', async () => {
    let payment = await open('BTC');
    const { gatewayPaymentId: id, expiresAt } = payment;
    const isLate = async (now: Date) => {
      payment = applyReport(payment, await bench().gateway.read(payment), now);
      return payment.late;
    };
    await bench().arrive(id, 'BTC', '0.001', true);
    expect(await isLate(new Date(expiresAt.getTime() - 1000))).toBe(false);
    bench().pass(20 * 60);
    expect(await isLate(expiresAt)).toBe(false);
    await bench().arrive(id, 'BTC', '0.001', true);
    expect(await isLate(expiresAt)).toBe(true);
  });

  test('transfers in another currency are reported as such and add nothing', async () => {
    const payment = await open('USDT_ERC20');
    await bench().arrive(payment.gatewayPaymentId, 'ETH', '1', true);
    const report = { received: 0n, confirmed: 0n, wrongAsset: true, arrival: null };
    expect(await bench().gateway.read(payment)).toEqual(report);
  });

  test('money of one payment does not show on another', async () => {
    const [first, second] = [await open('BTC'), await open('BTC')];
    await bench().arrive(first.gatewayPaymentId, 'BTC', '0.005', true);
    expect((await bench().gateway.read(second)).received).toBe(0n);
  });

  test('names the coins that it takes, with the least amount of each', async () => {
    const offers = await bench().gateway.coins();
    expect(offers.map(({ coin }) => coin).sort()).toEqual([...COINS].sort());
    for (const { leastUsd } of offers) expect(leastUsd).toBeGreaterThan(0);
  });
}
