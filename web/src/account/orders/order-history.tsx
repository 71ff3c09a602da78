import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Card } from '../../ui/late/card.tsx';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { MoreButton, type PagedList } from '../more-button.tsx';
import { PartLoading } from '../part-loading.tsx';
import { type CustomerOrder, customerOrdersQuery } from '../queries.ts';
import { OrderEntry } from './order-entry.tsx';

/** What the customer has ordered, newest first, without what was cancelled. */
export function OrderHistory({ email }: { email: string }) {
  const { t } = useI18n();
  const list = useInfiniteQuery(customerOrdersQuery(useApi(), email));
  const { data, isError, refetch } = list;
  if (data) return <HistoryCard orders={data.filter(({ status }) => status !== 'cancelled')} list={list} />;
  return (
    <Card title={t('account.orders')}>
      <PartLoading
        label={t('account.ordersLoading')}
        heights={['h-24', 'h-24', 'h-24']}
        failed={isError && t('account.ordersFailed')}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}

/** The orders that are loaded; their count is told once all pages are. The list can be hidden. */
function HistoryCard({ orders, list }: { orders: readonly CustomerOrder[]; list: PagedList }) {
  const { t } = useI18n();
  const keptFocus = useKeptFocus();
  const isEmpty = orders.length === 0 && !list.hasNextPage;
  const [isShown, setShown] = useState(true);
  const listId = useId();
  const toggleButton = !isEmpty && (
    <button
      type="button"
      className="text-link -my-2 min-h-11 min-w-11 text-right"
      aria-expanded={isShown}
      aria-controls={listId}
      onClick={() => setShown(!isShown)}
    >
      {t(isShown ? 'account.hide' : 'common.show')}
    </button>
  );
  return (
    <Card
      title={list.hasNextPage ? t('account.orders') : t('account.ordersCount', { count: orders.length })}
      aside={toggleButton}
    >
      {isEmpty ? (
        <NoOrders />
      ) : (
        <div
          {...keptFocus}
          id={listId}
          hidden={!isShown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard.
          tabIndex={0}
          className="fading-end -mx-2 mt-2 max-h-[60vh] overflow-y-auto px-2 pb-4 print:max-h-none print:overflow-visible"
        >
          <ul>
            {orders.map((order, index) => (
              <OrderEntry key={order.id} order={order} isNewest={index === 0} />
            ))}
          </ul>
          <MoreButton list={list} failed={t('account.ordersFailed')} />
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
      title={t('common.noOrders')}
      text={t('account.noOrdersText')}
      action={
        <ButtonLink to={paths.catalogue()} className="mt-1">
          {t('account.toCatalogue')}
        </ButtonLink>
      }
    />
  );
}
