import { type Cents, cents } from '#kernel/money.ts';
import type { PaymentBase } from './payment.ts';

interface SessionBase extends Omit<PaymentBase, 'coin'> {
  /** What the gateway is asked, as its adapter has written it: asked again after a lost answer, it makes the same checkout. */
  readonly request: string;
  readonly expiresAt: Date;
  /** True when nobody may pay here any more: the payer chose another way, or the order takes no such sum. An open checkout is then ended. */
  readonly unwanted: boolean;
}

/** A checkout stored before the gateway is asked. */
export interface CreatingSession extends SessionBase {
  readonly state: 'creating';
  /** The end of the lease: until then no other request may ask the gateway. */
  readonly leasedUntil: Date;
}

/** `processing`: the payer is done, and the money is on its way. `failed`: this money will not come. */
export type SessionState = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** A checkout of one order at a card gateway, with the address to which the payer is sent. */
export interface OpenedSession extends SessionBase {
  readonly state: SessionState;
  readonly gatewaySessionId: string;
  readonly url: string;
  /** The gateway's name of the payment, once the checkout is paid. */
  readonly gatewayPaymentId?: string | undefined;
  /** Once the gateway has told of it after the payment. */
  readonly money?: CardMoney | undefined;
}

/** What became of the money of a paid checkout: totals so far, by whatever way. Stored as it stands, so its names are those of stored rows. */
export interface CardMoney {
  readonly refundedUsd: Cents;
  /** The part of it that the shop has not asked for. */
  readonly elsewhereUsd: Cents;
  /** Refunds that the shop asked for and the gateway could not pay, by the keys of the shop; missing while there is none. */
  readonly failedRefunds?: readonly string[];
  /** Whether the payer's bank asks the money back. `won`: the shop keeps it. */
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
  /**
   * What banks have taken in disputes that the shop has lost; missing without one, and where a former version of the shop has read the
   * money: then a lost dispute took all that was left.
   */
  readonly lostUsd?: Cents;
  /** What the shop gets and what the gateway keeps, once it tells: in the smallest units of `currency`. */
  readonly outcome: { readonly currency: string; readonly net: number; readonly fee: number } | null;
}

export type CardSession = CreatingSession | OpenedSession;

/** What a card gateway says of a checkout. */
export interface CardReport {
  readonly state: SessionState;
  /** What the checkout charges; zero when it does not charge dollars. */
  readonly amountCents: Cents;
  /** False for a checkout of another order, kind, currency or mode: a person must look at its money. */
  readonly isOurs: boolean;
  /** The gateway's name of the payment, of a paid checkout. */
  readonly gatewayPaymentId?: string | undefined;
}

/** A checkout whose time is nearly up is shown to nobody: the payer needs time to type. */
const LEAST_SECONDS_TO_PAY = 30 * 60;

/** How far a checkout has come. Answers may overtake each other, so a report of less than is known is an old answer. */
const PROGRESS: Readonly<Record<SessionState, number>> = { open: 0, processing: 1, failed: 2, expired: 2, paid: 3 };

/** Returns the checkout after a report. Money may come after all, so only paid is final. */
export function applyCardReport(session: OpenedSession, { state, gatewayPaymentId }: CardReport): OpenedSession {
  return PROGRESS[state] > PROGRESS[session.state] ? { ...session, state, gatewayPaymentId } : session;
}

/** Before the gateway has told of it, money counts as neither refunded nor disputed. */
const UNTOLD: CardMoney = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };

/** Cents of a charge that banks have taken: what went back otherwise cannot be lost. `lost` is `lostUsd` of `CardMoney`. */
export function lostOf(
  charged: number,
  refunded: number,
  { dispute, lost }: Pick<CardMoney, 'dispute'> & { readonly lost: number | undefined },
): Cents {
  const taken = lost ?? (dispute === 'lost' ? charged : 0);
  return cents(Math.max(0, Math.min(taken, charged - refunded)));
}

/** Cents of a charge that went without the shop: back at its gateway, or to a bank. */
export function goneOf(charged: Cents, { refundedUsd, elsewhereUsd, dispute, lostUsd }: CardMoney): Cents {
  return cents(elsewhereUsd + lostOf(charged, refundedUsd, { dispute, lost: lostUsd }));
}

/** Tells whether two readings of a checkout's money agree. */
export function isSameMoney(a: CardMoney = UNTOLD, b: CardMoney): boolean {
  const isSameOutcome = a.outcome?.net === b.outcome?.net && a.outcome?.fee === b.outcome?.fee;
  const isSameFailed = a.failedRefunds?.join() === b.failedRefunds?.join();
  const isSameRefunded = a.refundedUsd === b.refundedUsd && a.elsewhereUsd === b.elsewhereUsd;
  return isSameOutcome && isSameFailed && isSameRefunded && a.dispute === b.dispute && a.lostUsd === b.lostUsd;
}

/** Tells whether a payer may be sent to the checkout. */
export function isShown(session: CardSession, amountCents: Cents, gateway: string, now: Date): session is OpenedSession {
  return session.state === 'open' && isUsable(session, amountCents, gateway, now);
}

/** Tells whether the gateway may be asked for the checkout again, and would answer with the same one. */
export function isResumable(session: CardSession, amountCents: Cents, gateway: string, now: Date): session is CreatingSession {
  return session.state === 'creating' && isUsable(session, amountCents, gateway, now);
}

function isUsable(session: CardSession, amountCents: Cents, gateway: string, now: Date): boolean {
  const secondsLeft = (session.expiresAt.getTime() - now.getTime()) / 1000;
  const isSame = session.amountCents === amountCents && session.gateway === gateway;
  return isSame && !session.unwanted && secondsLeft > LEAST_SECONDS_TO_PAY;
}
