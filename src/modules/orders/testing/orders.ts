import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { ServicePrice } from '#modules/catalogue/index.ts';
import type { Order, OrderItem, OrderStatus } from '../order.ts';

/** A guest's order of one ritual for a month, for 300 dollars, but for what a test says otherwise. */
export function anOrder(status: OrderStatus = 'pending', changes: Partial<Omit<Order, 'status'>> = {}): Order {
  return {
    id: uuid(100),
    status,
    createdAt: new Date('2026-11-20T09:00:00Z'),
    language: 'ru',
    contact: { name: 'Анна Иванова', email: 'anna@example.com' },
    paymentMethod: 'crypto',
    items: [anItem()],
    total: cents(30_000),
    specialInstructions: 'Для мамы',
    ...changes,
  };
}

export function anItem(changes: Partial<OrderItem> = {}): OrderItem {
  return { id: 'ganesha', name: { ru: 'Ганеша', en: 'Ganesha' }, price: cents(30_000), quantity: 1, weeks: 4, ...changes };
}

/** What the shop sells in tests, for 300 dollars a month. */
export const ganesha: ServicePrice = { id: 'ganesha', name: { ru: 'Ганеша', en: 'Ganesha' }, price: cents(30_000) };
