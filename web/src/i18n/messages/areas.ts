/**
 * The messages that a first visit does not load, by the names of their files: an area loads together with the code that uses it. `first`
 * holds the frame, the home page and the cart outside of its panel.
 */
interface LateAreas {
  account: typeof import('./en/account.ts').default;
  almanac: typeof import('./en/almanac.ts').default;
  articles: typeof import('./en/articles.ts').default;
  calendar: typeof import('./en/calendar.ts').default;
  cart: typeof import('./en/cart.ts').default;
  common: typeof import('./en/common.ts').default;
  consent: typeof import('./en/consent.ts').default;
  consultation: typeof import('./en/consultation.ts').default;
  days: typeof import('./en/days.ts').default;
  order: typeof import('./en/order.ts').default;
  payment: typeof import('./en/payment.ts').default;
  people: typeof import('./en/people.ts').default;
  reading: typeof import('./en/reading.ts').default;
  refund: typeof import('./en/refund.ts').default;
  sandbox: typeof import('./en/sandbox.ts').default;
  sankalpa: typeof import('./en/sankalpa.ts').default;
  staff: typeof import('./en/staff.ts').default;
  'staff-access': typeof import('./en/staff-access.ts').default;
  'staff-audit': typeof import('./en/staff-audit.ts').default;
  'staff-audit-fields': typeof import('./en/staff-audit-fields.ts').default;
  'staff-clients': typeof import('./en/staff-clients.ts').default;
  'staff-consultations': typeof import('./en/staff-consultations.ts').default;
  'staff-content': typeof import('./en/staff-content.ts').default;
  'staff-desk': typeof import('./en/staff-desk.ts').default;
  'staff-hand-money': typeof import('./en/staff-hand-money.ts').default;
  'staff-keys': typeof import('./en/staff-keys.ts').default;
  'staff-members': typeof import('./en/staff-members.ts').default;
  'staff-money': typeof import('./en/staff-money.ts').default;
  'staff-new-order': typeof import('./en/staff-new-order.ts').default;
  'staff-orders': typeof import('./en/staff-orders.ts').default;
  'staff-overview': typeof import('./en/staff-overview.ts').default;
  'staff-partner': typeof import('./en/staff-partner.ts').default;
  'staff-partners': typeof import('./en/staff-partners.ts').default;
  'staff-refunds': typeof import('./en/staff-refunds.ts').default;
  'staff-reports': typeof import('./en/staff-reports.ts').default;
  'staff-settings': typeof import('./en/staff-settings.ts').default;
  'staff-webhooks': typeof import('./en/staff-webhooks.ts').default;
  verify: typeof import('./en/verify.ts').default;
}

export type LateArea = keyof LateAreas;

export type MessageKey = keyof typeof import('./en/first.ts').default | { [Area in LateArea]: keyof LateAreas[Area] }[LateArea];
