import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderRow } from './order-row.tsx';
import { type RecentOrder, readRecentOrders } from './recent-orders.ts';

/** A guest's page: the orders placed on this device. */
export default function ProfilePage() {
  const { t } = useI18n();
  const orders = useRecentOrders();
  return (
    <div className="page-width max-w-200 py-12">
      <h1 className="text-title">{t('home.profile')}</h1>
      <p className="mt-3 mb-8 text-lead text-muted">{t('home.profileText')}</p>
      {!orders && <Skeleton className="h-24" />}
      {orders?.length === 0 && <NoOrders />}
      {orders && orders.length > 0 && (
        <>
          <ul className="flex flex-col gap-3">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
          <Link to={paths.catalogue()} className={buttonClass('soft', 'mt-8')}>
            {t('home.toCatalogue')}
          </Link>
        </>
      )}
    </div>
  );
}

function NoOrders() {
  const { t } = useI18n();
  return (
    <div className="rounded-card border border-line bg-surface">
      <PageMessage
        level={2}
        emblem={<Emblem name="flame" className="size-20" />}
        title={t('home.profileEmpty')}
        text={t('home.profileEmptyText')}
        action={
          <Link to={paths.catalogue()} className={buttonClass('primary', 'mt-2')}>
            {t('home.toCatalogue')}
          </Link>
        }
      />
    </div>
  );
}

/** Undefined until the browser's storage can be read: the server has none, and the first draw must equal its page. */
function useRecentOrders(): readonly RecentOrder[] | undefined {
  const [orders, setOrders] = useState<readonly RecentOrder[]>();
  useEffect(() => setOrders(readRecentOrders()), []);
  return orders;
}
