import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { type CardMoney, isSameMoney, type OpenedSession } from './card-session.ts';
import { cardMoneyFact } from './facts.ts';
import type { ReviewReason } from './payment.ts';
import type { CardSessionGateway, PaymentTransact } from './ports.ts';

interface Deps {
  readonly transact: PaymentTransact;
  readonly gateway: CardSessionGateway;
  readonly clock: Clock;
}

/**
 * Reads what became of the money of a paid checkout, and records it when it has changed. A person must look at money that went back
 * without the shop, and at money that a bank asks back. The order stays as it is. Throws `gateway_unavailable`.
 */
export function createFollowCardMoney(deps: Deps) {
  return async (session: OpenedSession): Promise<OpenedSession> => {
    const money = await deps.gateway.readMoney(session);
    return isSameMoney(session.money, money) ? session : store(deps, session, money);
  };
}

function store({ transact, clock }: Deps, { id, orderId }: OpenedSession, money: CardMoney): Promise<OpenedSession> {
  return transact(async ({ orders, cards, payments }) => {
    await orders.lock(orderId);
    const known = await cards.lock(id);
    if (!known || known.state === 'creating') throw new ShopError('not_found');
    if (isSameMoney(known.money, money)) return known;
    const card = await payments.addCardReviews(known, reasonsOf(known.money, money));
    if (!card) throw new ShopError('not_found');
    const after = { ...known, money };
    await payments.record(cardMoneyFact(after, money, card, clock()));
    await cards.save(after);
    return after;
  });
}

function reasonsOf(before: CardMoney | undefined, after: CardMoney): ReviewReason[] {
  const isDisputed = after.dispute === 'open' || after.dispute === 'lost';
  return [
    ...(isDisputed && after.dispute !== before?.dispute ? ['disputed' as const] : []),
    ...(after.elsewhereUsd > (before?.elsewhereUsd ?? 0) ? ['refunded_elsewhere' as const] : []),
  ];
}
