import { expect } from 'vitest';
import { bodyOf } from '#modules/webhooks/index.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { toEvent } from '../../src/adapters/postgres/webhooks/partner-events.ts';
import { toDelivery } from '../../src/adapters/postgres/webhooks/webhook-rows.ts';
import { differences, eventSchemas } from './contract.ts';

/** Fails when an event that is kept for a partner or a webhook is not what the contract says of its type, or has a field that it does not name. */
export async function expectEventsDescribed(queries: Queries): Promise<void> {
  const deliveries = await queries.selectFrom('webhook_deliveries').selectAll().execute();
  const events = await queries.selectFrom('partner_events').selectAll().execute();
  const breaches = [...deliveries.map(toDelivery), ...events.map(toEvent)].flatMap((event) => {
    const body = bodyOf(event);
    const schema = eventSchemas[event.type];
    if (!schema) return `the contract has no event ${event.type}`;
    return differences(schema, JSON.parse(body)).map((difference) => `${difference} in ${body}`);
  });
  expect(breaches, 'events differ from the contract').toEqual([]);
}
