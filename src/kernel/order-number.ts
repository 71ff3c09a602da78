/** The number by which people name an order: the first eight characters of its id. */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8);
}
