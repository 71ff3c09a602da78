import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { COINS } from '#modules/payments/coin.ts';
import { applyReport } from '#modules/payments/gateway-report.ts';
import { type Coin, type CryptoGateway, formatUnits } from '#modules/payments/index.ts';
import { cancel, type OpenedPayment } from '#modules/payments/payment.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { REFUSALS, type Trouble } from '../support/stand-ins/trouble.ts';

/** A gateway under test, with a network on which a test makes coins arrive. */
export interface GatewayBench {
  readonly gateway: CryptoGateway;
  /** Makes coins arrive at the address of a payment: an amount in the coin's own unit, with enough confirmations or with too few. */
  arrive(gatewayPaymentId: string, coin: Coin, amount: string, isFinal: boolean): Promise<void>;
  /** Moves the time of the network forward. */
  pass(seconds: number): void;
  /** Whether the gateway sees coins of another currency at the address. */
  readonly seesOtherCoins: boolean;
}

/** A gateway behind a line. */
export interface RemoteBench extends GatewayBench {
  /** The same gateway, which waits for an answer for a moment only. */
  readonly impatient: CryptoGateway;
  /** Takes back the last transfer to the address of a payment, as a replaced transaction or a reorganised blockchain does. */
  reverse(gatewayPaymentId: string): void;
  /** What happens to the next requests, in this order and in place of what was said before; `ok` is no trouble. */
  trouble(...next: (Trouble | 'ok')[]): void;
  /** How many payments at the gateway could be paid. */
  payable(): number;
}

/** Asks a gateway to open a payment of 300 dollars. */
async function openAt(
  { gateway }: Pick<GatewayBench, 'gateway'>,
  coin: Coin,
  paymentId: string = crypto.randomUUID(),
  expiresAt = deadline,
) {
  const request = { paymentId, orderNumber: 1042, coin, amountCents: cents(30_000), expiresAt };
  return { ...aPayment({ id: paymentId, ...request }), ...(await gateway.open(request)) };
}

const deadline = new Date('2026-11-20T10:20:00Z');

/** What the shop expects of every crypto gateway. `bench` is called in each test; its network begins before 10:10. */
export function describeCryptoGateway(bench: () => GatewayBench): void {
  const open = (coin: Coin, paymentId?: string, expiresAt?: Date) => openAt(bench(), coin, paymentId, expiresAt);
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
    const first = await open('ETH');
    const second = await open('ETH');
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

  test('reports are totals, and only final transfers are confirmed', async () => {
    const payment = await open('USDT_TRC20');
    await bench().arrive(payment.gatewayPaymentId, 'USDT_TRC20', '150.5', false);
    const report = { received: 150_500_000n, confirmed: 0n, wrongAsset: false };
    expect(await bench().gateway.read(payment)).toMatchObject(report);
    expect(await bench().gateway.read(payment)).toMatchObject(report);
  });

  test('a second transfer adds up or, at a gateway that takes one, is for a person and adds nothing', async () => {
    const payment = await open('USDT_TRC20');
    await bench().arrive(payment.gatewayPaymentId, 'USDT_TRC20', '100', true);
    await bench().arrive(payment.gatewayPaymentId, 'USDT_TRC20', '50.5', true);
    const { received, confirmed, isOver, findings } = await bench().gateway.read(payment);
    const told = { received, confirmed, ...(isOver ? { findings } : {}) };
    const alone = { received: 100_000_000n, confirmed: 100_000_000n, findings: ['redeposit'] };
    expect(told).toEqual(isOver ? alone : { received: 150_500_000n, confirmed: 150_500_000n });
  });

  test('a transfer has a name, always the same, and no name of another payment', async () => {
    const first = await open('ETH');
    const second = await open('ETH');
    await bench().arrive(first.gatewayPaymentId, 'ETH', '0.1', true);
    await bench().arrive(second.gatewayPaymentId, 'ETH', '0.1', true);
    const names = async (payment: OpenedPayment) => (await bench().gateway.read(payment)).transactionIds;
    expect(await names(first)).toEqual([expect.stringMatching(/^(0x)?[0-9a-f]{64}$/)]);
    expect(await names(first)).toEqual(await names(first));
    expect(await names(second)).not.toEqual(await names(first));
  });

  test('money in time and money too late are told apart, whenever the shop asks', async () => {
    let inTime = await open('BTC');
    let late = await open('BTC');
    const look = async (payment: OpenedPayment, now: Date) => applyReport(payment, await bench().gateway.read(payment), now);
    const { expiresAt } = inTime;
    await bench().arrive(inTime.gatewayPaymentId, 'BTC', '0.001', true);
    inTime = await look(inTime, new Date(expiresAt.getTime() - 1000));
    bench().pass(20 * 60);
    inTime = await look(inTime, expiresAt);
    late = await look(late, expiresAt);
    await bench().arrive(late.gatewayPaymentId, 'BTC', '0.001', true);
    expect([inTime.late, (await look(late, expiresAt)).late]).toEqual([false, true]);
  });

  test('money that came before its payer gave the payment up is in time, though the shop looks after that', async () => {
    const [inTime, late] = [await open('BTC'), await open('BTC')];
    await bench().arrive(inTime.gatewayPaymentId, 'BTC', '0.005', true);
    bench().pass(20 * 60);
    await bench().arrive(late.gatewayPaymentId, 'BTC', '0.005', true);
    const lookAfterCancelling = async (payment: OpenedPayment) => {
      const givenUpAt = new Date(payment.expiresAt.getTime() - 1000);
      const cancelled = cancel(payment, givenUpAt);
      return applyReport(cancelled, await bench().gateway.read(cancelled), payment.expiresAt);
    };
    expect(await lookAfterCancelling(inTime)).toMatchObject({ state: 'completed', late: false });
    expect(await lookAfterCancelling(late)).toMatchObject({ state: 'completed', late: true });
  });

  test('transfers in another currency add nothing, and where the gateway sees them they are reported with coin and amount', async () => {
    const payment = await open('USDT_ERC20');
    await bench().arrive(payment.gatewayPaymentId, 'ETH', '1', true);
    const { seesOtherCoins: wrongAsset } = bench();
    const transfer = { id: expect.any(String), currency: 'ETH', amount: expect.stringMatching(/^1(\.0+)?$/) };
    const report = { received: 0n, confirmed: 0n, wrongAsset, arrival: null };
    const first = await bench().gateway.read(payment);
    expect(first).toMatchObject({ ...report, ...(wrongAsset ? { others: [transfer] } : {}) });
    if (!wrongAsset) expect(first.others).toBeUndefined();
    // Another of the same amount is another one.
    await bench().arrive(payment.gatewayPaymentId, 'ETH', '1', true);
    const { others = [] } = await bench().gateway.read(payment);
    expect(new Set(others.map(({ id }) => id)).size).toBe(wrongAsset ? 2 : 0);
  });

  test('more than the amount is an overpayment', async () => {
    const payment = await open('USDT_ERC20');
    await bench().arrive(payment.gatewayPaymentId, 'USDT_ERC20', '450', true);
    const paid = applyReport(payment, await bench().gateway.read(payment), payment.createdAt);
    expect(paid).toMatchObject({ state: 'completed', overpaid: true, received: 450_000_000n, reviews: [] });
  });

  test('money of one payment does not show on another', async () => {
    const first = await open('BTC');
    const second = await open('BTC');
    await bench().arrive(first.gatewayPaymentId, 'BTC', '0.005', true);
    expect((await bench().gateway.read(second)).received).toBe(0n);
  });

  test('a gateway names the coins that it takes, with the least amount of each', async () => {
    const offers = await bench().gateway.coins();
    expect(offers.map(({ coin }) => coin).sort()).toEqual([...COINS].sort());
    for (const { leastCents } of offers) expect(leastCents).toBeGreaterThan(0);
  });
}

