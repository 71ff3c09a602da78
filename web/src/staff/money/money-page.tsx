import { sectionOf } from '../kit/page/section-of.tsx';
import { MoneyStoryView } from './money-story.tsx';
import { RefundList } from './refund-list.tsx';
import { RefundView } from './refund-view.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The section of money that waits for a person: the list with the story of each, and the refunds that have begun. */
export default sectionOf([
  ['', WaitingList],
  ['refunds', RefundList],
  ['refunds/:id', RefundView],
  [':id', MoneyStoryView],
]);
