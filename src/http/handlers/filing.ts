import type { Order } from '#modules/orders/index.ts';

/** The names under which a partner's program files an order, in answers and files; undefined where it gave none. */
export function filingToWire(filing: Order['filing']) {
  const { reference, metadata = {} } = filing ?? {};
  return {
    clientReference: reference ?? undefined,
    metadata: Object.keys(metadata).length > 0 ? { ...metadata } : undefined,
  };
}