/** What the shop expects of a crypto gateway behind a line, besides: the line fails, answers get lost, blockchains take money back. */
export function describeRemoteGateway(bench: () => RemoteBench): void {
  const unavailable = { code: 'gateway_unavailable' };

  test.each(REFUSALS)(
    'a payment is not opened while the gateway is in trouble (%s), and is opened after that',
    async (trouble) => {
      const paymentId = crypto.randomUUID();
      bench().trouble(trouble);
      await expect(openAt({ gateway: bench().impatient }, 'BTC', paymentId)).rejects.toMatchObject(unavailable);
      // On a busy machine the impatient give up before their request arrives, and the trouble would meet the next one.
      bench().trouble();
      bench().pass(10);
      expect((await openAt(bench(), 'BTC', paymentId)).expected).toBe(500_000n);
      expect(bench().payable()).toBe(1);
    },
  );

  test.each(
    ([0, 1, 2, 3] as const).flatMap((before) => (['lost', 'cut', '500'] as const).map((trouble) => [before, trouble] as const)),
  )('an opening that is broken after %i good answers (%s) leaves no second payment that can be paid', async (before, trouble) => {
    const paymentId = crypto.randomUUID();
    bench().trouble(...Array<'ok'>(before).fill('ok'), trouble);
    await expect(openAt(bench(), 'BTC', paymentId)).rejects.toMatchObject(unavailable);
    const opened = await openAt(bench(), 'BTC', paymentId);
    expect(await openAt(bench(), 'BTC', paymentId)).toMatchObject({ address: opened.address, expected: opened.expected });
    expect(bench().payable()).toBe(1);
  });

  test.each([...REFUSALS, 'cut', 'lost'] as const)(
    'money is not misread while the gateway is in trouble (%s)',
    async (trouble) => {
      const payment = await openAt(bench(), 'BTC');
      await bench().arrive(payment.gatewayPaymentId, 'BTC', '0.005', true);
      bench().trouble(trouble);
      await expect(bench().impatient.read(payment)).rejects.toMatchObject(unavailable);
      bench().trouble();
      bench().pass(10);
      expect(await bench().gateway.read(payment)).toMatchObject({ confirmed: 500_000n });
    },
  );

  test('money on its way that a blockchain takes back is asked for again', async () => {
    const payment = await openAt(bench(), 'BTC');
    const { gatewayPaymentId: id, createdAt: now } = payment;
    await bench().arrive(id, 'BTC', '0.005', false);
    const confirming = applyReport(payment, await bench().gateway.read(payment), now);
    expect(confirming).toMatchObject({ state: 'confirming', received: 500_000n, confirmed: 0n });
    bench().reverse(id);
    expect(applyReport(confirming, await bench().gateway.read(payment), now)).toMatchObject({ state: 'waiting', received: 0n });
    await bench().arrive(id, 'BTC', '0.005', true);
    expect(applyReport(confirming, await bench().gateway.read(payment), now)).toMatchObject({ state: 'completed', reviews: [] });
  });

  test('confirmed money that a blockchain takes back waits for a person', async () => {
    const payment = await openAt(bench(), 'BTC');
    const { gatewayPaymentId: id, createdAt: now } = payment;
    await bench().arrive(id, 'BTC', '0.005', true);
    const paid = applyReport(payment, await bench().gateway.read(payment), now);
    expect(paid.state).toBe('completed');
    bench().reverse(id);
    expect(applyReport(paid, await bench().gateway.read(paid), now).reviews).toContain('reversed');
  });
}
