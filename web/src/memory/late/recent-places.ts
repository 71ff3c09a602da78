import { json, remembered } from '../remembered.ts';
import { isText, recordOf } from './shapes.ts';

/** A page of the panel that somebody has opened. */
interface RecentPlace {
  /** Id of who opened it: others who sign in at this browser do not see it. */
  readonly member: string;
  /** Within the panel, such as `/orders/…`. */
  readonly place: string;
  readonly title: string;
}

const MOST_KEPT = 8;
const isPlace = recordOf<RecentPlace>({ member: isText, place: isText, title: isText });
const parseList = json(Array.isArray);

/**
 * Pages of the panel that were opened in this tab, the last first, at most eight. Titles may be names of clients, so the tab keeps them, not
 * the device.
 */
export const recentPlaces = remembered({
  key: 'recent-places',
  where: 'tab',
  personal: true,
  parse: (text): readonly RecentPlace[] => (parseList(text) ?? []).filter(isPlace).slice(0, MOST_KEPT),
});

/** Puts a page that was just opened before all others. */
export function rememberPlace(opened: RecentPlace): void {
  const others = recentPlaces.read().filter(({ member, place }) => member !== opened.member || place !== opened.place);
  recentPlaces.keep([opened, ...others].slice(0, MOST_KEPT));
}
