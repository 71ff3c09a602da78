import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import type { MemoryState } from '#kernel/testing/memory.ts';
import { COINS } from '../coin.ts';
import type { GatewayReport } from '../gateway-report.ts';
import type { CryptoGateway, GatewayCalls, PaymentToOpen } from '../gateways.ts';
import { seen } from './payments.ts';

/**
 * A gateway for coins that a test controls: it reports `told.report`, and throws `gateway_unavailable` while `told.isDown`. It collects
 * the requests to open a payment in `requests`, and in `readings` its own ids of the payments that it was asked about. It fails inside a
 * transaction.
 */
export function createTestGateway(state: MemoryState) {
  const told = { report: seen(0n), isDown: false, requests: [] as PaymentToOpen[], readings: [] as string[] };
  const requireReachable = () => {
    if (state.isInTransaction) throw new Error('The gateway was called inside a transaction');
    if (told.isDown) throw new ShopError('gateway_unavailable');
  };
  const gateway = {
    name: 'test gateway',
    open: async (request) => {
      told.requests.push(request);
      requireReachable();
      return { gatewayPaymentId: 'g-1', address: 'bc1q', expected: 100n, expiresAt: request.expiresAt, qrCodeData: null };
    },
    read: async ({ gatewayPaymentId }): Promise<GatewayReport> => {
      told.readings.push(gatewayPaymentId);
      requireReachable();
      return told.report;
    },
    coins: async () => COINS.map((coin) => ({ coin, leastCents: cents(100) })),
  } satisfies CryptoGateway;
  return { told, gateway };
}

/** Calls of which `allowed` are left until a test allows more. */
export function createTestCalls(allowed = Number.POSITIVE_INFINITY) {
  const left = { allowed };
  const calls = {
    take: async (wanted) => {
      const taken = Math.min(wanted, left.allowed);
      left.allowed -= taken;
      return taken;
    },
  } satisfies GatewayCalls;
  return { left, calls };
}
