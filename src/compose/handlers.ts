import { setTimeout } from 'node:timers/promises';
import { dayIn } from '#kernel/day-in.ts';
import { createSandboxInbox } from '../adapters/postgres/operations/sandbox-inbox.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { accountHandlers } from '../http/handlers/account.ts';
import { afterwardsHandlers } from '../http/handlers/afterwards.ts';
import { almanacHandlers } from '../http/handlers/almanac.ts';
import { apiKeyHandlers } from '../http/handlers/api-keys.ts';
import { articleHandlers } from '../http/handlers/articles.ts';
import { auditHandlers } from '../http/handlers/audit.ts';
import { authHandlers } from '../http/handlers/auth.ts';
import { catalogueHandlers } from '../http/handlers/catalogue.ts';
import { certificateHandlers } from '../http/handlers/certificates.ts';
import { clientHandlers } from '../http/handlers/clients.ts';
import { consultationHandlers } from '../http/handlers/consultations.ts';
import { contentPictureHandlers } from '../http/handlers/content-pictures.ts';
import { daySettingsHandlers } from '../http/handlers/day-settings.ts';
import { editedLegalHandlers } from '../http/handlers/edited-legal-texts.ts';
import { editedServiceHandlers } from '../http/handlers/edited-services.ts';
import { evidenceHandlers } from '../http/handlers/evidence.ts';
import { handPaymentHandlers } from '../http/handlers/hand-payments.ts';
import { healthHandlers } from '../http/handlers/health.ts';
import { invitationHandlers } from '../http/handlers/invitations.ts';
import { memberHandlers } from '../http/handlers/members.ts';
import { muhurtaHandlers } from '../http/handlers/muhurtas.ts';
import { officeHandlers } from '../http/handlers/office.ts';
import { openRefundHandlers } from '../http/handlers/open-refunds.ts';
import { orderMoneyHandlers } from '../http/handlers/order-money.ts';
import { orderHandlers } from '../http/handlers/orders.ts';
import { overviewHandlers } from '../http/handlers/overview.ts';
import { panelHandlers } from '../http/handlers/panel.ts';
import { partnerWebhookHandlers } from '../http/handlers/partner-webhooks.ts';
import { partnerHandlers } from '../http/handlers/partners.ts';
import { paymentHandlers } from '../http/handlers/payments.ts';
import { planHandlers } from '../http/handlers/plans.ts';
import { postponementHandlers } from '../http/handlers/postponements.ts';
import { profileHandlers } from '../http/handlers/profiles.ts';
import { receiptHandlers } from '../http/handlers/receipts.ts';
import { refundHandlers } from '../http/handlers/refunds.ts';
import { reportHandlers } from '../http/handlers/reports.ts';
import { ritualHandlers } from '../http/handlers/rituals.ts';
import { sandboxAccessHandlers, sandboxHandlers, sandboxKeyHandlers, sandboxPlayHandlers } from '../http/handlers/sandbox.ts';
import { sandboxInboxHandlers } from '../http/handlers/sandbox-inbox.ts';
import { sankalpaHandlers } from '../http/handlers/sankalpa.ts';
import { sellerHandlers } from '../http/handlers/seller.ts';
import { staffHandlers } from '../http/handlers/staff.ts';
import { staffPushHandlers } from '../http/handlers/staff-push.ts';
import { staffSignInHandlers } from '../http/handlers/staff-sign-in.ts';
import { statementHandlers } from '../http/handlers/statements.ts';
import { waitingMoneyHandlers } from '../http/handlers/waiting-money.ts';
import { cookieNames } from '../http/requests/cookies.ts';
import { composeFileHandlers } from './content-files.ts';
import { type Ground, linksOf } from './ground.ts';
import type { Modules } from './modules.ts';
import { composePlay } from './sandbox.ts';

