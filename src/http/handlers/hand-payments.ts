import type { Caller } from '#kernel/caller.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { dollarsToCents } from '#kernel/money.ts';
import type { HandConfirmation, HandDecline, Money } from '#modules/money/index.ts';
import type { Partners } from '#modules/partners/index.ts';
import { done, keyed, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { orderToWire } from './partners.ts';

/** Money that comes by hand: confirmed, agreed with, taken back and declined, by the shop's people and by a partner's. */
export function handPaymentHandlers(
  { byHand: forShop }: Money,
  { byHand: forPartner, viewOrder }: Partners,
  paymentLinkOf: (orderId: string) => string,
) {
  const orderOf = async (caller: Caller, { slug, id }: { slug: string; id: string }) =>
    orderToWire(await viewOrder(caller, slug, id), paymentLinkOf);
  const orderAnswer = async (caller: Caller, params: { slug: string; id: string }, decision: Replayable<null>) => {
    const order = await orderOf(caller, params);
    return keyed(200, decision, () => order);
  };
  const emptyAnswer = (decision: Replayable<null>) => keyed(204, decision, () => undefined);
  return {
    async confirmPartnerPayment({ caller, params, body, idempotency }) {
      const confirmation = { ...confirmationOf(body), idempotency };
      return orderAnswer(caller, params, await forPartner.confirm(caller, params.slug, params.id, confirmation));
    },
    async agreeWithPartnerPayment({ caller, params, query, idempotency }) {
      const agreement = { ...query, idempotency };
      return orderAnswer(caller, params, await forPartner.agree(caller, params.slug, params.id, agreement));
    },
    async takeBackPartnerPayment({ caller, params, query }) {
      await forPartner.takeBack(caller, params.slug, params.id, query);
      return ok(await orderOf(caller, params));
    },
    async declinePartnerPayment({ caller, params, body, idempotency }) {
      const refusal = { ...declineOf(body), idempotency };
      return orderAnswer(caller, params, await forPartner.decline(caller, params.slug, params.id, refusal));
    },
    async confirmPayment({ caller, params, body, idempotency }) {
      return emptyAnswer(await forShop.confirm(caller, params.id, { ...confirmationOf(body), idempotency }));
    },
    async agreeWithPayment({ caller, params, query, idempotency }) {
      return emptyAnswer(await forShop.agree(caller, params.id, { ...query, idempotency }));
    },
    takeBackPayment: async ({ caller, params, query }) => done(await forShop.takeBack(caller, params.id, query)),
    async declinePayment({ caller, params, body, idempotency }) {
      return emptyAnswer(await forShop.decline(caller, params.id, { ...declineOf(body), idempotency }));
    },
  } satisfies Partial<Handlers>;
}

function confirmationOf({ amount, reference, note = '', evidence = '', evidenceFile }: Wire['PaymentByHand']): HandConfirmation {
  const texts = { reference: reference.trim(), note: note.trim(), evidence: evidence.trim() };
  return { amount: dollarsToCents(amount), ...texts, evidenceFile };
}

const declineOf = ({ reason, ...seen }: Wire['PaymentDecline']): HandDecline => ({ reason: reason.trim(), ...seen });
