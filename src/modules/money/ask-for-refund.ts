import type { Caller } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import {
  belongsTo,
  type Claims,
  type Order,
  type OrderStore,
  REFUND_WISH_WITHDRAWN,
  type TellSupportOfAsk,
} from '#modules/orders/index.ts';
import type { PaymentStore } from '#modules/payments/index.ts';
import { askFact } from './facts.ts';
import type { Ask, MoneyStore, MoneyTransact } from './ports.ts';
import { mayAsk, mayAskForRest, openFailures, troublesOf } from './repair.ts';

interface Deps extends MakeDeps<MoneyTransact> {
  readonly tellSupport: TellSupportOfAsk;
  readonly claims: Pick<Claims, 'isHeldBy'>;
}

/**
 * Notes for the shop's people that the customer asks for a refund. While something is wrong with an order's money, whoever has its link may
 * ask. Until a ritual of a paid order has begun, its own signed-in customer may ask to cancel it, also one who has deleted the account and
 * proves its contact: then support gets a mail. After a part came back they may ask for the rest, and after they took a wish
 * back, anew; otherwise asking again changes nothing. Throws `not_found`, and `illegal_transition` where nobody may ask and no
 * wish stands.
 */
export function createAskForRefund({ transact, clock, newId, tellSupport, claims }: Deps) {
  return (orderId: string, caller: Caller): Promise<void> =>
    transact(async (stores) => {
      const { orders, money } = stores;
      const order = requireFound(await orders.lock(orderId));
      const ask = await money.newestAsk(orderId);
      const refunds = await money.refundsOf(orderId);
      const trouble = await money.trouble(orderId);
      const isAwaited = openFailures(trouble, ask);
      const isInTrouble = mayAsk(troublesOf(order, trouble), ask, refunds, isAwaited);
      // The rest is the whole for a first wish to cancel.
      const isOwnWish = mayAskForRest(order, ask, refunds, isAwaited) && isOwner(order, caller, claims);
      if (!isInTrouble && !isOwnWish) {
        if (ask && ask.state !== 'withdrawn') return;
        throw new ShopError('illegal_transition');
      }
      await addAsk(stores, order, { id: newId(), askedAt: clock() });
      if (!isInTrouble) await tellSupport(order, { kind: 'cancel' }, stores.messages);
    });
}

interface AskingStores {
  readonly money: Pick<MoneyStore, 'addAsk'>;
  readonly payments: Pick<PaymentStore, 'record'>;
}

/** Notes a wish for the money of a locked order, for which no wish is open. */
export async function addAsk(
  { money, payments }: AskingStores,
  { id: orderId }: Order,
  { id, askedAt }: Pick<Ask, 'id' | 'askedAt'>,
): Promise<void> {
  await money.addAsk({ id, orderId, askedAt, state: 'open', answeredBy: null, note: null });
  await payments.record(askFact('refund_asked', orderId, askedAt));
}

interface AnsweringStores {
  readonly money: Pick<MoneyStore, 'newestAsk' | 'answerAsk'>;
  readonly orders: Pick<OrderStore, 'saveStatus'>;
}

/** Takes back the open wish for the money of a locked order, if there is one. */
export async function withdrawAsk({ money, orders }: AnsweringStores, order: Order, at: Date): Promise<void> {
  const ask = await money.newestAsk(order.id);
  if (ask?.state !== 'open') return;
  await money.answerAsk({ ...ask, state: 'withdrawn' });
  await orders.saveStatus(order, {
    from: order.status,
    to: order.status,
    at,
    actor: { kind: 'payer' },
    reason: REFUND_WISH_WITHDRAWN,
  });
}

/** Tells whether the caller is the order's customer, or was until the account was deleted and has proven its contact. */
function isOwner(order: Order, caller: Caller, claims: Pick<Claims, 'isHeldBy'>): boolean {
  return claims.isHeldBy(order, caller) || (caller.kind === 'user' && belongsTo(order, caller));
}
