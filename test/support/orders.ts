/** The body of an order of two rituals and one special intention, as a guest sends it; in dollars. */
export const guestOrder = {
  customerName: 'Анна Иванова',
  customerEmail: 'anna@example.com',
  paymentMethod: 'crypto',
  items: [
    { id: 'ganesha', price: 300, quantity: 1, duration: 1 },
    { id: 'saraswati', price: 87.5, quantity: 3, duration: 0.25 },
    { id: 'special-intention-health-sleep', price: 480, quantity: 1, duration: 0.75 },
  ],
  total: 1042.5,
} as const;

/** The smallest order: one ritual for 300 dollars, 0.005 BTC at the sandbox's rate. */
export const oneRitual = { ...guestOrder, items: [guestOrder.items[0]], total: 300 } as const;

export interface PlacedOrder {
  readonly id: string;
  readonly items: readonly { readonly id: string; readonly quantity: number; readonly price: number }[];
  readonly total: number;
}
