import type { components } from '#contract';

export type LoggedAction = components['schemas']['LoggedAction'];

/** A page about a subject: the permission that opens it, and its place within the panel, by the id of the subject. */
type SubjectPage = readonly [permission: string, addressOf: (id: string) => string];

const PAGES: Readonly<Record<string, SubjectPage>> = {
  order: ['orders.read', (id) => `/orders/${id}`],
  client: ['clients.read', (id) => `/clients/${id}`],
  refund: ['money.read', (id) => `/money/refunds/${id}`],
  article: ['content.write', (id) => `/content/articles/${id}`],
  service: ['content.write', (id) => `/content/services/${id}`],
  legal: ['content.write', (id) => `/content/legal/${id}`],
  partner: ['partners.manage', (id) => `/partners/${id}`],
  // The search finds orders and consultations by their ids.
  payment: ['orders.read', (id) => `/orders?q=${id}`],
  consultation: ['consultations.handle', (id) => `/consultations?q=${id}`],
  member: ['staff.manage', () => '/staff'],
};

/** The list that a saved view shows, by the name of the list. */
const PAGES_OF_VIEWS: Readonly<Record<string, SubjectPage>> = {
  orders: ['orders.read', (id) => `/orders?view=${id}`],
  clients: ['clients.read', (id) => `/clients?view=${id}`],
  money: ['money.read', (id) => `/money?view=${id}`],
  refunds: ['money.read', (id) => `/money/refunds?view=${id}`],
  consultations: ['consultations.handle', (id) => `/consultations?view=${id}`],
  audit: ['audit.read', (id) => `/audit?view=${id}`],
};

/** The page of what an action was done to; undefined where there is none, and for those who may not open it. */
export function placeOf({ subject, before, after }: LoggedAction, can: (permission: string) => boolean): string | undefined {
  // A view that was removed has its list in `before` alone.
  const page = subject.kind === 'view' ? PAGES_OF_VIEWS[String(after?.list ?? before?.list)] : PAGES[subject.kind];
  if (!page) return undefined;
  const [permission, addressOf] = page;
  const id = subject.kind === 'payment' ? String(after?.orderId ?? subject.id) : subject.id;
  return can(permission) ? addressOf(encodeURIComponent(id)) : undefined;
}