/** Every operation of the contract, bound to the use cases of its module. */
export function composeHandlers(ground: Ground, shop: Modules, ping: () => Promise<void>): Handlers {
  const { catalogue, search, almanac, apiKeys, webhooks } = shop;
  return {
    ...healthHandlers({ ping }),
    ...catalogueHandlers({ catalogue, search }),
    ...almanacHandlers({ ...almanac, clock: ground.clock }),
    ...salesHandlers(ground, shop),
    ...customerHandlers(ground, shop),
    ...certificateHandlers(shop.certificates, linksOf(ground.config).namesUrl),
    ...sankalpaHandlers(shop.sankalpa),
    ...afterwardsHandlers(shop.afterwards),
    ...staffHandlersOf(ground, shop),
    ...contentHandlers(ground, shop),
    ...apiKeyHandlers(apiKeys, ground.clock),
    ...partnerWebhookHandlers(webhooks.managed, ground.clock),
    ...sandboxHandlersOf(ground, shop),
  };
}

function salesHandlers({ config, clock }: Ground, { sales }: Modules) {
  const { orders, money, office, partners, rituals, cards, payments } = sales;
  const { paymentUrl } = linksOf(config);
  const today = () => dayIn(clock(), config.timeZone);
  return {
    ...orderHandlers(orders, cookieNames(config.publicUrl)),
    ...paymentHandlers(payments, cards.openCardPayment),
    ...receiptHandlers(payments),
    ...refundHandlers(money, orders),
    ...waitingMoneyHandlers(money),
    ...orderMoneyHandlers(money),
    ...openRefundHandlers(money),
    ...handPaymentHandlers(money, partners, paymentUrl),
    ...evidenceHandlers(money, partners),
    ...officeHandlers(office, { linkOf: paymentUrl, today }),
    ...postponementHandlers(office),
    ...partnerHandlers(partners, {
      linkOf: (slug) => `${config.publicUrl}/?partner=${slug}`,
      paymentLinkOf: paymentUrl,
      shopPartner: config.shopPartner,
    }),
    ...statementHandlers(partners),
    ...ritualHandlers(rituals),
  };
}

function customerHandlers({ config, clock }: Ground, { customers, sales, sankalpa }: Modules) {
  const { auth, profiles, plans, accounts, clients, consultations } = customers;
  const names = cookieNames(config.publicUrl);
  return {
    ...authHandlers(auth, profiles, { names, sessionSeconds: config.sessionSeconds.absolute }),
    ...profileHandlers(profiles),
    ...planHandlers(plans, { publicUrl: config.publicUrl }),
    ...invitationHandlers(plans, sankalpa, { now: clock, linkOf: linksOf(config).invitationUrl }),
    ...accountHandlers(accounts, sales.orders, names),
    ...clientHandlers(clients, accounts, () => dayIn(clock(), config.timeZone)),
    ...consultationHandlers(consultations),
  };
}

function staffHandlersOf({ config, clock }: Ground, { staff: { staff, settings, overview, reports, panel } }: Modules) {
  const { timeZone, publicUrl, sessionSeconds } = config;
  return {
    ...staffHandlers(staff, timeZone),
    ...staffSignInHandlers(staff, { names: cookieNames(publicUrl), sessionSeconds: sessionSeconds.absolute }),
    ...staffPushHandlers(staff),
    ...memberHandlers(staff),
    ...auditHandlers(staff),
    ...daySettingsHandlers(settings, clock),
    ...sellerHandlers(settings),
    ...overviewHandlers(overview, timeZone),
    ...reportHandlers(reports),
    ...panelHandlers(panel),
  };
}

function contentHandlers(ground: Ground, { content, almanac, previews, readBlanks }: Modules) {
  return {
    ...articleHandlers(content.articles, previews.article),
    ...editedServiceHandlers(content.services, previews.service),
    ...editedLegalHandlers(content.legalTexts, previews.legalText, readBlanks),
    ...contentPictureHandlers(content.library),
    ...muhurtaHandlers(almanac.muhurtas),
    ...composeFileHandlers(ground),
  };
}

function sandboxHandlersOf(ground: Ground, { sales, staff, apiKeys, sandboxAccess }: Modules) {
  const { config, clock, database, letters } = ground;
  return {
    ...sandboxHandlers(sales.payments, sales.orders, letters, database.readers.readMessages),
    ...sandboxAccessHandlers(sandboxAccess),
    ...sandboxKeyHandlers(apiKeys.makeSandboxKey),
    ...sandboxPlayHandlers(composePlay(ground, { sales, staff }), linksOf(config).paymentUrl),
    ...sandboxInboxHandlers({ ...createSandboxInbox(database.queries, clock), wait: setTimeout }),
  };
}
