import { recentList } from './recent-list.ts';
import { isText, recordOf } from './shapes.ts';

/** A page of the panel that somebody has opened. */
interface RecentPlace {
  /** Within the panel, such as `/orders/…`. */
  readonly place: string;
  readonly title: string;
}

const MOST_KEPT = 8;

/** Pages of the panel that were opened in this tab. Titles may be names of clients, so the tab keeps them, not the device. */
export const recentPlaces = recentList(
  'recent-places',
  recordOf<RecentPlace>({ place: isText, title: isText }),
  'place',
  MOST_KEPT,
  'tab',
);
