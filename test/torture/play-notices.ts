import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { created, post } from '../support/customers.ts';
import { oneRitual } from '../support/orders.ts';
import type { NowPaymentsStandIn } from '../support/stand-ins/nowpayments.ts';
import { type StandInPayment, signed } from '../support/stand-ins/nowpayments-shapes.ts';
import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { paysRest, type Script } from './notice-scripts.ts';

interface Play {
  readonly vendor: NowPaymentsStandIn;
  /** The vendor's notices of a payment and of those that it made for further transfers to the same address. */
  readonly noticesOf: (vendorId: number) => readonly Notice[];
  /** The instances of the shop. */
  readonly urls: readonly string[];
  readonly script: Script;
  /** For the failure of a test. */
  readonly name: string;
}

/**
 * Plays a script to its end. Returns the order, each delivery of a true notice, and how many notices were forged and how often the shop
 * was too busy.
 */
export async function playScript({ vendor, noticesOf, urls, script, name }: Play) {
  const delivered: Notice[] = [];
  const accepted = new Set<Notice>();
  let forged = 0;
  let busy = 0;
  let turn = 0;
  const chance = () => script.chances[turn++ % script.chances.length] ?? 0;
  const url = () => urls[chance() % urls.length] ?? '';

  /** Sends a notice and, as a vendor does, again when the shop is too busy to take it. */
  async function deliver(notice: Notice, triesLeft = 5): Promise<void> {
    const answer = await fetch(`${url()}/api/webhooks/nowpayments`, { method: 'POST', ...notice });
    const text = await answer.text();
    if (answer.status === 503 && triesLeft > 0) {
      busy += 1;
      await setTimeout(1000);
      return deliver(notice, triesLeft - 1);
    }
    const { outcome } = JSON.parse(text);
    expect(['accepted', 'repeated'], `${name}: ${answer.status} ${text}`).toContain(outcome);
    if (outcome === 'accepted') expect(accepted.has(notice), `${name}: taken twice`).toBe(false);
    if (outcome === 'accepted') accepted.add(notice);
    delivered.push(notice);
  }

  /** Says that the money has come, and says so again, as a person does, when the shop is too busy with the order. */
  async function confirmByHand(shop: string, orderId: string, triesLeft = 5): Promise<void> {
    const { status } = await post(`${shop}/api/sandbox/card/payments/${orderId}/pay`, {});
    if (status === 503 && triesLeft > 0) {
      busy += 1;
      await setTimeout(1000);
      return confirmByHand(shop, orderId, triesLeft - 1);
    }
    expect(status, name).toBe(200);
  }

  async function forge({ body }: Notice): Promise<void> {
    forged += 1;
    const claim = JSON.stringify({ ...JSON.parse(body), payment_status: 'finished', actually_paid: 1 });
    const answer = await fetch(`${url()}/api/webhooks/nowpayments`, { method: 'POST', ...signed(claim, 'a guessed secret') });
    expect(answer.status, name).toBe(401);
  }

  /** Everything that the vendor says of these payments comes to the shop, shuffled, while the payer looks. */
  async function tell(notices: readonly Notice[], paymentId: string): Promise<void> {
    const copies = notices.flatMap((notice, index) =>
      Array<Notice>(script.copies[index % script.copies.length] ?? 1).fill(notice),
    );
    const shuffled = copies.map((notice) => ({ notice, place: chance() })).sort((a, b) => a.place - b.place);
    const calls = shuffled.map(({ notice }) => [deliver(notice), ...(chance() % 20 === 0 ? [forge(notice)] : [])]);
    await Promise.all([...calls.flat(), look(`${url()}/api/crypto/payment/${paymentId}/status`)]);
  }

  /** Opens a payment; returns it with what the vendor makes of it. */
  async function open(orderId: string, dollars: number) {
    const body = { orderId, currency: 'BTC', amountUsd: dollars };
    const { id } = await created<{ id: string }>(post(`${url()}/api/crypto/payment`, body));
    const atVendor = [...vendor.payments.values()].find((payment) => payment.orderId === id) as StandInPayment;
    return { id, atVendor };
  }

  const order = await created<{ id: string }>(
    post(`${url()}/api/orders`, { ...oneRitual, customerEmail: `${name.replaceAll(' ', '-')}@example.com` }),
  );
  const first = await open(order.id, 300);
  if (script.percent > 0) {
    vendor.arrive(first.atVendor.id, bitcoin(script.percent), { isFinal: false });
    if (script.isCancelled) await post(`${url()}/api/crypto/payment/${first.id}/cancel`, {});
    else await look(`${url()}/api/crypto/payment/${first.id}/status`);
    vendor.confirm(first.atVendor.id);
    if (script.again) vendor.arrive(first.atVendor.id, 0.001, { code: script.again });
  }
  const told = !script.isSilent || script.again ? tell(noticesOf(first.atVendor.id), first.id) : undefined;
  await Promise.all([told, ...(script.isConfirmedByHand ? urls.map((each) => confirmByHand(each, order.id)) : [])]);
  if (paysRest(script)) {
    // In dollars, of 300.
    const due = 3 * (100 - script.percent);
    const dueOf = async () => (await read<{ due: number }>(`${url()}/api/orders/${order.id}`)).due;
    await expect.poll(dueOf, { timeout: 120_000, interval: 500, message: name }).toBe(due);
    const rest = await open(order.id, due);
    vendor.arrive(rest.atVendor.id, rest.atVendor.payAmount);
    await tell(noticesOf(rest.atVendor.id), rest.id);
  }
  return { orderId: order.id, delivered, forged, busy };
}

/** Hundredths of the whole amount, without the noise of fractions. */
function bitcoin(percent: number): number {
  return Number(((0.005 * percent) / 100).toFixed(8));
}

async function read<Body>(url: string): Promise<Body> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

const look = (url: string) => read(url);
