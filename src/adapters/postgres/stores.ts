import type { PersonalData } from '#modules/accounts/index.ts';
import { createKeyStore } from './api-keys.ts';
import { ARTICLE_SHELF, createArticleWriter, LEGAL_SHELF } from './articles.ts';
import { createAuditLog } from './audit.ts';
import { createAuthEvents, createBrowserStore, createCodeStore } from './auth.ts';
import { createCardSessionStore } from './card-sessions.ts';
import { createCatalogueWriter, createPriceReader, createServiceRows, SERVICE_SHELF } from './catalogue.ts';
import { createClientStore } from './clients.ts';
import { createConsultationDesk } from './consultation-desk.ts';
import { createConsultationData, createConsultationStore } from './consultations.ts';
import { createTextStore } from './content.ts';
import { createLibraryStore } from './content-pictures.ts';
import { createDeskStore } from './desk.ts';
import { createDeskData } from './desk-data.ts';
import type { Queries } from './entities.ts';
import { createEvidenceStore } from './evidence.ts';
import { createFactorStore } from './factors.ts';
import { createIdempotencyStore, createRequestData } from './idempotency.ts';
import { createLeavingStore } from './leavings.ts';
import { createSealStore } from './ledger.ts';
import { createMemberStore } from './members.ts';
import { createMessageData } from './message-data.ts';
import { createMessageOutbox } from './messages.ts';
import { createNoticeStore } from './notices.ts';
import { createOrderData } from './order-data.ts';
import { createNoteStore } from './order-notes.ts';
import { createOrderStore } from './orders.ts';
import { createPartnerStore } from './partners.ts';
import { createPaymentData, createPaymentStore } from './payments.ts';
import { createPictureStore } from './pictures.ts';
import { createPlanData, createPlanStore } from './plans.ts';
import { createPostponementAskData, createPostponementAskStore } from './postponement-asks.ts';
import { createProfileData, createProfileStore } from './profiles.ts';
import { createPushDevices } from './push-devices.ts';
import { createCounter } from './rate-limits.ts';
import { createReportData, createReportStore } from './reports.ts';
import { createReadingData } from './ritual-marks.ts';
import { createRitualDays, createRitualStore } from './rituals.ts';
import type { Seal } from './seal.ts';
import { createSearchWriter } from './search.ts';
import { createSellerStore } from './seller.ts';
import { createSessionStore } from './sessions.ts';
import { createClosedDaysStore } from './settings.ts';
import { createLetterChoices, createStaffNewsStore } from './staff-news.ts';
import { createUserData } from './user-data.ts';
import { createUserStore } from './users.ts';
import { createWebhookStore } from './webhooks.ts';

/** What every module keeps of its customers. */
export function createPersonalData(queries: Queries): PersonalData {
  return {
    users: createUserData(queries),
    profiles: createProfileData(queries),
    plans: createPlanData(queries),
    orders: createOrderData(queries),
    payments: createPaymentData(queries),
    desk: createDeskData(queries),
    consultations: createConsultationData(queries),
    messages: createMessageData(queries),
    reports: createReportData(queries),
    readings: createReadingData(queries),
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
    desk: createDeskStore(queries),
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
    leavings: createLeavingStore(queries),
    partners: createPartnerStore(queries),
    apiKeys: createKeyStore(queries),
    webhooks: createWebhookStore(queries, seal),
    reports: createReportStore(queries),
    profiles: createProfileStore(queries),
    plans: createPlanStore(queries),
    consultations: createConsultationStore(queries),
    consultationDesk: createConsultationDesk(queries),
    rituals: createRitualStore(queries),
    closedDays: createClosedDaysStore(queries),
    seller: createSellerStore(queries),
    personalData: createPersonalData(queries),
  };
}

export type Stores = ReturnType<typeof createStores>;
