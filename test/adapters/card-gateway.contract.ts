import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CreatingSession, OpenedSession } from '#modules/payments/card-session.ts';
import type { CardSessionGateway } from '#modules/payments/index.ts';
import { REFUSALS, type Trouble } from '../support/stand-ins/trouble.ts';

/** A card gateway under test, with payers. */
export interface CardBench {
  readonly gateway: CardSessionGateway;
  /** The same gateway, which waits for an answer for a moment only. */
  readonly impatient: CardSessionGateway;
  readonly now: () => Date;
  pass(seconds: number): void;
  pay(gatewaySessionId: string): void;
  /** The payer is done, and the money is on its way; then it comes or fails. */
  promise(gatewaySessionId: string): void;
  keepPromise(gatewaySessionId: string): void;
  breakPromise(gatewaySessionId: string): void;
  /** Pays money back without the shop. */
  refundElsewhere(gatewaySessionId: string, amount: number): void;
  /** The payer's bank asks the money back, or decides. */
  dispute(gatewaySessionId: string, outcome: 'open' | 'won' | 'lost', amount?: number): void;
  /** What happens to the next requests, in this order; `ok` is no trouble. */
  trouble(...next: (Trouble | 'ok')[]): void;
  /** Makes the gateway fail the next creation, and keep this failure. */
  keepFailure(): void;
  /** How many checkouts can be paid. */
  payable(): number;
}

/** A checkout of 300 dollars as the shop stores it before it asks the gateway. */
export function begunSession(gateway: CardSessionGateway, now: Date, seconds = 12 * 3600): CreatingSession {
  const id = crypto.randomUUID();
  const orderId = crypto.randomUUID();
  const amountCents = cents(30_000);
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const request = gateway.write({ sessionId: id, orderId, amountCents, language: 'en', expiresAt });
  const times = { createdAt: now, expiresAt, leasedUntil: now };
  return { id, orderId, gateway: gateway.name, amountCents, request, unwanted: false, state: 'creating', ...times };
}

export async function openedSession(gateway: CardSessionGateway, session: CreatingSession): Promise<OpenedSession> {
  const answer = await gateway.open(session);
  if (answer === 'refused') throw new Error('The gateway refuses the checkout');
  return { ...session, ...answer, state: 'open' };
}

