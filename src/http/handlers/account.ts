import { centsToDollars } from '#kernel/money.ts';
import { type Accounts, type Departure, needsDay, type OpenOrder } from '#modules/accounts/index.ts';
import { refundStepOf } from '#modules/money/index.ts';
import type { ListedOrder, Orders } from '#modules/orders/index.ts';
import { pick } from '../answers/pick.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { type CookieNames, leavingCookies } from '../requests/cookies.ts';
import { exportAnswer } from './account-export.ts';
import { adjustmentToWire } from './adjustments.ts';
import { itemToWire } from './order-items.ts';

/** The customer's own orders and data. */
export function accountHandlers(shop: Accounts, { listOrders }: Pick<Orders, 'listOrders'>, names: CookieNames) {
  return {
    async listOrders({ caller, query }) {
      const { email, limit, cursor, paid = false } = query;
      const { items, nextCursor } = await listOrders(caller, { email, limit, cursor, paidOnly: paid });
      const headers = nextCursor === null ? {} : { link: linkToNext('/api/orders', { ...query, cursor: nextCursor }) };
      return { status: 200, headers, body: items.map(orderToWire) };
    },
    exportAccount: async ({ caller }) => exportAnswer(await shop.exportAccount(caller)),
    getAccountDeletion: async ({ caller }) => ok(departureToWire(await shop.viewDeparture(caller))),
    chooseAccountDeletion: async ({ caller, body }) => ok(departureToWire(await shop.chooseDeparture(caller, body.paidRituals))),
    async deleteAccount({ caller, query }) {
      await shop.deleteAccount(caller, query.paidRituals);
      return { status: 204, headers: { 'set-cookie': leavingCookies(names) }, body: undefined };
    },
  } satisfies Partial<Handlers>;
}

function departureToWire({ leaving, openOrders }: Departure): Wire['AccountDeletion'] {
  return {
    // Every other choice is carried out at once.
    choice: leaving ? { paidRituals: 'money_first', askedAt: leaving.askedAt, isAskedAgain: leaving.toldAt !== null } : null,
    // Each open order is in a list: whoever is refused the deletion reads why. Of some nothing but the wish for their money is open.
    orders: openOrders.filter(({ isToPerform, refunds }) => isToPerform || refunds.length === 0).map(openToWire),
    refunds: openOrders.flatMap(refundsToWire),
  };
}

function refundsToWire({ order, refunds }: OpenOrder): Wire['AccountDeletion']['refunds'] {
  return refunds.map((refund) => {
    // Asks are left out, so the step is that of this refund alone. One that failed counts as awaited still, and so as agreed.
    const step = refundStepOf(undefined, [refund], () => true);
    return {
      orderId: order.id,
      orderNumber: order.number,
      amount: centsToDollars(refund.amountCents),
      step: step === 'address_wanted' || step === 'sent' ? step : 'agreed',
    };
  });
}

function openToWire(openOrder: OpenOrder): Wire['OpenOrder'] {
  const { order, isToPerform, wishes, step } = openOrder;
  return {
    ...pick(order, 'id', 'number', 'status', 'createdAt'),
    total: centsToDollars(order.total),
    items: order.items.filter(({ performedAt }) => isToPerform && performedAt === undefined).map(itemToWire),
    wishes,
    refund: step,
    needsDay: needsDay(openOrder),
  };
}

/** The `Link` to the next page of a list whose body is a plain array (RFC 8288). */
function linkToNext(path: string, query: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `<${path}?${new URLSearchParams(texts)}>; rel="next"`;
}

/** An order as its own customer sees it: dollars, whole weeks. */
function orderToWire({ order, due }: ListedOrder): Wire['CustomerOrder'] {
  return {
    ...pick(order, 'id', 'number', 'status', 'createdAt', 'paymentMethod', 'specialInstructions'),
    currency: 'USD',
    items: order.items.map(itemToWire),
    adjustments: order.adjustments?.map(adjustmentToWire),
    total: centsToDollars(order.total),
    due: centsToDollars(due),
    customerName: order.contact?.name ?? '',
    customerEmail: order.contact?.email ?? '',
    // Orders are placed without a phone.
    customerPhone: '',
  };
}
