import type { MessageKey } from '../../i18n/i18n.tsx';
import type { WaitingMoney } from './money-queries.ts';

type Reason = WaitingMoney['reasons'][number];

/** Why money waits, in a few words, and what to do about it. */
export const REASON_WORDS: Readonly<Record<Reason, readonly [word: MessageKey, help: MessageKey]>> = {
  underpaid: ['staffMoney.underpaid', 'staffMoney.underpaidHelp'],
  wrong_asset: ['staffMoney.wrongAsset', 'staffMoney.wrongAssetHelp'],
  mismatch: ['staffMoney.mismatch', 'staffMoney.mismatchHelp'],
  redeposit: ['staffMoney.redeposit', 'staffMoney.redepositHelp'],
  stuck: ['staffMoney.stuck', 'staffMoney.stuckHelp'],
  contested: ['staffMoney.contested', 'staffMoney.contestedHelp'],
  reversed: ['staffMoney.reversed', 'staffMoney.reversedHelp'],
  disputed: ['staffMoney.disputed', 'staffMoney.disputedHelp'],
  refunded_elsewhere: ['staffMoney.refundedElsewhere', 'staffMoney.refundedElsewhereHelp'],
  refund_failed: ['staffMoney.refundFailed', 'staffMoney.refundFailedHelp'],
  unread_line: ['staffMoney.unreadLine', 'staffMoney.unreadLineHelp'],
  surplus: ['staffMoney.surplus', 'staffMoney.surplusHelp'],
  order_already_paid: ['staffMoney.alreadyPaid', 'staffMoney.alreadyPaidHelp'],
  order_cancelled: ['staffMoney.orderCancelled', 'staffMoney.orderCancelledHelp'],
};

export const KIND_WORDS: Readonly<Record<WaitingMoney['kind'], MessageKey>> = {
  coin: 'staffMoney.coin',
  card: 'staffMoney.card',
  line: 'staffMoney.line',
  ask: 'staffMoney.ask',
};
