export { createKeysForPartner, createKeysForShop, type KeysOfPartner } from './doors.ts';
export { createFindKeyCaller } from './find-caller.ts';
export { type ApiKey, stateOf } from './key.ts';
export { createKeyKeeping, type KeyDeps, type MadeKey } from './manage-keys.ts';
export type { KeyReader, KeyStore, MailReader, WriteKeyNews } from './ports.ts';
export { readersOf } from './readers.ts';
export { createMakeSandboxKey } from './sandbox-key.ts';
