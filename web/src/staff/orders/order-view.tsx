import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { formatDay, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, ErrorCard, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { ClientReferenceCard } from '../kit/values/client-reference.tsx';
import { ItemEmblem } from '../kit/values/item-emblem.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { usePartnerName } from '../partners/use-partner-name.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { ChangeLink } from './change-order/change-link.tsx';
import { HandMoney } from './hand-money.tsx';
import { NextStep } from './next-step.tsx';
import { OrderAdjustments } from './order-adjustments.tsx';
import { ClientCard, FeedbackCard, PlanCard } from './order-cards.tsx';
import { OrderHistory } from './order-history.tsx';
import { PaymentLink, ReceiptCard } from './order-letters.tsx';
import { ClientSees } from './order-money/client-sees.tsx';
import { OrderMoney } from './order-money/order-money.tsx';
import { type OpenedOrder, useOrderFile } from './order-queries.ts';
import { actionOf, isUnpaid } from './order-rules.ts';
import { OrderSteps } from './order-steps.tsx';
import { PostponeOrder } from './postpone-order.tsx';
import { PostponementAsk } from './postponement-ask.tsx';
import { SetPartner } from './set-partner.tsx';

/** The page of one order: all that is known of it, and what can be done with it. */
export function OrderView() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const partnerName = usePartnerName();
  const query = useOrderFile(id);
  const order = query.data;
  if (!order) return <RecordAwaited query={query} />;
  return (
    <>
      <WayBack place="/orders" text={t('staffOrders.back')} />
      <PanelHeading
        isPlace
        title={t('staffOrders.orderNumber', { number: orderNumber(order.number, language) })}
        state={<StateBadge status={order.status} />}
        text={
          <>
            {t('order.placed')} <Time at={order.createdAt} />
            {order.partner && ` · ${t('staff.role.partner')}: ${partnerName(order.partner)}`}
          </>
        }
      />
      {query.error && <ErrorCard error={query.error} onRetry={() => void query.refetch()} />}
      <OrderSteps order={order} />
      <NextStep order={order} />
      {/* On a phone items and money come first, then what stands at the side of a wide page. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Items order={order} />
          <OrderMoney order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PostponementAsk order={order} />
          <FeedbackCard order={order} />
          <ClientSees order={order} />
          <ClientCard order={order} />
          <ClientReferenceCard order={order} />
          <PaymentLink order={order} />
          <ReceiptCard order={order} />
          <CertificateCard order={order} />
          <Change order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-1">
          <HandMoney key={order.id} order={order} />
          <PlanCard order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}

/** The less common changes of an order, apart from what is next to be done. Nothing for those who may make none of them. */
function Change({ order }: { order: OpenedOrder }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const canSetPartner = can('partners.manage') && isUnpaid(order);
  if (!canSetPartner && !actionOf(order, 'postpone') && !actionOf(order, 'cancel')) return null;
  return (
    <Card title={t('staffOrders.change')}>
      <SetPartner order={order} />
      <PostponeOrder order={order} />
      <CancelOrder order={order} />
    </Card>
  );
}

function Items({ order }: { order: OpenedOrder }) {
  const { t, language } = useI18n();
  const { items, adjustments, total, tickedDays } = order;
  return (
    <Card title={t('order.items')}>
      <ul>
        {items.map(({ id, name, price, quantity, duration, startDate, endDate }, index) => (
          <li key={`${id} ${duration}`} className="flex items-center justify-between gap-4 border-line border-b py-2.5">
            <ItemEmblem itemId={id} className="size-10" />
            <span className="min-w-0 grow">
              <span className="block font-heading text-lg">{withDash(name[language])}</span>
              <span className="text-muted text-xs">
                {t('staffOrders.weeks', { count: duration })}
                {quantity > 1 && ` × ${quantity}`}
                <TickedDays days={duration * 7} ticked={tickedDays[index] ?? 0} />
                {startDate && endDate && ` · ${formatDay(startDate, language)} — ${formatDay(endDate, language)}`}
              </span>
            </span>
            <Amount dollars={lineTotal(price, quantity)} className="shrink-0 font-heading text-lg" />
          </li>
        ))}
      </ul>
      <OrderAdjustments adjustments={adjustments} />
      <p className="flex items-center justify-between gap-4 pt-3">
        {t('staffOrders.total')}
        <Amount dollars={total} className="font-heading text-2xl" />
      </p>
      <div className="mt-3 empty:hidden">
        <ChangeLink order={order} />
      </div>
    </Card>
  );
}

/** In dollars; rounded to cents, because a price in dollars is a binary fraction. */
function lineTotal(price: number, quantity: number): number {
  return Math.round(price * quantity * 100) / 100;
}

/** On how many of its days a ritual is noted as performed. */
function TickedDays({ days, ticked }: { days: number; ticked: number }) {
  const { t } = useI18n();
  return ticked > 0 ? ` · ${t('staff.ticked', { ticked, days })}` : null;
}
