import type { AuditActor } from '#kernel/audit.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Actor, ConfirmedBy, Partner, SendReceipt, TellCustomer } from '#modules/orders/index.ts';
import { handAction } from '#modules/payments/index.ts';
import type { Administrator, HandPayment, MoneyStores, MoneyTransact } from './ports.ts';

/**
 * Somebody who decides about money by hand: for a partner, or for the shop. The use cases of `createDecideForShop` and
 * `createDecideForPartner` check who may decide.
 */
export interface Decider {
  readonly staff: AuditActor & { readonly secondFactorAt?: Date | null | undefined };
  /** The partner for whom they decide, about this partner's orders alone; missing: for the shop, about all orders. */
  readonly partner?: Pick<Partner, 'slug' | 'name'>;
}

/** What the decisions about money by hand need. */
export interface HandDeps extends MakeDeps<MoneyTransact> {
  readonly sendReceipt: SendReceipt;
  readonly tellCustomer: TellCustomer;
  /** How long a confirmation can be taken back, in seconds. */
  readonly undoSeconds: number;
  /** Above this amount a second person agrees. */
  readonly singleApprovalLimit: Cents;
  /** How long the shop's only administrator waits before agreeing alone. */
  readonly soleAgreementSeconds: number;
  /** Adds letters to the outbox which say that one person has decided alone. */
  readonly tellAgreedAlone: (agreed: AgreedAlone, messages: Pick<MessageOutbox, 'add'>) => Promise<void>;
}

/** A payment above the limit with which the only administrator has agreed alone. */
export interface AgreedAlone extends Omit<Administrator, 'userId'> {
  readonly orderId: string;
  readonly number: number;
  readonly amount: Cents;
}

/** A payment by hand as somebody has decided it. */
export interface DecidedPayment {
  readonly hand: HandPayment;
  readonly decider: Decider;
  readonly at: Date;
}

/** What makes a decision known again when it is repeated. */
export interface RepeatableDecision {
  readonly idempotency?: IdempotentRequest | undefined;
}

/** What a person has read and decides about. */
export interface SeenConfirmation {
  /** The id of the confirmation that was read; missing: whichever stands now. */
  readonly confirmationId?: string | undefined;
}

/**
 * Returns the payment by hand of a locked order that is proposed or confirmed. Throws `illegal_transition` when there is none, and for a
 * partner's person also when it was made for the shop or a former partner; `changed_meanwhile` unless it is what the person has read.
 */
export async function liveHandFor(
  { money }: Pick<MoneyStores, 'money'>,
  decider: Decider,
  orderId: string,
  { confirmationId }: SeenConfirmation,
): Promise<HandPayment> {
  const hand = await money.liveHand(orderId);
  if (!hand || isOfOthers(hand, decider)) throw new ShopError('illegal_transition');
  if (confirmationId !== undefined && hand.id !== confirmationId) throw new ShopError('changed_meanwhile');
  return hand;
}

/** Tells whether the person decides for a partner, and the payment was made for the shop or for another partner. */
export function isOfOthers(hand: HandPayment, { partner }: Decider): boolean {
  return partner !== undefined && hand.partner !== partner.slug;
}

/** Carries a decision out in a transaction, once for each key. Throws like `claimOrReplay`, too. */
export function decideOnce(
  { transact }: Pick<HandDeps, 'transact'>,
  { idempotency }: RepeatableDecision,
  decide: (stores: MoneyStores) => Promise<void>,
): Promise<Replayable<null>> {
  return transact((stores) =>
    once(stores.idempotency, idempotency, async () => {
      await decide(stores);
      return null;
    }),
  );
}

export function actorOf({ staff, partner }: Decider): Actor {
  return { kind: partner ? 'partner' : 'staff', id: staff.userId };
}

/** Whom the customer is told to have confirmed or declined the money. */
export function confirmerOf({ partner }: Decider): ConfirmedBy {
  return partner ? { partner: partner.name } : 'shop';
}

/** Records a decision in the audit log, with the sum and the way of payment; references and notes stay with the order. */
export async function recordDecision(
  { audit }: Pick<MoneyStores, 'audit'>,
  action: string,
  { hand, decider, at }: DecidedPayment,
): Promise<void> {
  await audit.record(decider.staff, handAction(action, hand.orderId, hand, at));
}
