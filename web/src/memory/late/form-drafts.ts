import { isRecord } from '../remembered.ts';
import { recentList } from './recent-list.ts';
import { isText, recordOf } from './shapes.ts';

/** What a customer or a visitor typed into a form and did not send yet. */
interface FormDraft {
  /** Names the form, what it is about, and who typed, unless only they can open it. */
  readonly place: string;
  readonly values: object;
  /** What the fields held when they were typed over. */
  readonly base: object;
}

const MOST_DRAFTS = 20;

/** What is typed into the forms of the shop and of the account, until the tab is closed. */
export const formDrafts = recentList(
  'form-drafts',
  recordOf<FormDraft>({ place: isText, values: isRecord, base: isRecord }),
  'place',
  MOST_DRAFTS,
  'tab',
);
