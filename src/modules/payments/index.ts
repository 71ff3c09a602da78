export { createCancelPayment } from './cancel-payment.ts';
export { createCheckPayment, createPaymentStatus } from './check-payment.ts';
export { COIN_FACTS, type Coin, formatUnits, parseUnits, type Units } from './coin.ts';
export { createOpenPayment, type OpenPayment } from './open-payment.ts';
export { createConfirmCardPayment, createOpenCardPayment } from './pay-by-card.ts';
export type { OpenedPayment, Payment, ReviewReason } from './payment.ts';
export type { CardGateway, CryptoGateway, LedgerFact, PaymentReader, PaymentStore } from './ports.ts';
export { createSweepPayments } from './sweep-payments.ts';
export type { PaymentView } from './view-payment.ts';