/** What the shop expects of every card gateway that makes a checkout for each order. `bench` is called in each test. */
export function describeCardGateway(bench: () => CardBench): void {
  const unavailable = { code: 'gateway_unavailable' };

  const begun = () => begunSession(bench().gateway, bench().now());
  const open = (session = begun(), gateway = bench().gateway) => openedSession(gateway, session);

  const read = (session: OpenedSession) => bench().gateway.read(session);
  const reported = (state: OpenedSession['state']) => expect.objectContaining({ state, amountCents: 30_000, isOurs: true });

  test('a checkout has an address of the web, and can be paid', async () => {
    const session = await open();
    expect(session.url).toMatch(/^https:\/\//);
    expect(await read(session)).toEqual(reported('open'));
  });

  test('the request for a checkout has no field for an e-mail address, a phone number or the name of a customer', () => {
    expect(begun().request).not.toMatch(/e-?mail|phone|customer_name/i);
  });

  test('the same checkout asked for twice is one checkout', async () => {
    const session = begun();
    expect(await open(session)).toEqual(await open(session));
    expect(bench().payable()).toBe(1);
  });

  test('another order has another checkout', async () => {
    expect((await open()).gatewaySessionId).not.toBe((await open()).gatewaySessionId);
  });

  test('a paid checkout is paid, and others are not', async () => {
    const first = await open();
    const second = await open();
    bench().pay(first.gatewaySessionId);
    expect([await read(first), await read(second)]).toEqual([reported('paid'), reported('open')]);
  });

  test('money on its way is neither paid nor failed, until it comes', async () => {
    const session = await open();
    bench().promise(session.gatewaySessionId);
    expect(await read(session)).toEqual(reported('processing'));
    bench().keepPromise(session.gatewaySessionId);
    expect(await read(session)).toEqual(reported('paid'));
  });

  test('money that will not come has failed', async () => {
    const session = await open();
    bench().promise(session.gatewaySessionId);
    bench().breakPromise(session.gatewaySessionId);
    expect(await read(session)).toEqual(reported('failed'));
  });

  test('a checkout expires at its time', async () => {
    const session = await open();
    bench().pass(12 * 3600 - 1);
    expect(await read(session)).toEqual(reported('open'));
    bench().pass(1);
    expect(await read(session)).toEqual(reported('expired'));
  });

  test('an ended checkout cannot be paid', async () => {
    const session = await open();
    expect(await bench().gateway.end(session)).toEqual(reported('expired'));
    expect(() => bench().pay(session.gatewaySessionId)).toThrow();
    expect(await bench().gateway.end(session)).toEqual(reported('expired'));
  });

  test('a checkout that was paid before it could be ended is money', async () => {
    const paid = await open();
    const promised = await open();
    bench().pay(paid.gatewaySessionId);
    bench().promise(promised.gatewaySessionId);
    expect(await bench().gateway.end(paid)).toEqual(reported('paid'));
    expect(await bench().gateway.end(promised)).toEqual(reported('processing'));
  });

  test("another order's checkout is not this order's", async () => {
    const first = await open();
    const second = await open();
    bench().pay(second.gatewaySessionId);
    const mixed = { ...first, gatewaySessionId: second.gatewaySessionId };
    expect(await read(mixed)).toMatchObject({ state: 'paid', amountCents: 30_000, isOurs: false });
  });

  // A failure that the gateway keeps, as Stripe does a `500`, is a refusal: a test below.
  test.each(['lost', 'cut', ...REFUSALS.filter((each) => each !== '500')] as const)(
    'an opening that is broken (%s) leaves no second checkout that can be paid',
    async (trouble) => {
      const session = begun();
      // The gateway's package repeats a request once whose connection was cut.
      bench().trouble(trouble, trouble);
      await expect(open(session, bench().impatient)).rejects.toMatchObject(unavailable);
      bench().trouble();
      const opened = await open(session);
      expect(await open(session)).toEqual(opened);
      expect(bench().payable()).toBe(1);
    },
  );

  async function paid(): Promise<OpenedSession> {
    const session = await open();
    bench().pay(session.gatewaySessionId);
    const { gatewayPaymentId } = await read(session);
    return { ...session, state: 'paid', gatewayPaymentId };
  }
  const nothing = { refundedUsd: 0, elsewhereUsd: 0, dispute: 'none' };

  test('of the money of a paid checkout the gateway tells what it keeps', async () => {
    const money = await bench().gateway.readMoney(await paid());
    expect(money).toMatchObject(nothing);
    expect((money.outcome?.net ?? 0) + (money.outcome?.fee ?? 0)).toBe(30_000);
    expect(money.outcome).toMatchObject({ currency: 'usd', fee: expect.any(Number) });
  });

  test('money that goes back without the shop is told, each part', async () => {
    const session = await paid();
    for (const [part, total] of [
      [1000, 1000],
      [2000, 3000],
    ] as const) {
      bench().refundElsewhere(session.gatewaySessionId, part);
      expect(await bench().gateway.readMoney(session)).toMatchObject({ refundedUsd: total, elsewhereUsd: total });
    }
  });

  test('a dispute is told from its beginning to its end', async () => {
    const session = await paid();
    const other = await paid();
    for (const dispute of ['open', 'won', 'lost'] as const) {
      bench().dispute(session.gatewaySessionId, dispute);
      expect(await bench().gateway.readMoney(session)).toMatchObject({ dispute });
    }
    expect(await bench().gateway.readMoney(other)).toMatchObject(nothing);
  });

  test('a dispute may be about a part: the gateway tells what it has taken, once it is lost, and keeps its fee from its beginning', async () => {
    const session = await paid();
    const before = await bench().gateway.readMoney(session);
    bench().dispute(session.gatewaySessionId, 'open', 12_000);
    const open = await bench().gateway.readMoney(session);
    expect(open).not.toHaveProperty('lostUsd');
    expect(open.outcome?.fee).toBeGreaterThan(before.outcome?.fee ?? 0);
    expect((open.outcome?.net ?? 0) + (open.outcome?.fee ?? 0)).toBe(30_000);
    bench().dispute(session.gatewaySessionId, 'lost');
    expect(await bench().gateway.readMoney(session)).toMatchObject({ dispute: 'lost', lostUsd: 12_000 });
  });

  test.each([...REFUSALS, 'cut', 'lost'] as const)('what became of money is not misread in trouble (%s)', async (trouble) => {
    const session = await paid();
    bench().trouble(trouble, trouble);
    await expect(bench().impatient.readMoney(session)).rejects.toMatchObject(unavailable);
  });

  test('a failure that the gateway keeps is a refusal: the same request would fail for ever', async () => {
    const session = begun();
    bench().keepFailure();
    expect(await bench().gateway.open(session)).toBe('refused');
    expect(await bench().gateway.open(session)).toBe('refused');
    expect((await open()).state).toBe('open');
  });

  test.each([...REFUSALS, 'cut', 'lost'] as const)(
    'money is not misread while the gateway is in trouble (%s)',
    async (trouble) => {
      const session = await open();
      bench().pay(session.gatewaySessionId);
      bench().trouble(trouble, trouble);
      await expect(bench().impatient.read(session)).rejects.toMatchObject(unavailable);
      bench().trouble(trouble, trouble);
      await expect(bench().impatient.end(session)).rejects.toMatchObject(unavailable);
      bench().trouble();
      expect(await read(session)).toEqual(reported('paid'));
    },
  );
}
