import { shortOrderId } from '#kernel/order-number.ts';
import { json, remembered } from '../remembered.ts';
import { isText, listOf } from './shapes.ts';

const MOST_ORDERS = 50;

/**
 * The beginnings of the ids of orders that the analytics have counted on this device: a whole id opens the order's page. They stay after signing
 * out: nothing is counted twice.
 */
export const countedOrders = remembered({
  key: 'analytics-purchases',
  where: 'device',
  personal: false,
  isHeld: true,
  parse: json(listOf(isText)),
});

/** True the first time for an order on this device: a purchase is counted once, however often it is seen. */
export function countOnce(orderId: string): boolean {
  const id = shortOrderId(orderId);
  // Earlier versions kept whole ids.
  const known = countedOrders.read()?.map(shortOrderId) ?? [];
  if (known.includes(id)) return false;
  countedOrders.keep([...known, id].slice(-MOST_ORDERS));
  return true;
}
