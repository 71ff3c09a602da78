import { FOREIGN_TOKEN } from '../../support/foreign-token.ts';
import { guestOrder } from '../../support/orders.ts';
import { everybody, everybodyKnowingly, post, type Rows } from './rows.ts';

/** How customers pay, and how they get money back. */
export const PAYMENTS: Rows = {
  listCoins: { ask: () => ({ url: '/api/crypto/coins' }), expected: everybody(200) },
  createCryptoPayment: {
    ask: ({ pendingOrderId }) =>
      post('/api/crypto/payment', { orderId: pendingOrderId, currency: 'BTC', amountUsd: guestOrder.total }),
    expected: everybody(201),
  },
  getCryptoPaymentStatus: {
    ask: ({ paymentId }) => ({ url: `/api/crypto/payment/${paymentId}/status` }),
    expected: everybody(200),
  },
  cancelCryptoPayment: {
    ask: ({ paymentId }) => post(`/api/crypto/payment/${paymentId}/cancel`),
    expected: everybody(200),
  },
  createCardPayment: {
    ask: ({ pendingOrderId }) => post('/api/card/payment', { orderId: pendingOrderId }),
    expected: everybody(201),
  },
  // The sandbox's own gateway sends no notices.
  receiveGatewayNotice: { ask: () => post('/api/webhooks/nowpayments', {}), expected: everybody(404) },

  askForRefund: {
    ask: ({ pendingOrderId }) => post(`/api/orders/${pendingOrderId}/refund-request`),
    expected: everybodyKnowingly(409),
  },
  sendRefundLink: {
    ask: ({ pendingOrderId }) => post(`/api/orders/${pendingOrderId}/refund-link`),
    expected: everybody(409),
  },
  // Everybody with a link may use it; nobody can guess one.
  viewLinkedRefund: { ask: () => post('/api/refunds/look', { token: FOREIGN_TOKEN }), expected: everybody(404) },
  giveRefundAddress: {
    ask: () => post('/api/refunds/address', { token: FOREIGN_TOKEN, address: 'bc1q' }),
    expected: everybody(404),
  },
};
