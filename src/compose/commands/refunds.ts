import { BY, byOf, ID, listOrNone, MOST_LISTED, moneyCommand, refundLine } from './command-words.ts';

const REFUND = { value: 'ID', meaning: 'id of the refund, as `refunds` lists it', isRequired: true, pattern: ID } as const;

const refunds = moneyCommand({
  name: 'refunds',
  meaning: 'list refunds, those under way first',
  options: {},
  run: async ({ reader }) => listOrNone((await reader.refunds(MOST_LISTED)).map(refundLine), 'There are no refunds.'),
});

const request = moneyCommand({
  name: 'refund-request',
  meaning: 'begin a refund; for coins the customer gets a one-time link for the address',
  options: {
    payment: { value: 'ID', meaning: 'id of the money, as `reviews` and `review` list it', isRequired: true, pattern: ID },
    reason: { value: 'TEXT', meaning: 'why the money goes back', isRequired: true },
    amount: {
      value: 'AMOUNT',
      meaning: "in the coin's unit, or in dollars; all that is left when left out",
      pattern: /\d{1,20}(\.\d{1,18})?/,
    },
    by: BY,
  },
  run: async ({ requestRefund }, { payment, reason, amount, by }, operator) => {
    const refund = await requestRefund(payment, { by: byOf(by, operator), reason, amount });
    return [refundLine(refund)];
  },
});

const link = moneyCommand({
  name: 'refund-link',
  meaning: "send the customer a new one-time link for the addresses of an order's refunds",
  options: { order: { value: 'ID', meaning: 'id of the order', isRequired: true, pattern: ID } },
  run: async ({ sendRefundLink }, { order }) => {
    await sendRefundLink(order);
    return ['The link is on its way.'];
  },
});

const send = moneyCommand({
  name: 'refund-send',
  meaning: 'have the card gateway pay a refund, or record that you have sent it; the customer is told',
  options: {
    refund: REFUND,
    reference: {
      value: 'TEXT',
      meaning: 'transaction id, or number of the transfer, of what you have sent; when left out, the card gateway pays',
    },
    by: BY,
  },
  run: async ({ payBack, sendRefund }, { refund, reference, by }, operator) => {
    if (reference === undefined) await payBack(refund, { by: byOf(by, operator) });
    else await sendRefund(refund, { by: byOf(by, operator), reference });
    return ['Recorded. Somebody else confirms it: refund-confirm.'];
  },
});

const confirm = moneyCommand({
  name: 'refund-confirm',
  meaning: 'confirm, as a second person, that a refund was sent',
  options: { refund: REFUND, by: BY },
  run: async ({ confirmRefund }, { refund, by }, operator) => {
    await confirmRefund(refund, { by: byOf(by, operator) });
    return ['Confirmed.'];
  },
});

const reject = moneyCommand({
  name: 'refund-reject',
  meaning: 'end a refund that was not sent, or as a second person what did not arrive',
  options: { refund: REFUND, reason: { value: 'TEXT', meaning: 'why', isRequired: true }, by: BY },
  run: async ({ rejectRefund }, { refund, reason, by }, operator) => {
    await rejectRefund(refund, { by: byOf(by, operator), why: reason });
    return ['Ended.'];
  },
});

export const REFUND_COMMANDS = [refunds, request, link, send, confirm, reject];
