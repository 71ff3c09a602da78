import { ShopError } from '#kernel/errors.ts';
import type { CardSession, OpenedSession } from './card-session.ts';

/** Ends checkouts of an order at their card gateway. */
export type EndCheckouts = (checkouts: readonly OpenedSession[]) => Promise<void>;

/**
 * Ends checkouts at the gateway by `check`, which ends what is `unwanted`, so that nobody can pay there what is not due any more. What the
 * gateway says of their money is recorded. Throws `payment_confirming` when a payer is done at one of them, and `gateway_unavailable` when
 * the gateway does not say that they have ended.
 */
export function createEndCheckouts(check: (session: OpenedSession) => Promise<OpenedSession>): EndCheckouts {
  return async (checkouts) => {
    for (const checkout of checkouts) {
      const { state } = await check({ ...checkout, unwanted: true });
      if (state === 'open') throw new ShopError('gateway_unavailable');
      if (state === 'processing' || state === 'paid') throw new ShopError('payment_confirming');
    }
  };
}

/** Without a gateway that could end them: a checkout of a former one may still be paid. */
export const endNoCheckouts: EndCheckouts = async ([checkout]) => {
  if (checkout) throw new ShopError('gateway_unavailable');
};

/** The live checkouts that have an address: those at which somebody may pay, or has paid. */
export function openedCheckouts(live: readonly CardSession[]): OpenedSession[] {
  return live.filter((session) => session.state !== 'creating');
}
