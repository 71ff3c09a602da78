import { cents } from '#kernel/money.ts';
import type { StaffCaller } from '#kernel/permissions.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import type { Order, OrderChange } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from '#modules/payments/index.ts';
import { createAgreeWithPayment, createConfirmPayment } from '../confirm-payment.ts';
import { createDeclinePayment } from '../decline-payment.ts';
import type { Decider } from '../hand-decision.ts';
import { createTakeBackPayment } from '../take-back-payment.ts';
import { createMoneyShop } from './memory-money.ts';

export const person = (userId: string): StaffCaller => ({
  ...userCaller({ userId }),
  role: 'partner',
  secondFactorAt: new Date('2026-11-20T09:00:00Z'),
});
const indra = { slug: 'indra', name: 'Индра Шарма' };
export const anna: Decider = { staff: person('anna'), partner: indra };
export const boris: Decider = { staff: person('boris'), partner: indra };
/** Of another partner. */
export const foreign: Decider = { staff: person('clara'), partner: { slug: 'surya', name: 'Сурья' } };
export const administrator = { ...person('admin'), role: 'administrator' } as const;
/** Decides for the shop. */
export const admin: Decider = { staff: administrator };

/** What a person says when all the money of `waiting` has come. */
export const whole = { amount: cents(30_000), reference: 'transfer 17', note: 'счёт Анны', evidence: '' };
export const waiting = anOrder('waiting', { paymentMethod: 'manual', partner: 'indra' });

/** An order and the decisions about its money by hand, each by a person of a partner unless said otherwise. */
export function createHandMoneyShop(order: Order = waiting, limitCents = 100_000, ...payments: OpenedPayment[]) {
  const money = createMoneyShop([order], payments);
  const changes: OrderChange[] = [];
  const agreedAlone: object[] = [];
  const deps = {
    ...money,
    undoSeconds: 600,
    singleApprovalLimit: cents(limitCents),
    soleAgreementSeconds: 86_400,
    tellAgreedAlone: async (agreed: object) => void agreedAlone.push(agreed),
    tellCustomer: async (_: unknown, change: OrderChange) => void changes.push(change),
  };
  const confirm = createConfirmPayment(deps);
  const agree = createAgreeWithPayment(deps);
  const takeBack = createTakeBackPayment(deps);
  const decline = createDeclinePayment(deps);
  return {
    ...money,
    changes,
    agreedAlone,
    confirm: (by = anna, payment = whole) => confirm(by, order.id, payment),
    agree: (by = boris, confirmationId?: string) => agree(by, order.id, { confirmationId }),
    takeBack: (by = anna, confirmationId?: string) => takeBack(by, order.id, { confirmationId }),
    decline: (by = anna, confirmationId?: string | null) => decline(by, order.id, { reason: 'ничего не пришло', confirmationId }),
    kinds: () => money.state.ledger.map(({ kind }) => kind),
    /** As `createDecideForShop` takes them; evidence is not stored. */
    decisions: {
      confirm,
      agree,
      takeBack,
      decline,
      addEvidence: async () => ({ id: '', mediaType: 'application/pdf' as const, sha256: '' }),
    },
  };
}
