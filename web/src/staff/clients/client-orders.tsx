import type { ReactNode } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { Facts } from './facts.tsx';
import type { ClientDetail } from './queries.ts';

type ClientOrder = ClientDetail['orders'][number];
/** `kept`: the dollars that came for the orders, less those that went back. */
type ClientValue = NonNullable<ClientDetail['value']>;

/** What the client has paid in all, and the newest orders of the account, with how many there are. */
export function ClientOrders({ client: { orders, orderCount, value } }: { client: ClientDetail }) {
  const { t } = useI18n();
  return (
    <OrdersCard title={t('common.orders')} orders={orders} count={orderCount} empty={t('clients.noOrders')}>
      {value && (value.paidOrders !== 0 || value.kept !== 0) && <Value value={value} />}
    </OrdersCard>
  );
}

/** Orders that guests placed with the client's e-mail. Not drawn before the client has proven the e-mail, or when there are none. */
export function MailboxOrders({ client: { mailbox } }: { client: ClientDetail }) {
  const { t } = useI18n();
  if (!mailbox || mailbox.count === 0) return null;
  return (
    <OrdersCard title={t('clients.mailbox')} orders={mailbox.orders} count={mailbox.count} empty="">
      <p className="mb-3 text-muted text-sm">{t('clients.mailboxText')}</p>
    </OrdersCard>
  );
}

function Value({ value: { kept, paidOrders, firstAt, lastAt } }: { value: ClientValue }) {
  const { t } = useI18n();
  return (
    <div className="mb-3 border-line border-b pb-3">
      <Facts
        facts={[
          [t('clients.value'), <Amount key="kept" dollars={kept} className="font-heading text-xl" />],
          [t('clients.paidOrders'), String(paidOrders)],
          [t('clients.firstPaid'), firstAt && <Time at={firstAt} shape="day" />],
          [t('clients.lastPaid'), lastAt && <Time at={lastAt} shape="day" />],
        ]}
      />
    </div>
  );
}

interface OrdersCardProps {
  readonly title: string;
  readonly orders: readonly ClientOrder[];
  readonly count: number;
  readonly empty: string;
  readonly children: ReactNode;
}

function OrdersCard({ title, orders, count, empty, children }: OrdersCardProps) {
  const { t } = useI18n();
  const countText = count > orders.length ? t('clients.ordersNewest', { shown: orders.length, count }) : String(count);
  return (
    <Card title={title} aside={<span className="text-muted">{countText}</span>}>
      {children}
      {orders.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul aria-label={title}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OrderRow({ order: { id, number, status, createdAt, total } }: { order: ClientOrder }) {
  const { language } = useI18n();
  const { can } = usePanel();
  return (
    <li
      data-row={id}
      className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 border-line py-2.5 not-last:border-b first:pt-0 last:pb-0"
    >
      {can('orders.read') ? (
        <PlaceLink
          place={`/orders/${id}`}
          className="font-medium text-accent underline after:absolute after:inset-0 after:content-['']"
        >
          {orderNumber(number, language)}
        </PlaceLink>
      ) : (
        <span className="font-medium">{orderNumber(number, language)}</span>
      )}
      <Amount dollars={total} />
      <Time at={createdAt} className="text-muted text-xs" />
      <StateBadge status={status} />
    </li>
  );
}
