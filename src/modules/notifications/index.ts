export { composeLetters, type Letters } from './compose.ts';
export { createCanSend, createDeliverMessages, type DueMessage, type MessageQueue } from './deliver-messages.ts';
export type { Addressee, MessageData, StoredMessage } from './personal-data.ts';
export { createTellStaff, type StaffNewsStore } from './tell-staff.ts';
