import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CardSessionGateway, CryptoGateway } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createStripeGateway } from '../src/adapters/card-gateway/stripe/gateway.ts';
import { createBtcpayGateway } from '../src/adapters/crypto-gateway/btcpay/gateway.ts';
import { createNowPayments } from '../src/adapters/crypto-gateway/nowpayments.ts';
import { btcpayOf, nowPaymentsOf, stripeOf } from '../src/config/gateways.ts';
import { readEnvironment } from '../src/config/read-environment.ts';

const NOBODY = 'http://127.0.0.1:1';
const clock = () => new Date();

/** Starts the stand-in as `make stand-in` does, on a free port, beside a shop that is not there. */
function start(name: string) {
  const env = { PATH: process.env.PATH, STAND_IN_PORT: '0', SHOP_URL: NOBODY };
  return spawn(process.execPath, [join(import.meta.dirname, 'stand-in.ts'), name], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function gatewayOf(environment: ReturnType<typeof readEnvironment>): CryptoGateway {
  const btcpay = btcpayOf(environment);
  if (btcpay) return createBtcpayGateway({ ...btcpay, clock });
  const nowPayments = nowPaymentsOf(environment);
  if (nowPayments) return createNowPayments({ ...nowPayments, clock, noticeUrl: `${NOBODY}/notices`, noticed: async () => [] });
  throw new Error('The settings name no gateway for coins');
}

/** A checkout of 300 dollars as the shop stores it before the gateway is asked. */
function aSession({ name, write }: CardSessionGateway) {
  const id = randomUUID();
  const orderId = randomUUID();
  const now = clock();
  const amountCents = cents(30_000);
  const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
  const request = write({ sessionId: id, orderId, amountCents, language: 'ru', expiresAt });
  const times = { createdAt: now, expiresAt, leasedUntil: now };
  return { id, orderId, gateway: name, amountCents, request, unwanted: false, state: 'creating', ...times } as const;
}

/** The settings that a stand-in prints, as a sandbox reads them. */
async function printedBy(child: ReturnType<typeof start>) {
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
  const settings = Object.fromEntries([...printed.matchAll(/^ {2}([A-Z_]+)=(\S+) \\$/gm)].map(([, key, value]) => [key, value]));
  return { printed, environment: readEnvironment(settings) };
}

test.each(['nowpayments', 'btcpay'])(
  'a sandbox with the settings that the stand-in of %s prints sees the coins that arrive',
  async (name) => {
    const child = start(name);
    try {
      const { printed, environment } = await printedBy(child);
      const gateway = gatewayOf(environment);

      const id = randomUUID();
      const expiresAt = new Date(Date.now() + 1_200_000);
      const base = { coin: 'BTC', amountCents: cents(30_000), expiresAt } as const;
      const payment = aPayment({ id, ...base, ...(await gateway.open({ paymentId: id, orderNumber: 1042, ...base })) });
      const [, arrive = ''] = /curl -X POST '(\S+)ADDRESS&amount/.exec(printed) ?? [];
      expect((await fetch(`${arrive}${payment.address}&amount=0.002`, { method: 'POST' })).status).toBe(200);
      expect(await gateway.read(payment)).toMatchObject({ received: 200_000n, confirmed: 200_000n });
    } finally {
      child.kill();
    }
  },
);

test('a sandbox with the settings that the stand-in of stripe prints sends payers to its page, and sees what they pay there', async () => {
  const child = start('stripe');
  try {
    const settings = stripeOf((await printedBy(child)).environment);
    if (!settings) throw new Error('The settings name another gateway');
    const gateway = createStripeGateway({ ...settings, orderUrl: (id, language) => `${NOBODY}/${language}/order/${id}` });
    const session = aSession(gateway);
    const opened = await gateway.open(session);
    if (opened === 'refused') throw new Error('The stand-in refuses the checkout');
    expect(await (await fetch(opened.url)).text()).toContain('<button>Оплатить $300.00</button>');
    const paid = await fetch(opened.url, { method: 'POST', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`${NOBODY}/ru/order/${session.orderId}`);
    expect(await gateway.read({ ...session, ...opened, state: 'open' })).toMatchObject({
      state: 'paid',
      amountCents: 30_000,
      isOurs: true,
    });
    expect(await (await fetch(opened.url)).text()).not.toContain('<button>');
  } finally {
    child.kill();
  }
});

test('a stand-in of any other gateway is refused', async () => {
  const child = start('sandbox');
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([said.trim(), code]).toEqual(['There are stand-ins of nowpayments, btcpay, stripe, and none of sandbox.', 1]);
});
