import { guestOrder } from '../../support/orders.ts';
import { everybody, everybodyKnowingly, ownerOnly, post, put, type Rows } from './rows.ts';

/** Orders as their customers place and see them. */
export const ORDERS: Rows = {
  createOrder: {
    ask: ({ email }) => post('/api/orders', { ...guestOrder, customerEmail: email }),
    expected: everybodyKnowingly(201),
    isHarmless: true,
  },
  getOrder: { ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}` }), expected: everybody(200) },
  // Before the payment there is none, for anybody.
  getReceipt: { ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}/receipt` }), expected: everybody(404) },
  getReceiptPdf: {
    ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}/receipt.pdf` }),
    expected: everybody(404),
  },
  // The order has contact data already.
  setOrderContact: {
    ask: ({ pendingOrderId }) =>
      put(`/api/orders/${pendingOrderId}/contact`, { customerName: 'Чужое Имя', customerEmail: 'other@example.com' }),
    expected: everybody(409),
  },
  reportManualPayment: {
    ask: ({ pendingOrderId }) => post(`/api/orders/${pendingOrderId}/manual-payment`),
    expected: everybody(200),
  },
  listOrders: { ask: ({ email }) => ({ url: `/api/orders?email=${email}` }), expected: ownerOnly(200, 403) },
};
