import { randomUUID } from 'node:crypto';
import { FOREIGN_TOKEN } from '../../support/foreign-token.ts';
import { everybody, ifMatch, NO_ORDER, ownerOnly, post, put, type Rows, remove, row, signedIn } from './rows.ts';

const plan = { startDate: '2027-01-15', specialWishes: 'О здоровье', participants: '' };

/** The sign-in of customers, their profiles, data and plans. */
export const ACCOUNT: Rows = {
  requestLogin: {
    ask: ({ email }) => post('/api/auth/request-login', { contact: email }),
    expected: everybody(200),
    isHarmless: true,
  },
  verifyCode: { ask: ({ email }) => post('/api/auth/verify-code', { contact: email, code: '000000' }), expected: everybody(400) },
  logout: { ask: () => post('/api/auth/logout'), expected: everybody(204) },
  getMe: { ask: () => ({ url: '/api/auth/me' }), expected: signedIn(200) },
  listSessions: { ask: () => ({ url: '/api/auth/sessions' }), expected: signedIn(200) },
  revokeSession: {
    ask: ({ sessionId }) => remove(`/api/auth/sessions/${sessionId}`),
    expected: ownerOnly(204, 404),
  },

  createProfile: {
    ask: ({ email }) => post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова', email }),
    expected: ownerOnly(201, 403),
    isBare: true,
  },
  getProfile: { ask: ({ profileId }) => ({ url: `/api/customer-profiles/${profileId}` }), expected: ownerOnly(200, 404) },
  updateProfile: {
    ask: ({ profileId }) => put(`/api/customer-profiles/${profileId}`, { occupation: 'Врач' }),
    expected: ownerOnly(200, 404),
  },
  listOwnDays: {
    ask: ({ profileId }) => ({ url: `/api/customer-profiles/${profileId}/days?from=2027-01-14&days=2` }),
    expected: ownerOnly(200, 404),
  },
  // Of staff both ask for a second factor of the last ten minutes.
  requestEmailChange: {
    ask: () => post('/api/account/email', { email: 'anna.new@example.com' }),
    expected: { ...signedIn(200), halfway: 403 },
  },
  confirmEmailChange: {
    ask: ({ email }) => post('/api/account/email/verify', { email, code: '000000' }),
    expected: { ...signedIn(400), halfway: 403 },
  },
  exportAccount: { ask: () => ({ url: '/api/account/export' }), expected: signedIn(200) },
  // Records name the members of staff who acted, so staff cannot delete their own accounts. The owner has a paid ritual to decide about.
  getAccountDeletion: { ask: () => ({ url: '/api/account/deletion' }), expected: row(401, 200, 200, 403) },
  chooseAccountDeletion: {
    ask: () => put('/api/account/deletion', { paidRituals: 'keep' }),
    expected: row(401, 200, 200, 403),
  },
  deleteAccount: { ask: () => remove('/api/account'), expected: row(401, 409, 204, 403) },

  getRitualPlan: { ask: ({ email }) => ({ url: `/api/ritual-plans?customerEmail=${email}` }), expected: ownerOnly(200, 403) },
  saveRitualPlan: {
    ask: ({ email }) => post('/api/ritual-plans', { ...plan, customerEmail: email }),
    expected: ownerOnly(200, 403),
  },
  listParticipants: { ask: () => ({ url: '/api/participants' }), expected: signedIn(200) },
  // Each has a circle of their own; somebody else's record is as none.
  saveParticipant: {
    ask: () => put(`/api/participants/${randomUUID()}`, { name: 'Вера', takesPart: false }),
    expected: signedIn(200),
  },
  deleteParticipant: {
    ask: ({ participantId }) => ifMatch(1, remove(`/api/participants/${participantId}`)),
    expected: ownerOnly(204, 404),
  },
  inviteParticipant: {
    ask: () => put(`/api/participants/invitations/${randomUUID()}`, { label: 'мама', language: 'ru' }),
    expected: ownerOnly(200, 404),
  },
  revokeInvitation: {
    ask: ({ invitationId }) => remove(`/api/participants/invitations/${invitationId}`),
    expected: ownerOnly(204, 404),
  },
  // The holder of a link alone knows its token; without it nobody learns anything.
  lookAtInvitation: { ask: () => post('/api/invitations/look', { token: FOREIGN_TOKEN }), expected: everybody(404) },
  acceptInvitation: {
    ask: () =>
      post('/api/invitations/accept', { token: FOREIGN_TOKEN, name: 'Вера', birthDataConsent: true, consentVersion: '1' }),
    expected: everybody(404),
  },
  changeInvited: {
    ask: () =>
      ifMatch(
        1,
        put('/api/invitations/part', { token: FOREIGN_TOKEN, name: 'Вера', birthDataConsent: true, consentVersion: '1' }),
      ),
    expected: everybody(404),
  },
  answerOwnLine: {
    ask: () => ifMatch(1, put('/api/invitations/line', { token: FOREIGN_TOKEN, print: 'p', state: 'confirmed', words: '' })),
    expected: everybody(404),
  },
  declineInvitation: { ask: () => post('/api/invitations/decline', { token: FOREIGN_TOKEN }), expected: everybody(404) },
  renewPlanCalendar: {
    ask: () => post('/api/ritual-plans/calendar-token'),
    expected: ownerOnly(200, 404),
  },
  getPlanCalendar: {
    ask: ({ calendarToken }) => ({ url: `/api/ritual-plans/calendar.ics?token=${calendarToken}` }),
    expected: everybody(200),
  },

  listOwnNames: { ask: () => ({ url: '/api/account/names' }), expected: signedIn(200) },
  spellOwnName: {
    ask: () => ifMatch(0, put('/api/account/names', { name: 'Кто-то другой', iast: 'Annā' })),
    expected: signedIn(404),
  },

  // An order that is not completed has nothing of this.
  viewYearReminder: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/year-reminder` }),
    expected: signedIn(404),
  },
  wantYearReminder: {
    ask: ({ pendingOrderId }) => put(`/api/account/orders/${pendingOrderId}/year-reminder`, { wanted: true }),
    expected: signedIn(404),
  },
  viewFeedback: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/feedback` }),
    expected: signedIn(404),
  },
  writeFeedback: {
    ask: ({ pendingOrderId }) =>
      ifMatch(0, put(`/api/account/orders/${pendingOrderId}/feedback`, { mark: 5, text: '', publish: false })),
    expected: signedIn(404),
  },
  withdrawFeedback: {
    ask: ({ pendingOrderId }) => ifMatch(1, remove(`/api/account/orders/${pendingOrderId}/feedback`)),
    expected: signedIn(404),
  },

  // An order that is not paid has no sheet.
  viewOwnSankalpa: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/rituals/0/sankalpa` }),
    expected: signedIn(404),
  },
  answerSankalpa: {
    ask: ({ pendingOrderId }) =>
      ifMatch(0, put(`/api/account/orders/${pendingOrderId}/rituals/0/sankalpa`, { print: '0a', state: 'confirmed', words: '' })),
    expected: signedIn(404),
  },

  getOwnPostponement: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/postponement` }),
    expected: ownerOnly(200, 404),
  },
  // An order that is not paid has no day to move.
  askToPostpone: {
    ask: ({ pendingOrderId }) => put(`/api/account/orders/${pendingOrderId}/postponement`, { startDate: plan.startDate }),
    expected: ownerOnly(409, 404),
  },
  takeBackPostponement: {
    ask: () => remove(`/api/account/orders/${NO_ORDER}/postponement`),
    expected: signedIn(404),
  },
};
