import { toFields } from '#kernel/bilingual-fields.ts';
import { askedRituals, type Office, type OwnPostponement, type PostponementAsk } from '#modules/office/index.ts';
import type { Order } from '#modules/orders/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { versionOf } from '../requests/record-version.ts';
import { movingToWire } from './rituals.ts';

/** Customers ask for another first day, and the shop answers. */
export function postponementHandlers(office: Office) {
  return {
    async getOwnPostponement({ caller, params }) {
      return { status: 200, body: ownToWire(await office.viewOwnPostponement(caller, params.id)) };
    },
    async askToPostpone({ caller, params, body: { reason = '', ...wish } }) {
      return { status: 200, body: ownToWire(await office.askToPostpone(caller, params.id, { reason, ...wish })) };
    },
    async takeBackPostponement({ caller, params }) {
      await office.takeBackAsk(caller, params.id);
      return { status: 204, body: undefined };
    },
    async answerPostponement({ caller, params, body, ifMatch }) {
      await office.answerPostponement(caller, params.id, { version: versionOf(ifMatch), ...body });
      return { status: 204, body: undefined };
    },
  } satisfies Partial<Handlers>;
}

function ownToWire({ ask, mayAsk, order, movings, freeFrom }: OwnPostponement): Wire['OwnPostponement'] {
  const rituals = order.items.map(({ name, weeks, startDate = null }, position) => {
    return { position, ...toFields({ name }), weeks, startDate, moving: movingToWire(movings[position] ?? { way: 'none' }) };
  });
  return { ask: ask ? askToWire(ask, order) : null, mayAsk, rituals, freeFrom };
}

/** What the customer and the staff see of an ask about an order. */
export function askToWire(ask: PostponementAsk, order: Pick<Order, 'items'>): Wire['PostponementAsk'] {
  const { startDate, reason, askedAt, state, endedAt, answer } = ask;
  const rituals = askedRituals(order, ask).map(({ name, ...ritual }) => ({ ...ritual, ...toFields({ name }) }));
  const told = { askedAt, state, endedAt: endedAt ?? null, answer };
  return { startDate, rituals, reason, ...told };
}
