export { type ApiKeys, composeApiKeys } from './compose.ts';
export { type ApiKey, keyStateOf } from './key.ts';
export { letterRecipientsOf } from './letter-recipients.ts';
export { createKeyKeeping, type KeyDeps, type MadeKey } from './manage-keys.ts';
export type { KeyReader, KeyStore, LetterRecipient, WriteKeyNews } from './ports.ts';
