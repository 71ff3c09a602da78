import { randomUUID } from 'node:crypto';
import { FOREIGN_TOKEN } from '../../support/foreign-token.ts';
import { answers, everybody, get, ifMatch, NO_ORDER, ownerOnly, post, put, type Rows, remove, row, signedIn } from './rows.ts';

const plan = { startDate: '2027-01-15', specialWishes: 'О здоровье', participants: '' };

/** The sign-in of customers, their profiles, data and plans. */
export const ACCOUNT: Rows = {
  requestLogin: row(({ email }) => post('/api/auth/request-login', { contact: email }), everybody(200), { isHarmless: true }),
  verifyCode: row(({ email }) => post('/api/auth/verify-code', { contact: email, code: '000000' }), everybody(400)),
  logout: row(post('/api/auth/logout'), everybody(204)),
  getMe: row(get('/api/auth/me'), signedIn(200)),
  listSessions: row(get('/api/auth/sessions'), signedIn(200)),
  revokeSession: row(({ sessionId }) => remove(`/api/auth/sessions/${sessionId}`), ownerOnly(204, 404)),

  createProfile: row(
    ({ email }) => post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова', email }),
    ownerOnly(201, 403),
    { isBare: true },
  ),
  getProfile: row(({ profileId }) => get(`/api/customer-profiles/${profileId}`), ownerOnly(200, 404)),
  updateProfile: row(({ profileId }) => put(`/api/customer-profiles/${profileId}`, { occupation: 'Врач' }), ownerOnly(200, 404)),
  listOwnDays: row(
    ({ profileId }) => get(`/api/customer-profiles/${profileId}/days?from=2027-01-14&days=2`),
    ownerOnly(200, 404),
  ),
  // Of staff both ask for a second factor of the last ten minutes.
  requestEmailChange: row(post('/api/account/email', { email: 'anna.new@example.com' }), { ...signedIn(200), halfway: 403 }),
  confirmEmailChange: row(({ email }) => post('/api/account/email/verify', { email, code: '000000' }), {
    ...signedIn(400),
    halfway: 403,
  }),
  exportAccount: row(get('/api/account/export'), signedIn(200)),
  // Records name the members of staff who acted, so staff cannot delete their own accounts. The owner has a paid ritual to decide about.
  getAccountDeletion: row(get('/api/account/deletion'), answers(401, 200, 200, 403)),
  chooseAccountDeletion: row(put('/api/account/deletion', { paidRituals: 'keep' }), answers(401, 200, 200, 403)),
  deleteAccount: row(remove('/api/account'), answers(401, 409, 204, 403)),

  getRitualPlan: row(({ email }) => get(`/api/ritual-plans?customerEmail=${email}`), ownerOnly(200, 403)),
  saveRitualPlan: row(({ email }) => post('/api/ritual-plans', { ...plan, customerEmail: email }), ownerOnly(200, 403)),
  listParticipants: row(get('/api/participants'), signedIn(200)),
  // Each has a circle of their own; somebody else's record is as none.
  saveParticipant: row(() => put(`/api/participants/${randomUUID()}`, { name: 'Вера', takesPart: false }), signedIn(200)),
  deleteParticipant: row(({ participantId }) => ifMatch(1, remove(`/api/participants/${participantId}`)), ownerOnly(204, 404)),
  inviteParticipant: row(
    () => put(`/api/participants/invitations/${randomUUID()}`, { label: 'мама', language: 'ru' }),
    ownerOnly(200, 404),
  ),
  revokeInvitation: row(({ invitationId }) => remove(`/api/participants/invitations/${invitationId}`), ownerOnly(204, 404)),
  // The holder of a link alone knows its token; without it nobody learns anything.
  lookAtInvitation: row(post('/api/invitations/look', { token: FOREIGN_TOKEN }), everybody(404)),
  acceptInvitation: row(
    post('/api/invitations/accept', { token: FOREIGN_TOKEN, name: 'Вера', birthDataConsent: true, consentVersion: '1' }),
    everybody(404),
  ),
  changeInvited: row(
    ifMatch(1, put('/api/invitations/part', { token: FOREIGN_TOKEN, name: 'Вера', birthDataConsent: true, consentVersion: '1' })),
    everybody(404),
  ),
  answerOwnLine: row(
    ifMatch(1, put('/api/invitations/line', { token: FOREIGN_TOKEN, print: 'p', state: 'confirmed', words: '' })),
    everybody(404),
  ),
  declineInvitation: row(post('/api/invitations/decline', { token: FOREIGN_TOKEN }), everybody(404)),
  renewPlanCalendar: row(post('/api/ritual-plans/calendar-token'), ownerOnly(200, 404)),
  getPlanCalendar: row(({ calendarToken }) => get(`/api/ritual-plans/calendar.ics?token=${calendarToken}`), everybody(200)),

  listOwnNames: row(get('/api/account/names'), signedIn(200)),
  spellOwnName: row(ifMatch(0, put('/api/account/names', { name: 'Кто-то другой', iast: 'Annā' })), signedIn(404)),

  // An order that is not completed has nothing of this.
  viewYearReminder: row(({ pendingOrderId }) => get(`/api/account/orders/${pendingOrderId}/year-reminder`), signedIn(404)),
  wantYearReminder: row(
    ({ pendingOrderId }) => put(`/api/account/orders/${pendingOrderId}/year-reminder`, { wanted: true }),
    signedIn(404),
  ),
  viewFeedback: row(({ pendingOrderId }) => get(`/api/account/orders/${pendingOrderId}/feedback`), signedIn(404)),
  writeFeedback: row(
    ({ pendingOrderId }) =>
      ifMatch(0, put(`/api/account/orders/${pendingOrderId}/feedback`, { mark: 5, text: '', publish: false })),
    signedIn(404),
  ),
  withdrawFeedback: row(
    ({ pendingOrderId }) => ifMatch(1, remove(`/api/account/orders/${pendingOrderId}/feedback`)),
    signedIn(404),
  ),

  // An order that is not paid has no sheet.
  viewOwnSankalpa: row(({ pendingOrderId }) => get(`/api/account/orders/${pendingOrderId}/rituals/0/sankalpa`), signedIn(404)),
  answerSankalpa: row(
    ({ pendingOrderId }) =>
      ifMatch(0, put(`/api/account/orders/${pendingOrderId}/rituals/0/sankalpa`, { print: '0a', state: 'confirmed', words: '' })),
    signedIn(404),
  ),

  getOwnPostponement: row(({ pendingOrderId }) => get(`/api/account/orders/${pendingOrderId}/postponement`), ownerOnly(200, 404)),
  // An order that is not paid has no day to move.
  askToPostpone: row(
    ({ pendingOrderId }) => put(`/api/account/orders/${pendingOrderId}/postponement`, { startDate: plan.startDate }),
    ownerOnly(409, 404),
  ),
  takeBackPostponement: row(remove(`/api/account/orders/${NO_ORDER}/postponement`), signedIn(404)),
};
