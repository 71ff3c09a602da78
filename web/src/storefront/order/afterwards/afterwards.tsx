import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/provider.tsx';
import type { Order } from '../../../api/queries.ts';
import { useSignedInHint } from '../../../memory/signed-in.ts';
import { ownReportsQuery } from '../own-reports.ts';
import { Again } from './again.tsx';
import { FeedbackCard } from './feedback.tsx';
import { NamesLink } from './names-link.tsx';
import { YearReminder } from './year-reminder.tsx';

/** What the signed-in customer can do once the order is completed; nothing for everybody else, whose `ownReports` are null. */
export default function Afterwards({ order }: { order: Order }) {
  const isSignedIn = useSignedInHint();
  const { data: ownReports } = useQuery({ ...ownReportsQuery(useApi(), order.id), enabled: isSignedIn });
  if (!ownReports) return null;
  return (
    <>
      <Again order={order} />
      {order.certificate && <NamesLink key={order.certificate.code} id={order.id} />}
      <YearReminder id={order.id} />
      <FeedbackCard id={order.id} />
    </>
  );
}
