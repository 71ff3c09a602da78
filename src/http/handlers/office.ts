import type { CalendarDate } from '#kernel/calendar-date.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import type { Office, OfficeOrder, OrderedForClient } from '#modules/office/index.ts';
import { readFact } from '#modules/payments/index.ts';
import { listFile } from '../answers/list-file.ts';
import { pick } from '../answers/pick.ts';
import { done, keyed, ok, page, tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { adjustmentToWire, discountOf } from './adjustments.ts';
import { toldToWire } from './afterwards.ts';
import { listedToWire, ordersFile } from './order-export.ts';
import { quoteToWire } from './orders.ts';
import { askToWire } from './postponements.ts';
import { personToWire } from './rituals.ts';

interface OfficeFacts {
  /** The page at which an order can be paid. */
  readonly linkOf: (orderId: string) => string;
  /** The day in the shop, which names the files. */
  readonly today: () => CalendarDate;
}

/** Orders as the people of the shop see and change them. */
export function officeHandlers(shop: Office, { linkOf, today }: OfficeFacts) {
  return {
    listAllOrders: async ({ caller, query: { status = [], ...query } }) =>
      page(await shop.listAllOrders(caller, { statuses: [...new Set(status)], ...query }), listedToWire),
    async exportOrders({ caller, query: { status = [], lang, format = 'csv', ...query }, language }) {
      const pages = await shop.exportOrders(caller, { statuses: [...new Set(status)], ...query });
      return listFile(format, ordersFile(today(), lang ?? language), pages);
    },
    async getAdminOrder({ caller, params }) {
      const order = await shop.viewOrder(caller, params.id);
      return tagged(order.version, officeOrderToWire(order, linkOf(params.id)));
    },
    async createOrderForClient({ caller, body, idempotency }) {
      const command = { ...body, specialInstructions: body.specialInstructions ?? '', idempotency };
      return keyed(201, await shop.orderForClient(caller, command), ({ result }) => orderedToWire(result, linkOf));
    },
    addOrderNote: async ({ caller, params, body }) =>
      done(await shop.addNote(caller, params.id, { id: params.noteId, text: body.text })),
    sendOrderLetter: async ({ caller, params, body }) => done(await shop.sendLetter(caller, params.id, body.letter)),
    postponeRituals: async ({ caller, params, body, version }) =>
      done(await shop.postponeRituals(caller, params.id, { version, ...body })),
    async previewOrderChange({ caller, params, body: { items, discount } }) {
      const change = { items, discount: discount && discountOf(discount) };
      const { quote, adjustments = [], total } = await shop.previewChange(caller, params.id, change);
      return ok({ ...quoteToWire(quote), adjustments: adjustments.map(adjustmentToWire), total: centsToDollars(total) });
    },
    async changeOrder({ caller, params, body: { discount, total, ...body }, version }) {
      const change = {
        ...body,
        version,
        discount: discount && discountOf(discount),
        total: dollarsToCents(total),
      };
      return done(await shop.changeOrder(caller, params.id, change));
    },
    cancelOrder: async ({ caller, params, body, version }) =>
      done(await shop.cancelOrder(caller, params.id, { version, ...body })),
  } satisfies Partial<Handlers>;
}

/** An order for a client, with the link at which it is paid. */
export function orderedToWire({ id, number, total }: OrderedForClient, linkOf: OfficeFacts['linkOf']): Wire['OrderedForClient'] {
  return { id, number, currency: 'USD', total: centsToDollars(total), paymentLink: linkOf(id) };
}

function officeOrderToWire(seen: OfficeOrder, paymentLink: string): Wire['AdminOrder'] {
  const { order, postponementAsk, plan, chain } = seen;
  return {
    ...listedToWire(seen),
    ...pick(order, 'receiptNumber', 'language'),
    ...pick(seen, 'tickedDays', 'allGoesBack'),
    erased: order.isErased,
    wishes: order.specialInstructions,
    customer: seen.customer ? pick(seen.customer, 'email', 'phone', 'leftAt') : null,
    people: seen.people.map(personToWire),
    plan: plan ? { startDate: plan.startDate, wishes: plan.specialWishes } : null,
    postponementAsk: postponementAsk ? askToWire(postponementAsk, order) : null,
    feedback: toldToWire(seen.feedback),
    paymentLink,
    timeline: timelineOf(seen),
    ledger: chain === undefined ? null : { lines: seen.lines.length, chain },
    actions: seen.offers,
  };
}

type Event = Wire['AdminOrderEvent'];

/** What happened, the newest first; of what happened in the same moment the later kinds of this list come first. */
function timelineOf({ history, lines, messages, notes, actions, names }: OfficeOrder): Event[] {
  const nameOf = (id: string | undefined) => (id === undefined ? null : (names.get(id) ?? id));
  const events: Event[] = [
    ...history.map(({ at, to, actor, reason }) => {
      const by = actor.kind === 'staff' ? nameOf(actor.id) : actor.kind;
      return { at, kind: 'state' as const, code: to, by, reason };
    }),
    ...lines.map((line) => {
      const { at, kind, gateway, seq, hash } = line;
      const unread = readFact(line) ? {} : { unread: true as const };
      return { at, kind: 'money' as const, code: kind, by: gateway, line: seq, hash, ...unread };
    }),
    ...messages.map(({ at, state, subject, to }) => {
      return { at, kind: 'message' as const, code: state, by: null, text: subject, to };
    }),
    ...notes.map(({ at, authorId, text }) => ({ at, kind: 'note' as const, code: 'note', by: nameOf(authorId), text })),
    ...actions.map(({ at, actorId, action }) => ({ at, kind: 'action' as const, code: action, by: nameOf(actorId) })),
  ];
  return events.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at)).reverse();
}
