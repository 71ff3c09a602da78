import { composing } from '#kernel/ports.ts';
import { createAssignPartner } from './assign-partner.ts';
import { createDecideForPartner, createReadOwnEvidence } from './decide-for-partner.ts';
import { createAddPartner, createEditPartner, createListPartners, createReadPartner } from './manage-partners.ts';
import { createCancelForPartner, createOrderForOwnClient } from './own-clients.ts';
import { createOwnStatement, createReadStatement } from './statement.ts';
import { createOwnDashboard, createReadDashboard } from './view-dashboard.ts';
import { createListPartnerOrders, createListPartnerReports, createViewPartnerOrder } from './view-orders.ts';

export type Partners = ReturnType<typeof composePartners>;

/** Partners: who they are, and what they see and do of their own orders. */
export const composePartners = composing({
  listPartners: createListPartners,
  readPartner: createReadPartner,
  addPartner: createAddPartner,
  editPartner: createEditPartner,
  assignPartner: createAssignPartner,
  viewDashboard: createOwnDashboard,
  readDashboard: createReadDashboard,
  listOrders: createListPartnerOrders,
  viewOrder: createViewPartnerOrder,
  listReports: createListPartnerReports,
  ownStatement: createOwnStatement,
  readStatement: createReadStatement,
  byHand: createDecideForPartner,
  readEvidence: createReadOwnEvidence,
  orderForClient: createOrderForOwnClient,
  cancelOrder: createCancelForPartner,
});
