import { FOREIGN_TOKEN } from '../../support/foreign-token.ts';
import { guestOrder } from '../../support/orders.ts';
import { everybody, everybodyKnowingly, get, ownerOnly, post, put, type Rows, row } from './rows.ts';

/** How customers place orders, see them, pay them, and get money back. */
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

  listCoins: row(get('/api/crypto/coins'), everybody(200)),
  createCryptoPayment: row(
    ({ pendingOrderId }) =>
      post('/api/crypto/payment', { orderId: pendingOrderId, currency: 'BTC', amountUsd: guestOrder.total }),
    everybody(201),
  ),
  getCryptoPaymentStatus: row(({ paymentId }) => get(`/api/crypto/payment/${paymentId}/status`), everybody(200)),
  cancelCryptoPayment: row(({ paymentId }) => post(`/api/crypto/payment/${paymentId}/cancel`), everybody(200)),
  createCardPayment: row(({ pendingOrderId }) => post('/api/card/payment', { orderId: pendingOrderId }), everybody(201)),
  // The sandbox's own gateway sends no notices.
  receiveGatewayNotice: row(post('/api/webhooks/nowpayments', {}), everybody(404)),

  askForRefund: row(({ pendingOrderId }) => post(`/api/orders/${pendingOrderId}/refund-request`), everybodyKnowingly(409)),
  sendRefundLink: row(({ pendingOrderId }) => post(`/api/orders/${pendingOrderId}/refund-link`), everybodyKnowingly(409)),
  // Everybody with a link may use it; nobody can guess one.
  viewLinkedRefund: row(post('/api/refunds/look', { token: FOREIGN_TOKEN }), everybody(404)),
  giveRefundAddress: row(post('/api/refunds/address', { token: FOREIGN_TOKEN, address: 'bc1q' }), everybody(404)),
};
