import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmpty } from './open-orm.ts';

const [decided, open, quiet] = Array.from({ length: 3 }, () => randomUUID());

/** A database of the released version with reviews, after the start of this one. */
const { run, addOrder, beginReleased, migrate, drop } = await openEmpty();
let order: string;
beforeAll(async () => {
  await beginReleased('108-operations');
  order = await addOrder('pending');
  await pay(decided, '{underpaid}');
  await pay(open, '{underpaid}');
  await pay(quiet, '{}');
  await decide(decided);
  await migrate();
  // The embedded database makes the tables slowly.
}, 180_000);
afterAll(drop);

const pay = (id: string | undefined, reviews: string) =>
  run(
    `insert into payments (id, order_id, coin, gateway, amount_usd_cents, state, created_at, reviews, received, confirmed)
      values (?, ?, 'BTC', 'sandbox', 400, 'creating', now(), ?::text[], 5, 3)`,
    [id, order, reviews],
  );
/** Somebody decides about a payment as it is now. */
const decide = (id: string | undefined) =>
  run(
    `insert into review_decisions (id, order_id, subject_id, reasons, received, confirmed, note, decided_by, decided_at)
      select gen_random_uuid(), order_id, id, reasons.of, received, confirmed, '', 'anna', now()
        from payments cross join (select '{underpaid,late,reversed}'::text[] as of) reasons where id = ?`,
    [id],
  );

async function waiting(): Promise<unknown[]> {
  return (await run('select id from payments where awaits_review order by created_at')).map(({ id }) => id);
}

test('of the payments of a former version those wait for a person about which nobody has decided', async () => {
  expect(await waiting()).toEqual([open]);
});

test('a payment waits until somebody has decided about it, and again when more money comes, not when that is confirmed', async () => {
  await decide(open);
  expect(await waiting()).toEqual([]);
  await run('update payments set received = 6 where id = ?', [open]);
  expect(await waiting()).toEqual([open]);
  await decide(open);
  await run('update payments set confirmed = 6 where id = ?', [open]);
  expect(await waiting()).toEqual([]);
});

test('a payment waits again when its money is once more as it was at an earlier decision', async () => {
  const id = randomUUID();
  await pay(id, '{reversed}');
  const change = (received: number) =>
    run('update payments set received = ?, confirmed = ? where id = ?', [received, received, id]);
  await change(0);
  await decide(id);
  expect(await waiting()).not.toContain(id);
  await change(5);
  await change(0);
  expect(await waiting()).toContain(id);
  await decide(id);
  expect(await waiting()).not.toContain(id);
});

test('a payment waits from the first reason on', async () => {
  const [opened, late] = [randomUUID(), randomUUID()];
  await pay(opened, '{}');
  expect(await waiting()).not.toContain(opened);
  await run(`update payments set reviews = '{late}' where id = ?`, [opened]);
  await pay(late, '{late}');
  expect(await waiting()).toEqual(expect.arrayContaining([opened, late]));
});

test('a transfer in another coin that nobody had seen waits for a person', async () => {
  const id = randomUUID();
  await pay(id, '{late}');
  await decide(id);
  expect(await waiting()).not.toContain(id);
  await run(`update payments set others = '[{"coin": "ETH", "amount": "1"}]' where id = ?`, [id]);
  expect(await waiting()).toContain(id);
});
