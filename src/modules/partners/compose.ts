import type { PortsOf } from '#kernel/ports.ts';
import { createAssignPartner } from './assign-partner.ts';
import { createDecideForPartner, createReadOwnEvidence } from './decide-for-partner.ts';
import { createAddPartner, createEditPartner, createListPartners, createReadPartner } from './manage-partners.ts';
import { createCancelForPartner, createOrderForOwnClient } from './own-clients.ts';
import type { PartnerReader } from './ports.ts';
import { createOwnStatement, createReadStatement } from './statement.ts';
import { createOwnDashboard, createReadDashboard } from './view-dashboard.ts';
import { createListPartnerOrders, createListPartnerReports, createViewPartnerOrder } from './view-orders.ts';

type Ports<Command, Placed> = PortsOf<
  | typeof createAddPartner
  | typeof createAssignPartner
  | typeof createCancelForPartner
  | typeof createDecideForPartner
  | typeof createOrderForOwnClient<Command, Placed>
  | typeof createReadOwnEvidence
  | typeof createViewPartnerOrder
> & { readonly partners: PartnerReader };

export type Partners<Command, Placed> = ReturnType<typeof composePartners<Command, Placed>>;

/**
 * Partners: who they are, and what they see and do of their own orders. `Command` and `Placed` are what the port `place` takes and returns:
 * it is a use case of `office`, which this module does not know.
 */
export function composePartners<Command, Placed>(ports: Ports<Command, Placed>) {
  return {
    listPartners: createListPartners(ports.partners),
    readPartner: createReadPartner(ports.partners),
    addPartner: createAddPartner(ports),
    editPartner: createEditPartner(ports),
    assignPartner: createAssignPartner(ports),
    viewDashboard: createOwnDashboard(ports),
    readDashboard: createReadDashboard(ports),
    listOrders: createListPartnerOrders(ports),
    viewOrder: createViewPartnerOrder(ports),
    listReports: createListPartnerReports(ports),
    ownStatement: createOwnStatement(ports),
    readStatement: createReadStatement(ports),
    byHand: createDecideForPartner(ports),
    readEvidence: createReadOwnEvidence(ports),
    orderForClient: createOrderForOwnClient(ports),
    cancelOrder: createCancelForPartner(ports),
  };
}
