import type { InEachLanguage } from '#kernel/language.ts';

type AreaImport = () => Promise<{ default: Record<string, string> }>;

const ENGLISH = {
  staff: () => import('../messages/en/staff.ts'),
  staffClients: () => import('../messages/en/staff-clients.ts'),
  staffConsultations: () => import('../messages/en/staff-consultations.ts'),
  staffContent: () => import('../messages/en/staff-content.ts'),
  staffAccess: () => import('../messages/en/staff-access.ts'),
  staffMembers: () => import('../messages/en/staff-members.ts'),
  staffPartner: () => import('../messages/en/staff-partner.ts'),
  staffPartners: () => import('../messages/en/staff-partners.ts'),
  staffKeys: () => import('../messages/en/staff-keys.ts'),
  staffWebhooks: () => import('../messages/en/staff-webhooks.ts'),
  staffDesk: () => import('../messages/en/staff-desk.ts'),
  staffReports: () => import('../messages/en/staff-reports.ts'),
  'staff-audit': () => import('../messages/en/staff-audit.ts'),
  staffAuditFields: () => import('../messages/en/staff-audit-fields.ts'),
  'staff-overview': () => import('../messages/en/staff-overview.ts'),
  staffMoney: () => import('../messages/en/staff-money.ts'),
  staffRefunds: () => import('../messages/en/staff-refunds.ts'),
  staffOrders: () => import('../messages/en/staff-orders.ts'),
  staffNewOrder: () => import('../messages/en/staff-new-order.ts'),
  staffSettings: () => import('../messages/en/staff-settings.ts'),
} satisfies Record<string, AreaImport>;

/** Areas of the catalogue of messages that only the staff's pages load. */
export type StaffArea = keyof typeof ENGLISH;

const RUSSIAN: Record<StaffArea, AreaImport> = {
  staff: () => import('../messages/ru/staff.ts'),
  staffClients: () => import('../messages/ru/staff-clients.ts'),
  staffConsultations: () => import('../messages/ru/staff-consultations.ts'),
  staffContent: () => import('../messages/ru/staff-content.ts'),
  staffAccess: () => import('../messages/ru/staff-access.ts'),
  staffMembers: () => import('../messages/ru/staff-members.ts'),
  staffPartner: () => import('../messages/ru/staff-partner.ts'),
  staffPartners: () => import('../messages/ru/staff-partners.ts'),
  staffKeys: () => import('../messages/ru/staff-keys.ts'),
  staffWebhooks: () => import('../messages/ru/staff-webhooks.ts'),
  staffDesk: () => import('../messages/ru/staff-desk.ts'),
  staffReports: () => import('../messages/ru/staff-reports.ts'),
  'staff-audit': () => import('../messages/ru/staff-audit.ts'),
  staffAuditFields: () => import('../messages/ru/staff-audit-fields.ts'),
  'staff-overview': () => import('../messages/ru/staff-overview.ts'),
  staffMoney: () => import('../messages/ru/staff-money.ts'),
  staffRefunds: () => import('../messages/ru/staff-refunds.ts'),
  staffOrders: () => import('../messages/ru/staff-orders.ts'),
  staffNewOrder: () => import('../messages/ru/staff-new-order.ts'),
  staffSettings: () => import('../messages/ru/staff-settings.ts'),
};

export const STAFF_AREAS: InEachLanguage<Record<StaffArea, AreaImport>> = { ru: RUSSIAN, en: ENGLISH };
