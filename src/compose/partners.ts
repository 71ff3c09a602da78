import { createDecideForShop, createReadEvidence, createViewHandMoney, type HandDecisions } from '#modules/money/index.ts';
import type { TellPartner } from '#modules/orders/index.ts';
import {
  createAddPartner,
  createAssignPartner,
  createDecideForPartner,
  createEditPartner,
  createFindPartner,
  createListPartnerOrders,
  createListPartnerReports,
  createListPartners,
  createOwnStatement,
  createReadDashboard,
  createReadOwnEvidence,
  createReadPartner,
  createReadStatement,
  createViewDashboard,
  createViewPartnerOrder,
} from '#modules/partners/index.ts';
import { createHandMoneyReader } from '../adapters/postgres/money/evidence.ts';
import { createPartnerOrderReader, createPartnerReader } from '../adapters/postgres/staff/partners.ts';
import { evidenceHandlers } from '../http/handlers/evidence.ts';
import { handPaymentHandlers } from '../http/handlers/hand-payments.ts';
import { partnerHandlers } from '../http/handlers/partners.ts';
import { statementHandlers } from '../http/handlers/statements.ts';
import type { Ground } from './ground.ts';
import { linksOf } from './money.ts';

/** Partners: who they are, and what they see of their own orders. */
export function composePartners(ground: Ground, tellPartner: TellPartner, decisions: HandDecisions) {
  const { config, clock, newId, database } = ground;
  const { transact } = database;
  const partners = createPartnerReader(database.queries);
  const { findPartner, forget: changed } = createFindPartner({ partners, clock, shopPartner: config.shopPartner });
  const { timeZone, singleApprovalLimit, soleAgreementSeconds } = config;
  const own = { partners, orders: createPartnerOrderReader(database.queries), clock, timeZone, singleApprovalLimit };
  const { paymentUrl: paymentLinkOf } = linksOf(config);
  const viewPartnerOrder = createViewPartnerOrder(own);
  const handlers = partnerHandlers(
    {
      listPartners: createListPartners(partners),
      readPartner: createReadPartner(partners),
      addPartner: createAddPartner({ transact, clock, newId, changed }),
      editPartner: createEditPartner({ transact, clock, changed }),
      assignPartner: createAssignPartner({ transact, clock, tellPartner }),
      viewDashboard: createViewDashboard(own),
      readDashboard: createReadDashboard(own),
      listOrders: createListPartnerOrders(own),
      viewOrder: viewPartnerOrder,
      listReports: createListPartnerReports(own),
    },
    { linkOf: (slug) => `${config.publicUrl}/?partner=${slug}`, paymentLinkOf },
  );
  const [forShop, forPartner] = [
    createDecideForShop(decisions, clock),
    createDecideForPartner({ partners, decisions, singleApprovalLimit, clock }),
  ];
  const hand = handPaymentHandlers({ forShop, forPartner, viewOrder: viewPartnerOrder }, { paymentLinkOf });
  const money = createHandMoneyReader(database.queries);
  const evidence = evidenceHandlers({
    viewHandMoney: createViewHandMoney({ reader: money, clock, singleApprovalLimit, soleAgreementSeconds }),
    addForShop: forShop.addEvidence,
    addForPartner: forPartner.addEvidence,
    readForShop: createReadEvidence(money),
    readForPartner: createReadOwnEvidence({ ...own, files: money }),
  });
  const statements = statementHandlers({ ownStatement: createOwnStatement(own), readStatement: createReadStatement(own) });
  return { findPartner, viewPartnerOrder, handlers: { ...handlers, ...hand, ...evidence, ...statements } };
}
