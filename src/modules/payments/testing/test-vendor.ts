import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { COINS } from '../coin.ts';
import type { CryptoGateway, GatewayEvent, NoticeReader, RawNotice } from '../gateways.ts';

/** Units of every coin for a cent, so that sums of units tell exactly what money is worth. */
export const UNITS_PER_CENT = 1000n;

interface Transfer {
  readonly units: bigint;
  readonly at: Date;
  isFinal: boolean;
}

/**
 * A vendor that knows what really came. Each opening makes a notice, and each transfer, confirmation and loss another, of which `copies`
 * wait in `outgoing` for their delivery, in any order. `readings` are the checks of each payment.
 */
export function createTestVendor(clock: Clock) {
  const transfers = new Map<string, Transfer[]>();
  const outgoing: RawNotice[] = [];
  const readings = new Map<string, Date[]>();
  let events = 0;
  let hasLost = false;

  const tell = (paymentId: string, copies: number) => {
    events += 1;
    const event = { eventKey: `event ${events}`, gatewayPaymentIds: [`g-${paymentId}`], paymentId };
    outgoing.push(...Array.from({ length: copies }, () => noticeOf(event, 'the vendor')));
  };
  const transfersOf = (paymentId: string) => transfers.get(paymentId) ?? [];

  const gateway = {
    name: 'test gateway',
    open: async ({ paymentId, amountCents, expiresAt }) => {
      if (!transfers.has(paymentId)) transfers.set(paymentId, []);
      tell(paymentId, 1);
      const expected = BigInt(amountCents) * UNITS_PER_CENT;
      return { gatewayPaymentId: `g-${paymentId}`, address: `address of ${paymentId}`, expected, expiresAt, qrCodeData: null };
    },
    read: async ({ id }) => {
      readings.set(id, [...(readings.get(id) ?? []), clock()]);
      const [received, confirmed] = [sumOf(transfersOf(id)), sumOf(transfersOf(id).filter(({ isFinal }) => isFinal))];
      return { received, confirmed, wrongAsset: false, arrival: transfersOf(id).at(-1)?.at ?? null };
    },
    coins: async () => COINS.map((coin) => ({ coin, leastCents: cents(1) })),
  } satisfies CryptoGateway;

  return {
    gateway,
    reader,
    outgoing,
    readings,
    transfersOf,
    /** How many different notices the vendor has made. */
    eventCount: () => events,
    /** Whether any transfer may have vanished. */
    hasLost: () => hasLost,
    arrive(paymentId: string, units: bigint, isFinal: boolean, copies: number): void {
      // What comes in the moment in which a payment ends came before its end.
      const at = new Date(clock().getTime() - 1);
      transfers.set(paymentId, [...transfersOf(paymentId), { units, at, isFinal }]);
      tell(paymentId, copies);
    },
    confirm(paymentId: string, copies: number): void {
      for (const transfer of transfersOf(paymentId)) transfer.isFinal = true;
      tell(paymentId, copies);
    },
    /** Transfers that are not confirmed and came before `endOfPayment` vanish, as when their sender replaces them. */
    lose(paymentId: string, endOfPayment: Date, copies: number): void {
      hasLost = true;
      const kept = transfersOf(paymentId).filter(({ isFinal, at }) => isFinal || at >= endOfPayment);
      transfers.set(paymentId, kept);
      tell(paymentId, copies);
    },
  };
}

export function sumOf(transfers: readonly Transfer[]): bigint {
  return transfers.reduce((sum, { units }) => sum + units, 0n);
}

/** A notice about a payment that somebody else has signed. */
export function forgedNotice(paymentId: string): RawNotice {
  return noticeOf({ eventKey: 'forged', gatewayPaymentIds: [`g-${paymentId}`], paymentId }, 'a stranger');
}

function noticeOf(event: GatewayEvent, signature: string): RawNotice {
  return { body: new TextEncoder().encode(JSON.stringify(event)), headers: { signature } };
}

const reader = {
  gateway: 'test gateway',
  about: 'coins',
  read: ({ body, headers }) => {
    if (headers.signature !== 'the vendor') throw new ShopError('invalid_signature');
    return JSON.parse(new TextDecoder().decode(body));
  },
} satisfies NoticeReader;
