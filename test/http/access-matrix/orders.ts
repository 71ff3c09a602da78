import { guestOrder } from '../../support/orders.ts';
import { everybody, everybodyKnowingly, get, ownerOnly, post, put, type Rows, row } from './rows.ts';

/** Orders as their customers place and see them. */
export const ORDERS: Rows = {
  createOrder: row(({ email }) => post('/api/orders', { ...guestOrder, customerEmail: email }), everybodyKnowingly(201), {
    isHarmless: true,
  }),
  getOrder: row(({ pendingOrderId }) => get(`/api/orders/${pendingOrderId}`), everybody(200)),
  // Before the payment there is none, for anybody.
  getReceipt: row(({ pendingOrderId }) => get(`/api/orders/${pendingOrderId}/receipt`), everybody(404)),
  getReceiptPdf: row(({ pendingOrderId }) => get(`/api/orders/${pendingOrderId}/receipt.pdf`), everybody(404)),
  // The order has contact data already.
  setOrderContact: row(
    ({ pendingOrderId }) =>
      put(`/api/orders/${pendingOrderId}/contact`, { customerName: 'Чужое Имя', customerEmail: 'other@example.com' }),
    everybody(409),
  ),
  reportManualPayment: row(({ pendingOrderId }) => post(`/api/orders/${pendingOrderId}/manual-payment`), everybody(200)),
  listOrders: row(({ email }) => get(`/api/orders?email=${email}`), ownerOnly(200, 403)),
};
