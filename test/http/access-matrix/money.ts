import type { Permission } from '#kernel/permissions.ts';
import { get, ifMatch, NO_ORDER, NOBODY, post, type Row, type Rows, remove, row, staff } from './rows.ts';

/** An action on a refund that does not exist. */
const onRefund = (action: string, payload?: object) =>
  row(ifMatch(1, post(`/api/admin/refunds/${NOBODY}/${action}`, payload)), staff('money.write', 404));

/** What people decide about money by hand, of an order that does not exist; `byKeys` for what programs do, too. */
function onHandPayments(name: string, order: string, permission: Permission, byKeys: Pick<Row, 'scopes'> = {}): Rows {
  const allowed = staff(permission, 404);
  const confirmation = { amount: 300, reference: '17' };
  return {
    [`confirm${name}`]: row(post(`${order}/confirmation`, confirmation), allowed, { ...byKeys }),
    [`takeBack${name}`]: row(remove(`${order}/confirmation`), allowed),
    [`agreeWith${name}`]: row(post(`${order}/confirmation/agreement`), allowed),
    [`decline${name}`]: row(post(`${order}/decline`, { reason: 'nothing' }), allowed, { ...byKeys }),
  };
}

/** Files that prove such money. What is no file is refused only once somebody may send one. */
function onEvidence(name: string, order: string, write: Permission, read: Permission): Rows {
  const headers = { 'content-type': 'application/pdf' };
  return {
    [`add${name}Evidence`]: row({ method: 'POST', url: `${order}/evidence`, payload: 'no file', headers }, staff(write, 422)),
    [`get${name}Evidence`]: row(get(`${order}/evidence/${NOBODY}`), staff(read, 404)),
  };
}

/** Money that waits for a person, refunds, and payments by hand as a partner and as the panel decide about them. */
export const MONEY: Rows = {
  listWaitingMoney: row(get('/api/admin/money?limit=1'), staff('money.read', 200)),
  getWaitingMoney: row(get(`/api/admin/money/${NOBODY}`), staff('money.read', 404)),
  settleMoney: row(ifMatch(1, post(`/api/admin/money/${NOBODY}/settlement`, { reason: 'Seen' })), staff('money.write', 404)),
  getRefundableMoney: row(get(`/api/admin/orders/${NOBODY}/refunds`), staff('money.read', 404)),
  getOrderMoney: row(get(`/api/admin/orders/${NOBODY}/money`), staff('money.read', 404)),
  beginRefund: row(
    {
      ...post(`/api/admin/orders/${NOBODY}/refunds`, { reason: 'One week less' }),
      headers: { 'if-match': '"1"', 'idempotency-key': 'a refund' },
    },
    staff('money.write', 404),
  ),
  listOpenRefunds: row(get('/api/admin/refunds?limit=1'), staff('money.read', 200)),
  getRefund: row(get(`/api/admin/refunds/${NOBODY}`), staff('money.read', 404)),
  recordRefundSent: onRefund('sending', { reference: 'f00d' }),
  payRefundByCard: onRefund('payment'),
  confirmRefund: onRefund('confirmation'),
  rejectRefund: onRefund('rejection', { reason: 'Asked twice' }),
  sendRefundLinkAgain: onRefund('link'),

  ...onHandPayments('PartnerPayment', `/api/partner/indra/orders/${NO_ORDER}`, 'partner.confirm', {
    scopes: ['payments:confirm', 'orders:read'],
  }),
  ...onHandPayments('Payment', `/api/admin/orders/${NO_ORDER}`, 'money.write'),
  ...onEvidence('Partner', `/api/partner/indra/orders/${NO_ORDER}`, 'partner.confirm', 'partner.read'),
  ...onEvidence('', `/api/admin/orders/${NO_ORDER}`, 'money.write', 'money.read'),
  getHandMoney: row(get(`/api/admin/orders/${NO_ORDER}/confirmation`), staff('money.read', 404)),
};
