import type { AuditActor, AuditLog, StaffAction } from '#kernel/audit.ts';
import type { StatusChange } from '#modules/orders/index.ts';
import type { LoggedHand, PaymentStore } from './ports.ts';

/** Who decides, and the log in which that is recorded; `operator` names who runs a command. */
export interface LoggedDecider {
  readonly staff: AuditActor;
  readonly operator?: string;
  readonly audit: AuditLog;
}

/**
 * Withdraws what waits for a second person of a locked order, if anything does, and records it for whoever decides so. Without a decider, such
 * as when a gateway reports other money, nobody of the staff has done it: then the order's payments by hand alone tell it.
 */
export async function endProposal(
  payments: Pick<PaymentStore, 'withdrawProposal'>,
  orderId: string,
  { actor, at }: Pick<StatusChange, 'actor' | 'at'>,
  decider?: LoggedDecider,
): Promise<void> {
  const proposal = await payments.withdrawProposal(orderId, { actor, at });
  if (!proposal || !decider) return;
  const { staff, operator, audit } = decider;
  const action = handAction('order.payment_withdrawn', orderId, proposal, at);
  await audit.record(staff, operator === undefined ? action : { ...action, after: { ...action.after, operator } });
}

/** What the log of the staff tells of a decision about money by hand. */
export function handAction(
  action: string,
  orderId: string,
  { id, amountCents, method, partner }: LoggedHand,
  at: Date,
): StaffAction {
  const after = { handPaymentId: id, amountCents, method, ...(partner === null ? {} : { partner }) };
  return { action, subject: { kind: 'order', id: orderId }, before: null, after, at };
}
