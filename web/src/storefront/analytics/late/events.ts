import { FIRST_LANGUAGE } from '#kernel/language.ts';
import { cents, centsToDollars, dollarsToCents, sumCents } from '#kernel/money.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import { isSpecialIntentionId } from '#modules/cart-pricing/index.ts';
import { textIn } from '../../../api/bilingual.ts';
import type { Order } from '../../../api/queries.ts';
import type { CountedItem } from '../shop-events.ts';

/** Areas of staff and of tests, whose visits are not counted. */
const NOT_COUNTED = ['/admin-panel', '/sirius22', '/ptest22', '/pdebug22', '/partner-login', '/partner-dashboard'];
/** Pages that open to whoever knows the id or the code in their address: it is left out. */
const WITHOUT_ID = /^(\/(?:order|checkout|verify|sankalpa))\/.*$/;

/** The path to count for a page, without language prefix; undefined for areas that are not counted. */
export function countedPath(pathname: string): string | undefined {
  if (NOT_COUNTED.some((area) => pathname.startsWith(area))) return undefined;
  return pathname.replace(WITHOUT_ID, '$1');
}

/** Parameters of `add_to_cart` and `begin_checkout`. */
export function cartParameters(items: readonly CountedItem[]) {
  const total = sumCents(items.map(({ price, quantity }) => cents(dollarsToCents(price) * quantity)));
  return { currency: 'USD', value: centsToDollars(total), items: items.map(countedItem) };
}

/** Parameters of `purchase`. Whoever has an order's whole id can open its page, so only the id's beginning is sent. */
export function purchaseParameters(order: Pick<Order, 'id' | 'items' | 'total'>) {
  const items = order.items.map((item) => countedItem({ ...item, name: textIn(item, FIRST_LANGUAGE)('name') }));
  return { transaction_id: shortOrderId(order.id), currency: 'USD', value: order.total, items };
}

/** An item under the shop's own names, and under the names that Google Analytics expects. */
function countedItem({ id, name, price, quantity }: CountedItem) {
  const category = isSpecialIntentionId(id) ? 'Special Intention' : 'Vedic Ritual';
  return { id, name, category, quantity, price, item_id: id, item_name: name, item_category: category };
}
