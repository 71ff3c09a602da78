export { composeOperatedStaff, composeStaff, type Staff } from './compose.ts';
export type { Enrolled } from './enrol-factor.ts';
export { FACTOR_LIMITS, type Factor, type Passkey } from './factor.ts';
export type { Proof } from './give-factor.ts';
export type {
  ActionReader,
  Challenge,
  FactorStore,
  LetterChoices,
  ListedMember,
  LoggedAction,
  Member,
  MemberReader,
  MemberStore,
  Passkeys,
  PushDevices,
} from './ports.ts';
export type { Invitation, StaffDeps } from './staff-deps.ts';
export { type StaffTopic, wantedTopics } from './topics.ts';
export type { StaffAccess } from './view-access.ts';
