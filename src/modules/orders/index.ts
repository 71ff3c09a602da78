export * from './await-confirmation.ts';
export * from './fallback-customer.ts';
export * from './order.ts';
export * from './place-order.ts';
export * from './ports.ts';
export * from './quote.ts';
export * from './set-contact.ts';
export * from './view-order.ts';
