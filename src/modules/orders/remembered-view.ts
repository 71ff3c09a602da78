import type { Bilingual } from '#kernel/language.ts';
import { cents } from '#kernel/money.ts';
import type { OrderItem } from './order.ts';
import type { OrderView } from './view-order.ts';

type FormerItem = Omit<OrderItem, 'name'> & { readonly name: string; readonly nameEn: string };

/** What the first versions of the shop did not remember. */
type LaterField = 'number' | 'received' | 'due' | 'timeline' | 'repair' | 'progress';

/** What stands under a key: the view as the version of the shop knew it that placed the order. */
export interface Remembered extends Omit<OrderView, LaterField | 'items'>, Partial<Pick<OrderView, LaterField>> {
  readonly items: readonly (OrderItem | FormerItem)[];
}

/**
 * The view that was remembered under an idempotency key. Until 21 November 2026 its items had `name` and `nameEn`: an order placed
 * before an upgrade is replayed in today's shape, which also says what is due and what happened; `number` is that of the order, which
 * version 1.0.0 did not remember. Keys live for 24 hours, so a version released later need not read the former shapes.
 */
export function rememberedView(view: Remembered, number: number): OrderView {
  const timeline: OrderView['timeline'] = [{ at: view.createdAt, event: 'placed' }];
  const repair: OrderView['repair'] = { troubles: [], mayAskRefund: false };
  return {
    number,
    received: cents(0),
    due: view.total,
    timeline,
    repair,
    progress: atTheStart(view),
    ...view,
    items: view.items.map(readItem),
  };
}

/** Only orders that were just placed are remembered. */
function atTheStart({ createdAt }: Pick<Remembered, 'createdAt'>): OrderView['progress'] {
  const ahead = (['paid', 'planned', 'begun', 'completed'] as const).map((step) => ({ step, isDone: false }));
  return { steps: [{ step: 'placed', isDone: true, at: createdAt }, ...ahead], next: { kind: 'pay', isMailed: false } };
}

function readItem(item: OrderItem | FormerItem): OrderItem {
  if (!('nameEn' in item)) return item;
  const { name: ru, nameEn: en, ...rest } = item;
  return { ...rest, name: { ru, en } satisfies Bilingual };
}
