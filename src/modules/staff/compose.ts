import { composing } from '#kernel/ports.ts';
import { createRemoveFactor, createRenewRecoveryCodes } from './change-factors.ts';
import { createAddAuthenticator, createAddPasskey, createOfferAuthenticator, createOfferPasskey } from './enrol-factor.ts';
import { createAskForFactor, createGiveFactor } from './give-factor.ts';
import { createChooseLetters, createViewLetters } from './letters.ts';
import { createListActions } from './list-actions.ts';
import { createListMembers } from './list-members.ts';
import {
  createChangeRole,
  createEndMemberSessions,
  createInviteMember,
  createResetFactors,
  createRestoreMember,
  createSuspendMember,
} from './manage-members.ts';
import { createMakeAdministrator, createResetByOperator } from './operate-staff.ts';
import { createAddPushDevice, createRemovePushDevice, createViewPush } from './push.ts';
import { createViewAccess } from './view-access.ts';
import { viewMember } from './view-member.ts';

export type Staff = ReturnType<typeof composeStaff>;

/** The people who run the shop: their sign-in, and who they are. */
export const composeStaff = composing({
  viewMember: () => viewMember,
  viewLetters: createViewLetters,
  chooseLetters: createChooseLetters,
  viewPush: createViewPush,
  addPushDevice: createAddPushDevice,
  removePushDevice: createRemovePushDevice,
  viewAccess: createViewAccess,
  removeFactor: createRemoveFactor,
  offerPasskey: createOfferPasskey,
  addPasskey: createAddPasskey,
  offerAuthenticator: createOfferAuthenticator,
  addAuthenticator: createAddAuthenticator,
  renewRecoveryCodes: createRenewRecoveryCodes,
  askForFactor: createAskForFactor,
  giveFactor: createGiveFactor,
  listMembers: createListMembers,
  inviteMember: createInviteMember,
  changeRole: createChangeRole,
  suspendMember: createSuspendMember,
  restoreMember: createRestoreMember,
  endMemberSessions: createEndMemberSessions,
  resetFactors: createResetFactors,
  listActions: createListActions,
});

/** What an operator does about people, by commands. */
export const composeOperatedStaff = composing({
  makeAdministrator: createMakeAdministrator,
  resetFactors: createResetByOperator,
});
