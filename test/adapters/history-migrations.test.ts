import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf } from '#modules/ledger/index.ts';
import { openEmpty } from './open-orm.ts';

/** The embedded database makes the tables in many steps slowly. */
const LONG = { timeout: 180_000 };

/** A database as a shop of before the baseline had it after this migration. */
async function formerShop(last: string) {
  const opened = await openEmpty();
  onTestFinished(opened.drop);
  await opened.beginFormer(last);
  return opened;
}

test(
  'an order that was paid before there were card payments is paid once, and a payment that waited for staff still waits',
  LONG,
  async () => {
    const { run, addOrder, migrate } = await formerShop('2026-11-20-customers-data');
    const paidOrder = async (paymentId: string | null, review: string | null) => {
      const id = await addOrder();
      if (paymentId)
        await run(
          `insert into payments (id, order_id, coin, gateway, amount_usd_cents, state, created_at, review)
          values (?, ?, 'BTC', 'sandbox', 30000, 'creating', now(), ?)`,
          [paymentId, id, review],
        );
      await run(
        `insert into ledger (order_id, payment_id, gateway, kind, at, data) values (?, ?, ?, 'order_paid', now(), '{"totalCents": 30000}')`,
        [id, paymentId, paymentId ? 'sandbox' : 'link'],
      );
      return id;
    };
    const byCard = await paidOrder(null, null);
    await paidOrder(randomUUID(), null);
    const wrong = await paidOrder(randomUUID(), 'wrong_asset');
    await migrate();

    const cards = await run('select order_id, gateway, amount_usd_cents::int as cents, reviews from card_payments');
    expect(cards).toEqual([{ order_id: byCard, gateway: 'link', cents: 30_000, reviews: [] }]);
    const waiting = await run("select order_id, reviews from payments where reviews <> '{}'");
    expect(waiting).toEqual([{ order_id: wrong, reviews: ['wrong_asset'] }]);
  },
);

test('of the payments that stand, the newest goes on asking for money, and those of paid orders are closed', LONG, async () => {
  const { run, addOrder, migrate } = await formerShop('012-search');
  /** An order with its payments, oldest first, each as its state and what it has received. */
  const orderWith = async (status: string, ...payments: [state: string, received: number][]) => {
    const order = await addOrder(status);
    for (const [index, [state, received]] of payments.entries())
      await run(
        `insert into payments (id, order_id, coin, gateway, amount_usd_cents, state, created_at, gateway_payment_id, address, expected,
            expires_at, received)
          values (?, ?, 'BTC', 'sandbox', 30000, ?, now() + ? * interval '1 second', ?, 'bc1q', 100, now(), ?)`,
        [randomUUID(), order, state, index, randomUUID(), received],
      );
    return order;
  };
  const unpaid = await orderWith('pending', ['waiting', 0], ['partial', 40], ['cancelled', 0], ['waiting', 0]);
  const paid = await orderWith('paid', ['completed', 100], ['waiting', 0], ['partial', 40], ['expired', 0]);
  await migrate();

  const after = async (order: string) =>
    (await run('select state, reviews from payments where order_id = ? order by created_at', [order])).map(Object.values);
  expect(await after(unpaid)).toEqual([
    ['cancelled', []],
    ['cancelled', ['underpaid']],
    ['cancelled', []],
    ['waiting', []],
  ]);
  expect(await after(paid)).toEqual([
    ['completed', []],
    ['closed', []],
    ['closed', ['order_already_paid']],
    ['closed', []],
  ]);
});

