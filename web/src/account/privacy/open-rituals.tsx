import { Link } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { formatDay, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { paths } from '../../paths.ts';
import type { Departure } from './departure.ts';

type OpenOrder = Departure['orders'][number];

/** Every open order, with its sum, the days of the rituals that are still to be performed and open requests; and every refund under way. */
export function OpenRituals({ departure: { orders, refunds } }: { departure: Departure }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('account.leaveOpen')} className="flex flex-col gap-3">
      <p className="font-semibold">{t('account.leaveOpen')}</p>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <li key={order.id} className="rounded-field border border-line px-4 py-3">
            <OrderTitle id={order.id} number={order.number} sum={order.total} />
            <OrderFacts order={order} />
          </li>
        ))}
        {refunds.map(({ orderId, orderNumber, amount, step }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: An order may have several refunds, which have no id here.
          <li key={`${orderId}-${index}`} className="rounded-field border border-line px-4 py-3">
            <OrderTitle id={orderId} number={orderNumber} sum={amount} />
            <p className="mt-1 text-muted text-sm">{t(`account.leave.${step}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderTitle({ id, number, sum }: { id: string; number: number; sum: number }) {
  const { t, language } = useI18n();
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <Link to={paths.order(id)} className="text-link">
        {t('common.orderNumber', { number: orderNumber(number, language) })}
      </Link>
      <span className="price text-lg">{formatPrice(sum, language)}</span>
    </p>
  );
}

/** The rituals of an order with their days, what the customer has asked for, and that a refund was declined. */
function OrderFacts({ order: { items, wishes, refund } }: { order: OpenOrder }) {
  const { t, language } = useI18n();
  return (
    <>
      <ul className="mt-1 text-sm">
        {items.map((item) => (
          <li key={item.id + item.duration}>
            {item.quantity > 1 && `${item.quantity} × `}
            <bdi>{ritualOf(textIn(item, language)('name'), item.duration, language)}</bdi>,{' '}
            <span className={item.startDate ? 'text-muted' : 'text-danger'}>
              {item.startDate ? t('account.leaveOnDay', { day: formatDay(item.startDate, language) }) : t('account.leaveNoDay')}
            </span>
          </li>
        ))}
      </ul>
      {wishes.map((wish) => (
        <p key={wish} className="mt-1 text-muted text-sm">
          {t(wish === 'refund' ? 'account.leaveAsksRefund' : 'account.leaveAsksDay')}
        </p>
      ))}
      {refund === 'declined' && <p className="mt-1 text-sm">{t('account.leaveDeclined')}</p>}
    </>
  );
}
