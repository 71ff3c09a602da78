// What the shop is measured against: Fastify with nothing around it. Takes a BarePlan as JSON on the standard input.
import { randomBytes, randomUUID } from 'node:crypto';
import { text as readAll } from 'node:stream/consumers';
import fastify from 'fastify';
import pg from 'pg';
import type { RecordedOrder } from './record-order.ts';

export interface BarePlan {
  readonly port: number;
  /** Path to the answer: base64 of its bytes, and its headers. */
  readonly pages: Record<string, { readonly body: string; readonly headers: Record<string, string> }>;
  readonly databaseUrl: string;
  readonly order: RecordedOrder;
}

const plan: BarePlan = JSON.parse(await readAll(process.stdin));
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: 10 });
const app = fastify();

for (const [path, { body, headers }] of Object.entries(plan.pages)) {
  const bytes = Buffer.from(body, 'base64');
  app.get(path, (_, reply) => reply.headers(headers).send(bytes));
}

app.post('/api/orders', async (_, reply) => {
  // For each recorded value that no second order may have, the value of this order.
  const renewed = new Map<unknown, unknown>(plan.order.fresh.map((value) => [value, renew(value)]));
  const client = await pool.connect();
  try {
    for (const { text, values } of plan.order.statements) {
      const renewedValues = values.map((value) => renewed.get(value) ?? value);
      const { rows } = await client.query(text, renewedValues);
      if (rows[0]?.number !== undefined) renewed.set(plan.order.number, rows[0].number);
    }
  } finally {
    client.release();
  }
  return reply.code(201).type('application/json').send(plan.order.answer);
});

await app.listen({ port: plan.port, host: '127.0.0.1' });

/** Another value of the same kind: a UUID for a UUID, else random text of the same length. */
function renew(value: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return randomUUID();
  return randomBytes(value.length).toString('hex').slice(0, value.length);
}
