/** The placeholder for a customer who pays before giving contact data; the order has no contact until its payer adds it. */
export const FALLBACK_CUSTOMER = { name: 'Временный заказ', email: 'no-contact@example.invalid' } as const;

/** Tells whether the name or the e-mail is the placeholder's: the shop never sends messages to the placeholder. */
export function isFallbackCustomer(customer: { readonly name: string; readonly email: string }): boolean {
  return customer.name.trim() === FALLBACK_CUSTOMER.name || customer.email.trim().toLowerCase().endsWith('.invalid');
}
