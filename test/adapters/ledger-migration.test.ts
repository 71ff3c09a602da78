import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hashOf } from '#modules/ledger/index.ts';
import { emptyDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await emptyDatabase(inject('databaseKind')));
  await opened.beginFormer('016-gateway-notices');
});
afterAll(() => opened.drop());

const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  opened.orm.em.fork().execute<Row[]>(statement, values);

async function addOrder(): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
      values (?, 'paid', now(), 'ru', 'crypto', 30000, '')`,
    [id],
  );
  return id;
}

const addLine = (order: string, kind: string, at: string) =>
  run(`insert into ledger (order_id, gateway, kind, at, data) values (?, 'sandbox', ?, ?, '{"received": "1", "late": false}')`, [
    order,
    kind,
    at,
  ]);

interface Line {
  readonly seq: number;
  readonly kind: string;
  readonly at: string;
  readonly hash: string;
}

test('the lines that stand are chained in the order in which the shop wrote them, however many there are', async () => {
  const order = await addOrder();
  const later = '2026-11-20T10:05:00Z';
  await addLine(order, 'closed', later);
  await addLine(order, 'order_paid', later);
  await addLine(order, 'reported', later);
  await addLine(order, 'opened', '2026-11-20T10:00:00Z');
  const long = await addOrder();
  await run(
    `insert into ledger (order_id, gateway, kind, at, data)
      select ?, 'sandbox', 'reported', timestamptz '2026-11-20T10:00:00Z' + n * interval '1 second', '{"received": "1", "late": false}'
      from generate_series(1, 2500) n`,
    [long],
  );
  await opened.migrate();

  const linesOf = (id: string) => run<Line>('select seq, kind, at, hash from ledger where order_id = ? order by seq', [id]);
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
  await expect(run('delete from ledger')).rejects.toThrow(/append-only/);
});
