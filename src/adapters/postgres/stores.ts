import type { PersonalData } from '#modules/accounts/index.ts';
import { ARTICLE_SHELF, createArticleWriter, LEGAL_SHELF } from './content/articles.ts';
import { createCatalogueWriter, createPriceReader, createServiceRows, SERVICE_SHELF } from './content/catalogue.ts';
import { createTexts } from './content/content.ts';
import { createLibrary } from './content/content-pictures.ts';
import { createPictures } from './content/pictures.ts';
import { createSearchWriter } from './content/search.ts';
import { createAuthEvents, createBrowserStore, createCodeStore } from './customers/auth.ts';
import { createClientNotes } from './customers/client-notes.ts';
import { createClients } from './customers/clients.ts';
import { createConsultations } from './customers/consultations.ts';
import { createHandledConsultations } from './customers/handled-consultations.ts';
import { createLeavingStore } from './customers/leavings.ts';
import { createProfiles } from './customers/profiles.ts';
import { createSessions } from './customers/sessions.ts';
import { createUserData } from './customers/user-data.ts';
import { createUserStore } from './customers/users.ts';
import type { Seal } from './engine/seal.ts';
import { createEvidenceStore, createHandMoneyReader } from './money/evidence.ts';
import { createMoneyStore } from './money/money.ts';
import { createMoneyData } from './money/money-data.ts';
import { createRefundReader } from './money/refund-reader.ts';
import { createIdempotencyStore, createRequestData } from './operations/idempotency.ts';
import { createMarkStore } from './operations/marks.ts';
import { createMessageData } from './operations/message-data.ts';
import { createMessageOutbox, createMessageQueue, createMessageReader } from './operations/messages.ts';
import { createCounter, createHits } from './operations/rate-limits.ts';
import { createOrderData } from './orders/order-data.ts';
import { createNoteStore } from './orders/order-notes.ts';
import { createOrderReader } from './orders/order-reader.ts';
import { createOrderStore } from './orders/orders.ts';
import { createCardSessionStore } from './payments/card-sessions.ts';
import { createSealStore } from './payments/ledger.ts';
import { createNoticeStore } from './payments/notices.ts';
import { createPaymentData, createPaymentStore } from './payments/payments.ts';
import { createReceiptReader } from './payments/receipts.ts';
import { createAfterwardsData, createFeedbackStore, createYearReminderStore } from './rituals/afterwards.ts';
import { createCertificates } from './rituals/certificates.ts';
import { createDayRoom, createFullDays, createPlannedRituals } from './rituals/day-room.ts';
import { createDeskReader } from './rituals/desk-reader.ts';
import { createInvitationStore } from './rituals/invitations.ts';
import { createNamesLinks } from './rituals/names-links.ts';
import { createPlans } from './rituals/plans.ts';
import { createPostponementAsks } from './rituals/postponement-asks.ts';
import { createReports } from './rituals/reports.ts';
import { createRiteNotes } from './rituals/rite-notes.ts';
import { createRiteParts } from './rituals/rite-parts.ts';
import { createRitualDays, createRitualStore, readingsOf } from './rituals/rituals.ts';
import { createSankalpaAnswers } from './rituals/sankalpa-answers.ts';
import { createNamesReader, createSpellings } from './rituals/spellings.ts';
import { createWeekReader } from './rituals/week.ts';
import { createKeys } from './staff/api-keys.ts';
import { createAuditLog } from './staff/audit.ts';
import { createFactorStore } from './staff/factors.ts';
import { createMembers } from './staff/members.ts';
import { createMuhurtaRules } from './staff/muhurta-rules.ts';
import { createPartnerOrderReader, createPartners } from './staff/partners.ts';
import { createPushDevices } from './staff/push-devices.ts';
import { createSavedViews } from './staff/saved-views.ts';
import { createClosedDays, createDayCapacity, createFirePlace, createSeller } from './staff/settings.ts';
import { createLetterChoices, createStaffNewsStore } from './staff/staff-news.ts';
import type { Queries } from './tables/entities.ts';
import { createEventStore } from './webhooks/partner-events.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

