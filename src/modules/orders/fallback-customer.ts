/** Stands in for a customer who paid before saying who they are; such an order lacks contact data until its payer adds it. */
export const FALLBACK_CUSTOMER = { name: 'Временный заказ', email: 'no-contact@example.invalid' } as const;

/** True when name or e-mail is the stand-in's, so that nobody is ever written to at it. */
export function isFallbackCustomer(customer: { readonly name: string; readonly email: string }): boolean {
  return customer.name.trim() === FALLBACK_CUSTOMER.name || customer.email.trim().toLowerCase().endsWith('.invalid');
}
