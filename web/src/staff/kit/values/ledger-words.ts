import type { MessageKey } from '../../../i18n/i18n.tsx';

/** What a line of the ledger is called, from the area `staffOrders`; a newer server may write kinds that this page does not know. */
export const ledgerWord = (kind: string): MessageKey => WORDS[kind] ?? 'staffOrders.ledgerOther';

const WORDS: Readonly<Record<string, MessageKey>> = {
  opened: 'staffOrders.ledgerOpened',
  noticed: 'staffOrders.ledgerNoticed',
  reported: 'staffOrders.ledgerReported',
  cancelled: 'staffOrders.ledgerCancelled',
  replaced: 'staffOrders.ledgerReplaced',
  closed: 'staffOrders.ledgerClosed',
  card_opened: 'staffOrders.ledgerCardOpened',
  card_reported: 'staffOrders.ledgerCardReported',
  card_paid: 'staffOrders.ledgerCardPaid',
  card_money: 'staffOrders.ledgerCardMoney',
  hand_paid: 'staffOrders.ledgerHandPaid',
  hand_taken_back: 'staffOrders.ledgerTakenBack',
  order_paid: 'staffOrders.ledgerOrderPaid',
  order_unpaid: 'staffOrders.ledgerUnpaid',
  review_settled: 'staffOrders.ledgerReview',
  refund_asked: 'staffOrders.ledgerAsked',
  refund_declined: 'staffOrders.ledgerDeclined',
  refund_requested: 'staffOrders.ledgerRequested',
  refund_addressed: 'staffOrders.ledgerAddressed',
  refund_sent: 'staffOrders.ledgerSent',
  refund_confirmed: 'staffOrders.ledgerConfirmed',
  refund_rejected: 'staffOrders.ledgerRejected',
};
