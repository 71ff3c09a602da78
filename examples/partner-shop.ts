// A partner's shop: node partner-shop.ts, with SHOP_URL and PORT. The shop keeps prices, orders and payments; this one shows and sells.
import { createServer, type IncomingMessage } from 'node:http';
import { createShopClient, type Service, ShopError } from 'vedic-rituals-client';

const url = process.env.SHOP_URL ?? 'http://localhost:3000';
/** The partner to whom the orders belong, and the key of the partner's program; a sandbox sells without both. */
const { PARTNER: partner, SHOP_KEY: key } = process.env;
const shop = createShopClient({ url, ...(key ? { key } : {}) });

interface Answer {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
}

createServer(async (request, response) => {
  const { status, html = '', location } = await answer(request).catch(refusal);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(location ? { location } : {}) });
  response.end(html && `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rituals</title><body>${html}</body></html>`);
}).listen(Number(process.env.PORT ?? 4001), '127.0.0.1', () => console.log('Selling'));

async function answer(request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://partner.example');
  if (request.method === 'POST' && pathname === '/orders') return sell(await formOf(request));
  const [, orders, id] = pathname.split('/');
  if (orders === 'orders' && id) return { status: 200, html: await orderPage(id) };
  return { status: 200, html: await shopWindow() };
}

/** The client asks the shop at every visit, and the shop sends the list only when it has changed. */
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
  const { items, total } = await shop.quoteCart({ body: { items: [{ id, quantity: 1, duration: 1 }] } });
  const order = await shop.createOrder(
    {
      body: {
        ...{ customerName: name, customerEmail: email, paymentMethod: 'crypto', items, total },
        ...(partner ? { partner } : {}),
      },
    },
    { idempotencyKey: `partner-shop-${purchase}` },
  );
  return { status: 303, location: `/orders/${order.id}` };
}

/** Paid on the shop's own page, so no payment data come here. The id of an order is its secret link. */
async function orderPage(id: string): Promise<string> {
  const { status, total, due, items } = await shop.getOrder({ path: { id } });
  const names = items.map(({ name_en }) => `<li>${escapeHtml(name_en)}</li>`).join('');
  const pay = due > 0 ? `<a href="${escapeHtml(`${url}/checkout/${id}`)}">Pay ${due} $</a>` : '';
  return `<h1>Your order</h1><ul>${names}</ul><p>${total} $, ${escapeHtml(status)}</p>${pay}`;
}

/** What the shop refuses is told in its own words; what went wrong here or on the way is told to nobody but the log. */
function refusal(error: unknown): Answer {
  const isTold = error instanceof ShopError && error.status < 500;
  if (!isTold) console.error(error);
  return {
    status: isTold ? error.status : 502,
    html: `<p>${isTold ? escapeHtml(error.message) : 'Please try again later.'}</p>`,
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of request) {
    text += piece;
    if (text.length > 10_000) break;
  }
  return new URLSearchParams(text);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
