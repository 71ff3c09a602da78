import { dayIn } from '#kernel/day-in.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { writeShort } from '../kit/values/money-and-time.tsx';
import type { OrderRow } from './order-queries.ts';
import { isUnpaid, nextRitual } from './order-rules.ts';

type Item = OrderRow['items'][number];

/** What comes next in an order, in a few words. */
export interface RowStep {
  readonly text: MessageKey;
  /** The day that stands after the text, YYYY-MM-DD. */
  readonly day?: string;
  /** The numbers in the text: the present day of a ritual, and how many days it has. */
  readonly count?: { readonly day: number; readonly days: number };
  /** It is for today or late, or somebody waits for a decision. */
  readonly isUrgent?: boolean;
}

/** What comes next in an order, seen on the day `today`; undefined where the state says it all. A decision about its money comes first. */
export function stepOf(
  { status, waits, items }: Pick<OrderRow, 'status' | 'waits' | 'items'>,
  today: string,
): RowStep | undefined {
  if (waits) return { text: status === 'waiting' ? 'staffOrders.rowConfirm' : 'staffOrders.rowDecide', isUrgent: true };
  if (status === 'ready') return { text: 'staffOrders.rowReport' };
  if (status !== 'paid' && status !== 'processing') return undefined;
  const next = nextRitual(items);
  if (!next) return undefined;
  return next.begunAt ? stepOfBegun(next, today) : stepBeforeBegin(next, today);
}

/** The day of a ritual that is performed now; undefined without a first day. A ritual that began early is on its first day until then. */
function stepOfBegun({ startDate, duration }: Item, today: string): RowStep | undefined {
  if (!startDate) return undefined;
  // A duration is in weeks.
  const days = duration * 7;
  const day = Math.round((Date.parse(today) - Date.parse(startDate)) / DAY_MS) + 1;
  if (day > days) return { text: 'staffOrders.rowDaysOver', isUrgent: true };
  return { text: 'staffOrders.rowDay', count: { day: Math.max(day, 1), days } };
}

function stepBeforeBegin({ startDate: firstDay }: Item, today: string): RowStep {
  if (!firstDay) return { text: 'staffOrders.rowNoPlan' };
  if (firstDay === today) return { text: 'staffOrders.rowToday', isUrgent: true };
  const isLate = firstDay < today;
  return { text: isLate ? 'staffOrders.rowLate' : 'staffOrders.rowBegins', day: firstDay, isUrgent: isLate };
}

/** The words below the state of a row: which part of an unpaid order has come, and what comes next. */
export function NextInRow({ row }: { row: OrderRow }) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const { received, total } = row;
  const step = stepOf(row, dayIn(new Date(), timeZone));
  const isPartPaid = isUnpaid(row) && received > 0;
  const amounts = { received: formatPrice(received, language), total: formatPrice(total, language) };
  return (
    <>
      {isPartPaid && <span className="text-danger text-xs">{t('staffOrders.received', amounts)}</span>}
      {step && (
        <span className={step.isUrgent ? 'text-danger text-xs' : 'text-muted text-xs'}>
          {t(step.text, { ...step.count })}{' '}
          {step.day && <time dateTime={step.day}>{writeShort(step.day, 'day', language, 'UTC')}</time>}
        </span>
      )}
    </>
  );
}
