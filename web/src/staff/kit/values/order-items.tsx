import type { ReactNode } from 'react';
import type { FieldNames } from '#kernel/bilingual-fields.ts';
import { textIn } from '../../../api/bilingual.ts';
import { formatDay, withDash } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Card } from '../page/page-parts.tsx';
import { ItemEmblem } from './item-emblem.tsx';
import { Amount } from './money-and-time.tsx';

interface Item extends Readonly<Record<FieldNames<'name'>, string>> {
  readonly id: string;
  /** US dollars for one unit. */
  readonly price: number;
  readonly quantity: number;
  /** Whole weeks. */
  readonly duration: number;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

interface Order {
  readonly items: readonly Item[];
  readonly adjustments?: readonly Adjustment[] | undefined;
  /** US dollars. */
  readonly total: number;
  /** How many days of each item are noted as performed, which only the staff read. */
  readonly tickedDays?: readonly number[];
}

interface OrderItemsProps {
  readonly order: Order;
  /** What stands below the total. */
  readonly children?: ReactNode;
}

/** The items of an order, what is taken off them, and the total. */
export function OrderItems({ order, children }: OrderItemsProps) {
  const { t, language } = useI18n();
  const { items, adjustments, total, tickedDays = [] } = order;
  return (
    <Card title={t('order.items')}>
      <ul>
        {items.map(({ id, price, quantity, duration, startDate, endDate, ...names }, index) => (
          <li key={`${id} ${duration}`} className="flex items-center justify-between gap-4 border-line border-b py-2.5">
            <ItemEmblem itemId={id} className="size-10" />
            <span className="min-w-0 grow">
              <span className="block font-heading text-lg">
                {withDash(textIn(names, language)('name'))}
                {quantity > 1 && ` × ${quantity}`}
              </span>
              <span className="text-muted text-xs">
                {t('staffOrders.weeks', { count: duration })}
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
      <div className="mt-3 empty:hidden">{children}</div>
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

interface Adjustment {
  readonly percent?: number | undefined;
  readonly amount: number;
  /** Only the staff read it. */
  readonly reason?: string;
}

/** The discounts of an order, which stand between its items and its total. */
export function OrderAdjustments({ adjustments = [] }: { adjustments?: readonly Adjustment[] | undefined }) {
  const { t } = useI18n();
  return adjustments.map(({ percent, amount, reason }) => (
    <p key={`${percent} ${amount}`} className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block">{percent === undefined ? t('common.discount') : t('order.discountPercent', { percent })}</span>
        {reason && <span className="wrap-anywhere block text-muted text-xs">{reason}</span>}
      </span>
      <Amount dollars={-amount} className="shrink-0 font-heading text-lg" />
    </p>
  ));
}
