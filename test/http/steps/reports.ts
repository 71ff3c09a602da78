import sharp from 'sharp';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type guestOrder, oneRitual } from '../../support/orders.ts';
import type { TestShop } from '../../support/shop.ts';
import type { Customer } from './customers.ts';
import { paidOrder } from './purchase.ts';
import { setStatus } from './records.ts';

/** Notes by SQL alone that the rituals of an order are performed. How that comes about is the story of other tests. */
export async function setPerformed(shop: TestShop, orderId: string): Promise<void> {
  await setStatus(shop, orderId, 'ready');
  const start_date = '2026-11-01' as CalendarDate;
  const at = new Date('2026-11-19T09:00:00Z');
  await shop.database.queries
    .updateTable('order_items')
    .set({ start_date, begun_at: at, performed_at: at })
    .where('order_id', '=', orderId)
    .execute();
}

/** The steps of a priest who reports on rituals. */
export function reportStepsOf(shop: TestShop) {
  return {
    /** A paid order of a customer whose rituals are performed. */
    async performed(customer: Customer, cart: typeof guestOrder | typeof oneRitual = oneRitual) {
      const { id } = await paidOrder(shop, { ...cart, customerEmail: customer.contact, paymentMethod: 'card' });
      await setPerformed(shop, id);
      return { id, url: `/api/admin/reports/orders/${id}/0` };
    },
    /** Uploads a picture of one colour; resolves to its id. */
    async upload(priest: Customer, background = 'orange'): Promise<string> {
      const payload = await sharp({ create: { width: 60, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const headers = { 'content-type': 'image/jpeg' };
      const sent = await priest.request({ method: 'POST', url: '/api/admin/reports/pictures', payload, headers });
      return sent.json<{ id: string }>().id;
    },
    save: (priest: Customer, url: string, version: number, payload: object) =>
      priest.request({ method: 'PUT', url, payload, headers: { 'if-match': `"${version}"` } }),
    send: (priest: Customer, url: string, version: number) =>
      priest.request({ method: 'POST', url: `${url}/send`, headers: { 'if-match': `"${version}"` } }),
  };
}
