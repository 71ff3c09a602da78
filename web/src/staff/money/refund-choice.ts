import { useState } from 'react';
import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { minus, readAmount, worthOf } from './amounts.ts';
import type { MoneySource } from './money-queries.ts';
import type { RefundableMoney } from './refund-begin.ts';

/** A payment of which something can go back now. */
export type Refundable = MoneySource & { readonly refund: { readonly left: string; readonly worth: number } };

export function refundablesOf({ sources }: Pick<RefundableMoney, 'sources'>): Refundable[] {
  return sources.filter((source): source is Refundable => source.refund !== null && !source.refund.refusal);
}

/** Stands for all payments at once. */
export const EVERYTHING = 'everything';

/**
 * What is proposed of a payment that a person decides about: of a surplus what is left beyond the sum that was asked for, because the order stays
 * paid; of other money all that is left.
 */
function proposedOf({ refund: { left }, expected, reasons }: Refundable, { order: { status } }: RefundableMoney): string {
  const isSurplus = reasons.includes('surplus') && status !== 'cancelled' && expected !== null;
  if (!isSurplus || readAmount(expected, left) === undefined) return left;
  const over = minus(left, expected);
  return Number(over) > 0 ? over : left;
}

/** What of an order's money goes back: a part of one payment, or everything that is left. */
export function useRefundChoice(money: RefundableMoney, sourceId: string | undefined) {
  const { language } = useI18n();
  // As they were when the dialog opened: what is chosen must not change under the hand.
  const [offers] = useState(refundablesOf(money));
  const only = offers.length === 1 ? offers[0] : undefined;
  const first = offers.find(({ id }) => id === sourceId) ?? only;
  const [chosen, setChosen] = useState(first?.id ?? EVERYTHING);
  const source = offers.find(({ id }) => id === chosen);
  const [typed, setTyped] = useState(() => {
    // Whoever came from a payment decides about it, so its surplus is proposed; else all that is left.
    const amount = first && sourceId ? proposedOf(first, money) : leftOf(first);
    return formatCoinAmount(amount, language);
  });
  const left = source?.refund.left ?? dollarsOf(offers);
  const amount = source ? readAmount(typed, left) : left;
  const worth = source ? worthOf(amount ?? '0', left, source.refund.worth) : Number(left);
  const rest = minus(left, amount ?? '0');
  return {
    offers,
    chosen,
    source,
    typed,
    type: setTyped,
    choose: (id: string) => {
      setChosen(id);
      setTyped(formatCoinAmount(leftOf(offers.find((offer) => offer.id === id)), language));
    },
    /** In the measure of the payment; of everything in dollars. */
    unit: source?.unit ?? '$',
    /** The most that can go back. */
    left,
    /** What goes back; undefined while what is typed is no amount. */
    amount,
    /** What then stays. */
    rest,
    /** Of `amount`, in dollars. */
    worth,
    /** Nothing of all that came stays. */
    isAll: Number(rest) === 0 && (!source || offers.length === 1),
    /** As the API takes it: empty for everything, and while what is typed is no amount, when nothing can be sent. */
    wanted: source && amount !== undefined ? { paymentId: source.id, amount } : {},
  };
}

export type RefundChoice = ReturnType<typeof useRefundChoice>;

function leftOf(source: Refundable | undefined): string {
  return source?.refund.left ?? '';
}

function dollarsOf(offers: readonly Refundable[]): string {
  return offers.reduce((sum, { refund: { worth } }) => sum + worth, 0).toFixed(2);
}