test('the lines of the ledger are chained in the order in which the shop wrote them, however many there are', LONG, async () => {
  const { run, addOrder, migrate } = await formerShop('016-gateway-notices');
  const order = await addOrder();
  const begin = '2026-11-20T10:00:00Z';
  const later = '2026-11-20T10:05:00Z';
  for (const [kind, at] of [
    ['closed', later],
    ['order_paid', later],
    ['reported', later],
    ['opened', begin],
  ])
    await run(
      `insert into ledger (order_id, gateway, kind, at, data) values (?, 'sandbox', ?, ?, '{"received": "1", "late": false}')`,
      [order, kind, at],
    );
  const long = await addOrder();
  await run(
    `insert into ledger (order_id, gateway, kind, at, data)
      select ?, 'sandbox', 'reported', timestamptz '${begin}' + n * interval '1 second', '{"received": "1", "late": false}'
      from generate_series(1, 2500) n`,
    [long],
  );
  await migrate();

  const linesOf = (id: string) =>
    run<Record<'kind' | 'at' | 'hash', string> & { readonly seq: number }>(
      'select seq, kind, at, hash from ledger where order_id = ? order by seq',
      [id],
    );
  expect((await linesOf(order)).map(({ kind }) => kind)).toEqual(['opened', 'reported', 'order_paid', 'closed']);
  for (const orderId of [order, long]) {
    const lines = await linesOf(orderId);
    let previous: string | undefined;
    for (const { seq, kind, at, hash } of lines) {
      const data = { received: '1', late: false };
      expect(hash).toBe(hashOf({ orderId, paymentId: null, gateway: 'sandbox', kind, at: new Date(at), data }, seq, previous));
      previous = hash;
    }
    const [head] = await run('select seq, hash from ledger_heads where order_id = ?', [orderId]);
    expect(head).toEqual({ seq: lines.length, hash: previous });
  }
  expect(await linesOf(long)).toHaveLength(2500);
  await expect(run('delete from ledger')).rejects.toThrow(/append-only/);
});

test('an order keeps equal items, and no order gets further ones', LONG, async () => {
  const { run, addOrder, migrate } = await formerShop('060-card-alarms');
  const order = await addOrder();
  const addItem = (position: number, weeks: number) =>
    run(
      `insert into order_items (order_id, position, item_id, name, name_en, price_cents, quantity, weeks)
        values (?, ?, 'ganesha', '', '', 100, 1, ?)`,
      [order, position, weeks],
    );
  for (const [position, weeks] of [4, 12, 4].entries()) await addItem(position, weeks);
  await migrate();
  expect(await run('select position, same_before from order_items where order_id = ? order by position', [order])).toEqual([
    { position: 0, same_before: 0 },
    { position: 1, same_before: 0 },
    { position: 2, same_before: 1 },
  ]);
  await addItem(3, 2);
  await expect(addItem(4, 12)).rejects.toThrow(/order_items_one_each/);
});

test('a wish ends when all that it is about has begun, and waits while any of that has not', LONG, async () => {
  const { run, addOrder, migrate } = await formerShop('081-other-coins');
  /** An order whose open wish is about its first two rituals of three. */
  const wishOf = async (begun: readonly (string | null)[]) => {
    const order = await addOrder('processing');
    for (const [position, begunAt] of begun.entries())
      await run(
        `insert into order_items (order_id, position, item_id, name, name_en, price_cents, quantity, weeks, start_date, begun_at)
          values (?, ?, ?, '', '', 100, 1, 1, '2026-11-21', ?)`,
        [order, position, `ritual-${position}`, begunAt],
      );
    await run(
      `insert into postponement_asks (id, order_id, start_date, reason, asked_at, state, answer, items)
        values (?, ?, '2026-12-20', '', '2026-11-20T09:00:00Z', 'open', '',
          '[{"position": 0, "startDate": "2026-11-21"}, {"position": 1, "startDate": "2026-11-21"}]')`,
      [randomUUID(), order],
    );
    return order;
  };
  const first = '2026-11-21T09:00:00.000Z';
  const last = '2026-11-22T09:00:00.000Z';
  const over = await wishOf([first, last, null]);
  const open = await wishOf([first, null, last]);
  await migrate();
  const wish = async (order: string) =>
    (await run('select state, ended_at as at from postponement_asks where order_id = ?', [order])).map(({ state, at }) => [
      state,
      at && new Date(String(at)).toISOString(),
    ]);
  expect([await wish(over), await wish(open)]).toEqual([[['overtaken', last]], [['open', null]]]);
});
