import { createAccountStore } from './accounts.ts';
import { createArticleWriter } from './articles.ts';
import { createAuthEvents, createCodeStore, createSessionStore, createUserStore } from './auth.ts';
import { createCatalogueWriter, createPriceReader } from './catalogue.ts';
import { createConsultationStore } from './consultations.ts';
import type { Queries } from './entities.ts';
import { createIdempotencyStore } from './idempotency.ts';
import { createMessageOutbox } from './messages.ts';
import { createOrderStore } from './orders.ts';
import { createPaymentStore } from './payments.ts';
import { createPlanStore } from './plans.ts';
import { createProfileStore } from './profiles.ts';
import type { Seal } from './seal.ts';

/** All stores of one transaction. */
export function createStores(queries: Queries, seal: Seal) {
  return {
    orders: createOrderStore(queries),
    payments: createPaymentStore(queries),
    prices: createPriceReader(queries),
    idempotency: createIdempotencyStore(queries),
    messages: createMessageOutbox(queries, seal),
    catalogue: createCatalogueWriter(queries),
    articles: createArticleWriter(queries),
    codes: createCodeStore(queries),
    users: createUserStore(queries),
    sessions: createSessionStore(queries),
    authEvents: createAuthEvents(queries),
    profiles: createProfileStore(queries),
    plans: createPlanStore(queries),
    accounts: createAccountStore(queries),
    consultations: createConsultationStore(queries),
  };
}

export type Stores = ReturnType<typeof createStores>;
