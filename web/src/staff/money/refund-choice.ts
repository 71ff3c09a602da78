import { useState } from 'react';
import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { partWorth, readAmount, subtract, worthOf } from './amounts.ts';
import { type Refundable, type RefundableMoney, refundablesOf, type WantedRefund, worthOfAll } from './refund-begin.ts';
import { DOLLARS } from './written-money.ts';

/** The choice of all payments at once, in place of the id of one. */
export const EVERYTHING = 'everything';
const DECIMALS_OF_DOLLARS = 2;

/** What of an order's money goes back: a part of one payment, or everything that is left. The contract calls payments sources. */
export function useRefundChoice(money: RefundableMoney, sourceId: string | undefined) {
  const { language } = useI18n();
  const payments = refundablesOf(money);
  const only = payments.length === 1 ? payments[0] : undefined;
  const first = payments.find(({ id }) => id === sourceId) ?? only;
  const [chosen, setChosen] = useState(first?.id ?? EVERYTHING);
  const source = payments.find(({ id }) => id === chosen);
  const [typed, setTyped] = useState(() => {
    // Whoever came from a payment decides about it, so its surplus is proposed; otherwise all that is left.
    const amount = first && sourceId ? proposedAmount(first, money) : leftOf(first);
    return formatCoinAmount(amount, language);
  });
  const left = source?.refund.left ?? worthOfAll(payments).toFixed(2);
  const amount = source ? readAmount(typed, left, source.unit === null ? DECIMALS_OF_DOLLARS : undefined) : left;
  const worth = source ? worthOf(amount ?? '0', left, source.refund.worth) : Number(left);
  const rest = subtract(left, amount ?? '0');
  return {
    /** The payments of which something can go back. */
    payments,
    chosen,
    /** The chosen payment; undefined when everything is chosen. */
    source,
    typed,
    setTyped,
    choose: (id: string) => {
      setChosen(id);
      setTyped(formatCoinAmount(leftOf(payments.find((payment) => payment.id === id)), language));
    },
    /** The unit of all amounts here: that of the payment, or dollars for everything. */
    unit: source?.unit ?? DOLLARS,
    /** The most that can go back. */
    left,
    /** What goes back; undefined while what is typed is no amount. */
    amount,
    /** What then stays. */
    rest,
    /** What `amount` is worth in dollars. */
    worth,
    /** Nothing stays of what can go back now; money that is disputed or not final yet may stay. */
    isAll: Number(rest) === 0 && (!source || payments.length === 1),
    /** Also empty while what is typed is no amount, when nothing can be sent. */
    wanted: wantedOf(source, amount),
  };
}

export type RefundChoice = ReturnType<typeof useRefundChoice>;

function leftOf(source: Refundable | undefined): string {
  return source?.refund.left ?? '';
}

function wantedOf(source: Refundable | undefined, amount: string | undefined): WantedRefund {
  return source && amount !== undefined ? { paymentId: source.id, amount } : {};
}

/** The reviews of money that the order may not need. */
const SURPLUS: ReadonlySet<string> = new Set(['surplus', 'order_already_paid']);

/**
 * What is proposed of a payment about which somebody decides. Of a surplus it is as much as the order can spare, so that it stays paid; of other
 * money all that is left.
 */
function proposedAmount({ refund: { left, worth }, reasons }: Refundable, money: RefundableMoney): string {
  const { status, total } = money.order;
  if (status === 'cancelled' || !reasons.some((reason) => SURPLUS.has(reason))) return left;
  const over = Math.round((worthOfAll(refundablesOf(money)) - total) * 100) / 100;
  // Where no more than the total is left of all payments, nothing is a surplus.
  return over > 0 ? partWorth(over, left, worth) : left;
}
