import { randomUUID } from 'node:crypto';
import type { ShopRequest, TestShop } from '../../support/shop.ts';

type Person = Pick<TestShop, 'request'>;

interface Change extends Omit<ShopRequest, 'url'> {
  /** What follows the address that was read. */
  readonly path?: string;
  /** A version that was read before. */
  readonly etag?: string | undefined;
}

/** The version of what stands at an address. */
export async function etagAt(reader: Person, url: string): Promise<string> {
  const { etag } = (await reader.request({ url })).headers;
  if (!etag) throw new Error(`${url} has no version`);
  return String(etag);
}

/** Changes what stands at an address, as somebody who has read it: just now, unless `etag` is of another time. */
export async function change(who: Person, url: string, { path = '', etag, headers, method = 'POST', ...rest }: Change) {
  const known = { 'if-match': etag ?? (await etagAt(who, url)), ...headers };
  return who.request({ ...rest, method, url: url + path, headers: known });
}

const changeOrder = (staff: Person, orderId: string, path: string, payload: object, etag?: string) =>
  change(staff, `/api/admin/orders/${orderId}`, { path, etag, payload: { noteId: randomUUID(), ...payload } });

/** The staff give rituals of an order another first day. */
export const postpone = (staff: Person, orderId: string, payload: object, etag?: string) =>
  changeOrder(staff, orderId, '/postponement', { reason: 'Праздник', ...payload }, etag);

/** The staff answer the wish for another day. */
export const answerWish = (staff: Person, orderId: string, agreed: boolean, etag?: string) =>
  changeOrder(staff, orderId, '/postponement-answer', { agreed, answer: 'Храм закрыт' }, etag);

/** The staff cancel an order. */
export const cancelOrder = (staff: Person, orderId: string, etag?: string) =>
  changeOrder(staff, orderId, '/cancellation', { reason: 'Передумала' }, etag);
