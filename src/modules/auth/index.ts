export type { EmailChange } from './change-email.ts';
export { type Auth, composeAuth } from './compose.ts';
export { createCrowd, ProofRequired } from './crowd.ts';
export { describeDevice } from './device.ts';
export type { Asker, CodeLetter, SentCode } from './one-time-codes.ts';
export type { ClosedUser, UserData } from './personal-data.ts';
export type {
  AuthEvents,
  BrowserStore,
  CodePurpose,
  CodeStore,
  ProvenMailbox,
  Session,
  SessionReader,
  SessionStore,
  SignInEvent,
  User,
  UserStore,
} from './ports.ts';
