import { get, ifMatch, NOBODY, post, type Rows, row, staff } from './rows.ts';

/** An action on a refund that does not exist. */
const onRefund = (action: string, payload?: object) =>
  row(ifMatch(1, post(`/api/admin/refunds/${NOBODY}/${action}`, payload)), staff('money.write', 404));

/** Money that waits for a person, and refunds. */
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
};
