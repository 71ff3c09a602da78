export { createConfirmEmailChange, createRequestEmailChange, type EmailChange } from './change-email.ts';
export { createCrowd, ProofRequired } from './crowd.ts';
export { describeDevice } from './device.ts';
export { createJoinOrders } from './join-orders.ts';
export { type Asker, type CodeLetter, createOneTimeCodes, type SentCode } from './one-time-codes.ts';
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
export { createFindCaller, createListSessions, createRevokeSession } from './sessions.ts';
export { createRequestSignIn, createSignIn, createSignOut, type SignedIn, type SignIn } from './sign-in.ts';
