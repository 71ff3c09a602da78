import { NOBODY, post, put, type Rows, remove, signingIn, staff } from './rows.ts';

/** The own access of each member of staff. */
export const STAFF_SIGN_IN: Rows = {
  getStaffMember: { ask: () => ({ url: '/api/staff/me' }), ...staff('panel.enter', 200) },
  getStaffLetters: { ask: () => ({ url: '/api/staff/letters' }), ...staff('panel.enter', 200) },
  chooseStaffLetters: {
    ask: () => put('/api/staff/letters', { chosen: [] }),
    ...staff('panel.enter', 200),
  },
  getStaffPush: { ask: () => ({ url: '/api/staff/push' }), ...staff('panel.enter', 200) },
  addPushDevice: {
    ask: () => {
      const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
      return post('/api/staff/push/devices', { endpoint: 'https://10.0.0.1/', keys });
    },
    ...staff('panel.enter', 400),
  },
  removePushDevice: { ask: () => remove(`/api/staff/push/devices/${NOBODY}`), ...staff('panel.enter', 404) },
  getStaffAccess: { ask: () => ({ url: '/api/staff/factors' }), ...signingIn(200) },
  offerPasskey: { ask: () => post('/api/staff/passkeys/options', {}), ...signingIn(200), isHarmless: true },
  addPasskey: {
    ask: () =>
      post('/api/staff/passkeys', {
        challengeId: NOBODY,
        id: 'x',
        clientDataJSON: 'x',
        attestationObject: 'x',
        transports: [],
      }),
    ...signingIn(400),
  },
  offerAuthenticator: { ask: () => post('/api/staff/authenticators/offer', {}), ...signingIn(200) },
  addAuthenticator: { ask: () => post('/api/staff/authenticators', { challengeId: NOBODY, code: '000000' }), ...signingIn(400) },
  askForSecondFactor: { ask: () => post('/api/staff/second-factor/challenge', {}), ...signingIn(200), isHarmless: true },
  giveSecondFactor: { ask: () => post('/api/staff/second-factor', { challengeId: NOBODY, code: '000000' }), ...signingIn(400) },
  removeFactor: { ask: () => remove(`/api/staff/factors/${NOBODY}`), ...staff('panel.enter', 404) },
  renewRecoveryCodes: { ask: () => post('/api/staff/recovery-codes', {}), ...staff('panel.enter', 200), isHarmless: true },
};
