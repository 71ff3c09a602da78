import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Card, CardSkeleton } from '../card.tsx';
import { type CustomerOrder, customerOrdersQuery } from '../queries.ts';
import { OrderEntry } from './order-entry.tsx';
import { historyOf } from './order-words.ts';

/** What the customer has ordered, newest first. */
export function OrderHistory({ email }: { email: string }) {
  const { t } = useI18n();
  const { data, isError, refetch } = useQuery(customerOrdersQuery(useApi(), email));
  if (data) return <Loaded orders={historyOf(data)} />;
  return (
    <Card title={t('account.orders')}>
      {isError ? (
        <>
          <p className="mt-2 text-muted">{t('account.ordersFailed')}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('frame.retry')}
          </Button>
        </>
      ) : (
        <CardSkeleton label={t('account.ordersLoading')} heights={['h-24', 'h-24', 'h-24']} />
      )}
    </Card>
  );
}

function Loaded({ orders }: { orders: readonly CustomerOrder[] }) {
  const { t } = useI18n();
  const [isShown, setShown] = useState(true);
  const listId = useId();
  const toggle = orders.length > 0 && (
    <button
      type="button"
      className="text-link -my-2 min-h-11 min-w-11 text-right"
      aria-expanded={isShown}
      aria-controls={listId}
      onClick={() => setShown(!isShown)}
    >
      {t(isShown ? 'account.hide' : 'account.show')}
    </button>
  );
  return (
    <Card title={t('account.ordersCount', { count: orders.length })} aside={toggle}>
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard.
        <div id={listId} hidden={!isShown} tabIndex={0} className="fading-end -mx-2 mt-2 max-h-[60vh] overflow-y-auto px-2 pb-4">
          <ul>
            {orders.map((order) => (
              <OrderEntry key={order.id} order={order} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function NoOrders() {
  const { t } = useI18n();
  return (
    <PageMessage
      level={2}
      emblem={<Emblem name="flame" className="size-16" />}
      title={t('account.noOrders')}
      text={t('account.noOrdersText')}
      action={
        <Link to={paths.catalogue()} className={buttonClass('soft', 'mt-1')}>
          {t('account.toCatalogue')}
        </Link>
      }
    />
  );
}
