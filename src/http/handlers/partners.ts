import { toFields } from '#kernel/bilingual-fields.ts';
import { readInstant } from '#kernel/instant.ts';
import { centsToDollars } from '#kernel/money.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import type { OwnConfirmation, PartnerDashboard, PartnerOrder, PartnerRecord, Partners, Sum } from '#modules/partners/index.ts';
import { done, keyed, made, ok, page, tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { adjustmentToWire } from './adjustments.ts';
import { evidenceToWire } from './evidence.ts';
import { filingToWire } from './filing.ts';
import { figuresToWire, sumsToWire } from './money-sums.ts';
import { orderedToWire } from './office.ts';
import { reportToWire } from './orders.ts';

interface PartnerFacts {
  /** The link that leads customers to a partner. */
  readonly linkOf: (slug: string) => string;
  /** The page at which an order is paid. */
  readonly paymentLinkOf: (orderId: string) => string;
  /** Who takes the money of customers who followed no partner. */
  readonly shopPartner: string | undefined;
}

/** The management of partners, what a partner's people read, and the orders that they place for the partner's own clients. */
export function partnerHandlers(partners: Partners, { linkOf, paymentLinkOf, shopPartner }: PartnerFacts) {
  const orderAnswer = (order: PartnerOrder) => orderToWire(order, paymentLinkOf);
  const toWire = ({ slug, name, email, language, isSuspended, createdAt }: PartnerRecord): Wire['Partner'] => {
    return { slug, name, email, language, suspended: isSuspended, link: linkOf(slug), createdAt };
  };
  const answer = (partner: PartnerRecord) => tagged(partner.version, toWire(partner));
  const dashboardToWire = ({ partner, month, totals }: PartnerDashboard): Wire['PartnerDashboard'] => ({
    slug: partner.slug,
    name: partner.name,
    link: linkOf(partner.slug),
    month,
    isShops: partner.slug === shopPartner,
    totals: {
      paid: partnerSumToWire(totals.paid),
      confirmed: partnerSumToWire(totals.confirmed),
      waiting: partnerSumToWire(totals.waiting),
      money: figuresToWire(totals.money),
    },
  });
  return {
    listPartners: async ({ caller, query }) => page(await partners.listPartners(caller, query), toWire),
    async addPartner({ caller, body, idempotency }) {
      const added = await partners.addPartner(caller, body, idempotency);
      return made(added, answer(added.result));
    },
    getPartner: async ({ caller, params }) => answer(await partners.readPartner(caller, params.slug)),
    async editPartner({ caller, params, body: { suspended, ...change }, version }) {
      const edited = await partners.editPartner(caller, params.slug, version, { ...change, isSuspended: suspended });
      return answer(edited);
    },
    setOrderPartner: async ({ caller, params, body }) => done(await partners.assignPartner(caller, params.id, body)),
    // Of the caller's own partner.
    getPartnerDashboard: async ({ caller, params, query }) =>
      ok(dashboardToWire(await partners.viewDashboard(caller, params.slug, query.month))),
    // Of any partner, for those who manage partners.
    readPartnerDashboard: async ({ caller, params, query }) =>
      ok(dashboardToWire(await partners.readDashboard(caller, params.slug, query.month))),
    async listPartnerOrders({ caller, params, query: { updatedSince, clientReference: reference, ...query } }) {
      const since = updatedSince === undefined ? undefined : readInstant(updatedSince);
      return page(await partners.listOrders(caller, params.slug, { ...query, reference, updatedSince: since }), orderAnswer);
    },
    getPartnerOrder: async ({ caller, params }) => ok(orderAnswer(await partners.viewOrder(caller, params.slug, params.id))),
    async createPartnerOrder({ caller, params, body, idempotency }) {
      const command = { ...body, specialInstructions: body.specialInstructions ?? '', idempotency };
      const placed = await partners.orderForClient(caller, params.slug, command);
      return keyed(201, placed, ({ result }) => orderedToWire(result, paymentLinkOf));
    },
    async cancelPartnerOrder({ caller, params, body, idempotency }) {
      const cancelled = await partners.cancelOrder(caller, params.slug, params.id, { reason: body.reason, idempotency });
      return keyed(204, cancelled, () => undefined);
    },
    listPartnerReports: async ({ caller, params }) =>
      ok({ items: (await partners.listReports(caller, params.slug, params.id)).map(reportToWire) }),
  } satisfies Partial<Handlers>;
}

function confirmationToWire(confirmation: OwnConfirmation): Wire['PartnerConfirmation'] {
  const { amountCents, evidenceFile, confirmedAt, endedAt, isByCaller, isAgreed, ...rest } = confirmation;
  return {
    ...rest,
    amount: centsToDollars(amountCents),
    file: evidenceFile && evidenceToWire(evidenceFile),
    at: confirmedAt,
    endedAt: endedAt ?? undefined,
    byYou: isByCaller,
    agreed: isAgreed,
  };
}

function partnerSumToWire({ orders, total }: Sum): Wire['PartnerSum'] {
  return { orders, total: centsToDollars(total) };
}

/** An order as a partner's people see it: dollars, whole weeks. */
export function orderToWire(
  { moved, filing, number, items, adjustments, changedAt, ...order }: PartnerOrder,
  paymentLinkOf: PartnerFacts['paymentLinkOf'],
): Wire['PartnerOrder'] {
  return {
    ...order,
    paymentLink: paymentLinkOf(order.id),
    ...filingToWire(filing),
    due: centsToDollars(order.due),
    confirmations: order.confirmations.map(confirmationToWire),
    updatedAt: changedAt,
    moved: moved && sumsToWire(moved),
    // The contract's `number` is the short id; what the shop calls the number is `orderNumber`.
    number: shortOrderId(order.id),
    orderNumber: number,
    items: items.map(({ id, name, price, quantity, weeks, startDate }) => {
      return { id, ...toFields({ name }), price: centsToDollars(price), quantity, duration: weeks, startDate };
    }),
    adjustments: adjustments?.map(adjustmentToWire),
    currency: 'USD',
    total: centsToDollars(order.total),
  };
}
