import { toFields } from '#kernel/bilingual-fields.ts';
import { askedRituals, type Office, type OwnPostponement, type PostponementAsk } from '#modules/office/index.ts';
import type { Order } from '#modules/orders/index.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { movingToWire } from './rituals.ts';

/** Customers ask for another first day, and the shop answers. */
export function postponementHandlers(office: Office) {
  return {
    getOwnPostponement: async ({ caller, params }) => ok(ownToWire(await office.viewOwnPostponement(caller, params.id))),
    askToPostpone: async ({ caller, params, body: { reason = '', ...wish } }) =>
      ok(ownToWire(await office.askToPostpone(caller, params.id, { reason, ...wish }))),
    takeBackPostponement: async ({ caller, params }) => done(await office.takeBackAsk(caller, params.id)),
    answerPostponement: async ({ caller, params, body, version }) =>
      done(await office.answerPostponement(caller, params.id, { version, ...body })),
  } satisfies Partial<Handlers>;
}

function ownToWire({ ask, mayAsk, order, movings, freeFrom }: OwnPostponement): Wire['OwnPostponement'] {
  const rituals = order.items.map(({ name, weeks, startDate = null }, position) => {
    return { position, ...toFields({ name }), weeks, startDate, moving: movingToWire(movings[position] ?? { way: 'none' }) };
  });
  return { ask: ask ? askToWire(ask, order) : null, mayAsk, rituals, freeFrom };
}

/** A wish for another first day of an order's rituals, as the customer and the staff see it. */
export function askToWire(ask: PostponementAsk, order: Pick<Order, 'items'>): Wire['PostponementAsk'] {
  const { startDate, reason, askedAt, state, endedAt, answer } = ask;
  const rituals = askedRituals(order, ask).map(({ name, ...ritual }) => ({ ...ritual, ...toFields({ name }) }));
  return { startDate, rituals, reason, askedAt, state, endedAt: endedAt ?? null, answer };
}
