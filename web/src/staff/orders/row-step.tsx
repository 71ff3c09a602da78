import { dayIn } from '#kernel/day-in.ts';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import type { OrderRow } from './order-queries.ts';

const DAY_MS = 86_400_000;

type Item = OrderRow['items'][number];

/** What comes next in an order, in a few words. */
export interface RowStep {
  readonly text: MessageKey;
  /** The day of which it tells. */
  readonly day?: string;
  readonly count?: { readonly day: number; readonly days: number };
  /** It is late, or somebody waits for a decision. */
  readonly isPressing?: boolean;
}

/** What comes next in an order on a day; nothing where the state says it all. Whose money waits for a decision waits for that. */
export function stepOf(
  { status, waits, items }: Pick<OrderRow, 'status' | 'waits' | 'items'>,
  today: string,
): RowStep | undefined {
  if (waits) return { text: status === 'waiting' ? 'staffOrders.rowConfirm' : 'staffOrders.rowDecide', isPressing: true };
  if (status === 'ready') return { text: 'staffOrders.rowReport' };
  if (status !== 'paid' && status !== 'processing') return undefined;
  const open = items.filter(({ performedAt }) => !performedAt);
  const under = open.find(({ begunAt }) => begunAt);
  return under ? goingOn(under, today) : toBegin(open, today);
}

function goingOn({ startDate, duration }: Item, today: string): RowStep | undefined {
  if (!startDate) return undefined;
  const days = duration * 7;
  const day = Math.round((Date.parse(today) - Date.parse(startDate)) / DAY_MS) + 1;
  if (day > days) return { text: 'staffOrders.rowDaysOver', isPressing: true };
  return { text: 'staffOrders.rowDay', count: { day: Math.max(day, 1), days } };
}

function toBegin(items: readonly Item[], today: string): RowStep | undefined {
  const [day] = items.flatMap(({ startDate }) => startDate ?? []).toSorted();
  if (!day) return items.length > 0 ? { text: 'staffOrders.rowNoPlan' } : undefined;
  if (day === today) return { text: 'staffOrders.rowToday', isPressing: true };
  return { text: day < today ? 'staffOrders.rowLate' : 'staffOrders.rowBegins', day, isPressing: day < today };
}

/** The words below the state of a row: what came in part of an unpaid order, and what comes next. */
export function NextInRow({ row }: { row: OrderRow }) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const { status, received, total } = row;
  const step = stepOf(row, dayIn(new Date(), timeZone));
  const isPart = (status === 'pending' || status === 'waiting') && received > 0;
  const amounts = { received: formatPrice(received, language), total: formatPrice(total, language) };
  return (
    <>
      {isPart && <span className="text-danger text-xs">{t('staffOrders.received', amounts)}</span>}
      {step && (
        <span className={step.isPressing ? 'text-danger text-xs' : 'text-muted text-xs'}>
          {t(step.text, { ...step.count })} {step.day && <Time at={`${step.day}T12:00:00Z`} shape="day" />}
        </span>
      )}
    </>
  );
}
