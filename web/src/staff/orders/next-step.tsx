import { Link } from 'react-router-dom';
import { formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/panel.tsx';
import type { OrderFile } from './order-queries.ts';

interface Step {
  readonly text: MessageKey;
  readonly day?: string;
  /** Where it is done, when that is not on the order's own page. */
  readonly link?: { readonly place: string; readonly text: MessageKey; readonly permission: string };
}

/** What comes next in an order, in words, with the way to it. Nothing when the order is completed or cancelled. */
export function NextStep({ order }: { order: OrderFile }) {
  const { t, language } = useI18n();
  const { can, to } = usePanel();
  const step = nextOf(order);
  if (!step) return null;
  const { text, day, link } = step;
  return (
    <p className="mb-4 rounded-card bg-info-soft px-4 py-3 text-info text-sm">
      {t(text, { day: day ? formatDay(day, language) : '' })}{' '}
      {link && can(link.permission) && (
        <Link to={to(link.place)} className="text-link whitespace-nowrap">
          {t(link.text)}
        </Link>
      )}
    </p>
  );
}

const DESK = 'rituals.perform';

function nextOf({ id, status, items }: OrderFile): Step | undefined {
  if (status === 'pending') return { text: 'staffOrders.nextPay' };
  if (status === 'waiting') return { text: 'staffOrders.nextConfirm' };
  if (status === 'ready') {
    const place = items.length === 1 ? `/reports/${id}/0` : '/reports';
    return { text: 'staffOrders.nextReport', link: { place, text: 'staffOrders.toReport', permission: DESK } };
  }
  const position = items.findIndex(({ performedAt }) => !performedAt);
  const item = items[position];
  if (!item || status === 'completed' || status === 'cancelled') return undefined;
  if (item.begunAt)
    return { text: 'staffOrders.nextPerform', link: { place: '/desk', text: 'staffOrders.toDesk', permission: DESK } };
  if (!item.startDate)
    return { text: 'staffOrders.nextPlan', link: { place: '/desk/undated', text: 'staffOrders.toUndated', permission: DESK } };
  const place = `/desk/${id}/${position}?day=${item.startDate}`;
  return { text: 'staffOrders.nextBegin', day: item.startDate, link: { place, text: 'staffOrders.toDay', permission: DESK } };
}
