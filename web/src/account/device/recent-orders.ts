import { readStoredJson } from '../../memory/browser-storage.ts';

/** An order placed on this device, as the checkout remembers it. */
export interface RecentOrder {
  readonly id: string;
  /** RFC 3339 instant. */
  readonly createdAt: string;
}

const RECENT_ORDERS_KEY = 'recent-orders';
const MOST_SHOWN = 20;
const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Orders placed on this device, newest first, at most twenty. What is broken in the storage is left out. */
export function readRecentOrders(): readonly RecentOrder[] {
  const stored = readStoredJson(RECENT_ORDERS_KEY, Array.isArray) ?? [];
  return stored
    .filter(isRecentOrder)
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, MOST_SHOWN);
}

function isRecentOrder(value: unknown): value is RecentOrder {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('createdAt' in value)) return false;
  const { id, createdAt } = value;
  return typeof id === 'string' && ORDER_ID.test(id) && typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt));
}
