import { everybody, NO_ORDER, NOBODY, post, type Rows, staff } from './rows.ts';

/** What only a shop without real money has. */
export const SANDBOX: Rows = {
  checkSandboxAccess: { ask: () => ({ url: '/api/sandbox/access' }), expected: everybody(204) },
  openSandbox: {
    ask: () => post('/api/sandbox/access', { secret: 'a secret of the sandbox' }),
    expected: everybody(204),
    isHarmless: true,
  },
  listSandboxMessages: { ask: ({ email }) => ({ url: `/api/sandbox/messages?to=${email}` }), expected: everybody(200) },
  listSandboxLetters: { ask: () => ({ url: '/api/sandbox/letters' }), expected: everybody(200) },
  getSandboxLetter: { ask: () => ({ url: '/api/sandbox/letters/part/en' }), expected: everybody(200) },
  makeSandboxKey: { ask: () => post('/api/sandbox/keys'), expected: everybody(201), isHarmless: true },
  listSandboxInbox: { ask: () => ({ url: `/api/sandbox/inbox/${NOBODY}` }), expected: everybody(200) },
  fillSandboxInbox: {
    ask: () => post(`/api/sandbox/inbox/${NOBODY}`, { type: 'x' }),
    expected: everybody(204),
    isHarmless: true,
  },
  createSandboxTransfer: {
    ask: () => post(`/api/sandbox/crypto/payments/${NOBODY}/transfers`, {}),
    expected: everybody(404),
    scopes: ['orders:write', 'orders:read'],
  },
  playPartnerOrder: {
    ask: () => post(`/api/partner/indra/orders/${NO_ORDER}/sandbox-steps`, { step: 'begin' }),
    ...staff('partner.confirm', 404),
    scopes: ['orders:write', 'orders:read'],
  },
  paySandboxCard: {
    ask: ({ pendingOrderId }) => post(`/api/sandbox/card/payments/${pendingOrderId}/pay`),
    expected: everybody(200),
  },
};
