import { STAFF_ROLES } from '#kernel/caller.ts';
import { type Permission, ROLE_PERMISSIONS } from '#kernel/permissions.ts';
import { articleEdit, serviceEdit } from '../support/articles.ts';
import { guestOrder } from '../support/orders.ts';
import type { ShopRequest } from '../support/shop.ts';

/** The customer whose data the requests are about, and the ids of these data. */
export interface Owner {
  readonly email: string;
  readonly sessionId: string;
  readonly profileId: string;
  readonly calendarToken: string;
  /** An order that waits for its payment and has contact data. */
  readonly pendingOrderId: string;
  readonly paymentId: string;
}

/**
 * Who sends a request: somebody without a session or whose session has ended, the owner, another customer, an administrator who gave
 * only a code, or staff with a second factor.
 */
export const ROLES = ['guest', 'ended', 'owner', 'other', 'halfway', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

export interface Row {
  readonly ask: (owner: Owner) => ShopRequest;
  readonly expected: Readonly<Record<Role, number>>;
  /** What the contract names as the permission of an operation of the staff. */
  readonly permission?: Permission;
  /** The owner has an account without a profile, an order or a plan. */
  readonly isBare?: true;
}

/** The same for all: the answer is public, or belongs to the caller, or is reached by an id that nobody can guess. */
const everybody = (status: number): Row['expected'] => row(status, status, status, status);
/** The same for all, but a customer whose session has ended must not become a guest unawares. */
const everybodyKnowingly = (status: number): Row['expected'] => ({ ...everybody(status), ended: 401 });
/** Each signed-in user gets an answer about themselves. */
const signedIn = (status: number): Row['expected'] => row(401, status, status, status);
/** For the owner alone; others get 403, or 404 where even the existence is private. */
const ownerOnly = (status: number, refusal: 403 | 404): Row['expected'] => row(401, status, refusal, refusal);

/** For the roles that have the permission: they get `status`. */
function staff(permission: Permission, status: number): Pick<Row, 'permission' | 'expected'> {
  const allowed = STAFF_ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));
  return { permission, expected: { ...row(401, 403, 403, 403), ...Object.fromEntries(allowed.map((role) => [role, status])) } };
}

/** For staff of every role, also for those who gave only a code so far. */
function signingIn(status: number): Pick<Row, 'permission' | 'expected'> {
  return { permission: 'panel.enter', expected: row(401, 403, 403, status) };
}

/** Somebody whose session has ended gets what a guest gets. */
function row(guest: number, owner: number, other: number, someStaff: number): Row['expected'] {
  const anyStaff = Object.fromEntries(STAFF_ROLES.map((role) => [role, someStaff])) as Record<
    (typeof STAFF_ROLES)[number],
    number
  >;
  return { guest, ended: guest, owner, other, halfway: someStaff, ...anyStaff };
}

const post = (url: string, payload: object): ShopRequest => ({ method: 'POST', url, payload });
const NOBODY = '00000000-0000-4000-8000-00000000dead';
/** The id of no order. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000';
const plan = { startDate: '2027-01-15', specialWishes: 'О здоровье', participants: '' };

const NOTHING = '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d';
const NO_SERVICE = '/api/admin/content/services/nothing';
const NO_ARTICLE = '/api/admin/content/articles/nothing';
const NO_REPORT = `/api/admin/reports/orders/${NOTHING}`;
/** What people decide about money by hand, of an order that does not exist. */
function onHandPayments(name: string, order: string, permission: Permission): Record<string, Row> {
  const allowed = staff(permission, 404);
  const given = { amount: 300, reference: '17' };
  return {
    [`confirm${name}`]: { ask: () => post(`${order}/confirmation`, given), ...allowed },
    [`takeBack${name}`]: { ask: () => ({ method: 'DELETE', url: `${order}/confirmation` }), ...allowed },
    [`agreeWith${name}`]: { ask: () => ({ method: 'POST', url: `${order}/confirmation/agreement` }), ...allowed },
    [`decline${name}`]: { ask: () => post(`${order}/decline`, { reason: 'nothing' }), ...allowed },
  };
}

