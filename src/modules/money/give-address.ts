import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import { hashToken } from '#kernel/tokens.ts';
import { COIN_FACTS, type Coin, formatUnits } from '#modules/payments/index.ts';
import { refundAddressedFact } from './facts.ts';
import type { MoneyStore, MoneyTransact } from './ports.ts';
import { awaitsAddress, type CoinRefund } from './refund.ts';
import { withAddress } from './refund-states.ts';

interface Deps extends WriteDeps<MoneyTransact> {
  /** Tells whether a wallet can send the coin to an address: form, checksum and network. */
  readonly isAddress: (coin: Coin, address: string) => boolean;
}

/**
 * Returns the refund of a link as its holder sees it, without a word about the customer; throws `not_found` for a link that is wrong, used,
 * replaced or over.
 */
export function createViewLinkedRefund({ transact, clock }: Omit<Deps, 'isAddress'>) {
  return (token: string) =>
    transact(async ({ orders, money }) => {
      const { refund, until } = await findLinked(money, token, clock());
      const { coin, units } = refund;
      const order = requireFound(await orders.find(refund.orderId));
      return {
        number: order.number,
        // What stood in the place of the number before orders had numbers.
        orderNumber: shortOrderId(order.id),
        currency: coin,
        network: COIN_FACTS[coin].network,
        amount: formatUnits(units, coin),
        until: until.toISOString(),
      };
    });
}

/**
 * Takes the address to which the coins of a refund go, through its one-time link, which ends with that. Throws `not_found` like
 * `createViewLinkedRefund`, and `invalid_request` for an address to which the coin cannot be sent or which belongs to the shop: then the
 * link stays.
 */
export function createGiveRefundAddress({ transact, clock, isAddress }: Deps) {
  return (token: string, typed: string): Promise<void> =>
    transact(async ({ orders, payments, money }) => {
      const address = typed.trim();
      const unlocked = await findLinked(money, token, clock());
      await orders.lock(unlocked.refund.orderId);
      // The link is looked up again under the lock: of two that come at once the second finds it used.
      const { refund } = await findLinked(money, token, clock());
      if (!isAddress(refund.coin, address) || (await money.isOwnAddress(address)))
        throw refusedField(['address'], 'invalid_address');
      await money.saveRefund(withAddress(refund, address));
      await money.setLink(refund.id, null);
      await payments.record(refundAddressedFact(refund, address, clock()));
    });
}

/** Finds the refund of a link that can still be used. Throws `not_found`. */
async function findLinked(money: MoneyStore, token: string, now: Date): Promise<{ refund: CoinRefund; until: Date }> {
  const { refund, until } = (await money.findByLink(hashToken(token))) ?? {};
  if (!refund || !until || until <= now || !awaitsAddress(refund)) throw new ShopError('not_found');
  return { refund, until };
}
