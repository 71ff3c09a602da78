import { randomUUID } from 'node:crypto';
import { sentBack } from '../../support/customers.ts';
import type { ShopRequest, TestShop } from '../../support/shop.ts';

/** Somebody who is signed in. `request` sends their session cookie. */
export interface Customer {
  readonly id: string;
  readonly contact: string;
  readonly cookie: string;
  request(wanted: ShopRequest): ReturnType<TestShop['request']>;
}

/** A code that was sent, and what it is used with. */
interface AskedCode {
  readonly contact: string;
  readonly code: string;
  /** The cookie that binds the code to the browser. */
  readonly cookie: string;
}

/** An e-mail that nobody has used yet. */
export function newContact(): string {
  return `${randomUUID()}@example.com`;
}

let phones = 0;
/** A phone that nobody has used yet. */
export function newPhone(): string {
  phones += 1;
  return `+7916${1_000_000 + phones}`;
}

/** Signs in as a browser would, with the code from the outbox. */
export async function signIn(shop: TestShop, contact = newContact()): Promise<Customer> {
  const verified = await tryCode(shop, await askForCode(shop, contact));
  if (verified.statusCode !== 200) throw new Error(`No sign-in: ${verified.payload}`);
  const cookie = cookiesOf(verified);
  const request = ({ headers, ...wanted }: ShopRequest) => shop.request({ ...wanted, headers: { cookie, ...headers } });
  return { id: verified.json<{ user: { id: string } }>().user.id, contact, cookie, request };
}

/** Requests a code as a browser would, and reads it from the outbox. */
export async function askForCode(shop: TestShop, contact = newContact(), headers: Record<string, string> = {}) {
  const codeAnswer = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact }, headers });
  if (codeAnswer.statusCode !== 200) throw new Error(`No code: ${codeAnswer.payload}`);
  return { contact, code: await lastCode(shop, contact), cookie: cookiesOf(codeAnswer), answer: codeAnswer.json() as object };
}

/** Sends a code, with the cookie of the browser that asked for it. */
export function tryCode(shop: TestShop, { contact, code, cookie }: AskedCode, headers: Record<string, string> = {}) {
  return shop.request({
    method: 'POST',
    url: '/api/auth/verify-code',
    payload: { contact, code },
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  });
}

/** Six digits that differ from the code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The code in the newest message to a contact. */
export async function lastCode(shop: TestShop, to: string): Promise<string> {
  const [newest] = await messagesTo(shop, to);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error('No code was sent');
  return code;
}

/** The messages to a contact, newest first. */
export async function messagesTo(shop: TestShop, to: string) {
  const messages = await shop.request({ url: `/api/sandbox/messages?to=${encodeURIComponent(to)}` });
  return messages.json<{ subject: string; text: string; html: string }[]>();
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: { readonly headers: Record<string, unknown> }): string {
  return sentBack([answer.headers['set-cookie'] ?? []].flat().map(String));
}

type Answer = Awaited<ReturnType<TestShop['request']>>;

/** Asks for a code that confirms a new e-mail. */
export function askForEmailChange(customer: Customer, email: string): Promise<Answer> {
  return customer.request({ method: 'POST', url: '/api/account/email', payload: { email } });
}

/** Confirms a new e-mail with a code, in the browser that was answered with `changeAnswer`. */
export function confirmEmail(customer: Customer, email: string, code: string, changeAnswer: Answer): Promise<Answer> {
  const headers = { cookie: `${customer.cookie}; ${cookiesOf(changeAnswer)}` };
  return customer.request({ method: 'POST', url: '/api/account/email/verify', payload: { email, code }, headers });
}

/** Changes the e-mail of a customer with the code that is sent to the new one. */
export async function changeEmail(shop: TestShop, customer: Customer, email: string): Promise<Answer> {
  const changeAnswer = await askForEmailChange(customer, email);
  return confirmEmail(customer, email, await lastCode(shop, email.toLowerCase()), changeAnswer);
}
