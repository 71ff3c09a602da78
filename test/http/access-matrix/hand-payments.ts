import type { Permission } from '#kernel/permissions.ts';
import { NO_ORDER, post, type Row, type Rows, staff } from './rows.ts';

/** What people decide about money by hand, of an order that does not exist; `byKeys` for what programs do, too. */
function onHandPayments(name: string, order: string, permission: Permission, byKeys: Pick<Row, 'scopes'> = {}): Rows {
  const allowed = staff(permission, 404);
  const given = { amount: 300, reference: '17' };
  return {
    [`confirm${name}`]: { ask: () => post(`${order}/confirmation`, given), ...allowed, ...byKeys },
    [`takeBack${name}`]: { ask: () => ({ method: 'DELETE', url: `${order}/confirmation` }), ...allowed },
    [`agreeWith${name}`]: { ask: () => ({ method: 'POST', url: `${order}/confirmation/agreement` }), ...allowed },
    [`decline${name}`]: { ask: () => post(`${order}/decline`, { reason: 'nothing' }), ...allowed, ...byKeys },
  };
}

/** Payments by hand, as a partner and as the panel decide about them. */
export const HAND_PAYMENTS: Rows = {
  ...onHandPayments('PartnerPayment', `/api/partner/indra/orders/${NO_ORDER}`, 'partner.confirm', {
    scopes: ['payments:confirm', 'orders:read'],
  }),
  ...onHandPayments('Payment', `/api/admin/orders/${NO_ORDER}`, 'money.write'),
};
