import type { Order } from '../../../api/queries.ts';
import { useOwnReports } from '../own-reports.ts';
import { Again } from './again.tsx';
import { FeedbackCard } from './feedback.tsx';
import { NamesLink } from './names-link.tsx';
import { YearReminder } from './year-reminder.tsx';

/** What the signed-in customer can do once the order is completed; nothing for everybody else. */
export default function Afterwards({ order }: { order: Order }) {
  // Nobody else may read the whole reports.
  if (!useOwnReports(order)) return null;
  return (
    <>
      <Again order={order} />
      {order.certificate && <NamesLink key={order.certificate.code} id={order.id} />}
      <YearReminder id={order.id} />
      <FeedbackCard id={order.id} />
    </>
  );
}
