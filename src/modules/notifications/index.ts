export { createCanSend, createDeliverMessages, type DueMessage, type MessageQueue } from './deliver-messages.ts';
export type { Addressee, MessageData, StoredMessage } from './personal-data.ts';
export { createSendReceipt } from './send-receipt.ts';
export { createTellCustomer } from './tell-customer.ts';
export { createTellGuest } from './tell-guest.ts';
export { createTellPartner } from './tell-partner.ts';
export { createTellSupport } from './tell-support.ts';
export { createWriteCode } from './write-code.ts';
export { createWriteEmailChanged } from './write-email-changed.ts';
