export { composePartners, type Partners } from './compose.ts';
export { createFindPartner } from './find-partner.ts';
export { ownPartner } from './own-partner.ts';
export type { OwnConfirmation, PartnerOrder } from './partner-order.ts';
export type {
  ChangedOrder,
  MovedPlace,
  MovedSum,
  OrderSelection,
  PartnerMovement,
  PartnerOrderReader,
  PartnerReader,
  PartnerRecord,
  PartnerSearch,
  PartnerStore,
  PartnerTotals,
  Period,
  Sum,
  SumName,
} from './ports.ts';
export type { StatementLine } from './statement.ts';
export type { PartnerDashboard } from './view-dashboard.ts';
