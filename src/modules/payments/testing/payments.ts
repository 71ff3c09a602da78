import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { GatewayReport } from '../gateway-report.ts';
import { type CreatingPayment, NOTHING_CAME, type OpenedPayment } from '../payment.ts';

/** A payment of 100 satoshi for the order of `anOrder()` that waits until 10:20; `changes` replace the defaults. */
export function aPayment(changes: Partial<OpenedPayment> = {}): OpenedPayment {
  return {
    id: uuid(200),
    orderId: uuid(100),
    coin: 'BTC',
    gateway: 'test gateway',
    amountCents: cents(30_000),
    createdAt: new Date('2026-11-20T10:00:00Z'),
    state: 'waiting',
    gatewayPaymentId: 'g-1',
    address: 'bc1q',
    qrCodeData: null,
    expected: 100n,
    enough: changes.expected ?? 100n,
    expiresAt: new Date('2026-11-20T10:20:00Z'),
    ...NOTHING_CAME,
    ...changes,
  };
}

/** The same payment while its gateway has not answered, at the end of its lease; `changes` replace the defaults. */
export function aCreatingPayment(changes: Partial<CreatingPayment> = {}): CreatingPayment {
  const { id, orderId, coin, gateway, amountCents, createdAt } = aPayment();
  return { id, orderId, coin, gateway, amountCents, createdAt, state: 'creating', leasedUntil: createdAt, ...changes };
}

/** A gateway's report of `received` smallest units; by default all of them are confirmed, and the last came at 10:10. */
export function seen(received: bigint, confirmed = received, more: Partial<GatewayReport> = {}): GatewayReport {
  const arrival = received > 0n ? new Date('2026-11-20T10:10:00Z') : null;
  return { received, confirmed, wrongAsset: false, arrival, ...more };
}
