import { createArticleWriter } from './articles.ts';
import { createCatalogueWriter, createPriceReader } from './catalogue.ts';
import type { Queries } from './entities.ts';
import { createIdempotencyStore } from './idempotency.ts';
import { createMessageOutbox } from './messages.ts';
import { createOrderStore } from './orders.ts';
import { createPaymentStore } from './payments.ts';

/** Every store that a transaction offers, bound to it. */
export function createStores(queries: Queries) {
  return {
    orders: createOrderStore(queries),
    payments: createPaymentStore(queries),
    prices: createPriceReader(queries),
    idempotency: createIdempotencyStore(queries),
    messages: createMessageOutbox(queries),
    catalogue: createCatalogueWriter(queries),
    articles: createArticleWriter(queries),
  };
}

export type Stores = ReturnType<typeof createStores>;
