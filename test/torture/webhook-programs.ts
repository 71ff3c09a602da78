import { created, post } from '../support/customers.ts';
import { oneRitual } from '../support/orders.ts';
import { type Reaction, startWebhookReceiver } from '../support/stand-ins/webhook-receiver.ts';

/** A program of a partner of its own, to which all events of the partner's orders come. */
export interface Program {
  readonly name: string;
  /** Slug of the partner. */
  readonly partner: string;
  readonly receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  readonly webhookId: string;
  readonly secret: string;
  /** Orders that the shop has acknowledged, and whether each was paid. */
  readonly orders: Map<string, boolean>;
  /** Time passes for the webhook until an event was tried so often. */
  patience: number;
}

const TYPES = ['order.created', 'order.status_changed', 'payment.confirmed'];

/** Starts a receiver and adds its webhook, by a key of a new partner of the sandbox. */
export async function openProgram(shopUrl: string, name: string): Promise<Program> {
  const receiver = await startWebhookReceiver();
  const { partner, key } = await created<{ partner: string; key: string }>(post(`${shopUrl}/api/sandbox/keys`, {}));
  const url = `${shopUrl}/api/partner/${partner}/webhooks`;
  const newWebhook = { url: receiver.url, description: name, types: TYPES };
  const made = await created<{ id: string; secret: string }>(post(url, newWebhook, { authorization: `Bearer ${key}` }));
  const patience = Number.POSITIVE_INFINITY;
  return { name, partner, receiver, webhookId: made.id, secret: made.secret, orders: new Map(), patience };
}

/** An order of the program's partner; every second is paid, too. */
export async function sell(shopUrl: string, { partner, orders }: Program): Promise<void> {
  const { id } = await created<{ id: string }>(post(`${shopUrl}/api/orders`, { ...oneRitual, partner }));
  orders.set(id, false);
  if (orders.size % 2 === 0) return;
  const paid = await post(`${shopUrl}/api/sandbox/card/payments/${id}/pay`, {});
  if (paid.status !== 200) throw new Error(`${paid.status}: ${await paid.text()}`);
  orders.set(id, true);
}

/** The events that the partner's orders must have made: type and order. */
export const eventsOf = ({ orders }: Program): string[] =>
  [...orders].flatMap(([id, isPaid]) => TYPES.slice(0, isPaid ? 3 : 1).map((type) => `${type} ${id}`));

/** Does a receiver with this reaction take the event, as the shop must see it? */
export const isAccepting = (reaction: Reaction) => reaction === 200 || reaction === 'slow';

/** What the program has accepted, in its order. */
export const accepted = ({ receiver }: Program) =>
  receiver.arrived.filter(({ reaction }) => isAccepting(reaction)).map(({ event }) => event);

/** Events that the program must be told of and has not accepted yet. */
export function missing(program: Program): string[] {
  const has = new Set(accepted(program).map(({ type, order }) => `${type} ${order}`));
  return eventsOf(program).filter((event) => !has.has(event));
}
