import type { ShopRequest } from '../../support/shop.ts';
import { ifMatch, NOBODY, post, type Row, type Rows, staff } from './rows.ts';

/** An action on a refund that does not exist. */
function onRefund(action: string, payload?: object): Row {
  const request: ShopRequest = { method: 'POST', url: `/api/admin/refunds/${NOBODY}/${action}`, headers: { 'if-match': '"1"' } };
  return { ask: () => (payload ? { ...request, payload } : request), ...staff('money.write', 404) };
}

/** Money that waits for a person, and refunds. */
export const MONEY: Rows = {
  listWaitingMoney: { ask: () => ({ url: '/api/admin/money?limit=1' }), ...staff('money.read', 200) },
  getWaitingMoney: { ask: () => ({ url: `/api/admin/money/${NOBODY}` }), ...staff('money.read', 404) },
  settleMoney: {
    ask: () => ifMatch(1, post(`/api/admin/money/${NOBODY}/settlement`, { reason: 'Seen' })),
    ...staff('money.write', 404),
  },
  getRefundableMoney: { ask: () => ({ url: `/api/admin/orders/${NOBODY}/refunds` }), ...staff('money.read', 404) },
  getOrderMoney: { ask: () => ({ url: `/api/admin/orders/${NOBODY}/money` }), ...staff('money.read', 404) },
  beginRefund: {
    ask: () => ({
      ...post(`/api/admin/orders/${NOBODY}/refunds`, { reason: 'One week less' }),
      headers: { 'if-match': '"1"', 'idempotency-key': 'a refund' },
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
};
