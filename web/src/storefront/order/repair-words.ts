import type { components } from '#contract';
import type { MessageKey } from '../../i18n/i18n.tsx';

type Repair = components['schemas']['Order']['repair'];

type Trouble = Repair['troubles'][number];

/** What an order's page tells its customer of a trouble with money; staff read the same words. Of the area `order`. */
export function troubleWords(trouble: Trouble, { mayAskRefund }: Pick<Repair, 'mayAskRefund'>): MessageKey {
  return mayAskRefund ? WITH_ADVICE[trouble] : ALONE[trouble];
}

/** Each with the advice to ask for a refund, which only those read who can. */
const WITH_ADVICE: Record<Trouble, MessageKey> = {
  underpaid: 'order.troubleUnderpaid',
  late: 'order.troubleLate',
  overpaid: 'order.troubleOverpaid',
  wrong_asset: 'order.troubleWrongAsset',
  checking: 'order.troubleChecking',
};

const ALONE: Record<Trouble, MessageKey> = {
  underpaid: 'order.troubleUnderpaidOnly',
  late: 'order.troubleLateOnly',
  overpaid: 'order.troubleOverpaidOnly',
  wrong_asset: 'order.troubleWrongAssetOnly',
  checking: 'order.troubleChecking',
};

/** Where a refund is, in the same words. */
export const REFUND_STEP_WORDS: Record<NonNullable<Repair['refund']>, MessageKey> = {
  asked: 'order.refundAsked',
  address_wanted: 'order.refundAddressWanted',
  agreed: 'order.refundAgreed',
  sent: 'order.refundSent',
  done: 'order.refundDone',
  declined: 'order.refundDeclined',
};

/** Where the parts of a surplus are, in the order in which they are told. */
export const SURPLUS_WORDS = {
  returned: 'order.surplusReturned',
  onItsWay: 'order.surplusOnItsWay',
  waiting: 'order.surplusWaiting',
  kept: 'order.surplusKept',
} as const satisfies Partial<Record<keyof components['schemas']['Surplus'], MessageKey>>;
