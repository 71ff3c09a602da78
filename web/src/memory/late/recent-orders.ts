import { json, remembered } from '../remembered.ts';
import { type Check, isText, recordOf } from './shapes.ts';

export interface RecentOrder {
  readonly id: string;
  /** RFC 3339 instant. */
  readonly createdAt: string;
}

const MOST_KEPT = 20;
const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isOrderId: Check<string> = (value): value is string => isText(value) && ORDER_ID.test(value);
const isInstant: Check<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isRecentOrder = recordOf<RecentOrder>({ id: isOrderId, createdAt: isInstant });
const parseList = json(Array.isArray);

/** Orders placed on this device, newest first, at most twenty: a guest finds them again. Broken entries are left out. */
export const recentOrders = remembered({
  key: 'recent-orders',
  where: 'device',
  personal: true,
  parse: (text): readonly RecentOrder[] =>
    (parseList(text) ?? [])
      .filter(isRecentOrder)
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .slice(0, MOST_KEPT),
});

/** Adds an order that was just placed. */
export function rememberOrder({ id, createdAt }: RecentOrder): void {
  const others = recentOrders.read().filter((order) => order.id !== id);
  recentOrders.keep([{ id, createdAt }, ...others].slice(0, MOST_KEPT));
}
