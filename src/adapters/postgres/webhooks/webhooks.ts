import { sql } from 'kysely';
import type { Delivery, WebhookReader, WebhookStore } from '#modules/webhooks/index.ts';
import { fallingPage } from '../engine/keyset.ts';
import type { Seal } from '../engine/seal.ts';
import { createPartners } from '../staff/partners.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf } from '../tables/fields.ts';
import { allAs, countOf as countRows, deleteRows, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { createDeliveryChanges, findDelivery } from './delivery-changes.ts';
import { claimDue } from './webhook-claims.ts';
import { readProgress } from './webhook-progress.ts';
import { toColumns, toDelivery, toDeliveryRow, toWebhook } from './webhook-rows.ts';

export function createWebhooks(queries: Queries, seal: Seal): WebhookStore & WebhookReader {
  return {
    async countOf(slug) {
      // So that webhooks of one partner are added one after the other.
      await createPartners(queries).lock(slug);
      return countRows(queries.selectFrom('webhooks').where('partner', '=', slug));
    },
    add: (webhook) =>
      insertRows(queries, 'webhooks', {
        ...columnsOf(webhook, 'id', 'partner', 'createdAt', 'createdBy'),
        ...toColumns(webhook, seal),
      }),
    lock: (slug, id) =>
      firstAs(rowsOf(queries, 'webhooks', { id, partner: slug }).forNoKeyUpdate(), (row) => toWebhook(row, seal)),
    lockAll: (ids) =>
      allAs(rowsOf(queries, 'webhooks', { id: ids }).orderBy('id').forNoKeyUpdate(), (row) => toWebhook(row, seal)),
    save(webhook) {
      const { sealed, ...others } = toColumns(webhook, seal);
      // What could not be read stays as it is: another instance, or this one once it has the key again, reads it.
      return updateRows(queries, 'webhooks', { id: webhook.id }).to(webhook.url === '' ? others : { sealed, ...others });
    },
    remove: (id) => deleteRows(queries, 'webhooks', { id }),
    // A delivery that is under way is left alone: what comes of it says when it is due again.
    hasten: (id, at) =>
      updateRows(queries, 'webhook_deliveries', { webhook_id: id, state: 'waiting', leased_until: null }).to({
        next_attempt_at: at,
      }),
    addDelivery: (delivery) => insertRows(queries, 'webhook_deliveries', toDeliveryRow(delivery)),
    ...createDeliveryChanges(queries),
    find: (slug, id) => firstAs(rowsOf(queries, 'webhooks', { id, partner: slug }), (row) => toWebhook(row, seal)),
    list: (slug) =>
      allAs(rowsOf(queries, 'webhooks', { partner: slug }).orderBy('created_at').orderBy('id'), (row) => toWebhook(row, seal)),
    async deliveries(webhookId, { state, limit, after }) {
      const rows = rowsOf(queries, 'webhook_deliveries', { webhook_id: webhookId, ...(state && { state }) })
        // After the column of this name, so that it takes its place: a list shows no tries.
        .select(sql<Delivery['tries']>`'[]'::jsonb`.as('tries'))
        .$call(fallingPage('created_at', after, limit));
      return allAs(rows, toDelivery);
    },
    findDelivery: (webhookId, id) => findDelivery(queries, webhookId, id),
    progress: (slug) => readProgress(queries, slug),
    claimDue: (now, limit) => claimDue(queries, seal, now, limit),
  };
}
