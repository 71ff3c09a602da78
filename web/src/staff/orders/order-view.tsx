import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { HandMoneyCard } from '../kit/hand-money/hand-money-card.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { ClientReferenceCard } from '../kit/values/client-reference.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { OrderItems } from '../kit/values/order-items.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { usePartnerName } from '../partners/use-partner-name.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { ChangeLink } from './change-order/change-link.tsx';
import { NextStep } from './next-step.tsx';
import { ClientCard, FeedbackCard, PlanCard } from './order-cards.tsx';
import { OrderHistory } from './order-history.tsx';
import { PaymentLink, ReceiptCard } from './order-letters.tsx';
import { ClientSees } from './order-money/client-sees.tsx';
import { OrderMoney } from './order-money/order-money.tsx';
import { type OpenedOrder, type OrderFile, useHandMoney, useOrderFile } from './order-queries.ts';
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
        title={t('common.orderNumber', { number: orderNumber(order.number, language) })}
        state={<StateBadge status={order.status} />}
        text={
          <>
            {t('order.placed')} <Time at={order.createdAt} />
            {order.partner && ` · ${t('staff.role.partner')}: ${partnerName(order.partner)}`}
          </>
        }
      />
      <QueryError query={query} />
      <OrderSteps order={order} />
      <NextStep order={order} />
      {/* On a phone items and money come first, then what stands at the side of a wide page. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <OrderItems order={order}>
            <ChangeLink order={order} />
          </OrderItems>
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
          <HandMoney order={order} />
          <PlanCard order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}

/** Money that comes by hand: what was decided about it, with the proofs, and what can be decided. Nothing for those who may not read money. */
function HandMoney({ order: { id, number } }: { order: Pick<OrderFile, 'id' | 'number'> }) {
  const { can } = usePanel();
  const query = useHandMoney(id, can('money.read'));
  if (!query.data) return <QueryError query={query} />;
  return <HandMoneyCard money={{ ...query.data, id, number, canConfirm: query.data.due > 0 }} canDecide={can('money.write')} />;
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
