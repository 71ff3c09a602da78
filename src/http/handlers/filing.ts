import type { Order } from '#modules/orders/index.ts';

/** A partner's own reference and metadata of an order, for answers and exports; each undefined where the program gave none. */
export function filingToWire(filing: Order['filing']) {
  const { reference, metadata = {} } = filing ?? {};
  return {
    clientReference: reference ?? undefined,
    metadata: Object.keys(metadata).length > 0 ? { ...metadata } : undefined,
  };
}
