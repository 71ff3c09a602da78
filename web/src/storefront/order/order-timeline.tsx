import { COIN_FACTS } from '#modules/payments/coin.ts';
import type { Order } from '../../api/queries.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';

type Event = Order['timeline'][number]['event'];

const WORDS: Record<Event, MessageKey> = {
  placed: 'order.eventPlaced',
  changed: 'order.eventChanged',
  coin_chosen: 'order.eventCoinChosen',
  card_chosen: 'order.eventCardChosen',
  partner_chosen: 'order.eventPartnerChosen',
  hand_declined: 'order.eventHandDeclined',
  part_seen: 'order.eventPartSeen',
  transfer_seen: 'order.eventTransferSeen',
  payment_ended: 'order.eventPaymentEnded',
  review: 'order.eventReview',
  review_done: 'order.eventReviewDone',
  refund_asked: 'order.eventRefundAsked',
  refund_agreed: 'order.eventRefundAgreed',
  refund_address: 'order.eventRefundAddress',
  refund_sent: 'order.eventRefundSent',
  refund_done: 'order.eventRefundDone',
  refund_declined: 'order.eventRefundDeclined',
  paid: 'order.eventPaid',
  payment_taken_back: 'order.eventPaymentTakenBack',
  postponed: 'order.eventPostponed',
  wish_withdrawn: 'order.eventWishWithdrawn',
  wish_overtaken: 'order.eventWishOvertaken',
  refund_withdrawn: 'order.eventRefundWithdrawn',
  processing: 'order.eventProcessing',
  ready: 'order.eventReady',
  completed: 'order.eventCompleted',
  expired: 'order.eventExpired',
  cancelled: 'order.eventCancelled',
};

/** What happened to the order so far, the newest first, in words that say neither amounts nor who paid. */
export function OrderTimeline({ timeline }: Pick<Order, 'timeline'>) {
  const { t, language } = useI18n();
  return (
    <Card title={t('order.timeline')} className="px-5 py-5 md:px-7">
      <ol className="mt-3 flex flex-col gap-3 border-line border-l pl-4">
        {timeline.toReversed().map(({ at, event, currency }) => (
          <li key={`${at} ${event} ${currency ?? ''}`}>
            <p>{t(WORDS[event], { coin: currency ? COIN_FACTS[currency].name : '' })}</p>
            <time dateTime={at} className="text-muted text-sm">
              {formatDateTime(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
