import { everybody, get, NO_ORDER, NOBODY, post, type Rows, row, staff } from './rows.ts';

/** What only a shop without real money has. */
export const SANDBOX: Rows = {
  checkSandboxAccess: row(get('/api/sandbox/access'), everybody(204)),
  openSandbox: row(post('/api/sandbox/access', { secret: 'a secret of the sandbox' }), everybody(204), { isHarmless: true }),
  listSandboxMessages: row(({ email }) => get(`/api/sandbox/messages?to=${email}`), everybody(200)),
  listSandboxLetters: row(get('/api/sandbox/letters'), everybody(200)),
  getSandboxLetter: row(get('/api/sandbox/letters/part/en'), everybody(200)),
  makeSandboxKey: row(post('/api/sandbox/keys'), everybody(201), { isHarmless: true }),
  listSandboxInbox: row(get(`/api/sandbox/inbox/${NOBODY}`), everybody(200)),
  fillSandboxInbox: row(post(`/api/sandbox/inbox/${NOBODY}`, { type: 'x' }), everybody(204), { isHarmless: true }),
  createSandboxTransfer: row(post(`/api/sandbox/crypto/payments/${NOBODY}/transfers`, {}), everybody(404), {
    scopes: ['orders:write', 'orders:read'],
  }),
  playPartnerOrder: row(
    post(`/api/partner/indra/orders/${NO_ORDER}/sandbox-steps`, { step: 'begin' }),
    staff('partner.confirm', 404),
    { scopes: ['orders:write', 'orders:read'] },
  ),
  paySandboxCard: row(({ pendingOrderId }) => post(`/api/sandbox/card/payments/${pendingOrderId}/pay`), everybody(200)),
};
