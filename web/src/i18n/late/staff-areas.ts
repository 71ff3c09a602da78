/** The messages of one area in one language. */
export interface AreaFile {
  readonly default: Record<string, string>;
}

/** Areas of the catalogue of messages that only the staff's pages load, by the names of their files. */
export type StaffArea =
  | 'staff'
  | 'staff-access'
  | 'staff-audit'
  | 'staff-audit-fields'
  | 'staff-clients'
  | 'staff-consultations'
  | 'staff-content'
  | 'staff-desk'
  | 'staff-keys'
  | 'staff-members'
  | 'staff-money'
  | 'staff-new-order'
  | 'staff-orders'
  | 'staff-overview'
  | 'staff-partner'
  | 'staff-partners'
  | 'staff-refunds'
  | 'staff-reports'
  | 'staff-settings'
  | 'staff-webhooks';

/** Those, and areas of pages that few visitors open. */
export const SELDOM_FILES = import.meta.glob<AreaFile>(
  '../messages/*/{account,calendar,consultation,order,payment,people,sandbox,sankalpa,staff*,verify}.ts',
);
