// A partner's shop: node partner-shop.mts, with SHOP_URL, PARTNER, SHOP_KEY and PORT. The shop keeps prices, orders and payments; this one
// shows, sells and learns what is paid. The key needs the scopes catalogue:read, orders:read and orders:write.
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createShopClient, type Service, ShopError } from 'vedic-rituals-client';

const { SHOP_URL: url = 'http://localhost:3000', PARTNER: slug, SHOP_KEY: key, POLL_MS = '5000', PORT = '4001' } = process.env;
if (!slug || !key) throw new Error('PARTNER and SHOP_KEY are missing');
const path = { slug };
const shop = createShopClient({ url, key });

interface Answer {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
}

createServer(async (request, response) => {
  const { status, html = '', location } = await answer(request).catch(refusal);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(location ? { location } : {}) });
  response.end(html && `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rituals</title><body>${html}</body></html>`);
}).listen(Number(PORT), '127.0.0.1', () => console.log('Selling'));
await watchPayments();

async function answer(request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://partner.example');
  if (request.method === 'POST' && pathname === '/orders') return sell(await formOf(request));
  const [, orders, id] = pathname.split('/');
  if (orders === 'orders' && id) return { status: 200, html: await orderPage(id) };
  return { status: 200, html: await shopWindow() };
}

/** The client asks the shop at every visit, and the shop sends the list only when it has changed. Special intentions are ordered otherwise. */
async function shopWindow(): Promise<string> {
  const rituals = await shop.listServices({ query: { view: 'card' } });
  return `<h1>Rituals</h1>${rituals
    .filter(({ id }) => id !== 'z-special-intention')
    .map(offer)
    .join('')}`;
}

function offer({ id, name_en, price }: Service): string {
  return `<form method="post" action="/orders">
    <h2>${escapeHtml(name_en)}</h2><p>${price} $ for four weeks</p>
    <input type="hidden" name="ritual" value="${escapeHtml(id)}">
    <input type="hidden" name="purchase" value="${crypto.randomUUID()}">
    <label>Name <input name="name" required></label> <label>E-mail <input name="email" type="email" required></label>
    <button>Order</button></form>`;
}

/** The same form sent twice makes one order: its purchase is the idempotency key. */
async function sell(form: URLSearchParams): Promise<Answer> {
  const [id, name, email, purchase] = ['ritual', 'name', 'email', 'purchase'].map((field) => form.get(field) ?? '');
  if (!id || !name || !email || !purchase) return { status: 400, html: '<p>Something is missing. Please go back.</p>' };
  const order = await shop.createPartnerOrder(
    {
      path,
      body: { customerName: name, customerEmail: email, language: 'en', items: [{ id, quantity: 1, duration: 1 }] },
    },
    { idempotencyKey: `partner-shop-${purchase}` },
  );
  return { status: 303, location: `/orders/${order.id}` };
}

/** Paid on the shop's own page, so no payment data come here. The id of an order is its secret link. */
async function orderPage(id: string): Promise<string> {
  const { status, total, due, items } = await shop.getPartnerOrder({ path: { ...path, id } });
  const names = items.map(({ name_en }) => `<li>${escapeHtml(name_en)}</li>`).join('');
  const pay = due > 0 ? `<a href="${escapeHtml(`${url}/checkout/${id}`)}">Pay ${due} $</a>` : '';
  return `<h1>Your order</h1><ul>${names}</ul><p>${total} $, ${escapeHtml(status)}</p>${pay}`;
}

/** Tells of each payment once, whatever became of its order since. Store `after` for restarts: without it the list begins anew. */
async function watchPayments(): Promise<never> {
  let after: string | null = null;
  for (;;) {
    try {
      const page = await shop.listPartnerEvents({ path, query: after ? { after } : {} });
      for (const { event } of page.items) {
        if (event.type === 'payment.confirmed') console.log(`Order No. ${event.data.number} is paid`);
      }
      after = page.next;
      if (page.hasMore) continue;
    } catch (error) {
      console.error(error);
    }
    await setTimeout(Number(POLL_MS));
  }
}

/** The shop's sentences are for the program that has the key, so they go to the log. */
function refusal(error: unknown): Answer {
  console.error(error);
  const isWrongEntry = error instanceof ShopError && [400, 404, 422].includes(error.status);
  if (!isWrongEntry) return { status: 502, html: '<p>Please try again later.</p>' };
  return { status: error.status, html: '<p>Please go back and check what you entered.</p>' };
}

/** What is too long is read to its end, to be answered, and its rest is dropped. */
async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of request) if (text.length < 10_000) text += piece;
  return new URLSearchParams(text);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
