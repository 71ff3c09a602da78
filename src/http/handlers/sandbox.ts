import { randomUUID } from 'node:crypto';
import { requireFound } from '#kernel/errors.ts';
import type { MadeKey } from '#modules/api-keys/index.ts';
import type { Letters } from '#modules/notifications/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import { type Payments, seenState } from '#modules/payments/index.ts';
import type { PlayOrder } from '#modules/sandbox/index.ts';
import { created, done, keyed, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import type { SandboxAccess } from '../requests/sandbox-access.ts';
import { orderToWire } from './orders.ts';
import { orderToWire as partnerOrderToWire } from './partners.ts';

/** Letters carry their styles in attributes, and nothing else. */
const LETTER_POLICY = "default-src 'none';style-src-attr 'unsafe-inline';base-uri 'none';frame-ancestors 'none'";

/** Calls that open a sandbox which asks for its secret. */
export function sandboxAccessHandlers(access: Pick<SandboxAccess, 'cookieFor'>) {
  return {
    // The route has asked for the secret already.
    checkSandboxAccess: async () => done(),
    async openSandbox({ body }) {
      const cookie = access.cookieFor(body.secret);
      return { status: 204, headers: cookie ? { 'set-cookie': cookie } : {}, body: undefined };
    },
  } satisfies Partial<Handlers>;
}

/** Gives anybody a key with which to try the sandbox, and an inbox for its webhooks: an id that nobody can guess. */
export function sandboxKeyHandlers(make: () => Promise<MadeKey>) {
  return {
    async makeSandboxKey() {
      const { key, text } = await make();
      const { partner, expiresAt } = key;
      // Such a key always ends.
      return created({ partner, key: text, inbox: randomUUID(), expiresAt: expiresAt ?? '' });
    },
  } satisfies Partial<Handlers>;
}

/** Steps of the shop's people that a partner's program plays in the sandbox. */
export function sandboxPlayHandlers(play: PlayOrder, paymentLinkOf: (orderId: string) => string) {
  return {
    async playPartnerOrder({ caller, params, body, idempotency }) {
      const played = await play(caller, params.slug, params.id, { ...body, idempotency });
      return keyed(200, played, ({ result }) => partnerOrderToWire(result, paymentLinkOf));
    },
  } satisfies Partial<Handlers>;
}

/** The messages that the sandbox kept, the newest first; `to` is a mailbox or a phone. */
type ListMessages = (to?: string) => Promise<Wire['Message'][]>;

/** What the sandbox shows of its post, and how its coins and cards are paid. */
export function sandboxHandlers(
  payments: Payments,
  { viewOrder }: Orders,
  { writeSamples }: Letters,
  listMessages: ListMessages,
) {
  return {
    listSandboxMessages: async ({ query }) => ok(await listMessages(query.to)),
    listSandboxLetters: async () => ok(writeSamples().map(({ html: _, ...letter }) => letter)),
    async getSandboxLetter({ params: { kind, lang } }) {
      const letter = requireFound(writeSamples().find((sample) => sample.kind === kind && sample.language === lang));
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': LETTER_POLICY };
      return { status: 200, headers, serialized: Buffer.from(letter.html) };
    },
    async createSandboxTransfer({ caller, params: { paymentId }, body }) {
      const { currency: coin, ...wanted } = body;
      const { transfer, payment } = await payments.playTransfer(caller, paymentId, { ...wanted, coin });
      const { coin: currency, ...sent } = transfer;
      return created({ ...sent, paymentId, currency, status: seenState(payment.state) });
    },
    async paySandboxCard({ params: { orderId } }) {
      await payments.confirmCardPayment(orderId);
      return ok(orderToWire(await viewOrder(orderId)));
    },
  } satisfies Partial<Handlers>;
}
