import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { ServicePrice } from '#modules/catalogue/index.ts';
import type { Order, OrderItem, OrderStatus } from '../order.ts';

/** Returns a guest's order of one ritual for a month at 300 dollars; `changes` replace the defaults. */
export function anOrder<Status extends OrderStatus = 'pending'>(
  status = 'pending' as Status,
  changes: Partial<Omit<Order, 'status' | 'isErased'>> = {},
) {
  return {
    id: uuid(100),
    number: 1042,
    status,
    createdAt: new Date('2026-11-20T09:00:00Z'),
    language: 'ru' as const,
    contact: { name: 'Анна Иванова', email: 'anna@example.com' },
    paymentMethod: 'crypto' as const,
    items: [anItem()],
    total: cents(30_000),
    specialInstructions: 'Для мамы',
    isErased: false as const,
    ...changes,
  };
}

/** Returns the order of `anOrder()` after its personal data were erased. */
export function anErasedOrder(status?: OrderStatus): Order {
  return { ...anOrder(status), contact: null, specialInstructions: '', isErased: true };
}

export function anItem(changes: Partial<OrderItem> = {}): OrderItem {
  return { id: 'ganesha', name: { ru: 'Ганеша', en: 'Ganesha' }, price: cents(30_000), quantity: 1, weeks: 4, ...changes };
}

/** The one service that the shop sells in tests; it costs 300 dollars for a month. */
export const ganesha: ServicePrice = {
  id: 'ganesha',
  name: { ru: 'Ганеша', en: 'Ganesha' },
  price: cents(30_000),
  offSale: false,
};
