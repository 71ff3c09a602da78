import { expect, inject, test } from 'vitest';
import { created, post } from '../support/customers.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { oneRitual } from '../support/orders.ts';
import { startServer } from '../support/server-process.ts';
import { startMailServer, startOddServer } from '../support/smtp-server.ts';
import { runSql } from '../support/sql.ts';

const ORDERS = inject('crowd') === 'full' ? 40 : 2;
const WAIT = { timeout: 60_000 };

interface Letter {
  readonly id: string;
  readonly state: string;
}

test('an instance that was frozen while it sent letters does not undo that another has sent them, and each customer gets one', async () => {
  const database = await freshDatabase('postgres');
  const sql = <Row extends object>(statement: string) => runSql<Row>(database.env.DATABASE_URL ?? '', statement);
  const lettersWhere = (condition: string) => sql<Letter>(`select id, state from messages where ${condition}`);
  const hanging = await startOddServer({ MAIL: 'silence' });
  const well = await startMailServer();
  const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', MAIL_TRANSPORT: 'smtp', MAIL_FROM: 'shop@shop.example' };
  const start = (SMTP_URL: string) => startServer({ ...database.env, ...settings, SMTP_URL });

  const frozen = await start(hanging.url);
  for (let index = 0; index < ORDERS; index++)
    await created(post(`${frozen.url}/api/orders`, { ...oneRitual, customerEmail: `anna-${index}@example.com` }));
  await expect.poll(() => lettersWhere('attempts > 0').then(({ length }) => length), WAIT).toBeGreaterThan(0);
  process.kill(frozen.pid, 'SIGSTOP');

  const living = await start(well.url);
  // The leases end.
  await sql(`update messages set next_attempt_at = now() where state = 'waiting'`);
  await expect.poll(() => lettersWhere(`state <> 'sent'`), WAIT).toEqual([]);

  hanging.close();
  process.kill(frozen.pid, 'SIGCONT');
  const failures = () => frozen.output().split('message not delivered').length - 1;
  // Fewer than it has claimed may fail: the answer to a claim may have come too late for it.
  await expect.poll(failures, WAIT).toBeGreaterThan(0);
  // It ends only once it has told what became of all its letters.
  expect((await frozen.stop()).code).toBe(0);

  expect(await lettersWhere(`state <> 'sent'`)).toEqual([]);
  const readers = well.received.map(({ to }) => to[0]);
  expect(readers.toSorted()).toEqual(Array.from({ length: ORDERS }, (_, index) => `anna-${index}@example.com`).toSorted());
  expect((await living.stop()).code).toBe(0);
  await well.close();
  await database.drop();
});
