import { toFields } from '#kernel/bilingual-fields.ts';
import { centsToDollars } from '#kernel/money.ts';
import { lastDayOf, type OrderItem } from '#modules/orders/index.ts';
import type { Wire } from '../contract/contract.ts';

/** An item of an order as the contract words it: dollars, whole weeks, and its days as far as they are known. */
export function itemToWire(item: OrderItem): Wire['OrderItem'] {
  const { id, name, price, quantity, weeks, startDate, begunAt, performedAt } = item;
  return {
    id,
    ...toFields({ name }),
    price: centsToDollars(price),
    quantity,
    duration: weeks,
    startDate,
    endDate: lastDayOf(item),
    begunAt,
    performedAt,
  };
}
