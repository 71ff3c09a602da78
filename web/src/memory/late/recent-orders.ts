import { recentList } from './recent-list.ts';
import { type Check, isText, recordOf } from './shapes.ts';

export interface RecentOrder {
  readonly id: string;
  /** RFC 3339 instant. */
  readonly createdAt: string;
}

const MOST_KEPT = 20;
const isInstant: Check<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value));

/** Orders placed on this device, newest first: a guest finds them again. */
export const recentOrders = recentList(
  'recent-orders',
  recordOf<RecentOrder>({ id: isText, createdAt: isInstant }),
  'id',
  MOST_KEPT,
);
