import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneRitual, type PlacedOrder } from '../support/orders.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Customer, customerAt } from './support/customer.ts';
import { type Surroundings, startSurroundings } from './support/surroundings.ts';

const CUSTOMERS = 6;
const ORDERS = 15;
const ALL = CUSTOMERS * ORDERS;
/** An example of BIP 173: the shop shows real addresses alone. */
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

let home: string;
let around: Surroundings;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shop-package-'));
  const [tarball = ''] = globSync('dist/package/*.tar.gz');
  execFileSync('tar', ['-xzf', tarball, '-C', home]);
  around = await startSurroundings({ withCaddy: true, address: ADDRESS });
});
afterAll(async () => {
  await around.stop();
  await rm(home, { recursive: true, force: true });
});

/** Starts an instance from the package. */
function startInstance(port: number): Promise<ServerProcess> {
  return startServer(around.settings(port), {
    command: [process.execPath, 'dist/shop/main.js'],
    folder: join(home, 'vedic-rituals-shop'),
  });
}

test('in production two instances from the package sell behind Caddy, by encrypted lines alone; one is killed under load, and nothing is lost or doubled', async () => {
  const { postgres, btcpay, mail, ports } = around;
  const [steady, killed] = await Promise.all([startInstance(ports[0]), startInstance(ports[1])]);
  const customers = Array.from({ length: CUSTOMERS }, (_, index) =>
    customerAt(around.publicUrl, around.authority ?? '', index + 1),
  );
  const placed: string[] = [];
  const third = Promise.withResolvers<void>();

  const buy = async (customer: Customer, email: string) => {
    const order = await customer.call<PlacedOrder>('/api/orders', { ...oneRitual, customerEmail: email });
    placed.push(order.id);
    if (placed.length === ALL / 3) third.resolve();
    const newPayment = { orderId: order.id, currency: 'BTC', amountUsd: oneRitual.total };
    const payment = await customer.call<{ id: string }>('/api/crypto/payment', newPayment);
    const invoice = [...btcpay.invoices.values()].find(({ metadata }) => metadata.orderId === payment.id);
    btcpay.pay(invoice?.id ?? '', 'BTC', '0.005', true);
    // Each notice is sent once. For those that meet the killed instance the shop asks by itself.
    for (const { body, headers } of btcpay.notices.splice(0)) await customer.deliver('/api/webhooks/btcpay', body, headers);
  };
  const buying = customers.map(async (customer, index) => {
    for (let count = 0; count < ORDERS; count++) await buy(customer, `guest-${index}-${count}@example.com`);
  });
  const killing = third.promise.then(() => killed.stop('SIGKILL'));
  await Promise.all([...buying, killing]);
  const replaced = await startInstance(ports[1]);

  const statuses = () => postgres.ask('shop', 'select status, count(*)::int from orders group by status');
  await expect.poll(statuses, { timeout: 90_000, interval: 500 }).toEqual([{ status: 'paid', count: ALL }]);
  const known = await postgres.ask<{ id: string }>('shop', 'select id from orders');
  expect(known.map(({ id }) => id).sort()).toEqual(placed.sort());
  const facts = "select count(*)::int from ledger where kind = 'order_paid'";
  expect(await postgres.ask('shop', facts)).toEqual([{ count: ALL }]);
  const ledger = execFileSync(process.execPath, ['dist/shop/operator.js', 'verify-ledger'], {
    cwd: join(home, 'vedic-rituals-shop'),
    env: around.settings(ports[0]),
  });
  expect(String(ledger)).toContain('The ledger is whole');
  const [first] = customers;
  for (const id of placed) expect(await first?.call(`/api/orders/${id}`)).toMatchObject({ status: 'paid' });

  const waiting = () => postgres.ask('shop', "select count(*)::int from messages where state <> 'sent'");
  // What the killed instance had begun to send is another's after two minutes.
  await expect.poll(waiting, { timeout: 150_000, interval: 500 }).toEqual([{ count: 0 }]);
  expect(new Set(mail.received.flatMap(({ to }) => to)).size).toBe(ALL);
  expect(around.mailsInPlainText()).toBe(0);
  expect(new Set(await postgres.connections('shop'))).toEqual(new Set([true]));
  for (const customer of customers) customer.leave();
  for (const shop of [steady, replaced]) expect((await shop.stop()).code).toBe(0);
});
