import { type Action, type Dice, someOrder, type Walk } from './walk.ts';

// What payers do at Stripe, and what becomes of their money there.

export const openCard: Action = async (walk, dice) => {
  const { id: orderId } = someOrder(walk, dice);
  await walk.world.ask(walk.world.shop, { method: 'POST', url: '/api/card/payment', payload: { orderId } });
};

const sessionsOf = ({ world, orders }: Walk) => orders.flatMap(({ id }) => world.sessionsOf(id));
type Session = ReturnType<typeof sessionsOf>[number];

/** Does something to one of some checkouts. What Stripe says of it comes in another order, twice, or not at all. */
async function at(walk: Walk, dice: Dice, isWanted: (session: Session) => boolean, work: (session: Session) => void) {
  const session = dice.one(sessionsOf(walk).filter(isWanted));
  if (!session) return;
  work(session);
  const notices = walk.world.stripe.notices.splice(0);
  for (const notice of dice.of([notices, notices.toReversed()])) {
    for (let times = dice.below(3); times > 0; times--) await walk.world.deliver(notice);
  }
}

const isPaid = ({ payment_status }: Session) => payment_status === 'paid';

export const payCard: Action = (walk, dice) => {
  const { stripe, now } = walk.world;
  const isOpen = ({ status, expires_at }: Session) => status === 'open' && expires_at * 1000 > now();
  return at(walk, dice, isOpen, ({ id }) => (dice.below(4) ? stripe.pay(id) : stripe.promise(id)));
};

export const endPromise: Action = (walk, dice) => {
  const { stripe } = walk.world;
  const isPromised = ({ status, payment_status, payment_intent }: Session) =>
    status === 'complete' && payment_status === 'unpaid' && payment_intent?.status === 'processing';
  return at(walk, dice, isPromised, ({ id }) => void (dice.below(3) ? stripe.keepPromise(id) : stripe.breakPromise(id)));
};

export const dispute: Action = (walk, dice) =>
  at(walk, dice, isPaid, ({ id, amount_total }) => {
    const part = dice.below(3) ? undefined : Math.ceil(amount_total / 3);
    walk.world.stripe.dispute(id, dice.of(['needs_response', 'won', 'lost', 'lost']), part);
  });

export const refundElsewhere: Action = (walk, dice) =>
  at(walk, dice, isPaid, ({ id, amount_total }) => {
    const { stripe, elsewhere } = walk.world;
    const amount = dice.of([amount_total, 1000]);
    const made = stripe.refundElsewhere(id, amount);
    if (!('message' in made)) elsewhere.set(id, (elsewhere.get(id) ?? 0) + amount);
  });

export const failRefund: Action = (walk, dice) =>
  at(walk, dice, isPaid, ({ id }) => {
    walk.world.stripe.failRefund(id);
    walk.world.elsewhere.delete(id);
  });

/** Cents of an order that are at Stripe now, and that went back there without the shop. */
export function cardsAtGateway({ sessionsOf, stripe, elsewhere }: Walk['world'], orderId: string) {
  const paid = sessionsOf(orderId).filter(isPaid);
  const sum = (of: (session: Session) => number) => paid.reduce((total, session) => total + of(session), 0);
  return {
    came: sum(({ id, amount_total }) => amount_total - stripe.lostOf(id)),
    elsewhere: sum(({ id }) => elsewhere.get(id) ?? 0),
  };
}
