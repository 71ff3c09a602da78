import { Route, Routes } from 'react-router-dom';
import { MoneyStoryView } from './money-story.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The section of money that waits for a person: the list, and the story of each. */
export default function MoneyPage() {
  return (
    <Routes>
      <Route index element={<WaitingList />} />
      <Route path=":id" element={<MoneyStoryView />} />
    </Routes>
  );
}
