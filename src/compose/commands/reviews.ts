import { dollarsToCents } from '#kernel/money.ts';
import { leftToRefund, type MoneySource, type Refund, type WaitingItem } from '#modules/money/index.ts';
import { BY, byOf, dollars, ID, inUnits, listOrNone, MOST_LISTED, moneyCommand, refundLine, stamp } from './command-words.ts';

const reviews = moneyCommand({
  name: 'reviews',
  meaning: 'list what waits for a person: money, confirmations by hand, wishes for refunds',
  options: {},
  run: async ({ reader }) => listOrNone((await reader.waiting(MOST_LISTED)).map(itemLine), 'Nothing waits for a person.'),
});

const review = moneyCommand({
  name: 'review',
  meaning: 'show the money of an order: what came, what is left of it, and its refunds',
  options: { order: { value: 'ID', meaning: 'id of the order', isRequired: true, pattern: ID } },
  run: async ({ reader }, { order }) => {
    const { sources, refunds } = await reader.moneyOf(order);
    if (sources.length === 0) return ['No money came for this order.'];
    return [...sources.map((source) => sourceLine(source, refunds)), ...refunds.map(refundLine)];
  },
});

const settle = moneyCommand({
  name: 'settle',
  meaning: "settle a review, or decline a customer's wish for a refund",
  options: {
    id: { value: 'ID', meaning: 'id of the payment, the line or the wish, as `reviews` lists it', isRequired: true, pattern: ID },
    reason: { value: 'TEXT', meaning: 'what was decided, and why', isRequired: true },
    by: BY,
  },
  run: async ({ settleReview }, { id, reason, by }, operator) => {
    await settleReview(id, { by: byOf(by, operator), note: reason });
    return ['Settled.'];
  },
});

const confirmPayment = moneyCommand({
  name: 'confirm-payment',
  meaning: 'confirm by hand that the money for an order has come: the order is paid',
  options: {
    order: { value: 'ID', meaning: 'id of the order', isRequired: true, pattern: ID },
    amount: {
      value: 'DOLLARS',
      meaning: 'what came, such as 300 or 87.50: all that is missing',
      isRequired: true,
      pattern: /\d{1,7}(\.\d{1,2})?/,
    },
    reference: { value: 'TEXT', meaning: 'number of the transfer, or of the payment at the card gateway', isRequired: true },
    by: BY,
  },
  run: async ({ confirmByHand }, { order, amount, reference, by }, operator) => {
    const confirmation = { by: byOf(by, operator), amount: dollarsToCents(Number(amount)), reference };
    await confirmByHand(order, confirmation);
    return ['Confirmed: the order is paid. The receipt goes to its e-mail, if it has one.'];
  },
});

export const REVIEW_COMMANDS = [reviews, review, settle, confirmPayment];

function itemLine(item: WaitingItem): string {
  const head = `${stamp(item.since)}  order ${item.orderId}`;
  switch (item.kind) {
    case 'coin': {
      const { id, coin, received, expected, amountCents, reasons } = item;
      const amounts = `${inUnits(received, coin)} of ${inUnits(expected, coin)} (${dollars(amountCents)})`;
      return `${head}  payment ${id}  ${amounts}: ${reasons.join(', ')}`;
    }
    case 'card':
      return `${head}  card payment ${item.id}  ${dollars(item.amountCents)}: ${item.reasons.join(', ')}`;
    case 'line':
      return `${head}  line ${item.line} of the ledger (${item.id}) cannot be read: ${item.reasons.join(', ')}`;
    case 'ask':
      return `${head}  wish ${item.id}: the customer asks for a refund`;
    case 'confirmation':
      return `${head}  ${dollars(item.amountCents)} by ${methodOf(item)}: waits for confirm-payment`;
  }
}

/** How an order is paid, with the partner who takes the money, if any. */
function methodOf({ method, partner }: { readonly method: string; readonly partner: string | null }): string {
  return partner ? `${method} (${partner})` : method;
}

/** Money that came for an order, and what of it can still go back: cents, or the smallest units of a coin. */
function sourceLine(source: MoneySource, refunds: readonly Refund[]): string {
  const left = leftToRefund(source, refunds);
  if (source.kind !== 'coin')
    return `${source.kind} ${source.id} (${source.gateway}): ${dollars(source.amountCents)}, left ${dollars(Number(left))}`;
  const { id, gateway, coin, received, confirmed } = source;
  return `payment ${id} (${gateway}): ${inUnits(received, coin)} came, ${inUnits(confirmed, coin)} final, left ${inUnits(left, coin)}`;
}
