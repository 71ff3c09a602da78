import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readMail } from '../../../scripts/rehearse/letters.ts';
import { oneRitual } from '../../support/orders.ts';
import type { Surroundings } from '../../system/support/surroundings.ts';
import type { Ask, Visits } from './visits.ts';

/** Milliseconds between two looks. */
const PAUSE = 200;
/** For a hundred seconds: a letter that was not taken is sent again after a minute. */
const MOST_POLLS = 500;

export interface Bought {
  /** The orders that the shop acknowledged, and those of them that it called paid. */
  readonly placed: string[];
  readonly paid: string[];
}

const parsed = <Body>({ body }: { readonly body: string }) => JSON.parse(body) as Body;

/** A guest orders, opens a payment and pays; the gateway tells the shop; the guest waits for it. Ends early when the shop refuses something. */
export async function buy({ btcpay }: Surroundings, visits: Visits, { placed, paid }: Bought): Promise<void> {
  const { ask, leave } = visits.visitor();
  const order = await ask('/api/orders', { body: { ...oneRitual, customerEmail: `guest-${randomUUID()}@example.com` } });
  if (order.status !== 201) return leave();
  const { id } = parsed<{ id: string }>(order);
  placed.push(id);
  const newPayment = { orderId: id, currency: 'BTC', amountUsd: oneRitual.total };
  const opened = await ask('/api/crypto/payment', { body: newPayment });
  if (opened.status !== 201) return leave();
  const payment = parsed<{ id: string }>(opened).id;
  const invoice = [...btcpay.invoices.values()].find(({ metadata }) => metadata.orderId === payment);
  btcpay.pay(invoice?.id ?? '', 'BTC', '0.005', true);
  for (const { body, headers } of btcpay.notices.splice(0)) await ask('/api/webhooks/btcpay', { body, headers });
  for (let left = MOST_POLLS; left > 0; left -= 1) {
    const answer = await ask(`/api/crypto/payment/${payment}/status`);
    if (answer.status === 200 && parsed<{ status: string }>(answer).status === 'completed') break;
    await pause(PAUSE);
  }
  const seen = await ask(`/api/orders/${id}`);
  if (seen.status === 200 && parsed<{ status: string }>(seen).status === 'paid') paid.push(id);
  leave();
}

/** A visitor reads a page with everything that it loads. */
export async function read(visits: Visits): Promise<void> {
  const { ask, leave } = visits.visitor();
  for (const page of ['/en', '/ru/articles', '/en/legal/privacy']) {
    const { body } = await ask(page);
    const files = new Set(body.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
    for (const file of files) await ask(file);
  }
  leave();
}

/** Signs in by the code of the mail. */
async function signIn({ mail }: Surroundings, ask: Ask, contact: string): Promise<string> {
  const codeAnswer = await ask('/api/auth/request-login', { body: { contact } });
  if (codeAnswer.status !== 200) throw new Error(`No code: ${codeAnswer.body}`);
  let code: string | undefined;
  for (let left = MOST_POLLS; !code && left > 0; left -= 1) {
    const letter = mail.received.findLast(({ to }) => to.includes(contact));
    code = letter && /\b\d{6}\b/.exec(readMail(letter).text)?.[0];
    await pause(PAUSE);
  }
  const verified = await ask('/api/auth/verify-code', { body: { contact, code }, headers: { cookie: codeAnswer.cookies } });
  if (verified.status !== 200) throw new Error(`No sign-in: ${verified.body}`);
  return verified.cookies;
}

/** Signs in a member of staff. What it returns looks at the panel, its lists and an order, and writes a note. */
export async function staffAtWork(around: Surroundings, visits: Visits) {
  const { ask } = visits.visitor();
  const contact = 'administrator@example.com';
  const cookie = await signIn(around, ask, contact);
  await around.postgres.ask('shop', `update users set role = 'administrator' where email = '${contact}'`);
  await around.postgres.ask('shop', 'update sessions set second_factor_at = now()');
  const headers = { cookie };
  return async () => {
    for (const path of ['/admin-panel', '/api/admin/waiting', '/api/admin/audit?limit=5']) await ask(path, { headers });
    const { body, status } = await ask('/api/admin/orders?limit=1&status=paid', { headers });
    const [order] = status === 200 ? parsed<{ items: { id: string }[] }>({ body }).items : [];
    if (!order) return;
    await ask(`/api/admin/orders/${order.id}`, { headers });
    await ask(`/api/admin/orders/${order.id}/notes/${randomUUID()}`, { method: 'PUT', body: { text: 'Позвонить' }, headers });
  };
}

/** Signs in a customer and makes a profile. What it returns changes the profile and reads the account's pages. */
export async function customerAtHome(around: Surroundings, visits: Visits) {
  const { ask } = visits.visitor();
  const contact = 'anna@example.com';
  const cookie = await signIn(around, ask, contact);
  const headers = { cookie };
  const made = await ask('/api/customer-profiles', { body: { firstName: 'Анна', lastName: 'Иванова' }, headers });
  const { id } = parsed<{ id: string }>(made);
  return async () => {
    const names = { firstName: 'Анна', lastName: `Иванова ${randomUUID().slice(0, 4)}` };
    await ask(`/api/customer-profiles/${id}`, { method: 'PUT', body: names, headers });
    await pause(10 * PAUSE);
    for (const path of ['/api/auth/me', '/en/user-profile', '/api/orders']) await ask(path, { headers });
  };
}
