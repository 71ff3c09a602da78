import { cents } from '#kernel/money.ts';
import type { CardMoney, SessionState } from '../card-session.ts';
import { readable } from '../derive-payments.ts';
import type { LedgerFact } from '../ports.ts';

/** Returns the state of every checkout for cards as the lines of one order, in their order, tell it; by the checkout's id. */
export function deriveCardSessions(facts: readonly LedgerFact[]): ReadonlyMap<string, SessionState> {
  const states = new Map<string, SessionState>();
  for (const { kind, data } of readable(facts)) {
    if (kind === 'card_opened') states.set(data.cardSessionId, 'open');
    if (kind === 'card_reported') states.set(data.cardSessionId, data.to);
  }
  return states;
}

/** Returns what became of the money of each paid checkout as the lines of one order, in their order, tell it; by the checkout's id. */
export function deriveCardMoney(facts: readonly LedgerFact[]): ReadonlyMap<string, CardMoney> {
  const moneys = new Map<string, CardMoney>();
  for (const { kind, data } of readable(facts)) {
    if (kind !== 'card_money') continue;
    const { cardSessionId, refundedCents, elsewhereCents, failedRefunds, dispute, lostCents, outcome } = data;
    const amounts = { refundedUsd: cents(refundedCents), elsewhereUsd: cents(elsewhereCents) };
    const lost = lostCents === undefined ? {} : { lostUsd: cents(lostCents) };
    moneys.set(cardSessionId, { ...amounts, ...(failedRefunds ? { failedRefunds } : {}), dispute, ...lost, outcome });
  }
  return moneys;
}
