import { json, remembered } from '../remembered.ts';
import { isText, listOf } from './shapes.ts';

const MOST_ORDERS = 50;

/** Orders that the analytics have counted on this device. They stay after signing out: nothing is counted twice. */
export const countedOrders = remembered({
  key: 'analytics-purchases',
  where: 'device',
  personal: false,
  parse: json(listOf(isText)),
});

/** True the first time for an order on this device: a purchase is counted once, however often it is seen. */
export function countOnce(orderId: string): boolean {
  const known = countedOrders.read() ?? [];
  if (known.includes(orderId)) return false;
  countedOrders.keep([...known, orderId].slice(-MOST_ORDERS));
  return true;
}