/** An action on a refund that does not exist. */
function onRefund(action: string, payload?: object): Row {
  const request: ShopRequest = { method: 'POST', url: `/api/admin/refunds/${NOBODY}/${action}`, headers: { 'if-match': '"1"' } };
  return { ask: () => (payload ? { ...request, payload } : request), ...staff('money.write', 404) };
}

/** The status that every operation of the contract answers to each role. An operation that is missing here fails the test. */
export const MATRIX: Readonly<Record<string, Row>> = {
  listServices: { ask: () => ({ url: '/api/services' }), expected: everybody(200) },
  getService: { ask: () => ({ url: '/api/services/mahalakshmi' }), expected: everybody(200) },
  listArticlesCatalog: { ask: () => ({ url: '/api/articles-catalog' }), expected: everybody(200) },
  getArticle: { ask: () => ({ url: '/api/articles/sankalpa' }), expected: everybody(200) },
  searchCatalogue: { ask: () => ({ url: '/api/search?q=sankalpa' }), expected: everybody(200) },
  getDocument: { ask: () => ({ url: '/api/documents/privacy' }), expected: everybody(200) },
  quoteCart: {
    ask: () => post('/api/cart/quote', { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] }),
    expected: everybody(200),
  },
  listPaymentMethods: { ask: () => ({ url: '/api/payment-methods?partner=indra' }), expected: everybody(200) },
  getLiveness: { ask: () => ({ url: '/api/health/live' }), expected: everybody(200) },
  getReadiness: { ask: () => ({ url: '/api/health/ready' }), expected: everybody(200) },

  createOrder: {
    ask: ({ email }) => post('/api/orders', { ...guestOrder, customerEmail: email }),
    expected: everybodyKnowingly(201),
  },
  getOrder: { ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}` }), expected: everybody(200) },
  // Before the payment there is none, for anybody.
  getReceipt: { ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}/receipt` }), expected: everybody(404) },
  getReceiptPdf: {
    ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}/receipt.pdf` }),
    expected: everybody(404),
  },
  setOrderContact: {
    ask: ({ pendingOrderId }) => ({
      method: 'PUT',
      url: `/api/orders/${pendingOrderId}/contact`,
      payload: { customerName: 'Чужое Имя', customerEmail: 'other@example.com' },
    }),
    expected: everybody(409),
  },
  requestConsultation: {
    ask: () => post('/api/consultations', { name: 'Анна', phone: '+79161234567' }),
    expected: everybodyKnowingly(201),
  },
  reportManualPayment: {
    ask: ({ pendingOrderId }) => ({ method: 'POST', url: `/api/orders/${pendingOrderId}/manual-payment` }),
    expected: everybody(200),
  },
  listOrders: { ask: ({ email }) => ({ url: `/api/orders?email=${email}` }), expected: ownerOnly(200, 403) },

  listCoins: { ask: () => ({ url: '/api/crypto/coins' }), expected: everybody(200) },
  createCryptoPayment: {
    ask: ({ pendingOrderId }) =>
      post('/api/crypto/payment', { orderId: pendingOrderId, currency: 'BTC', amountUsd: guestOrder.total }),
    expected: everybody(201),
  },
  getCryptoPaymentStatus: {
    ask: ({ paymentId }) => ({ url: `/api/crypto/payment/${paymentId}/status` }),
    expected: everybody(200),
  },
  cancelCryptoPayment: {
    ask: ({ paymentId }) => ({ method: 'POST', url: `/api/crypto/payment/${paymentId}/cancel` }),
    expected: everybody(200),
  },
  createCardPayment: {
    ask: ({ pendingOrderId }) => post('/api/card/payment', { orderId: pendingOrderId }),
    expected: everybody(201),
  },
  // The sandbox's own gateway sends no notices.
  receiveGatewayNotice: { ask: () => post('/api/webhooks/nowpayments', {}), expected: everybody(404) },

  askForRefund: {
    ask: ({ pendingOrderId }) => ({ method: 'POST', url: `/api/orders/${pendingOrderId}/refund-request` }),
    expected: everybody(409),
  },
  sendRefundLink: {
    ask: ({ pendingOrderId }) => ({ method: 'POST', url: `/api/orders/${pendingOrderId}/refund-link` }),
    expected: everybody(409),
  },
  // Whoever has a link may use it; nobody can guess one.
  viewLinkedRefund: { ask: () => post('/api/refunds/look', { token: 'x'.repeat(43) }), expected: everybody(404) },
  giveRefundAddress: {
    ask: () => post('/api/refunds/address', { token: 'x'.repeat(43), address: 'bc1q' }),
    expected: everybody(404),
  },

  requestLogin: { ask: ({ email }) => post('/api/auth/request-login', { contact: email }), expected: everybody(200) },
  verifyCode: { ask: ({ email }) => post('/api/auth/verify-code', { contact: email, code: '000000' }), expected: everybody(400) },
  logout: { ask: () => ({ method: 'POST', url: '/api/auth/logout' }), expected: everybody(204) },
  getMe: { ask: () => ({ url: '/api/auth/me' }), expected: signedIn(200) },
  listSessions: { ask: () => ({ url: '/api/auth/sessions' }), expected: signedIn(200) },
  revokeSession: {
    ask: ({ sessionId }) => ({ method: 'DELETE', url: `/api/auth/sessions/${sessionId}` }),
    expected: ownerOnly(204, 404),
  },

  createProfile: {
    ask: ({ email }) => post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова', email }),
    expected: ownerOnly(201, 403),
    isBare: true,
  },
  getProfile: { ask: ({ profileId }) => ({ url: `/api/customer-profiles/${profileId}` }), expected: ownerOnly(200, 404) },
  updateProfile: {
    ask: ({ profileId }) => ({ method: 'PUT', url: `/api/customer-profiles/${profileId}`, payload: { occupation: 'Врач' } }),
    expected: ownerOnly(200, 404),
  },
  requestEmailChange: { ask: () => post('/api/account/email', { email: 'anna.new@example.com' }), expected: signedIn(200) },
  confirmEmailChange: {
    ask: ({ email }) => post('/api/account/email/verify', { email, code: '000000' }),
    expected: signedIn(400),
  },
  exportAccount: { ask: () => ({ url: '/api/account/export' }), expected: signedIn(200) },
  // Records name the members of staff who acted, so staff cannot delete their own accounts.
  deleteAccount: { ask: () => ({ method: 'DELETE', url: '/api/account' }), expected: row(401, 204, 204, 403) },

  getRitualPlan: { ask: ({ email }) => ({ url: `/api/ritual-plans?customerEmail=${email}` }), expected: ownerOnly(200, 403) },
  saveRitualPlan: {
    ask: ({ email }) => post('/api/ritual-plans', { ...plan, customerEmail: email }),
    expected: ownerOnly(200, 403),
  },
  renewPlanCalendar: {
    ask: () => ({ method: 'POST', url: '/api/ritual-plans/calendar-token' }),
    expected: ownerOnly(200, 404),
  },
  getPlanCalendar: {
    ask: ({ calendarToken }) => ({ url: `/api/ritual-plans/calendar.ics?token=${calendarToken}` }),
    expected: everybody(200),
  },

  getStaffMember: { ask: () => ({ url: '/api/staff/me' }), ...staff('panel.enter', 200) },
  getStaffLetters: { ask: () => ({ url: '/api/staff/letters' }), ...staff('panel.enter', 200) },
  chooseStaffLetters: {
    ask: () => ({ method: 'PUT', url: '/api/staff/letters', payload: { chosen: [] } }),
    ...staff('panel.enter', 200),
  },
  getStaffAccess: { ask: () => ({ url: '/api/staff/factors' }), ...signingIn(200) },
  offerPasskey: { ask: () => post('/api/staff/passkeys/options', {}), ...signingIn(200) },
  addPasskey: {
    ask: () =>
      post('/api/staff/passkeys', {
        ...{ challengeId: NOBODY, id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [] },
      }),
    ...signingIn(400),
  },
  offerAuthenticator: { ask: () => post('/api/staff/authenticators/offer', {}), ...signingIn(200) },
  addAuthenticator: { ask: () => post('/api/staff/authenticators', { challengeId: NOBODY, code: '000000' }), ...signingIn(400) },
  askForSecondFactor: { ask: () => post('/api/staff/second-factor/challenge', {}), ...signingIn(200) },
  giveSecondFactor: { ask: () => post('/api/staff/second-factor', { challengeId: NOBODY, code: '000000' }), ...signingIn(400) },
  removeFactor: { ask: () => ({ method: 'DELETE', url: `/api/staff/factors/${NOBODY}` }), ...staff('panel.enter', 404) },
  renewRecoveryCodes: { ask: () => post('/api/staff/recovery-codes', {}), ...staff('panel.enter', 200) },

  getOverview: { ask: () => ({ url: '/api/admin/overview' }), ...staff('overview.read', 200) },
  listStaffActions: { ask: () => ({ url: '/api/admin/audit' }), ...staff('audit.read', 200) },
  listMembers: { ask: () => ({ url: '/api/admin/staff' }), ...staff('staff.manage', 200) },
  inviteMember: {
    ask: () => post('/api/admin/staff', { email: 'nobody@example.invalid', role: 'priest' }),
    ...staff('staff.manage', 400),
  },
  changeMemberRole: {
    ask: () => ({ method: 'PUT', url: `/api/admin/staff/${NOBODY}`, payload: { role: 'priest' } }),
    ...staff('staff.manage', 404),
  },
  suspendMember: {
    ask: () => ({ method: 'PUT', url: `/api/admin/staff/${NOBODY}/suspension` }),
    ...staff('staff.manage', 404),
  },
  restoreMember: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/staff/${NOBODY}/suspension` }),
    ...staff('staff.manage', 404),
  },
  endMemberSessions: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/staff/${NOBODY}/sessions` }),
    ...staff('staff.manage', 404),
  },
  resetMemberFactors: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/staff/${NOBODY}/factors` }),
    ...staff('staff.manage', 404),
  },

  // An address to which nobody can be written is refused only once somebody may create clients.
  createClient: {
    ask: () =>
      post('/api/admin/clients', {
        ...{ email: 'nobody@example.invalid', language: 'ru', profile: { firstName: 'Анна', lastName: 'Иванова' } },
      }),
    ...staff('clients.write', 400),
  },
  editClient: {
    ask: () => ({
      method: 'PUT',
      url: `/api/admin/clients/${NOBODY}`,
      payload: { firstName: 'Анна', lastName: 'Иванова' },
      headers: { 'if-match': '"1"' },
    }),
    ...staff('clients.write', 404),
  },
  exportClient: { ask: () => ({ method: 'POST', url: `/api/admin/clients/${NOBODY}/export` }), ...staff('clients.write', 404) },
  eraseClient: { ask: () => ({ method: 'POST', url: `/api/admin/clients/${NOBODY}/erasure` }), ...staff('clients.write', 404) },
  createOrderForClient: {
    ask: () =>
      post('/api/admin/orders', {
        ...{ clientId: NOBODY, customerName: 'Анна', customerEmail: 'anna@example.com', language: 'ru' },
        items: [{ id: 'ganesha', quantity: 1, duration: 1 }],
      }),
    ...staff('orders.write', 404),
  },
  listUnreported: { ask: () => ({ url: '/api/admin/reports' }), ...staff('rituals.perform', 200) },
  openReport: { ask: () => ({ url: `${NO_REPORT}/0` }), ...staff('rituals.perform', 404) },
  saveReport: {
    ask: () => ({
      method: 'PUT',
      url: `${NO_REPORT}/0`,
      payload: { text: '', date: '2026-11-19', place: '', pictures: [] },
      headers: { 'if-match': '"0"' },
    }),
    ...staff('rituals.perform', 404),
  },
  sendReport: {
    ask: () => ({ method: 'POST', url: `${NO_REPORT}/0/send`, headers: { 'if-match': '"1"' } }),
    ...staff('rituals.perform', 404),
  },
  listOwnReports: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/reports` }),
    expected: ownerOnly(200, 404),
  },
  getOwnPicture: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/pictures/${NOTHING}/small` }),
    expected: signedIn(404),
  },
  getOrderPicture: {
    ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}/pictures/${NOTHING}/small` }),
    expected: everybody(404),
  },
  // A picture that is none is refused only once somebody may upload one.
  uploadReportPicture: {
    ask: () => ({
      method: 'POST',
      url: '/api/admin/reports/pictures',
      payload: 'no picture',
      headers: { 'content-type': 'image/png' },
    }),
    ...staff('rituals.perform', 422),
  },
  getReportPicture: {
    ask: () => ({ url: '/api/admin/reports/pictures/3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d/small' }),
    ...staff('rituals.perform', 404),
  },
  listClients: { ask: () => ({ url: '/api/admin/clients?limit=1' }), ...staff('clients.read', 200) },
  getClient: { ask: () => ({ url: `/api/admin/clients/${NOBODY}` }), ...staff('clients.read', 404) },
  listAllOrders: { ask: () => ({ url: '/api/admin/orders?q=nobody' }), ...staff('orders.read', 200) },
  getAdminOrder: { ask: () => ({ url: `/api/admin/orders/${NO_ORDER}` }), ...staff('orders.read', 404) },
  addOrderNote: {
    ask: () => ({ method: 'PUT', url: `/api/admin/orders/${NO_ORDER}/notes/${NOBODY}`, payload: { text: 'Позвонить' } }),
    ...staff('orders.write', 404),
  },
  cancelOrder: {
    ask: () => ({
      ...post(`/api/admin/orders/${NO_ORDER}/cancellation`, { reason: 'Передумал', noteId: NOBODY }),
      headers: { 'if-match': '"1"' },
    }),
    ...staff('orders.write', 404),
  },
  postponeRituals: {
    ask: () => ({
      ...post(`/api/admin/orders/${NO_ORDER}/postponement`, { startDate: '2099-01-15', reason: 'Храм закрыт', noteId: NOBODY }),
      headers: { 'if-match': '"1"' },
    }),
    ...staff('orders.write', 404),
  },
  listEditedArticles: { ask: () => ({ url: '/api/admin/content/articles' }), ...staff('content.write', 200) },
  beginArticle: {
    ask: () => post('/api/admin/content/articles', { id: 'sankalpa', name: 'Санкальпа', name_en: 'Sankalpa' }),
    ...staff('content.write', 409),
  },
  openArticle: { ask: () => ({ url: NO_ARTICLE }), ...staff('content.write', 404) },
  saveArticle: {
    ask: () => ({ method: 'PUT', url: NO_ARTICLE, payload: articleEdit(), headers: { 'if-match': '"1"' } }),
    ...staff('content.write', 404),
  },
  publishArticle: {
    ask: () => ({ method: 'POST', url: `${NO_ARTICLE}/publish`, headers: { 'if-match': '"1"' } }),
    ...staff('content.write', 404),
  },
  unpublishArticle: {
    ask: () => ({ method: 'POST', url: `${NO_ARTICLE}/unpublish`, headers: { 'if-match': '"1"' } }),
    ...staff('content.write', 404),
  },
  restoreArticle: {
    ask: () => ({ ...post(`${NO_ARTICLE}/restore`, { version: 1 }), headers: { 'if-match': '"1"' } }),
    ...staff('content.write', 404),
  },
  previewArticle: { ask: () => ({ url: `${NO_ARTICLE}/preview` }), ...staff('content.write', 404) },
  exportOrders: { ask: () => ({ url: '/api/admin/exports/orders?q=nobody' }), ...staff('exports.read', 200) },
  sendOrderLetter: {
    ask: () => post(`/api/admin/orders/${NO_ORDER}/letters`, { letter: 'payment_link' }),
    ...staff('orders.write', 404),
  },
  listEditedServices: { ask: () => ({ url: '/api/admin/content/services' }), ...staff('content.write', 200) },
  openService: { ask: () => ({ url: NO_SERVICE }), ...staff('content.write', 404) },
  saveService: {
    ask: () => ({ method: 'PUT', url: NO_SERVICE, payload: serviceEdit(), headers: { 'if-match': '"1"' } }),
    ...staff('content.write', 404),
  },
  publishService: {
    ask: () => ({ method: 'POST', url: `${NO_SERVICE}/publish`, headers: { 'if-match': '"1"' } }),
    ...staff('content.write', 404),
  },
  restoreService: {
    ask: () => ({ ...post(`${NO_SERVICE}/restore`, { version: 1 }), headers: { 'if-match': '"1"' } }),
    ...staff('content.write', 404),
  },
  previewService: { ask: () => ({ url: `${NO_SERVICE}/preview` }), ...staff('content.write', 404) },
  listWaitingMoney: { ask: () => ({ url: '/api/admin/money?limit=1' }), ...staff('money.read', 200) },
  getWaitingMoney: { ask: () => ({ url: `/api/admin/money/${NOBODY}` }), ...staff('money.read', 404) },
  settleMoney: {
    ask: () => ({ ...post(`/api/admin/money/${NOBODY}/settlement`, { reason: 'Seen' }), headers: { 'if-match': '"1"' } }),
    ...staff('money.write', 404),
  },
  refundMoney: {
    ask: () => ({
      ...post(`/api/admin/money/${NOBODY}/refund`, { sourceId: NOBODY, reason: 'Paid twice' }),
      headers: { 'if-match': '"1"' },
    }),
    ...staff('money.write', 404),
  },
  listOpenRefunds: { ask: () => ({ url: '/api/admin/refunds?limit=1' }), ...staff('money.read', 200) },
  getRefund: { ask: () => ({ url: `/api/admin/refunds/${NOBODY}` }), ...staff('money.read', 404) },
  recordRefundSent: onRefund('sending', { reference: 'f00d' }),
  payRefundByCard: onRefund('payment'),
  confirmRefund: onRefund('confirmation'),
  rejectRefund: onRefund('rejection', { reason: 'Asked twice' }),
  sendRefundLinkAgain: onRefund('link'),
  listPartners: { ask: () => ({ url: '/api/admin/partners' }), ...staff('partners.manage', 200) },
  addPartner: {
    ask: () => post('/api/admin/partners', { slug: 'indra', name: 'Indra', email: 'indra@example.com', language: 'ru' }),
    ...staff('partners.manage', 409),
  },
  getPartner: { ask: () => ({ url: '/api/admin/partners/nobody' }), ...staff('partners.manage', 404) },
  editPartner: {
    ask: () => ({
      method: 'PUT',
      url: '/api/admin/partners/nobody',
      payload: { name: 'Indra', email: 'indra@example.com', language: 'ru', suspended: true },
      headers: { 'if-match': '"1"' },
    }),
    ...staff('partners.manage', 404),
  },
  getPartnerStatement: {
    ask: () => ({ url: '/api/admin/partners/nobody/statements/2026-11' }),
    ...staff('partners.manage', 404),
  },
  setOrderPartner: {
    ask: () => ({ method: 'PUT', url: `/api/admin/orders/${NO_ORDER}/partner`, payload: { partner: null } }),
    ...staff('partners.manage', 404),
  },
  viewDesk: { ask: () => ({ url: '/api/admin/desk' }), ...staff('rituals.perform', 200) },
  listUndatedRituals: { ask: () => ({ url: '/api/admin/desk/undated' }), ...staff('rituals.perform', 200) },
  beginRitual: {
    ask: () => ({ method: 'POST', url: `/api/admin/desk/${NO_ORDER}/rituals/0/begin` }),
    ...staff('rituals.perform', 404),
  },
  completeRitual: {
    ask: () => ({ method: 'POST', url: `/api/admin/desk/${NO_ORDER}/rituals/0/complete` }),
    ...staff('rituals.perform', 404),
  },
  undoBeginRitual: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/desk/${NO_ORDER}/rituals/0/begin` }),
    ...staff('rituals.perform', 404),
  },
  undoCompleteRitual: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/desk/${NO_ORDER}/rituals/0/complete` }),
    ...staff('rituals.perform', 404),
  },
  tickRitualDay: {
    ask: () => ({ method: 'PUT', url: `/api/admin/desk/${NO_ORDER}/rituals/0/days/2026-11-21` }),
    ...staff('rituals.perform', 404),
  },
  untickRitualDay: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/desk/${NO_ORDER}/rituals/0/days/2026-11-21` }),
    ...staff('rituals.perform', 404),
  },
  readName: {
    ask: () => ({
      method: 'PUT',
      url: `/api/admin/desk/${NO_ORDER}/names`,
      payload: { name: 'Анна', readAs: 'А́нна', before: '' },
    }),
    ...staff('rituals.perform', 404),
  },
  getPartnerDashboard: { ask: () => ({ url: '/api/partner/indra' }), ...staff('partner.read', 200) },
  getOwnStatement: { ask: () => ({ url: '/api/partner/indra/statements/2026-11' }), ...staff('partner.read', 200) },
  listPartnerOrders: { ask: () => ({ url: '/api/partner/indra/orders' }), ...staff('partner.read', 200) },
  ...onHandPayments('PartnerPayment', `/api/partner/indra/orders/${NO_ORDER}`, 'partner.confirm'),
  ...onHandPayments('Payment', `/api/admin/orders/${NO_ORDER}`, 'money.write'),
  getPartnerOrder: { ask: () => ({ url: `/api/partner/indra/orders/${NO_ORDER}` }), ...staff('partner.read', 404) },

  listConsultations: { ask: () => ({ url: '/api/admin/consultations' }), ...staff('consultations.handle', 200) },
  answerConsultation: {
    ask: ({ pendingOrderId }) => ({ method: 'PUT', url: `/api/admin/consultations/${pendingOrderId}/answered` }),
    ...staff('consultations.handle', 404),
  },
  reopenConsultation: {
    ask: ({ pendingOrderId }) => ({ method: 'DELETE', url: `/api/admin/consultations/${pendingOrderId}/answered` }),
    ...staff('consultations.handle', 404),
  },
  noteConsultation: {
    ask: ({ pendingOrderId }) => post(`/api/admin/consultations/${pendingOrderId}/notes`, { text: 'Позвонить' }),
    ...staff('consultations.handle', 404),
  },

  checkSandboxAccess: { ask: () => ({ url: '/api/sandbox/access' }), expected: everybody(204) },
  openSandbox: { ask: () => post('/api/sandbox/access', { secret: 'a secret of the sandbox' }), expected: everybody(204) },
  listSandboxMessages: { ask: ({ email }) => ({ url: `/api/sandbox/messages?to=${email}` }), expected: everybody(200) },
  listSandboxLetters: { ask: () => ({ url: '/api/sandbox/letters' }), expected: everybody(200) },
  getSandboxLetter: { ask: () => ({ url: '/api/sandbox/letters/part/en' }), expected: everybody(200) },
  createSandboxTransfer: {
    ask: ({ paymentId }) => post(`/api/sandbox/crypto/payments/${paymentId}/transfers`, {}),
    expected: everybody(201),
  },
  paySandboxCard: {
    ask: ({ pendingOrderId }) => ({ method: 'POST', url: `/api/sandbox/card/payments/${pendingOrderId}/pay` }),
    expected: everybody(200),
  },
};
