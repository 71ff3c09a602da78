/** The placeholder for a customer who pays before giving contact data; the order has no contact until its payer adds it. */
export const FALLBACK_CUSTOMER = { name: 'Временный заказ', email: 'no-contact@example.invalid' } as const;

/** Tells whether the name is the placeholder's, or the e-mail ends in `.invalid`, where no mail can ever arrive. */
export function isFallbackCustomer(customer: { readonly name: string; readonly email: string }): boolean {
  return customer.name.trim() === FALLBACK_CUSTOMER.name || customer.email.trim().toLowerCase().endsWith('.invalid');
}
