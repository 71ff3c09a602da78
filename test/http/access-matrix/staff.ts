import { get, NOBODY, post, put, type Rows, remove, row, signingIn, staff } from './rows.ts';

/** The own access of each member of staff, who belongs to them, and what they did; the overview. */
export const STAFF: Rows = {
  getStaffMember: row(get('/api/staff/me'), staff('panel.enter', 200)),
  getStaffLetters: row(get('/api/staff/letters'), staff('panel.enter', 200)),
  chooseStaffLetters: row(put('/api/staff/letters', { chosen: [] }), staff('panel.enter', 200)),
  getStaffPush: row(get('/api/staff/push'), staff('panel.enter', 200)),
  addPushDevice: row(
    () => {
      const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
      return post('/api/staff/push/devices', { endpoint: 'https://10.0.0.1/', keys });
    },
    staff('panel.enter', 400),
  ),
  removePushDevice: row(remove(`/api/staff/push/devices/${NOBODY}`), staff('panel.enter', 404)),
  getStaffAccess: row(get('/api/staff/factors'), signingIn(200)),
  offerPasskey: row(post('/api/staff/passkeys/options', {}), signingIn(200), { isHarmless: true }),
  addPasskey: row(
    post('/api/staff/passkeys', { challengeId: NOBODY, id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [] }),
    signingIn(400),
  ),
  offerAuthenticator: row(post('/api/staff/authenticators/offer', {}), signingIn(200)),
  addAuthenticator: row(post('/api/staff/authenticators', { challengeId: NOBODY, code: '000000' }), signingIn(400)),
  askForSecondFactor: row(post('/api/staff/second-factor/challenge', {}), signingIn(200), { isHarmless: true }),
  giveSecondFactor: row(post('/api/staff/second-factor', { challengeId: NOBODY, code: '000000' }), signingIn(400)),
  removeFactor: row(remove(`/api/staff/factors/${NOBODY}`), staff('panel.enter', 404)),
  renewRecoveryCodes: row(post('/api/staff/recovery-codes', {}), staff('panel.enter', 200), { isHarmless: true }),

  exportOverview: row(get('/api/admin/exports/overview'), staff('overview.read', 200)),
  getOverview: row(get('/api/admin/overview'), staff('overview.read', 200)),
  listStaffActions: row(get('/api/admin/audit'), staff('audit.read', 200)),
  listMembers: row(get('/api/admin/staff'), staff('staff.manage', 200)),
  inviteMember: row(post('/api/admin/staff', { email: 'nobody@example.invalid', role: 'priest' }), staff('staff.manage', 400)),
  changeMemberRole: row(put(`/api/admin/staff/${NOBODY}`, { role: 'priest' }), staff('staff.manage', 404)),
  suspendMember: row(put(`/api/admin/staff/${NOBODY}/suspension`), staff('staff.manage', 404)),
  restoreMember: row(remove(`/api/admin/staff/${NOBODY}/suspension`), staff('staff.manage', 404)),
  endMemberSessions: row(remove(`/api/admin/staff/${NOBODY}/sessions`), staff('staff.manage', 404)),
  resetMemberFactors: row(remove(`/api/admin/staff/${NOBODY}/factors`), staff('staff.manage', 404)),
};
