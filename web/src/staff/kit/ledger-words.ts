import type { MessageKey } from '../../i18n/i18n.tsx';

/** Words of the ledger's lines by their kinds, from the area `staffOrders`; a line of a refund has none of its own. */
export const LEDGER_WORDS: Readonly<Record<string, MessageKey>> = {
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
};
