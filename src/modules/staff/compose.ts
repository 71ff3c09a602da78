import type { PortsOf } from '#kernel/ports.ts';
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
  type ManageDeps,
} from './manage-members.ts';
import { createMakeAdministrator, createResetByOperator } from './operate-staff.ts';
import type { ActionReader, MemberReader } from './ports.ts';
import { createAddPushDevice, createRemovePushDevice, createViewPush } from './push.ts';
import type { StaffDeps } from './staff-deps.ts';
import { createViewAccess } from './view-access.ts';
import { viewMember } from './view-member.ts';

type Ports = ManageDeps &
  PortsOf<typeof createAddPushDevice> & { readonly members: MemberReader; readonly actions: ActionReader };

export type Staff = ReturnType<typeof composeStaff>;

/** The people who run the shop: their sign-in, and who they are. */
export function composeStaff(ports: Ports) {
  return {
    viewMember,
    viewLetters: createViewLetters(ports),
    chooseLetters: createChooseLetters(ports),
    viewPush: createViewPush(ports),
    addPushDevice: createAddPushDevice(ports),
    removePushDevice: createRemovePushDevice(ports),
    viewAccess: createViewAccess(ports),
    removeFactor: createRemoveFactor(ports),
    offerPasskey: createOfferPasskey(ports),
    addPasskey: createAddPasskey(ports),
    offerAuthenticator: createOfferAuthenticator(ports),
    addAuthenticator: createAddAuthenticator(ports),
    renewRecoveryCodes: createRenewRecoveryCodes(ports),
    askForFactor: createAskForFactor(ports),
    giveFactor: createGiveFactor(ports),
    listMembers: createListMembers(ports.members),
    inviteMember: createInviteMember(ports),
    changeRole: createChangeRole(ports),
    suspendMember: createSuspendMember(ports),
    restoreMember: createRestoreMember(ports),
    endMemberSessions: createEndMemberSessions(ports),
    resetFactors: createResetFactors(ports),
    listActions: createListActions(ports.actions),
  };
}

/** What an operator does about people, by commands. */
export function composeOperatedStaff(ports: StaffDeps) {
  return { makeAdministrator: createMakeAdministrator(ports), resetFactors: createResetByOperator(ports) };
}
