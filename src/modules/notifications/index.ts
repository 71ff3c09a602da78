export * from './deliver-messages.ts';
export * from './send-receipt.ts';
export * from './tell-support.ts';
export * from './write-code.ts';
export * from './write-email-changed.ts';
