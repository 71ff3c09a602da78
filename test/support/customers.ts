import { guestOrder, type PlacedOrder } from './orders.ts';
import type { ShopRequest, TestShop } from './shop.ts';

/** A signed-in customer, who asks with their own cookie. */
export interface Customer {
  readonly id: string;
  readonly contact: string;
  readonly cookie: string;
  request(wanted: ShopRequest): ReturnType<TestShop['request']>;
}

/** Signs in with the code that the outbox holds, as a browser would. */
export async function signIn(shop: TestShop, contact: string): Promise<Customer> {
  const asked = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact } });
  const verified = await shop.request({
    method: 'POST',
    url: '/api/auth/verify-code',
    payload: { contact, code: await lastCode(shop, contact) },
    headers: { cookie: cookiesOf(asked) },
  });
  if (verified.statusCode !== 200) throw new Error(`No sign-in: ${verified.payload}`);
  const cookie = cookiesOf(verified);
  const request = ({ headers, ...wanted }: ShopRequest) => shop.request({ ...wanted, headers: { cookie, ...headers } });
  return { id: verified.json<{ user: { id: string } }>().user.id, contact, cookie, request };
}

/** The code of the newest message to somebody. */
export async function lastCode(shop: TestShop, to: string): Promise<string> {
  const messages = await shop.request({ url: `/api/sandbox/messages?to=${encodeURIComponent(to)}` });
  const code = /\b\d{6}\b/.exec(messages.json<{ text: string }[]>()[0]?.text ?? '')?.[0];
  if (!code) throw new Error('No code was sent');
  return code;
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: { readonly headers: Record<string, unknown> }): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

/** An order, with what `changes` say instead of the usual; placed as a guest unless a customer asks. */
export async function placeOrder(
  who: Pick<Customer, 'request'>,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<PlacedOrder> {
  const placed = await who.request({ method: 'POST', url: '/api/orders', payload: { ...guestOrder, ...changes } });
  if (placed.statusCode !== 201) throw new Error(`No order: ${placed.payload}`);
  return placed.json<PlacedOrder>();
}

/** An order that its card has paid. */
export async function paidOrder(shop: TestShop, changes: Readonly<Record<string, unknown>> = {}): Promise<PlacedOrder> {
  const order = await placeOrder(shop, { paymentMethod: 'card', ...changes });
  await shop.request({ method: 'POST', url: '/api/card/payment', payload: { orderId: order.id } });
  const paid = await shop.request({ method: 'POST', url: `/api/sandbox/card/payments/${order.id}/pay` });
  if (paid.json<{ status: string }>().status !== 'paid') throw new Error(`Not paid: ${paid.payload}`);
  return order;
}
