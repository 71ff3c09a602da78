import { useQuery } from '@tanstack/react-query';
import { cents, dollarsToCents } from '#kernel/money.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { useApi } from '../../api/provider.tsx';
import { orderQuery } from '../../api/queries.ts';
import { formatCents, formatDateTime, formatPrice, formatWeeks, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ButtonLink, LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { ItemDays } from '../../storefront/order/item-days.tsx';
import { isMethodChosen, isMoneyComing, methodWord, ORDER_STATES, stateInList } from '../../storefront/order/order-state.ts';
import { Badge } from '../../ui/late/badge.tsx';
import type { CustomerOrder } from '../queries.ts';
import { OrderCourse } from './order-course.tsx';

/** One order of the history. */
export function OrderEntry({ order, isNewest }: { order: CustomerOrder; isNewest: boolean }) {
  const { t, language } = useI18n();
  const isUnpaid = order.status === 'pending';
  // The list does not tell whether a person looks at the money.
  const page = useQuery({ ...orderQuery(useApi(), order.id), enabled: isUnpaid });
  const seen = isUnpaid ? page.data : undefined;
  const { due } = seen ?? order;
  const { tone, title } = seen ? stateInList(seen) : ORDER_STATES[order.status];
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <LineLink to={paths.order(order.id)} className="-my-1">
          {t('common.orderNumber', { number: orderNumber(order.number, language) })}
        </LineLink>
        <Badge tone={tone}>{t(title)}</Badge>
      </div>
      <p className="text-muted text-sm">
        {/* Pages that know only the id of the order name it by these characters. */}
        {formatDateTime(order.createdAt, language)} · {shortOrderId(order.id)}
      </p>
      <ul className="mt-2">
        {order.items.map((item) => (
          <OrderLine key={`${item.id} ${item.duration}`} item={item} />
        ))}
        {order.adjustments?.map(({ percent, amount }) => (
          <li key={`${percent} ${amount}`} className="flex items-baseline justify-between gap-3 py-0.5">
            <span>{percent === undefined ? t('common.discount') : t('order.discountPercent', { percent })}</span>
            <span className="price text-xl">{formatPrice(-amount, language)}</span>
          </li>
        ))}
      </ul>
      <OrderCourse id={order.id} isOpenAtFirst={isNewest} />
      {order.specialInstructions && (
        <p className="mt-2 rounded-field bg-sunk px-3.5 py-2.5 text-sm">
          <span className="text-muted">{t('account.instructions')}: </span>
          <bdi className="whitespace-pre-line break-words">{order.specialInstructions}</bdi>
        </p>
      )}
      <p className="mt-2 flex items-baseline justify-between gap-3">
        <span className="text-muted text-sm">{isMethodChosen(order) && t(methodWord(order.paymentMethod))}</span>
        <span>
          <span className="text-muted text-sm">{t('common.total')} </span>
          <span className="price text-card">{formatPrice(order.total, language)}</span>
        </span>
      </p>
      {order.status === 'completed' && (
        <ButtonLink to={paths.order(order.id)} className="mt-3 w-full">
          {t('account.openReport')}
        </ButtonLink>
      )}
      {isUnpaid && due > 0 && !page.isPending && (
        <ButtonLink to={paths.checkout(order.id)} className="mt-3 w-full">
          {seen && isMoneyComing(seen) ? t('order.openPayment') : t('order.pay', { price: formatPrice(due, language) })}
        </ButtonLink>
      )}
    </li>
  );
}

type OrderItem = CustomerOrder['items'][number];

function OrderLine({ item }: { item: OrderItem }) {
  const { t, language } = useI18n();
  const units = item.quantity > 1 ? ` · ${t('cart.units', { count: item.quantity })}` : '';
  return (
    <li className="flex items-baseline justify-between gap-3 py-0.5">
      <div className="min-w-0">
        <bdi className="wrap-anywhere">{withDash(textIn(item, language)('name'))}</bdi>{' '}
        <span className="whitespace-nowrap text-muted text-sm">
          · {formatWeeks(item.duration, language)}
          {units}
        </span>
        <ItemDays item={item} />
      </div>
      <span className="price text-xl">{formatCents(cents(dollarsToCents(item.price) * item.quantity), language)}</span>
    </li>
  );
}
