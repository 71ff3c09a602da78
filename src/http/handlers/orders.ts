import { toFields } from '#kernel/bilingual-fields.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import type { Orders, OrderView, Quote, ShownReport } from '#modules/orders/index.ts';
import { keyed, ok } from '../answers/plain-answers.ts';
import { renameFields } from '../answers/rename-fields.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import type { CookieNames } from '../requests/cookies.ts';
import { browserHashOf, nameBrowser } from '../requests/shop-browser.ts';
import { adjustmentToWire } from './adjustments.ts';
import { itemToWire } from './order-items.ts';

/** Carts, orders, and the ways to pay. */
export function orderHandlers(shop: Orders, names: CookieNames) {
  return {
    async quoteCart({ body, browser, caller }) {
      // With this cookie a first order that is sent twice comes from a known browser, so the second is known as a repetition.
      const headers = browser.shopToken || caller.kind === 'key' ? {} : { 'set-cookie': nameBrowser(browser, names).cookie };
      return { status: 200, headers, body: quoteToWire(await shop.quoteCart(body.items)) };
    },
    async createOrder({ body, language, caller, browser, idempotency }) {
      const { browserHash, cookie } = nameBrowser(browser, names);
      const command = {
        customer: { name: body.customerName, email: body.customerEmail },
        account: caller.kind === 'user' ? caller : undefined,
        browserHash,
        language,
        paymentMethod: body.paymentMethod,
        items: body.items.map((item) => ({ ...item, price: dollarsToCents(item.price) })),
        total: dollarsToCents(body.total),
        specialInstructions: body.specialInstructions ?? '',
        partner: body.partner,
        idempotency,
      };
      const placed = await shop.placeOrder(command).catch(nameFields);
      // Since the first request the order may have been paid, and what was due then must not be paid again.
      const order = placed.replayed ? await shop.viewOrder(placed.result.id, browserHash) : placed.result;
      const { headers, ...answer } = keyed(201, placed, () => orderToWire(order));
      return { ...answer, headers: { ...headers, location: `/api/orders/${order.id}`, 'set-cookie': cookie } };
    },
    getOrder: async ({ params, browser }) => ok(orderToWire(await shop.viewOrder(params.id, browserHashOf(browser)))),
    listPaymentMethods: async ({ query }) => ok(await shop.offerPayment(query.partner)),
    async setOrderContact({ params, body, browser }) {
      const browserHash = browserHashOf(browser);
      const contact = { name: body.customerName, email: body.customerEmail };
      await shop.setContact(params.id, contact, browserHash).catch(nameFields);
      return ok(orderToWire(await shop.viewOrder(params.id, browserHash)));
    },
    async reportManualPayment({ params, browser }) {
      await shop.awaitConfirmation(params.id, 'manual');
      return ok(orderToWire(await shop.viewOrder(params.id, browserHashOf(browser))));
    },
  } satisfies Partial<Handlers>;
}

/** The public view of an order as the contract words it: dollars, whole weeks. */
export function orderToWire({ reports, rite, certificate, progress, ...view }: OrderView): Wire['Order'] {
  return {
    ...view,
    currency: 'USD',
    items: view.items.map(itemToWire),
    adjustments: view.adjustments?.map(adjustmentToWire),
    total: centsToDollars(view.total),
    received: centsToDollars(view.received),
    due: centsToDollars(view.due),
    reports: reports?.map(reportToWire),
    rite: rite?.map(({ position, name, ahutis = null, firstAt, lastAt, days }) => ({
      item: position,
      ...toFields({ name }),
      ahutis,
      days,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
    certificate: certificate && { ...certificate, issuedAt: certificate.issuedAt.toISOString() },
    progress: progressToWire(progress),
  };
}

function progressToWire({ steps, next: { isMailed, ...next } }: OrderView['progress']): Wire['OrderProgress'] {
  return {
    steps: steps.map(({ isDone, ...step }) => ({ ...step, done: isDone })),
    next: { ...next, mailed: isMailed },
  };
}

/** What everybody with the order's link sees of a report. */
export function reportToWire({ position, day, place, pictures }: ShownReport): Wire['ShownReport'] {
  return { item: position, date: day, place, pictures };
}

/** A quote as the contract words it. */
export function quoteToWire(quote: Quote): Wire['Quote'] {
  return {
    currency: 'USD',
    items: quote.lines.map(({ id, name, unitPrice, quantity, duration, lineTotal }) => ({
      id,
      ...toFields({ name }),
      price: centsToDollars(unitPrice),
      quantity,
      duration,
      lineTotal: centsToDollars(lineTotal),
    })),
    total: centsToDollars(quote.total),
  };
}

/** What the contract calls the fields to which a command gives another name. */
const WIRE_NAMES: Readonly<Record<string, string>> = { 'customer.email': 'customerEmail', email: 'customerEmail' };

const nameFields = renameFields((path) => {
  const name = WIRE_NAMES[path.join('.')];
  return name === undefined ? path : [name];
});
