import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CryptoGateway } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createBtcpayGateway } from '../src/adapters/crypto-gateway/btcpay/gateway.ts';
import { createNowPayments } from '../src/adapters/crypto-gateway/nowpayments.ts';
import { type CryptoGatewaySettings, cryptoGatewayOf } from '../src/config/crypto-gateway.ts';
import { readEnvironment } from '../src/config/read-environment.ts';

const NOBODY = 'http://127.0.0.1:1';
const clock = () => new Date();

/** Starts the stand-in as `make stand-in` does, on a free port, beside a shop that is not there. */
function start(name: string) {
  const env = { PATH: process.env.PATH, STAND_IN_PORT: '0', SHOP_URL: NOBODY };
  return spawn(process.execPath, [join(import.meta.dirname, 'stand-in.ts'), name], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function gatewayOf(settings: CryptoGatewaySettings): CryptoGateway {
  if (settings.name === 'btcpay') return createBtcpayGateway({ ...settings, clock });
  if (settings.name === 'nowpayments')
    return createNowPayments({ ...settings, clock, noticeUrl: `${NOBODY}/notices`, noticed: async () => [] });
  throw new Error(`No stand-in of ${settings.name}`);
}

test.each(['nowpayments', 'btcpay'])(
  'a sandbox with the settings that the stand-in of %s prints sees the coins that arrive',
  async (name) => {
    const child = start(name);
    try {
      const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
      const settings = Object.fromEntries(
        [...printed.matchAll(/^ {2}([A-Z_]+)=(\S+) \\$/gm)].map(([, key, value]) => [key, value]),
      );
      const gateway = gatewayOf(cryptoGatewayOf(readEnvironment(settings)));

      const [id, expiresAt] = [randomUUID(), new Date(Date.now() + 1_200_000)];
      const base = { coin: 'BTC', amountUsd: cents(30_000), expiresAt } as const;
      const payment = aPayment({ id, ...base, ...(await gateway.open({ paymentId: id, orderId: randomUUID(), ...base })) });
      const [, arrive = ''] = /curl -X POST '(\S+)ADDRESS&amount/.exec(printed) ?? [];
      expect((await fetch(`${arrive}${payment.address}&amount=0.002`, { method: 'POST' })).status).toBe(200);
      expect(await gateway.read(payment)).toMatchObject({ received: 200_000n, confirmed: 200_000n });
    } finally {
      child.kill();
    }
  },
);

test('there is no stand-in of a gateway that the shop does not know', async () => {
  const child = start('sandbox');
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
});
