export { createRemoveFactor, createRenewRecoveryCodes } from './change-factors.ts';
export {
  createAddAuthenticator,
  createAddPasskey,
  createOfferAuthenticator,
  createOfferPasskey,
  type Enrolled,
} from './enrol-factor.ts';
export type { Factor, Passkey } from './factor.ts';
export { createAskForFactor, createGiveFactor, type Proof } from './give-factor.ts';
export { createChooseLetters, createViewLetters, type StaffLetters } from './letters.ts';
export { createListActions } from './list-actions.ts';
export { createListMembers } from './list-members.ts';
export {
  createChangeRole,
  createEndMemberSessions,
  createInviteMember,
  createResetFactors,
  createRestoreMember,
  createSuspendMember,
  type Post,
} from './manage-members.ts';
export { createMakeAdministrator, createResetByOperator } from './operate-staff.ts';
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
  NewPasskey,
  Passkeys,
  PushDevice,
  PushDevices,
  WantedActions,
} from './ports.ts';
export { createAddPushDevice, createRemovePushDevice, createViewPush, type OwnPush } from './push.ts';
export type { Invitation, StaffDeps } from './staff-deps.ts';
export { type StaffTopic, wantedTopics } from './topics.ts';
export { createViewAccess, type StaffAccess } from './view-access.ts';
export { createViewMember, type StaffMember } from './view-member.ts';
