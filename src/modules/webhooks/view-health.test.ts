import { expect, test } from 'vitest';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { aDelivery, aWebhook, createWebhooksMemory } from './testing/memory-webhooks.ts';
import { createViewWebhookHealth } from './view-health.ts';

test('the shop sees the health of a partner’s webhooks, and of their addresses the host alone', async () => {
  const since = new Date('2026-11-18T10:00:00Z');
  const failing = aWebhook({ id: 'failing', failingSince: since });
  const { deps } = createWebhooksMemory([aWebhook(), failing], [aDelivery({ webhookId: 'failing', state: 'dead' })]);
  const seen = await createViewWebhookHealth(deps)(staffCaller('administrator'), 'indra');
  const shown = { host: 'till.example.com', description: 'Till', types: ['order.created'], state: 'enabled', disabledFor: null };
  expect(seen).toEqual([
    { id: 'till', ...shown, failingSince: null, waiting: 0, dead: 0, lastFailure: null },
    { id: 'failing', ...shown, failingSince: since, waiting: 0, dead: 1, lastFailure: null },
  ]);
});

test('a partner who does not exist has no webhooks to see', async () => {
  const view = createViewWebhookHealth(createWebhooksMemory().deps);
  await expect(view(staffCaller('administrator'), 'nobody')).rejects.toEqual(refusal('not_found'));
});

test('seeing the health of webhooks needs the permission to manage partners', async () => {
  const view = createViewWebhookHealth(createWebhooksMemory().deps);
  await expect(view(guest, 'indra')).rejects.toEqual(refusal('not_signed_in'));
  for (const role of ['operator', 'editor', 'priest', 'partner'] as const)
    await expect(view(staffCaller(role, { partner: 'indra' }), 'indra')).rejects.toEqual(refusal('not_allowed'));
});
