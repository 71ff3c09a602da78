import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { formatWeeks } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { OrderTimeline } from '../../storefront/order/order-timeline.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { Confirmations } from '../kit/hand-money/money-decisions.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { ClientReferenceCard } from '../kit/values/client-reference.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { itemText, moneyOf } from './order-parts.tsx';
import { type PartnerOrder, usePartnerOrder } from './partner-queries.ts';

/** The page of one of the partner's orders: the items and what is due, what happened, and what was said of the money. */
export function OwnOrder() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const slug = usePanel().member.partner ?? '';
  const query = usePartnerOrder(slug, id);
  const order = query.data;
  if (!order) return <RecordAwaited query={query} />;
  const isUnpaid = order.status === 'pending' || order.status === 'waiting';
  return (
    <>
      <WayBack place="/partner" text={t('staff.partnerOrders')} />
      <PanelHeading
        isPlace
        title={t('staffOrders.orderNumber', { number: orderNumber(order.orderNumber, language) })}
        state={<StateBadge status={order.status} />}
        text={
          <>
            <Time at={order.createdAt} /> {order.firstName}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Items order={order} />
          {order.timeline && <OrderTimeline timeline={order.timeline} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {isUnpaid && (
            <Card title={t('staffOrders.paymentLink')}>
              <p className="flex items-center gap-1">
                <code className="wrap-anywhere min-w-0 text-xs">{order.paymentLink}</code>
                <CopyButton text={order.paymentLink} label={t('staff.copyLink')} copiedLabel={t('staff.linkCopied')} />
              </p>
            </Card>
          )}
          <ClientReferenceCard order={order} />
          {order.confirmations.length > 0 && (
            <Card title={t('handMoney.byHand')}>
              <Confirmations money={moneyOf(slug, order)} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

function Items({ order: { items, adjustments = [], total, due } }: { order: PartnerOrder }) {
  const { t, language } = useI18n();
  return (
    <Card title={t('staff.rituals')}>
      <ul className="flex flex-col gap-2">
        {items.map(({ id, name, quantity, duration, price }) => (
          <li key={`${id} ${duration}`} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {itemText(name[language], quantity)}
              <span className="block text-muted text-xs">{formatWeeks(duration, language)}</span>
            </span>
            <Amount dollars={price * quantity} />
          </li>
        ))}
        {adjustments.map((adjustment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a discount has no name of its own.
          <li key={index} className="flex justify-between gap-4 text-muted">
            <span>{t('staffOrders.discount')}</span>
            <Amount dollars={-adjustment.amount} />
          </li>
        ))}
      </ul>
      <dl className="mt-3 flex flex-col gap-1 border-line border-t pt-3">
        <div className="flex justify-between gap-4 font-semibold">
          <dt>{t('staffOrders.total')}</dt>
          <dd>
            <Amount dollars={total} className="font-heading text-xl" />
          </dd>
        </div>
        {due > 0 && (
          <div className="flex justify-between gap-4 text-muted">
            <dt>{t('handMoney.due')}</dt>
            <dd>
              <Amount dollars={due} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
