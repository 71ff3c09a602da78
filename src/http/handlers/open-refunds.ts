import { type Money, type OfferedRefund, type Refund, type RefundOfOrder, sendingOf, waitOf } from '#modules/money/index.ts';
import { COIN_FACTS } from '#modules/payments/index.ts';
import { done, page, tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { orderOfMoney, refundedSums } from './waiting-money.ts';

/** Refunds that have begun, and what the shop's people do about them. */
export function openRefundHandlers({ listOpenRefunds, viewRefund, refunds }: Money) {
  return {
    listOpenRefunds: async ({ caller, query }) => page(await listOpenRefunds(caller, query), toWire),
    async getRefund({ caller, params }) {
      const file = await viewRefund(caller, params.id);
      return tagged(file.version, fileToWire(file));
    },
    recordRefundSent: async ({ caller, params, body, version }) =>
      done(await refunds.send(caller, { id: params.id, version }, body.reference)),
    payRefundByCard: async ({ caller, params, version }) => done(await refunds.pay(caller, { id: params.id, version })),
    confirmRefund: async ({ caller, params, version }) => done(await refunds.confirm(caller, { id: params.id, version })),
    rejectRefund: async ({ caller, params, body, version }) =>
      done(await refunds.reject(caller, { id: params.id, version }, body.reason)),
    sendRefundLinkAgain: async ({ caller, params, version }) => done(await refunds.sendLink(caller, { id: params.id, version })),
  } satisfies Partial<Handlers>;
}

function toWire({ refund, order }: RefundOfOrder): Wire['OpenRefund'] {
  const { id, state, requestedAt } = refund;
  return { id, state, waitsFor: waitOf(refund), since: requestedAt, ...refundedSums(refund), order: orderOfMoney(order) };
}

function fileToWire(file: OfferedRefund): Wire['RefundFile'] {
  const { refund, names, actions, addressAsk, confirmRefusal = null } = file;
  const { sourceKind: source, gateway, coin, reason, requestedBy } = refund;
  const nameOf = (by: string) => names.get(by) ?? by;
  return {
    ...toWire(file),
    source,
    gateway,
    reason,
    addressAsk,
    confirmRefusal,
    actions,
    requestedBy: nameOf(requestedBy),
    network: coin === null ? null : COIN_FACTS[coin].network,
    address: 'address' in refund ? refund.address : null,
    ...stepsOfRefund(refund, names),
    rejected: refund.state === 'rejected' ? { at: refund.rejectedAt, by: nameOf(refund.rejectedBy), reason: refund.why } : null,
  };
}

/** When a refund was sent and confirmed, and by whom. */
export function stepsOfRefund(refund: Refund, names: ReadonlyMap<string, string>) {
  const nameOf = (by: string) => names.get(by) ?? by;
  const sent = sendingOf(refund);
  return {
    sent: sent && { at: sent.sentAt, by: nameOf(sent.sentBy), reference: sent.reference },
    confirmed: refund.state === 'confirmed' ? { at: refund.confirmedAt, by: nameOf(refund.confirmedBy) } : null,
  };
}
