import { createTellStaff, createWriteMemberNews } from '#modules/notifications/index.ts';
import { createExportOverview, createViewOverview } from '#modules/overview/index.ts';
import {
  createAddAuthenticator,
  createAddPasskey,
  createAddPushDevice,
  createAskForFactor,
  createChangeRole,
  createChooseLetters,
  createEndMemberSessions,
  createGiveFactor,
  createInviteMember,
  createListActions,
  createListMembers,
  createOfferAuthenticator,
  createOfferPasskey,
  createRemoveFactor,
  createRemovePushDevice,
  createRenewRecoveryCodes,
  createResetFactors,
  createRestoreMember,
  createSuspendMember,
  createViewAccess,
  createViewLetters,
  createViewMember,
  createViewPush,
  type StaffDeps,
} from '#modules/staff/index.ts';
import { createPasskeys } from '../adapters/passkeys/simplewebauthn.ts';
import { createOverviewReader } from '../adapters/postgres/money/overview-reader.ts';
import { createActionReader } from '../adapters/postgres/staff/action-reader.ts';
import { createMemberReader } from '../adapters/postgres/staff/members.ts';
import { createPartnerReader } from '../adapters/postgres/staff/partners.ts';
import { auditHandlers } from '../http/handlers/audit.ts';
import { memberHandlers } from '../http/handlers/members.ts';
import { overviewHandlers } from '../http/handlers/overview.ts';
import { staffHandlers } from '../http/handlers/staff.ts';
import { staffPushHandlers } from '../http/handlers/staff-push.ts';
import { staffSignInHandlers } from '../http/handlers/staff-sign-in.ts';
import { cookieNames } from '../http/requests/cookies.ts';
import type { Ground } from './ground.ts';

/** The people who run the shop: their sign-in, and who they are. */
export function composeStaff(ground: Ground) {
  const { config, clock, newId, database } = ground;
  return {
    tellStaff: createTellStaff({ transact: database.transact, clock, newId, publicUrl: config.publicUrl }),
    handlers: {
      ...staffHandlers(
        {
          viewMember: createViewMember(),
          viewLetters: createViewLetters(database),
          chooseLetters: createChooseLetters({ transact: database.transact, clock }),
        },
        config.timeZone,
      ),
      ...push(ground),
      ...signIn(ground),
      ...members(ground),
      ...overview(ground),
      ...auditHandlers({ listActions: createListActions(createActionReader(database.queries, config.timeZone)) }),
    },
  };
}

/** What the use cases of the staff need; operators' commands too. */
export function staffDeps({
  config,
  clock,
  newId,
  database,
}: Pick<Ground, 'config' | 'clock' | 'newId' | 'database'>): StaffDeps {
  const { publicUrl, secretKeys, support } = config;
  const write = createWriteMemberNews({ newId, publicUrl, supportEmail: support.email });
  return {
    transact: database.transact,
    clock,
    newId,
    secretKeys,
    passkeys: createPasskeys(publicUrl),
    writeNews: (member, ...news) => (member.email === null ? undefined : write(member, member.email, ...news)),
  };
}

function push({ config, clock, newId, database: { transact } }: Ground) {
  const publicKey = config.push?.publicKey;
  return staffPushHandlers({
    viewPush: createViewPush({ transact, publicKey }),
    addPushDevice: createAddPushDevice({ transact, publicKey, clock, newId }),
    removePushDevice: createRemovePushDevice({ transact, clock }),
  });
}

function signIn(ground: Ground) {
  const { publicUrl, sessionSeconds } = ground.config;
  const deps = staffDeps(ground);
  return staffSignInHandlers(
    {
      viewAccess: createViewAccess(deps),
      removeFactor: createRemoveFactor(deps),
      offerPasskey: createOfferPasskey(deps),
      addPasskey: createAddPasskey(deps),
      offerAuthenticator: createOfferAuthenticator(deps),
      addAuthenticator: createAddAuthenticator(deps),
      renewRecoveryCodes: createRenewRecoveryCodes(deps),
      askForFactor: createAskForFactor(deps),
      giveFactor: createGiveFactor(deps),
    },
    { names: cookieNames(publicUrl), sessionSeconds: sessionSeconds.absolute },
  );
}

function members(ground: Ground) {
  const partners = createPartnerReader(ground.database.queries);
  const nameOfPartner = async (slug: string) => (await partners.find(slug))?.name;
  const deps = { ...staffDeps(ground), nameOfPartner };
  return memberHandlers({
    listMembers: createListMembers(createMemberReader(ground.database.queries)),
    inviteMember: createInviteMember(deps),
    changeRole: createChangeRole(deps),
    suspendMember: createSuspendMember(deps),
    restoreMember: createRestoreMember(deps),
    endMemberSessions: createEndMemberSessions(deps),
    resetFactors: createResetFactors(deps),
  });
}

function overview({ database, clock, config: { timeZone } }: Ground) {
  const reader = createOverviewReader(database.queries, timeZone);
  const deps = { overview: reader, clock, timeZone };
  return overviewHandlers({ viewOverview: createViewOverview(deps), exportOverview: createExportOverview(deps) }, timeZone);
}