/** Stores that also give out, and erase, what they keep of a customer. */
function createKeepers(queries: Queries) {
  return {
    profiles: createProfiles(queries),
    clientNotes: createClientNotes(queries),
    plans: createPlans(queries),
    consultations: createConsultations(queries),
    reports: createReports(queries),
    certificates: createCertificates(queries),
    rites: createRiteNotes(queries),
    spellings: createSpellings(queries),
    letterChoices: createLetterChoices(queries),
    postponementAsks: createPostponementAsks(queries),
  };
}

/** What every module keeps of its customers. */
export function createPersonalData(queries: Queries): PersonalData {
  return {
    ...createKeepers(queries),
    users: createUserData(queries),
    orders: createOrderData(queries),
    payments: createPaymentData(queries),
    money: createMoneyData(queries),
    messages: createMessageData(queries),
    readings: { ofOrders: (ids) => readingsOf(queries, ids) },
    sankalpaAnswers: createSankalpaAnswers(queries),
    afterwards: createAfterwardsData(queries),
    requests: createRequestData(queries),
  };
}

/** All stores of one transaction. */
export function createStores(queries: Queries, seal: Seal) {
  return {
    ...createKeepers(queries),
    orders: createOrderStore(queries),
    payments: createPaymentStore(queries),
    cards: createCardSessionStore(queries),
    money: createMoneyStore(queries),
    evidence: createEvidenceStore(queries),
    notices: createNoticeStore(queries),
    seals: createSealStore(queries),
    prices: createPriceReader(queries),
    idempotency: createIdempotencyStore(queries, seal),
    messages: createMessageOutbox(queries, seal),
    counter: createCounter(queries, seal),
    catalogue: createCatalogueWriter(queries),
    articles: createArticleWriter(queries),
    articleTexts: createTexts(queries, ARTICLE_SHELF),
    serviceTexts: createTexts(queries, SERVICE_SHELF),
    legalTexts: createTexts(queries, LEGAL_SHELF),
    serviceRows: createServiceRows(queries),
    library: createLibrary(queries),
    search: createSearchWriter(queries),
    codes: createCodeStore(queries),
    browsers: createBrowserStore(queries),
    users: createUserStore(queries),
    sessions: createSessions(queries),
    authEvents: createAuthEvents(queries),
    audit: createAuditLog(queries),
    notes: createNoteStore(queries),
    ritualDays: createRitualDays(queries),
    pictures: createPictures(queries),
    factors: createFactorStore(queries, seal),
    members: createMembers(queries),
    pushDevices: createPushDevices(queries),
    staffNews: createStaffNewsStore(queries),
    clients: createClients(queries),
    leavings: createLeavingStore(queries),
    partners: createPartners(queries),
    apiKeys: createKeys(queries),
    webhooks: createWebhooks(queries, seal),
    events: createEventStore(queries),
    namesLinks: createNamesLinks(queries),
    invitations: createInvitationStore(queries),
    handledConsultations: createHandledConsultations(queries),
    rituals: createRitualStore(queries),
    answers: createSankalpaAnswers(queries),
    yearReminders: createYearReminderStore(queries),
    feedback: createFeedbackStore(queries),
    closedDays: createClosedDays(queries),
    dayCapacity: createDayCapacity(queries),
    firePlace: createFirePlace(queries),
    muhurtaRules: createMuhurtaRules(queries),
    riteParts: createRiteParts(queries),
    dayRoom: createDayRoom(queries),
    seller: createSeller(queries),
    views: createSavedViews(queries),
    marks: createMarkStore(queries),
    personalData: createPersonalData(queries),
  };
}

export type Stores = ReturnType<typeof createStores>;

/** The same for what is read outside of transactions, and what is read only there. Made once for a database. */
export function createReaders(queries: Queries, seal: Seal) {
  return {
    ...createStores(queries, seal),
    hits: createHits(queries),
    messageQueue: createMessageQueue(queries, seal),
    readMessages: createMessageReader(queries, seal),
    orders: createOrderReader(queries),
    partnerOrders: createPartnerOrderReader(queries),
    receipts: createReceiptReader(queries),
    handMoney: createHandMoneyReader(queries),
    openRefunds: createRefundReader(queries),
    desk: createDeskReader(queries),
    week: createWeekReader(queries),
    names: createNamesReader(queries),
    fullDays: createFullDays(queries),
    planned: createPlannedRituals(queries),
  };
}
