export { createStripeGateway } from './gateway.ts';
export { createStripeNotices } from './notices.ts';
export { createStripeRefunds } from './refunds.ts';
