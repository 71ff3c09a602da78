export { type Fact, hashOf, type Link, linkAfter } from './chain.ts';
export type { LedgerReader, Seal, SealStore } from './ports.ts';
export { createSealLedger, hashOfSeal } from './seal.ts';
export { type Breach, createVerifyLedger, type Verdict } from './verify.ts';
