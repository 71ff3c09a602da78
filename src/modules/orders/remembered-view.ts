import type { Bilingual } from '#kernel/language.ts';
import type { OrderItem } from './order.ts';
import type { OrderView } from './view-order.ts';

type FormerItem = Omit<OrderItem, 'name'> & { readonly name: string; readonly nameEn: string };

/**
 * The view that was remembered under an idempotency key. Until 21 November 2026 its items had `name` and `nameEn`: an order placed
 * before an upgrade is replayed in today's shape. Keys live for 24 hours, so a version released later need not read the former shape.
 */
export function rememberedView(
  view: Omit<OrderView, 'items'> & { readonly items: readonly (OrderItem | FormerItem)[] },
): OrderView {
  return { ...view, items: view.items.map(readItem) };
}

function readItem(item: OrderItem | FormerItem): OrderItem {
  if (!('nameEn' in item)) return item;
  const { name: ru, nameEn: en, ...rest } = item;
  return { ...rest, name: { ru, en } satisfies Bilingual };
}
