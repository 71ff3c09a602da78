import type { Permission } from '#kernel/permissions.ts';
import { get, NO_ORDER, NOBODY, post, type Row, type Rows, remove, row, staff } from './rows.ts';

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

/** Payments by hand, as a partner and as the panel decide about them. */
export const HAND_PAYMENTS: Rows = {
  ...onHandPayments('PartnerPayment', `/api/partner/indra/orders/${NO_ORDER}`, 'partner.confirm', {
    scopes: ['payments:confirm', 'orders:read'],
  }),
  ...onHandPayments('Payment', `/api/admin/orders/${NO_ORDER}`, 'money.write'),
  ...onEvidence('Partner', `/api/partner/indra/orders/${NO_ORDER}`, 'partner.confirm', 'partner.read'),
  ...onEvidence('', `/api/admin/orders/${NO_ORDER}`, 'money.write', 'money.read'),
  getHandMoney: row(get(`/api/admin/orders/${NO_ORDER}/confirmation`), staff('money.read', 404)),
};
