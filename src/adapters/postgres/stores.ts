import type { PersonalData } from '#modules/accounts/index.ts';
import { ARTICLE_SHELF, createArticleWriter, LEGAL_SHELF } from './content/articles.ts';
import { createCatalogueWriter, createPriceReader, createServiceRows, SERVICE_SHELF } from './content/catalogue.ts';
import { createTextStore } from './content/content.ts';
import { createLibraryStore } from './content/content-pictures.ts';
import { createPictureStore } from './content/pictures.ts';
import { createSearchWriter } from './content/search.ts';
import { createAuthEvents, createBrowserStore, createCodeStore } from './customers/auth.ts';
import { createClientNotes } from './customers/client-notes.ts';
import { createClientStore } from './customers/clients.ts';
import { createConsultationData, createConsultationStore } from './customers/consultations.ts';
import { createHandledConsultations } from './customers/handled-consultations.ts';
import { createLeavingStore } from './customers/leavings.ts';
import { createProfileData, createProfileStore } from './customers/profiles.ts';
import { createSessionStore } from './customers/sessions.ts';
import { createUserData } from './customers/user-data.ts';
import { createUserStore } from './customers/users.ts';
import type { Seal } from './engine/seal.ts';
import { createEvidenceStore } from './money/evidence.ts';
import { createMoneyStore } from './money/money.ts';
import { createMoneyData } from './money/money-data.ts';
import { createIdempotencyStore, createRequestData } from './operations/idempotency.ts';
import { createMarkStore } from './operations/marks.ts';
import { createMessageData } from './operations/message-data.ts';
import { createMessageOutbox } from './operations/messages.ts';
import { createCounter } from './operations/rate-limits.ts';
import { createOrderData } from './orders/order-data.ts';
import { createNoteStore } from './orders/order-notes.ts';
import { createOrderStore } from './orders/orders.ts';
import { createCardSessionStore } from './payments/card-sessions.ts';
import { createSealStore } from './payments/ledger.ts';
import { createNoticeStore } from './payments/notices.ts';
import { createPaymentData, createPaymentStore } from './payments/payments.ts';
import { createAfterwardsData, createFeedbackStore, createYearReminderStore } from './rituals/afterwards.ts';
import { createCertificateData, createCertificateStore } from './rituals/certificates.ts';
import { createDayRoom } from './rituals/day-room.ts';
import { createInvitationStore } from './rituals/invitations.ts';
import { createNamesLinkStore } from './rituals/names-links.ts';
import { createPlanData, createPlanStore } from './rituals/plans.ts';
import { createPostponementAskData, createPostponementAskStore } from './rituals/postponement-asks.ts';
import { createReportData, createReportStore } from './rituals/reports.ts';
import { createRiteData, createRiteStore } from './rituals/rite-notes.ts';
import { createRitePartsStore } from './rituals/rite-parts.ts';
import { createReadingData } from './rituals/ritual-marks.ts';
import { createRitualDays, createRitualStore } from './rituals/rituals.ts';
import { createAnswerData, createAnswerStore } from './rituals/sankalpa-answers.ts';
import { createSpellingData, createSpellingStore } from './rituals/spellings.ts';
import { createKeyStore } from './staff/api-keys.ts';
import { createAuditLog } from './staff/audit.ts';
import { createFactorStore } from './staff/factors.ts';
import { createMemberStore } from './staff/members.ts';
import { createMuhurtaRulesStore } from './staff/muhurta-rules.ts';
import { createPartnerStore } from './staff/partners.ts';
import { createPushDevices } from './staff/push-devices.ts';
import { createViewStore } from './staff/saved-views.ts';
import { createSellerStore } from './staff/seller.ts';
import { createClosedDays, createDayCapacity, createFirePlace } from './staff/settings.ts';
import { createLetterChoices, createStaffNewsStore } from './staff/staff-news.ts';
import type { Queries } from './tables/entities.ts';
import { createEventStore } from './webhooks/partner-events.ts';
import { createWebhookStore } from './webhooks/webhooks.ts';

/** What every module keeps of its customers. */
export function createPersonalData(queries: Queries): PersonalData {
  return {
    users: createUserData(queries),
    profiles: createProfileData(queries),
    clientNotes: createClientNotes(queries),
    plans: createPlanData(queries),
    orders: createOrderData(queries),
    payments: createPaymentData(queries),
    money: createMoneyData(queries),
    consultations: createConsultationData(queries),
    messages: createMessageData(queries),
    reports: createReportData(queries),
    certificates: createCertificateData(queries),
    rites: createRiteData(queries),
    readings: createReadingData(queries),
    spellings: createSpellingData(queries),
    sankalpaAnswers: createAnswerData(queries),
    afterwards: createAfterwardsData(queries),
    letterChoices: createLetterChoices(queries),
    postponementAsks: createPostponementAskData(queries),
    requests: createRequestData(queries),
  };
}

/** All stores of one transaction. */
export function createStores(queries: Queries, seal: Seal) {
  return {
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
    articleTexts: createTextStore(queries, ARTICLE_SHELF),
    serviceTexts: createTextStore(queries, SERVICE_SHELF),
    legalTexts: createTextStore(queries, LEGAL_SHELF),
    serviceRows: createServiceRows(queries),
    library: createLibraryStore(queries),
    search: createSearchWriter(queries),
    codes: createCodeStore(queries),
    browsers: createBrowserStore(queries),
    users: createUserStore(queries),
    sessions: createSessionStore(queries),
    authEvents: createAuthEvents(queries),
    audit: createAuditLog(queries),
    notes: createNoteStore(queries),
    ritualDays: createRitualDays(queries),
    postponementAsks: createPostponementAskStore(queries),
    pictures: createPictureStore(queries),
    factors: createFactorStore(queries, seal),
    members: createMemberStore(queries),
    letterChoices: createLetterChoices(queries),
    pushDevices: createPushDevices(queries),
    staffNews: createStaffNewsStore(queries),
    clients: createClientStore(queries),
    clientNotes: createClientNotes(queries),
    leavings: createLeavingStore(queries),
    partners: createPartnerStore(queries),
    apiKeys: createKeyStore(queries),
    webhooks: createWebhookStore(queries, seal),
    events: createEventStore(queries),
    reports: createReportStore(queries),
    certificates: createCertificateStore(queries),
    namesLinks: createNamesLinkStore(queries),
    profiles: createProfileStore(queries),
    plans: createPlanStore(queries),
    invitations: createInvitationStore(queries),
    consultations: createConsultationStore(queries),
    handledConsultations: createHandledConsultations(queries),
    rituals: createRitualStore(queries),
    rites: createRiteStore(queries),
    spellings: createSpellingStore(queries),
    answers: createAnswerStore(queries),
    yearReminders: createYearReminderStore(queries),
    feedback: createFeedbackStore(queries),
    closedDays: createClosedDays(queries),
    dayCapacity: createDayCapacity(queries),
    firePlace: createFirePlace(queries),
    muhurtaRules: createMuhurtaRulesStore(queries),
    riteParts: createRitePartsStore(queries),
    dayRoom: createDayRoom(queries),
    seller: createSellerStore(queries),
    views: createViewStore(queries),
    marks: createMarkStore(queries),
    personalData: createPersonalData(queries),
  };
}

export type Stores = ReturnType<typeof createStores>;
