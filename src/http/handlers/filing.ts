import type { Order } from '#modules/orders/index.ts';

/** How a partner's program files an order, in answers and files: what it did not give is absent. */
export function filingToWire(filing: Order['filing']) {
  if (!filing) return {};
  const { reference, metadata } = filing;
  return {
    ...(reference === null ? {} : { clientReference: reference }),
    ...(Object.keys(metadata).length === 0 ? {} : { metadata: { ...metadata } }),
  };
}
