import { Route } from 'react-router-dom';
import { SectionPages } from '../kit/page/no-page.tsx';
import { MoneyStoryView } from './money-story.tsx';
import { RefundList } from './refund-list.tsx';
import { RefundView } from './refund-view.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The section of money that waits for a person: the list with the story of each, and the refunds that have begun. */
export default function MoneyPage() {
  return (
    <SectionPages>
      <Route index element={<WaitingList />} />
      <Route path="refunds" element={<RefundList />} />
      <Route path="refunds/:id" element={<RefundView />} />
      <Route path=":id" element={<MoneyStoryView />} />
    </SectionPages>
  );
}
