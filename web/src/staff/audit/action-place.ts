import type { components } from '#contract';

export type LoggedAction = components['schemas']['LoggedAction'];

/** Where what an action was done to has its page, and the permission that opens it. */
const PLACES: Readonly<Record<string, readonly [permission: string, place: (id: string) => string]>> = {
  order: ['orders.read', (id) => `/orders/${id}`],
  client: ['clients.read', (id) => `/clients/${id}`],
  refund: ['money.read', (id) => `/money/refunds/${id}`],
  article: ['content.write', (id) => `/content/articles/${id}`],
  service: ['content.write', (id) => `/content/services/${id}`],
  legal: ['content.write', (id) => `/content/legal/${id}`],
  partner: ['partners.manage', (id) => `/partners/${id}`],
  // Orders are found by their payments, too, and requests by their ids.
  payment: ['orders.read', (id) => `/orders?q=${id}`],
  consultation: ['consultations.handle', (id) => `/consultations?q=${id}`],
  member: ['staff.manage', () => '/staff'],
};

/** Where a list stands of which a view was saved, and the permission that opens it. */
const LISTS: Readonly<Record<string, readonly [permission: string, place: string]>> = {
  orders: ['orders.read', '/orders'],
  clients: ['clients.read', '/clients'],
  money: ['money.read', '/money'],
  refunds: ['money.read', '/money/refunds'],
  consultations: ['consultations.handle', '/consultations'],
  audit: ['audit.read', '/audit'],
};

/** The page of the panel to which an action leads, for those who may open it. */
export function placeOf(
  { subject: { kind, id }, before, after }: LoggedAction,
  can: (permission: string) => boolean,
): string | undefined {
  if (kind === 'view') {
    const [permission, list] = LISTS[String(after?.list ?? before?.list)] ?? [];
    return permission && can(permission) ? `${list}?view=${encodeURIComponent(id)}` : undefined;
  }
  const [permission, place] = PLACES[kind] ?? [];
  return permission && can(permission) ? place?.(encodeURIComponent(id)) : undefined;
}
