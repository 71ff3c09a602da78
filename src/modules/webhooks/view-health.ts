import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { WebhookDeps } from './manage-webhooks.ts';
import type { WebhookProgress } from './ports.ts';
import { hostOf } from './webhook.ts';

/**
 * Returns how a partner's webhooks fare, oldest first, for the people of the shop: an address may hold a token, so the host alone is told.
 * Throws like `requirePermission`, and `not_found` for an unknown partner.
 */
export function createViewWebhookHealth({ webhooks, partners }: Pick<WebhookDeps, 'webhooks' | 'partners'>) {
  return async (caller: Caller, slug: string) => {
    requirePermission(caller, 'partners.manage');
    if (!(await partners.find(slug))) throw new ShopError('not_found');
    const [all, progress] = await Promise.all([webhooks.list(slug), webhooks.progress(slug)]);
    return all.map((webhook) => {
      const { id, description, types, state, disabledFor, failingSince } = webhook;
      const waits = progress.get(id) ?? NOTHING_WAITS;
      return { id, host: hostOf(webhook), description, types, state, disabledFor, failingSince, ...waits };
    });
  };
}

const NOTHING_WAITS: WebhookProgress = { waiting: 0, dead: 0, lastFailure: null };
