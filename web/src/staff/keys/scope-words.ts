import type { MessageKey } from '../../i18n/i18n.tsx';
import type { NewApiKey } from './key-queries.ts';

/** The message of each scope of a key, from the area `staffKeys`. */
export const SCOPE_WORDS: Readonly<Record<NewApiKey['scopes'][number], MessageKey>> = {
  'catalogue:read': 'staffKeys.scopeCatalogue',
  'orders:read': 'staffKeys.scopeOrders',
  'orders:write': 'staffKeys.scopePlace',
  'payments:confirm': 'staffKeys.scopeConfirm',
  'reports:read': 'staffKeys.scopeReports',
  'webhooks:manage': 'staffKeys.scopeWebhooks',
};
