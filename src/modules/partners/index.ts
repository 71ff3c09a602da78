export { createAssignPartner } from './assign-partner.ts';
export { createDecideForPartner, createReadOwnEvidence } from './decide-for-partner.ts';
export { createFindPartner } from './find-partner.ts';
export {
  createAddPartner,
  createEditPartner,
  createListPartners,
  createReadPartner,
  type PartnerChange,
} from './manage-partners.ts';
export { createCancelForPartner, createOrderForOwnClient } from './own-clients.ts';
export type {
  ChangedOrder,
  MovedPlace,
  OrderSelection,
  PartnerMovement,
  PartnerOrderReader,
  PartnerReader,
  PartnerRecord,
  PartnerStore,
  PartnerTotals,
  Period,
  Sum,
} from './ports.ts';
export { createOwnStatement, createReadStatement, type StatementLine } from './statement.ts';
export {
  createListPartnerOrders,
  createListPartnerReports,
  createReadDashboard,
  createViewDashboard,
  createViewPartnerOrder,
  type OrderQuery,
  type OwnConfirmation,
  ownPartner,
  type PartnerDashboard,
  type PartnerOrder,
} from './view-orders.ts';
