import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { OrderTimeline } from '../../storefront/order/order-timeline.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { HandMoneyCard } from '../kit/hand-money/hand-money-card.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { ClientReferenceCard } from '../kit/values/client-reference.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { OrderItems } from '../kit/values/order-items.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { isUnpaid } from '../orders/order-rules.ts';
import { moneyOf } from './order-parts.tsx';

/** The page of one of the partner's orders: the items and what is due, what happened, and what is said of the money. */
export function OwnOrder() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const slug = usePanel().member.partner ?? '';
  const query = useAnswer('/api/partner/{slug}/orders/{id}', { path: { slug, id } });
  const order = query.data;
  if (!order) return <RecordAwaited query={query} />;
  return (
    <>
      <WayBack place="/partner" text={t('staff.partnerOrders')} />
      <PanelHeading
        isPlace
        title={t('common.orderNumber', { number: orderNumber(order.orderNumber, language) })}
        state={<StateBadge status={order.status} />}
        text={
          <>
            <Time at={order.createdAt} /> {order.firstName}
          </>
        }
      />
      <QueryError query={query} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <OrderItems order={order}>
            {order.due > 0 && (
              <p className="flex justify-between gap-4 text-muted">
                {t('handMoney.due')} <Amount dollars={order.due} />
              </p>
            )}
          </OrderItems>
          <HandMoneyCard money={moneyOf(slug, order)} />
          {order.timeline && <OrderTimeline timeline={order.timeline} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {isUnpaid(order) && (
            <Card title={t('staffOrders.paymentLink')}>
              <p className="flex items-center gap-1">
                <code className="wrap-anywhere min-w-0 text-xs">{order.paymentLink}</code>
                <CopyButton text={order.paymentLink} label={t('common.copyLink')} copiedLabel={t('common.linkCopied')} />
              </p>
            </Card>
          )}
          <ClientReferenceCard order={order} />
        </div>
      </div>
    </>
  );
}
